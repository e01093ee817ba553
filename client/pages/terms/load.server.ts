import { legalCopies } from "../../parts/legal/copies.server.ts";
import { loadCopy } from "../page-head.server.ts";
import { termsDocument } from "./document.ts";
import { seo } from "./seo.ts";

export const copies = legalCopies(termsDocument, seo);

export const load = loadCopy("terms", copies);
