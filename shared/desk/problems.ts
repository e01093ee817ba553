import type { AccountsProblem } from "./accounts.ts";
import type { MailsProblem } from "./mails.ts";
import type { PostsProblem } from "./posts.ts";
import type { SessionProblem } from "./session.ts";
import type { SiteProblem } from "./site.ts";
import type { TokensProblem } from "./tokens.ts";

/** Why the desk's API refuses a request. */
export type ProblemCode =
	| SessionProblem
	| AccountsProblem
	| MailsProblem
	| PostsProblem
	| SiteProblem
	| TokensProblem;
