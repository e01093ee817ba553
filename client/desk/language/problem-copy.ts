import type { AccountsProblem } from "../../../shared/desk/accounts.ts";
import type { MailsProblem } from "../../../shared/desk/mails.ts";
import type { PostsProblem } from "../../../shared/desk/posts.ts";
import type { PasswordProblem, SessionProblem } from "../../../shared/desk/session.ts";
import type { SiteProblem } from "../../../shared/desk/site.ts";
import type { TokensProblem } from "../../../shared/desk/tokens.ts";

/** What went wrong with a request, whether something was lost, and what to do. */
export type ProblemCopy = Record<
	| SessionProblem
	| AccountsProblem
	| PasswordProblem
	| MailsProblem
	| PostsProblem
	| SiteProblem
	| TokensProblem,
	string
> & {
	offline: string;
	server: string;
	/** Of attempts to sign in. @param wait such as `2 minutes`. */
	wait: (wait: string) => string;
	/** Of anything else that an account may not do so often. @param wait such as `2 minutes`. */
	pause: (wait: string) => string;
};

/** What is wrong with one field, by the codes of the schemas. */
export type FieldCopy = Record<
	| "required"
	| "email"
	| "invalid"
	| "too_long"
	| "too_many"
	| "control_characters"
	| "too_complex"
	| "slug"
	| "draft_slug"
	| "taken"
	| "former"
	| "url",
	string
>;
