/** The id of the template that holds the document's scripts (late-start.ts). */
export const LATE_SCRIPTS = "late-scripts";
