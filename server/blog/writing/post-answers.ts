import type { Answer } from "../reading/query.ts";

export const UNIQUE_VIOLATION = "23505";
const CHECK_VIOLATION = "23514";

/** Whether a row was refused because it is beyond the table's bounds. */
export const isRefused = ({ error }: Answer): boolean => error?.code === CHECK_VIOLATION;
