import type { FastifyInstance } from "fastify";
import { QUICK_ANALYSIS, type SiteForm } from "../../shared/forms/forms.ts";
import { parseReceiptKey, type Receipt, type ReceiptKey } from "../../shared/forms/receipt.ts";
import type { Config } from "../config/config.ts";
import { Problem } from "../problem.ts";
import { readTime, signTime } from "../signature.ts";

/** ms for which a token is valid. */
const HOUR = 60 * 60 * 1_000;

/** Requests of one client within ten minutes; each visitor of an office sends about 40. */
const MOST = 600;

const FIND_TIMES = `
select lead.received_at as stored, (
	select min(ended_at) from private.mails
	where lead_id = lead.id and kind = 'confirmation' and state = 'sent'
) as confirmed
from private.leads lead where id = $1`;

/** Whether a form's visitors get a receipt: those whom the site sends a mail that it can wait for. */
export const hasReceipt = (
	form: SiteForm,
	{ smtpUrl, mailConfirmation }: Pick<Config, "smtpUrl" | "mailConfirmation">,
): boolean => form === QUICK_ANALYSIS && smtpUrl !== undefined && mailConfirmation;

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
 * `GET /api/quick-analysis/:id/receipt?token=…`: times only, no personal data. A lead in quarantine gets no
 * mail and looks like one whose mail is about to go, so that a program learns nothing from it.
 */
export function addReceiptRoute(app: FastifyInstance): void {
	app.get(
		`${QUICK_ANALYSIS.path}/:id/receipt`,
		{ config: { rateLimit: { max: MOST, timeWindow: 10 * 60 * 1_000 } } },
		async ({ params, query }, reply): Promise<Receipt> => {
			reply.header("cache-control", "no-store");
			const key = parseReceiptKey({ ...Object(query), ...Object(params) });
			const received = key && receivedAt(await app.siteKey(), key, Date.now());
			if (received === undefined) throw new Problem(404, "No such receipt");
			const { rows } = await app.pool.query<{ stored: Date; confirmed: Date | null }>(FIND_TIMES, [
				key?.id,
			]);
			const [lead] = rows;
			if (!lead) throw new Problem(404, "No such receipt");
			const { stored, confirmed } = lead;
			return {
				// A repeated submission was received with the first, and the clocks of two machines may differ.
				received: new Date(Math.min(received, stored.getTime())).toISOString(),
				...(confirmed && { confirmed: confirmed.toISOString() }),
			};
		},
	);
}
