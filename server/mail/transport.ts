import nodemailer, { type NodemailerError } from "nodemailer";
import type { Config } from "../config/config.ts";
import { isNear } from "../config/hosts.ts";

/** A mail to one person. */
export interface Mail {
	/** The same on each attempt, so that a repetition can be recognised. */
	id: string;
	to: string;
	/** The address that gets answers; by default the sender. */
	replyTo?: string | undefined;
	subject: string;
	text: string;
	html: string;
	headers?: Record<string, string>;
	/** The Message-IDs of the mails that it continues, the oldest first. */
	thread?: string[];
}

/** The result of an attempt, without personal data: it may be stored and logged. */
export interface SendResult {
	ok: boolean;
	/** The Message-ID, after success. */
	messageId?: string;
	error?: string;
	/** The server refuses this mail and will refuse it again. */
	permanent?: boolean;
	/** It was given up before a server was asked. */
	unsent?: boolean;
}

/** ms for a whole attempt; a stopping server waits 17 s for running jobs. */
const DEADLINE = 15_000;

/** The steps in which a refusal is about this mail. Others are about the server or the settings, which the operator can fix. */
const ABOUT_THE_MAIL = ["RCPT TO", "DATA"];

export type Mailer = NonNullable<ReturnType<typeof createMailer>>;

/**
 * @param deadline ms for an attempt.
 * @returns undefined without SMTP_URL.
 */
export function createMailer({ smtpUrl, mailFrom }: Config, deadline = DEADLINE) {
	if (!smtpUrl || !mailFrom) return undefined;
	const { protocol, hostname } = new URL(smtpUrl);
	const transport = nodemailer.createTransport({
		url: smtpUrl,
		// Otherwise an attacker on the network path could suppress the encryption.
		requireTLS: protocol === "smtp:" && !isNear(hostname),
		connectionTimeout: deadline,
		greetingTimeout: deadline,
		socketTimeout: deadline,
		dnsTimeout: deadline,
		disableFileAccess: true,
		disableUrlAccess: true,
		maxRecipients: 1,
	});
	const domain = mailFrom.address.split("@")[1];
	return {
		/** Sends one mail. It does not throw. */
		async send(
			{ id, to, replyTo, thread, ...mail }: Mail,
			signal?: AbortSignal,
		): Promise<SendResult> {
			const timeout = AbortSignal.timeout(deadline);
			try {
				const last = thread?.at(-1);
				const { messageId } = await transport.sendMail({
					...mail,
					messageId: `<${id}@${domain}>`,
					from: mailFrom,
					// As an object it is one address, whatever it contains.
					to: { name: "", address: to },
					envelope: { from: mailFrom.address, to: [to] },
					...(replyTo && { replyTo: { name: "", address: replyTo } }),
					...(thread && last && { inReplyTo: last, references: thread }),
					signal: AbortSignal.any(signal ? [timeout, signal] : [timeout]),
				});
				return { ok: true, messageId };
			} catch (cause) {
				if (timeout.aborted) return { ok: false, error: tooSlow(deadline) };
				return { ok: false, ...describe(cause, deadline) };
			}
		},
		/** Connects and signs in. @returns the reason for a failure; undefined after success. */
		async verify(): Promise<string | undefined> {
			try {
				await transport.verify();
				return undefined;
			} catch (cause) {
				return describe(cause, deadline).error;
			}
		},
	};
}

const tooSlow = (ms: number) => `no answer within ${ms / 1_000} s`;

/** Only status and step: the server's message may contain an e-mail address or a user. */
function describe(cause: unknown, deadline: number): { error: string; permanent?: boolean } {
	if (!(cause instanceof Error)) return { error: "failed" };
	const known: Partial<NodemailerError> = cause;
	const { responseCode, response = "", command = "", code } = known;
	if (code === "ETIMEDOUT") return { error: tooSlow(deadline) };
	if (responseCode === undefined) {
		return {
			error: `no connection (${known.originalCode ?? code ?? "failed"})`,
		};
	}
	const [, detail] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
	const status = [responseCode, detail].filter(Boolean).join(" ");
	return {
		error: `answered ${status}${command && ` to ${command}`}`,
		permanent: known.permanent === true && ABOUT_THE_MAIL.includes(command),
	};
}
