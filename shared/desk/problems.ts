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

/** The fault of one field; a fault without a text of its own is `invalid`. */
export const FIELD_CODES = [
	"required",
	"email",
	"invalid",
	"too_long",
	"too_many",
	"control_characters",
	"too_complex",
	"slug",
	"draft_slug",
	"taken",
	"former",
	"url",
	"international_phone",
	"photo_gone",
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];
