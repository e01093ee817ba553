import { inEachLanguage } from "../../i18n/copy.ts";
import { loadPrice } from "../../parts/firm/load.server.ts";
import type { PageRequest } from "../loader.ts";
import { loadCopy } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

const loadTexts = loadCopy("services", copies);

export function load(server: PageServer, request: PageRequest) {
	const page = loadTexts(server, request);
	const price = loadPrice(server.firm, request.language);
	return { ...page, data: { ...page.data, price } };
}
