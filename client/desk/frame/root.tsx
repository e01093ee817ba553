import { Suspense } from "react";
import { Outlet } from "react-router-dom";

/** Holds every page until its words and code are there. */
export function Root() {
	return (
		<Suspense>
			<Outlet />
		</Suspense>
	);
}
