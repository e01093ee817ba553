import type { AccountsProblem } from "../../shared/desk/accounts.ts";
import type { MailsProblem } from "../../shared/desk/mails.ts";
import type { PostsProblem } from "../../shared/desk/posts.ts";
import type { SessionProblem } from "../../shared/desk/session.ts";
import type { SiteProblem } from "../../shared/desk/site.ts";
import type { TokensProblem } from "../../shared/desk/tokens.ts";
import { Problem } from "../problem.ts";

/** A refusal whose code is one of a closed list; the client has the words. */
export const refusal = (
	status: number,
	code:
		| SessionProblem
		| AccountsProblem
		| MailsProblem
		| PostsProblem
		| SiteProblem
		| TokensProblem,
	title: string,
): Problem => new Problem(status, title, { code });
