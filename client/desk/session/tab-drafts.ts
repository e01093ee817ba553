import { createDrafts } from "./drafts.ts";

/** The drafts that this tab keeps. */
export const drafts = createDrafts(sessionStorage);
