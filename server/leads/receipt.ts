import type { FastifyInstance } from "fastify";
import type { Receipt } from "../../shared/forms/receipt.ts";
import { parseReceiptKey, type ReceiptKey } from "../../shared/forms/receipt-key.ts";
import { Problem } from "../problem.ts";
import { readTime, signTime } from "../signature.ts";
import { webhookUrls } from "./forms.ts";

/** ms for which a token is valid. */
const HOUR = 60 * 60 * 1_000;

/** ms after which a lead that is not handed over is called late: the worker looks for leads each second. */
const PROMPT = 20_000;

/** Requests of one client within ten minutes; each visitor of an office sends about 60. */
const MOST = 600;

interface LeadTimes {
	source: string;
	stored: Date;
	delivered: Date | null;
	/** Whether a call of the webhook was recorded. */
	tried: boolean;
}

const FIND_TIMES = `
select source, received_at as stored, delivered_at as delivered,
	exists (select from private.lead_attempts where lead_id = lead.id) as tried
from private.leads lead where id = $1`;

/** @param received when the server got the submission, in ms since the epoch. */
export function createReceiptKey(key: Buffer, id: string, received: number): ReceiptKey {
	const token = signTime(key, `receipt ${id}`, Math.round(received));
	return { id, token };
}

/** When the server got the submission, in ms since the epoch; undefined if the token is forged or has expired. */
export function receivedAt(
	key: Buffer,
	{ id, token }: ReceiptKey,
	now: number,
): number | undefined {
	const received = readTime(key, `receipt ${id}`, token);
	if (received === undefined) return undefined;
	return now - received > HOUR ? undefined : received;
}

/**
 * The receipt of a lead. A lead in quarantine looks like one that waits, so that a program learns
 * nothing from it.
 * @param options.received and `now` in ms since the epoch.
 */
export function toReceipt(
	{ stored, delivered, tried }: Omit<LeadTimes, "source">,
	options: { received: number; now: number; hasWebhook: boolean },
): Receipt {
	const { now, hasWebhook } = options;
	// A repeated submission was received with the first, and the clocks of two machines may differ.
	const received = Math.min(options.received, stored.getTime());
	const times = {
		received: new Date(received).toISOString(),
		stored: stored.toISOString(),
	};
	if (delivered) {
		const handedOver = delivered.toISOString();
		return { ...times, handedOver, state: "handed-over" };
	}
	if (!hasWebhook) return { ...times, state: "kept" };
	const isLate = tried || now - received > PROMPT;
	return { ...times, state: isLate ? "late" : "waiting" };
}

/** Reads receipts; undefined if the key is invalid or has expired, or the lead was erased. */
export function createReceiptReader(app: FastifyInstance) {
	const urls = webhookUrls(app.config);
	return async (input: unknown): Promise<Receipt | undefined> => {
		const key = parseReceiptKey(input);
		if (!key) return undefined;
		const now = Date.now();
		const received = receivedAt(await app.siteKey(), key, now);
		if (received === undefined) return undefined;
		const { rows } = await app.pool.query<LeadTimes>(FIND_TIMES, [key.id]);
		const [lead] = rows;
		if (!lead) return undefined;
		const hasWebhook = urls.has(lead.source);
		return toReceipt(lead, { received, now, hasWebhook });
	};
}

/** `GET <path of the form>/:id/receipt?token=…`: times only, no personal data. */
export function addReceiptRoute(app: FastifyInstance, path: string): void {
	const read = createReceiptReader(app);
	app.get(
		`${path}/:id/receipt`,
		{ config: { rateLimit: { max: MOST, timeWindow: 10 * 60 * 1_000 } } },
		async ({ params, query }, reply) => {
			reply.header("cache-control", "no-store");
			const receipt = await read({ ...Object(query), ...Object(params) });
			if (!receipt) throw new Problem(404, "No such receipt");
			return receipt;
		},
	);
}
