import * as v from "valibot";
import { flag, matching, setting } from "./values.ts";

export interface Sender {
	/** Empty: the address alone. */
	name: string;
	address: string;
}

const SENDER = "an e-mail address, alone or behind a name, such as Vitrin <info@example.com>";

const sender = v.pipe(
	v.string(),
	v.trim(),
	v.regex(
		/^(?:[^<>@"\p{Cc}]* <[^@\s<>,;"]+@[^@\s<>,;"]+>|[^@\s<>,;"]+@[^@\s<>,;"]+)$/u,
		`takes ${SENDER}`,
	),
	v.transform((value): Sender => {
		const [name = "", address] = value.replace(/>$/, "").split(/ *</);
		return address ? { name, address } : { name: "", address: name };
	}),
	v.metadata({ takes: SENDER }),
);

/** Behind a `/` of a password that is not encoded, the rest would be a path, and a part of it the host. */
function isMailServer(value: string): boolean {
	if (!URL.canParse(value)) return false;
	const { protocol, pathname, username, password } = new URL(value);
	try {
		decodeURIComponent(username + password);
	} catch {
		return false;
	}
	return ["smtp:", "smtps:"].includes(protocol) && ["", "/"].includes(pathname);
}

export const mailSettings = {
	SMTP_URL: setting(
		matching(
			isMailServer,
			"a URL such as smtps://user:password@mail.example.com:465 or smtp://user:password@mail.example.com:587, in user and password %40 for @, %2F for / and so on",
		),
		"The mail server. Over `smtp:` the connection to a server on the internet must become encrypted (STARTTLS). User and password are percent-encoded. Unset: the site sends no mails.",
		{ secret: true },
	),
	MAIL_FROM: setting(
		sender,
		"Who mails come from. Somebody should read what arrives there. Needed with `SMTP_URL`.",
	),
	MAIL_CONFIRMATION: setting(
		flag,
		"With `SMTP_URL`: whether visitors get a mail that confirms what they sent and says by when the answer comes. Suspicious leads never get one.",
		{ default: "true" },
	),
};
