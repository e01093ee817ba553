import type { Language } from "../../shared/languages.ts";
import type { FrameData } from "../frame/use-frame.ts";
import type { PageData, PageRedirect } from "./loader.ts";

/** A page's data with its HTTP status. */
interface PageResponse {
	status: number;
	data: PageData;
}

/** Where routes get their data: the pages' loaders on the server, `/_data` in the browser. */
export interface DataSource {
	frame(language: Language, signal?: AbortSignal): Promise<FrameData>;
	/** @throws NetworkError where no answer came, any other error where the server failed; an error page is shown then. */
	page(url: URL, signal?: AbortSignal): Promise<PageResponse | PageRedirect>;
}
