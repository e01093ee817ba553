/** Why the server cannot start, in one line for the person who starts it: what is wrong and what to do. */
export class StartError extends Error {}
