import * as v from "valibot";
import { emailAddress, LEAD_BOUNDS } from "../forms/field-schemas.ts";
import { LANGUAGES, type Language } from "../languages.ts";
import { required, UNPRINTABLE } from "../text.ts";

/** Roles: an owner may do everything, `sales` handles leads, `editor` posts. */
export const ROLES = ["owner", "editor", "sales"] as const;

export type Role = (typeof ROLES)[number];

/** How an account gets mails about new leads. */
export const NOTIFICATIONS = ["each", "daily", "off"] as const;

type Notification = (typeof NOTIFICATIONS)[number];

export interface Account {
	id: string;
	email: string;
	name: string;
	role: Role;
	language: Language;
	/** IANA name. */
	timeZone: string;
	notify: Notification;
	/** Whether signing in takes a code besides the password. */
	secondFactor: boolean;
	/** The recovery codes that are left. */
	recoveryCodes: number;
}

/** An account in the list of accounts. Times as ISO 8601. */
export interface ListedAccount extends Account {
	/** Whether a password has been set. */
	active: boolean;
	createdAt: string;
	lastSeenAt: string | null;
	/** Sessions that have not ended. */
	sessions: number;
}

const name = required(LEAD_BOUNDS.name, UNPRINTABLE);
// Supabase Auth takes no letters beyond ASCII.
const email = v.pipe(emailAddress, v.regex(/^[!-~]+$/, "email"), v.toLowerCase());

/** Postgres knows these too; it reads others, such as +03:00, in its own way. */
const isTimeZone = (zone: string) =>
	zone === "UTC" || Intl.supportedValuesOf("timeZone").includes(zone);

/** `POST /api/desk/accounts` → 201 `{account, link}` */
export const newAccountSchema = v.strictObject({
	email,
	name,
	role: v.picklist(ROLES, "invalid"),
	language: v.picklist(LANGUAGES, "invalid"),
});

/** `PATCH /api/desk/accounts/:id` → 200 `{account}` */
export const accountChangeSchema = v.strictObject({
	name: v.optional(name),
	role: v.optional(v.picklist(ROLES, "invalid")),
});

const profileFields = {
	name: v.optional(name),
	language: v.optional(v.picklist(LANGUAGES, "invalid")),
	timeZone: v.optional(v.pipe(v.string("invalid"), v.check(isTimeZone, "invalid"))),
};

/** `PATCH /api/desk/profile` → 200 with the session */
export const profileSchema = v.strictObject({
	...profileFields,
	notify: v.optional(v.picklist(NOTIFICATIONS, "invalid")),
});

/** The fields that the first owner fills in with the password. */
export const firstOwnerFields = { ...profileFields, email: v.optional(email) };

export type NewAccount = v.InferOutput<typeof newAccountSchema>;
export type AccountChange = v.InferOutput<typeof accountChangeSchema>;
export type Profile = v.InferOutput<typeof profileSchema>;

/** `GET /api/desk/accounts` → 200 */
export interface AccountsAnswer {
	accounts: ListedAccount[];
}

/** An account and the link that sets its password; the link is shown once. */
export interface InvitedAnswer {
	account: ListedAccount;
	link: string;
	/** Whether the link was mailed to the account too. */
	mailed: boolean;
}

/** Why a request about accounts was refused, besides `invalid` fields (422). */
export type AccountsProblem = "email_taken" | "last_owner" | "not_found";
