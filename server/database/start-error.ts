/** Why the server cannot start: one line for the operator, with the problem and the fix. */
export class StartError extends Error {}
