/** The fields of the contact form that must be filled in (specification §5). */
export const REQUIRED = ["name", "email"] as const;

/** Lines that its message shows (specification §5). */
export const MESSAGE_ROWS = 4;
