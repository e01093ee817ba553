import { lazy, Suspense } from "react";
import { Navigate } from "react-router-dom";
import { useAccount } from "../session/session.tsx";
import { pagesFor } from "./pages.ts";

const Overview = lazy(() => import("../overview/overview.tsx"));

/** `/desk`: the overview for owners; every other role opens on its own page. */
export function Start() {
	const [first] = pagesFor(useAccount().role);
	if (first && first.path !== "/") return <Navigate to={first.path} replace />;
	return (
		<Suspense>
			<Overview />
		</Suspense>
	);
}
