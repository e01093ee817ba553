import type { Language } from "../../../shared/languages.ts";
import type * as Turkish from "../copy/tr.ts";

/** The desk's copy in one language: each folder has its own part. The Turkish one gives the type. */
export type DeskCopy = typeof Turkish;

/** Loads the copy of a language; the same promise each time, as React's `use` needs it. */
export type LoadCopy = (language: Language) => Promise<DeskCopy>;
