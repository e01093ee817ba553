import type { AccountsProblem } from "../../client/desk/api/accounts.ts";
import type { MailsProblem } from "../../client/desk/api/mails.ts";
import type { PostsProblem } from "../../client/desk/api/posts.ts";
import type { SessionProblem } from "../../client/desk/api/session.ts";
import { Problem } from "../problem.ts";

/** A refusal whose code is one of a closed list; the client has the words. */
export const refusal = (
	status: number,
	code: SessionProblem | AccountsProblem | MailsProblem | PostsProblem,
	title: string,
): Problem => new Problem(status, title, { code });
