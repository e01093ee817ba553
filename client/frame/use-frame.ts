import { useRouteLoaderData } from "react-router-dom";
import type { FrameData } from "../pages/data.ts";

/** The route whose loader gives the frame's data; every page is below it. */
export const FRAME_ROUTE = "frame";

/**
 * What stands around the page.
 * @throws Error outside the site's routes.
 */
export function useFrame(): FrameData {
	const frame = useRouteLoaderData<FrameData>(FRAME_ROUTE);
	if (!frame) throw new Error("useFrame must be used within the site's routes");
	return frame;
}
