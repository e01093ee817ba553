import { legalCopies } from "../../parts/legal/copies.server.ts";
import { loadCopy } from "../page-head.server.ts";
import { privacyDocument } from "./document.ts";
import { seo } from "./seo.ts";

export const copies = legalCopies(privacyDocument, seo);

export const load = loadCopy("privacy", copies);
