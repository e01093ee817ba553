import type { Language } from "../../../shared/languages.ts";
import type * as Turkish from "../words/tr.ts";

/** The desk's words in one language: each folder has its own part. The Turkish ones give the type. */
export type DeskCopy = typeof Turkish;

/** Loads the words of a language; the same promise each time, as React's `use` needs it. */
export type LoadCopy = (language: Language) => Promise<DeskCopy>;
