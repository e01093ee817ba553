import { Navigate } from "react-router-dom";
import { useAccount } from "../session/session.tsx";
import { pagesFor } from "./pages.ts";

/** `/desk`: each role opens on its own page. */
export function Start() {
	const [first] = pagesFor(useAccount().role);
	return <Navigate to={first?.path ?? "/settings"} replace />;
}
