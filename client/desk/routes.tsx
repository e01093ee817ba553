import { Navigate, type RouteObject } from "react-router-dom";
import { Frame } from "./frame/frame.tsx";
import { PageFailed } from "./frame/page-failed.tsx";
import { Root } from "./frame/root.tsx";
import { Start } from "./frame/start.tsx";

/** The desk's pages, each loaded when it is opened. Paths are below `/desk`. */
export const routes: RouteObject[] = [
	{
		Component: Root,
		HydrateFallback: () => null,
		children: [
			{ path: "welcome", lazy: () => import("./session/welcome.tsx") },
			{ path: "sign-in", element: <Navigate to="/" replace /> },
			{
				Component: Frame,
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
							{ path: "mails", lazy: () => import("./mails/mails.tsx") },
							{
								path: "accounts",
								lazy: () => import("./accounts/accounts.tsx"),
							},
							{
								path: "settings",
								lazy: () => import("./settings/settings.tsx"),
							},
							{ path: "*", lazy: () => import("./frame/missing.tsx") },
						],
					},
				],
			},
		],
	},
];
