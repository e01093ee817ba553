import { randomUUID } from "node:crypto";
import { once } from "node:events";
import net from "node:net";
import tls from "node:tls";
import { type Config, webhooksBySetting } from "../config/config.ts";
import { reasonOf } from "../error-code.ts";
import { escapeHtml } from "../html.ts";
import { TEST_LEAD } from "../leads/test-lead.ts";
import { buildWebhookRequest, sendWebhook } from "../leads/webhook.ts";
import { createMailer } from "../mail/transport.ts";
import { ok, problem, type Result, TIMEOUT } from "./finding.ts";

/** The limits of the checks over the network. */
export interface Network {
	config: Config;
	/** Whether each lead webhook gets a delivery marked as a test. */
	deliver: boolean;
	/** Receives a test mail; undefined: none is sent. */
	mail?: string | undefined;
}

type WebhookSetting = keyof ReturnType<typeof webhooksBySetting>;

/** @returns a check of the webhook that a setting names; it finds nothing where there is none. */
export const checkWebhook =
	(name: WebhookSetting) =>
	async ({ config, deliver }: Network): Promise<Result | undefined> => {
		const url = webhooksBySetting(config)[name];
		if (!url) return undefined;
		// The alert webhook takes messages, not leads.
		const isTested = deliver && name !== "ALERT_WEBHOOK_URL";
		const failure = await (isTested ? deliverTest(url, config) : reach(url));
		if (failure) return problem(`${failure}: check the URL and that its server runs`);
		return ok(isTested ? "took the test delivery" : "can be reached");
	};

/**
 * Opens a TCP connection, with TLS where the URL has it. @returns the reason for a failure; undefined after
 * success.
 */
async function reach(target: string): Promise<string | undefined> {
	const url = new URL(target);
	const secure = url.protocol === "https:";
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const port = Number(url.port || (secure ? 443 : 80));
	const servername = net.isIP(host) ? undefined : host;
	const socket = secure
		? tls.connect({ host, port, ...(servername && { servername }) })
		: net.connect({ host, port });
	socket.setTimeout(TIMEOUT, () => socket.destroy(new Error("timeout")));
	try {
		await once(socket, secure ? "secureConnect" : "connect");
		return undefined;
	} catch (error) {
		return `no connection (${reasonOf(error)})`;
	} finally {
		socket.destroy();
	}
}

/** Sends a lead marked as a test. @returns the reason for a failure; undefined after success. */
async function deliverTest(
	url: string,
	{ webhookMethod: method, webhookSigningSecrets: signingSecrets }: Config,
): Promise<string | undefined> {
	const now = new Date();
	const lead = {
		...TEST_LEAD,
		id: `test-${randomUUID()}`,
		message: "A test delivery of bin/doctor",
		timestamp: now.toISOString(),
	};
	const request = buildWebhookRequest(lead, {
		url,
		method,
		signingSecrets,
		now,
		test: true,
	});
	return (await sendWebhook(request)).error;
}

export async function checkMailServer({ config, mail }: Network): Promise<Result | undefined> {
	const mailer = createMailer(config);
	if (!mailer) return undefined;
	const text = `A test mail of bin/doctor (${config.siteUrl}).`;
	const failure = mail
		? await mailer.send({
				id: randomUUID(),
				to: mail,
				subject: `${config.siteName}: test`,
				text,
				html: `<p>${escapeHtml(text)}</p>`,
			})
		: { error: await mailer.verify() };
	if (failure.error) {
		return problem(`${failure.error}: check SMTP_URL, MAIL_FROM and that the mail server runs`);
	}
	return ok(
		mail
			? `the mail server took a test mail to ${mail}`
			: "the mail server can be reached; bin/doctor --mail <address> sends a test mail",
	);
}
