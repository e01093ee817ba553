import { useRouteLoaderData } from "react-router-dom";
import type { Language } from "../../shared/languages.ts";
import type { Operator } from "../../shared/operator.ts";
import type { AnalyticsSettings } from "../analytics/settings.ts";
import type { FrameCopy } from "./tr.ts";

/** The publisher's fields that the footer shows. */
type FooterOperator = Pick<Operator, "name" | "address" | "email" | "phone">;

/** The data of the frame around the pages; it changes with the language alone. */
export interface FrameData {
	language: Language;
	copy: FrameCopy;
	/** The languages that the switcher offers. */
	languages: readonly Language[];
	siteName: string;
	/** Who publishes the site; absent where the settings do not say so. */
	operator?: FooterOperator | undefined;
	/** The firm's number at WhatsApp, in the international format. */
	whatsapp?: string | undefined;
	/** Somebody of the firm who speaks the language. */
	speaker?: string | undefined;
	/** The firm's pages in social networks. */
	profiles: readonly string[];
	/** Absent where no service counts visits. */
	analytics?: AnalyticsSettings;
}

/** The route whose loader returns the frame's data; every page is below it. */
export const FRAME_ROUTE = "frame";

/**
 * The data of the frame around the page.
 * @throws Error outside the site's routes.
 */
export function useFrame(): FrameData {
	const frame = useRouteLoaderData<FrameData>(FRAME_ROUTE);
	if (!frame) throw new Error("useFrame must be used within the site's routes");
	return frame;
}
