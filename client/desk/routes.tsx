import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { Link, Navigate, Outlet, type RouteObject } from "react-router-dom";
import { Frame } from "./frame/frame.tsx";
import { pagesFor } from "./frame/pages.ts";
import { browserLanguage, LanguageProvider, useCopy } from "./language/language.tsx";
import { Notice } from "./parts/notice.tsx";
import { useAccount } from "./session/session.tsx";

const Overview = lazy(() =>
	import("./overview/overview.tsx").then(({ Overview }) => ({ default: Overview })),
);

/** The desk's pages, most of them loaded when they are opened. Paths are below `/desk`. */
export const routes: RouteObject[] = [
	{
		// Holds every page until its copy and code are there.
		element: (
			<Suspense>
				<Outlet />
			</Suspense>
		),
		HydrateFallback: () => null,
		children: [
			{ path: "welcome", lazy: () => import("./session/welcome.tsx") },
			{ path: "sign-in", element: <Navigate to="/" replace /> },
			{
				Component: Frame,
				ErrorBoundary: DeskFailed,
				children: [
					{
						ErrorBoundary: PageFailed,
						children: [
							{ index: true, Component: Start },
							{
								path: "leads",
								lazy: () => import("./leads/leads.tsx"),
								children: [{ path: ":id" }],
							},
							{ path: "posts", lazy: () => import("./posts/posts.tsx") },
							{ path: "posts/bin", lazy: () => import("./posts/bin/bin.tsx") },
							{ path: "posts/terms", lazy: () => import("./posts/terms/terms.tsx") },
							{ path: "posts/:id", lazy: () => import("./posts/post.tsx") },
							{ path: "mails", lazy: () => import("./mails/mails.tsx") },
							{
								path: "accounts",
								lazy: () => import("./accounts/accounts.tsx"),
							},
							{ path: "site", lazy: () => import("./site/site.tsx") },
							{
								path: "settings",
								lazy: () => import("./settings/settings.tsx"),
							},
							{ path: "*", Component: Missing },
						],
					},
				],
			},
		],
	},
];

/** `/desk`: the overview for owners; every other role opens on its own page. */
function Start() {
	const [first] = pagesFor(useAccount().role);
	if (first && first.path !== "/") return <Navigate to={first.path} replace />;
	return (
		<Suspense>
			<Overview />
		</Suspense>
	);
}

/** Stands in place of a page whose code or data did not arrive, or which failed. */
function PageFailed() {
	const { failed } = useCopy().frame;
	return (
		<Notice isPage title={failed.title} text={failed.text}>
			<Button onClick={() => window.location.reload()}>{failed.retry}</Button>
		</Notice>
	);
}

/** The same where it is not known who is signed in. */
function DeskFailed() {
	return (
		<LanguageProvider language={browserLanguage()}>
			<PageFailed />
		</LanguageProvider>
	);
}

/** A URL of the desk that names no page. */
function Missing() {
	const { missing } = useCopy().frame;
	return (
		<Notice isPage title={missing.title} text={missing.text}>
			<Button component={Link} to="/">
				{missing.back}
			</Button>
		</Notice>
	);
}
