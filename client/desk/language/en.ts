import type { DeskCopy } from "./desk-copy.ts";
import type { FieldCopy, ProblemCopy } from "./problem-copy.ts";

export const problems: ProblemCopy = {
	offline:
		"The server cannot be reached, and the change may not have been saved. Check your connection and try again.",
	server: "Something went wrong on the server and the change was not saved. Try again shortly.",
	offline_read: "The server cannot be reached. Check your connection and try again.",
	server_read: "Something went wrong on the server. Try again shortly.",
	wait: (wait) => `Too many attempts. You can try again in ${wait}.`,
	too_many: "Too many attempts. Wait a little and try again.",
	too_often: "That was too much in a short time. Wait a little and try again.",
	pause: (wait) => `That was too much in a short time. You can go on in ${wait}.`,
	signed_out: "Your session has ended. Sign in again.",
	wrong_credentials: "The email address or the password is wrong.",
	code_needed: "This account also needs a verification code.",
	code_wrong: "The code is wrong or has expired. Enter the current code from the app.",
	link_used_or_expired: "This link has been used or has expired. Ask for a new one.",
	email_taken: "There is already an account with this email address.",
	weak_password: "This password is not strong enough.",
	too_short: "The password needs at least 12 characters.",
	too_long: "The password can have at most 72 characters.",
	too_common: "This password is on lists of leaked passwords or easy to guess. Choose another one.",
	second_factor_required: "Turn on two-step sign-in to continue.",
	second_factor_exists: "Two-step sign-in is already on for this account.",
	wrong_role: "Your role does not allow this. Ask an owner.",
	wrong_origin: "The request did not come from this site. Reload the page and try again.",
	invalid: "Some fields are not valid. Correct the marked ones.",
	not_found: "This entry does not exist, or no longer exists.",
	last_owner: "At least one owner must remain. Make somebody else an owner first.",
	reply_left: "The reply has left and can no longer be taken back.",
	draft_changed:
		"You have also worked on this reply in another window or on another device, and nothing was sent. Look at that text, then send again.",
	mail_off: "The site sends no email. For that, set SMTP_URL and MAIL_FROM on the server.",
	tokens_too_many: "At most 20 tokens are possible. Revoke one first.",
	settings_changed: "Somebody saved this part meanwhile. What you typed is still here: save again.",
	post_changed: "Somebody changed the post meanwhile.",
	picture_heic:
		"This browser cannot read HEIC photos from an iPhone. Export the photo as a JPEG, on a Mac for example in Preview, or add it on the iPhone itself.",
	picture_refused: "Only still PNG, JPEG, WebP and AVIF pictures can be used.",
	pictures_too_many: "A post takes at most 10 pictures beside its cover. Delete one first.",
	pictures_too_large:
		"All pictures of a post take at most 15 MB together. Delete one or make it smaller first.",
	post_refused:
		"A field of the post is too long. Save the post first and shorten the marked field.",
	too_complex: "This text is too complex to be shown. Remove long runs of *, _, [ or >.",
};

export const fields: FieldCopy = {
	required: "This field is required.",
	email: "Enter a valid email address.",
	invalid: "This value is not valid.",
	too_long: "This text is too long.",
	longer_than: (most) => `Shorten it to ${most} characters or fewer.`,
	half_typed: "Enter both the date and the time, or leave both empty.",
	control_characters: "Remove invisible characters.",
	too_complex:
		"This text is too complex to be shown on the page. Remove long runs of *, _, [ or >.",
	too_many: "At most 20 are possible.",
	draft_slug: "The title has no letters to make an address of: type one to publish.",
	slug: "Only small Latin letters, digits and single hyphens between them.",
	url: "Enter a full address that starts with https://.",
	international_phone: "Enter the number with the country code, such as +44 7700 900000.",
	photo_gone: "This photo was deleted because it was not saved within a day. Replace or remove it.",
	former: "This address leads to another post. Choose another one or end its redirect.",
	taken: "Another post in this language has this address. Choose another one.",
};

/** The labels of fields that several forms have. */
export const labels: DeskCopy["labels"] = {
	name: "Full name",
	email: "Email address",
	password: "Password",
	newPassword: "New password",
	showPassword: "Show or hide the password",
	language: "Language",
	lastSeen: "Last active",
	copy: "Copy",
	copied: "Copied",
};
