import type { FastifyInstance } from "fastify";
import {
	type MailRetryAnswer,
	type MailsAnswer,
	mailFilterSchema,
	mailRetrySchema,
} from "../../../shared/desk/mails.ts";
import { auditView } from "../../audit/audit.ts";
import { readHold } from "../../leads/hold.ts";
import { countMails, listMails, retryMails, sendTestMail } from "../../mail/mails.ts";
import { readBody, readQuery } from "../body.ts";
import { FOR_SALES, signedIn } from "../guard.ts";
import { refusal } from "../refusal.ts";

/** `/api/desk/mails…`: the state of the site's mails, for owners and sales. */
export async function mailRoutes(scope: FastifyInstance): Promise<void> {
	const { pool, config, queue } = scope;
	const isOn = config.smtpUrl !== undefined;

	scope.get("/mails", FOR_SALES, async (request): Promise<MailsAnswer> => {
		const { state } = readQuery(mailFilterSchema, request);
		const mails = await listMails(pool, state);
		const leads = new Set(mails.flatMap(({ lead }) => lead?.id ?? []));
		await auditView(pool, "list", [...leads], signedIn(request).account.email);
		return {
			mails,
			counts: await countMails(pool),
			isOn,
			isHeld: (await readHold(pool)) !== undefined,
		};
	});

	scope.post("/mails/retry", FOR_SALES, async (request): Promise<MailRetryAnswer> => {
		const { ids } = readBody(mailRetrySchema, request);
		if (!isOn) throw mailsAreOff();
		const { email } = signedIn(request).account;
		return { done: await retryMails(pool, queue, ids, email) };
	});

	scope.post("/mails/test", FOR_SALES, async (request, reply) => {
		if (!isOn) throw mailsAreOff();
		const { account } = signedIn(request);
		const id = await sendTestMail(pool, queue, account.id);
		return reply.code(201).send({ id });
	});
}

const mailsAreOff = () => refusal(409, "mail_off", "The site sends no mails: SMTP_URL is not set");
