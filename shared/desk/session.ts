import * as v from "valibot";
import type { Language } from "../languages.ts";
import { UNPRINTABLE } from "../text.ts";
import { type Account, firstOwnerFields } from "./accounts.ts";

/** The header of a request that an unused page makes by itself. */
export const AWAY_HEADER = "desk-away";

/** Characters of a password; a longer one is cut off by bcrypt, which takes 72 bytes. */
export const PASSWORD_BOUNDS = { least: 12, most: 72 } as const;

/** How many characters a password has too few, for the field and for the rule that refuses it. */
export const missingCharacters = (password: string): number =>
	Math.max(0, PASSWORD_BOUNDS.least - [...password].length);

/** A password as it was typed: it is never normalised. */
export const passwordField = v.pipe(
	v.string("required"),
	v.nonEmpty("required"),
	v.maxLength(500, "too_long"),
);

/** Six digits of an authenticator app, or a recovery code. */
const code = v.pipe(
	v.string("required"),
	v.trim(),
	v.nonEmpty("required"),
	v.maxLength(40, "too_long"),
);

const token = v.pipe(v.string("required"), v.maxLength(100, "too_long"));

/** The address typed to sign in, whether it has an account or not. */
const emailField = v.pipe(
	v.string("required"),
	v.trim(),
	v.nonEmpty("required"),
	// Postgres takes none, so no account has one.
	v.check((value) => !UNPRINTABLE.test(value), "control_characters"),
	v.maxLength(254, "too_long"),
	v.toLowerCase(),
);

/** `POST /api/desk/session` */
export const signInSchema = v.strictObject({
	email: emailField,
	password: passwordField,
	code: v.optional(code),
});

/** `POST /api/desk/link` → 200 LinkAnswer | 410 */
export const linkSchema = v.strictObject({ token });

/** `POST /api/desk/link/request` → 202, also for an address without an account | 409 `mail_off` | 429 */
export const linkRequestSchema = v.strictObject({ email: emailField });

/** `POST /api/desk/link/password` → 200 SessionAnswer and the cookie | 204 where the account has a second factor: sign in now | 410 | 409 `email_taken` | 422 */
export const linkPasswordSchema = v.strictObject({
	token,
	password: passwordField,
	/** Where the link's purpose is `first`: who the first owner is. */
	...firstOwnerFields,
});

/** `POST /api/desk/profile/password` → 204 | 403 `wrong_credentials` | 422 | 429 */
export const passwordSchema = v.strictObject({ current: passwordField, next: passwordField });

/** `PUT` (422 `code_wrong`) and `DELETE /api/desk/second-factor` (403 `code_wrong`); both 403 `wrong_credentials` | 429 */
export const secondFactorSchema = v.strictObject({ password: passwordField, code });

/** `GET` and `POST /api/desk/session` → 200 */
export interface SessionAnswer {
	account: Account;
	/** The account has no second factor yet, and its role must have one: the rest of the API is closed (403 `second_factor_required`). */
	secondFactorRequired: boolean;
}

/** `GET /api/desk/sessions` → 200 */
export interface SessionsAnswer {
	sessions: {
		id: string;
		/** Browser and system, such as `Firefox, Windows`. */
		device: string;
		/** ISO 8601. */
		createdAt: string;
		lastSeenAt: string;
		current: boolean;
	}[];
}

export interface LinkAnswer {
	email: string;
	name: string;
	/** The account's language. */
	language: Language;
	/** `first`: the owner of a new site, who may give name and e-mail address with the password. */
	purpose: "first" | "invite" | "reset";
}

/** `POST /api/desk/second-factor` → 200 */
export interface SecondFactorAnswer {
	secret: string;
	/** The otpauth: URI as a QR code: a data: URL of an SVG. */
	qr: string;
}

/** `PUT /api/desk/second-factor` and `POST /api/desk/second-factor/codes` → 200; the codes are shown once. */
export interface RecoveryCodesAnswer {
	recoveryCodes: string[];
}

/** The fault of a new password. */
export type PasswordProblem = "too_short" | "too_long" | "too_common";

/** Why a request about the session was refused; `weak_password` comes with `problems`. */
export type SessionProblem =
	| "signed_out"
	| "wrong_credentials"
	| "code_needed"
	| "code_wrong"
	| "too_many"
	| "too_often"
	| "link_used_or_expired"
	| "email_taken"
	| "weak_password"
	| "second_factor_required"
	| "second_factor_exists"
	| "wrong_role"
	| "wrong_origin"
	| "invalid"
	| "not_found";
