/** The fields of the quick analysis that must be filled in (specification §5). */
export const REQUIRED = ["name", "email", "company"] as const;

/** Lines that its message shows. */
export const MESSAGE_ROWS = 3;
