import { randomUUID } from "node:crypto";
import { once } from "node:events";
import net from "node:net";
import tls from "node:tls";
import { type Config, webhooksBySetting } from "../config/config.ts";
import { escapeHtml } from "../html.ts";
import { TEST_LEAD } from "../leads/test-lead.ts";
import { buildWebhookRequest, sendWebhook } from "../leads/webhook.ts";
import { createMailer } from "../mail/transport.ts";
import { type Finding, ok, problem, reasonOf, TIMEOUT, warning } from "./doctor-findings.ts";

const NO_WEBHOOK = warning(
	"QUICK_ANALYSIS_WEBHOOK_URL",
	"is not set: leads stay in the database until it is",
);

export async function checkWebhooks(config: Config, deliver: boolean): Promise<Finding[]> {
	const findings = Object.entries(webhooksBySetting(config)).map(async ([name, url]) => {
		if (!url) return [];
		// The alert webhook takes messages, not leads.
		const isTested = deliver && name !== "ALERT_WEBHOOK_URL";
		const failure = await (isTested ? deliverTest(url, config) : reach(url));
		if (failure) {
			const text = `${failure}: check the URL and that its server runs`;
			return [problem(name, text)];
		}
		return [ok(name, isTested ? "took the test delivery" : "can be reached")];
	});
	return [...(config.webhookUrl ? [] : [NO_WEBHOOK]), ...(await Promise.all(findings)).flat()];
}

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

/** @param address receives a test mail; undefined: no test mail. */
export async function checkMail(config: Config, address: string | undefined): Promise<Finding> {
	const mailer = createMailer(config);
	if (!mailer) {
		return warning(
			"SMTP_URL",
			"is not set: nobody is told of leads by mail, and visitors get no confirmation",
		);
	}
	const text = `A test mail of bin/doctor (${config.siteUrl}).`;
	const failure = address
		? await mailer.send({
				id: randomUUID(),
				to: address,
				subject: `${config.siteName}: test`,
				text,
				html: `<p>${escapeHtml(text)}</p>`,
			})
		: { error: await mailer.verify() };
	if (failure.error) {
		return problem(
			"SMTP_URL",
			`${failure.error}: check SMTP_URL, MAIL_FROM and that the mail server runs`,
		);
	}
	return ok(
		"SMTP_URL",
		address
			? `the mail server took a test mail to ${address}`
			: "the mail server can be reached; bin/doctor --mail <address> sends a test mail",
	);
}
