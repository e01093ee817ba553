/** The widths of breakpoints.css that scripts need. */
export const SMALL_PHONE = "(width <= 30rem)";
export const PHONE = "(width < 48rem)";
export const TABLET = "(width >= 48rem)";
export const TWO_PANES = "(width >= 68.75rem)";
