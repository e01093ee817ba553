import * as v from "valibot";
import { flag, setting, url } from "./values.ts";

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

export const mailSettings = {
	SMTP_URL: setting(
		url(
			["smtp:", "smtps:"],
			"smtps://user:password@mail.example.com:465 or smtp://user:password@mail.example.com:587",
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
