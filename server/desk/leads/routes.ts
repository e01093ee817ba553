import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { leadNoteSchema } from "../../../shared/desk/lead-note.ts";
import {
	type Lead,
	type LeadActionResult,
	type LeadPage,
	type LeadPages,
	leadActionSchema,
	leadEraseSchema,
	leadExportSchema,
	leadPageSchema,
	leadShowSchema,
} from "../../../shared/desk/leads.ts";
import {
	draftOriginSchema,
	leadReplySchema,
	type ReplyDrafts,
	replyDraftSchema,
} from "../../../shared/desk/reply.ts";
import { NEWSLETTER } from "../../../shared/forms/forms.ts";
import { auditRead, auditShow, auditView } from "../../audit/audit.ts";
import { actOnLeads, markOpened } from "../../leads/actions.ts";
import { detailsFor, titlesFor } from "../../leads/csv.ts";
import { eraseSubjects, findPeople, isConfirmed } from "../../leads/data-subject.ts";
import { webhookUrls } from "../../leads/forms.ts";
import { readHold } from "../../leads/hold.ts";
import { listPages, readInbox, toExportFilter, toLeadFilter } from "../../leads/inbox.ts";
import { readLead } from "../../leads/lead-page.ts";
import { writeNote } from "../../leads/note.ts";
import { replyToLead, takeReplyBack } from "../../leads/reply.ts";
import { forgetReplyDraft, keepReplyDraft, listReplyDrafts } from "../../leads/reply-draft.ts";
import { markSeen } from "../../leads/retention.ts";
import { readLeads } from "../../leads/summaries.ts";
import { TEST_SOURCE } from "../../leads/test-lead.ts";
import { Problem } from "../../problem.ts";
import { readBody, readId, readQuery } from "../body.ts";
import { FOR_SALES, signedIn } from "../guard.ts";
import { DRAFT_LIMIT, EXPORTS, REPLIES } from "../limits.ts";
import { missing, refusal } from "../refusal.ts";

/** Without it Excel reads the CSV as Windows-1254 or Windows-1252. */
const BYTE_ORDER_MARK = "\uFEFF";

const noLead = (): never => missing("There is no such lead");

/** `/api/desk/leads…`, for owners and sales. Every read of personal data and every change is audited with the account's address. */
export async function leadRoutes(scope: FastifyInstance): Promise<void> {
	const { pool, config } = scope;
	const urls = webhookUrls(config);
	const sources = [...urls.keys()];
	const links = urls.has(NEWSLETTER.source) ? scope.newsletter.links : undefined;
	const person = (request: FastifyRequest) => signedIn(request).account.email;
	const accountId = (request: FastifyRequest) => signedIn(request).account.id;
	const timeZone = (request: FastifyRequest) => signedIn(request).account.timeZone;

	scope.get("/leads", FOR_SALES, async (request): Promise<LeadPage> => {
		const { cursor, group, ...query } = readQuery(leadPageSchema, request);
		const zone = timeZone(request);
		const filter = await toLeadFilter(pool, query, zone);
		const options = { timeZone: zone, sources, group, cursor };
		const page = await readInbox(pool, filter, options);
		const ids = page.leads.map(({ id }) => id);
		const view = query.q ? "search" : "list";
		await auditView(pool, view, ids, person(request));
		await markSeen(pool, ids);
		return {
			...page,
			hasWebhook: urls.has(TEST_SOURCE),
			isHeld: (await readHold(pool)) !== undefined,
		};
	});

	scope.get(
		"/leads/pages",
		FOR_SALES,
		async (): Promise<LeadPages> => ({ pages: await listPages(pool) }),
	);

	scope.get(
		"/leads/drafts",
		FOR_SALES,
		async (request): Promise<ReplyDrafts> => ({
			ids: await listReplyDrafts(pool, accountId(request)),
		}),
	);

	scope.get("/leads.csv", EXPORTS, async (request, reply) => {
		const { ids: chosen, ...query } = readQuery(leadExportSchema, request);
		const filter = await toExportFilter(pool, query, timeZone(request));
		const { account } = signedIn(request);
		async function* lines() {
			yield BYTE_ORDER_MARK + titlesFor(account);
			for await (const leads of readLeads(pool, { ...filter, ids: chosen })) {
				const ids = leads.map(({ id }) => id);
				await auditRead(pool, "export", ids, account.email);
				await markSeen(pool, ids);
				yield detailsFor(account, leads, sources);
			}
		}
		return reply
			.type("text/csv; charset=utf-8")
			.header("content-disposition", 'attachment; filename="leads.csv"')
			.send(Readable.from(lines()));
	});

	scope.get("/leads/:id", FOR_SALES, async (request): Promise<Lead> => {
		const id = readId(request);
		const { live } = readQuery(leadShowSchema, request);
		await Promise.all([
			auditShow(pool, id, person(request)),
			markSeen(pool, [id]),
			!live && markOpened(pool, id),
		]);
		const options = { timeZone: timeZone(request), sources, account: accountId(request) };
		return (await readLead(pool, id, options)) ?? noLead();
	});

	scope.post(
		"/leads/actions",
		FOR_SALES,
		async (request): Promise<LeadActionResult> =>
			actOnLeads(
				{ pool, leads: scope.leads },
				readBody(leadActionSchema, request),
				person(request),
			),
	);

	scope.post("/leads/:id/reply", REPLIES, async (request, reply) => {
		const id = readId(request);
		const body = readBody(leadReplySchema, request);
		if (!config.smtpUrl) throw refusal(409, "mail_off", "The site sends no mails");
		const isSent = await replyToLead(pool, scope.queue, id, body, person(request));
		if (!isSent) noLead();
		return reply.code(201).send();
	});

	scope.delete("/leads/:id/reply/:reply", FOR_SALES, async (request, answer) => {
		const id = readId(request);
		const reply = readId(request, "reply");
		if (!(await takeReplyBack(pool, id, reply, person(request)))) {
			throw refusal(409, "reply_left", "The reply has left, or is another person's");
		}
		return answer.code(204).send();
	});

	scope.put("/leads/:id/draft", { ...FOR_SALES, ...DRAFT_LIMIT }, async (request, answer) => {
		const { from } = readQuery(draftOriginSchema, request);
		const draft = readBody(replyDraftSchema, request);
		const account = accountId(request);
		const { conflict } =
			(await keepReplyDraft(pool, readId(request), account, draft, from)) ?? noLead();
		if (!conflict) return answer.code(204).send();
		throw new Problem(409, "The draft was changed in another browser", {
			code: "draft_changed",
			draft: conflict,
		});
	});

	scope.delete("/leads/:id/draft", FOR_SALES, async (request, answer) => {
		await forgetReplyDraft(pool, readId(request), accountId(request));
		return answer.code(204).send();
	});

	scope.put("/leads/:id/note", FOR_SALES, async (request) => {
		const note = readBody(leadNoteSchema, request);
		const result = (await writeNote(pool, readId(request), note, person(request))) ?? noLead();
		if ("written" in result) return result.written;
		throw new Problem(409, "Somebody else changed the note", {
			code: "note_changed",
			note: result.conflict,
		});
	});

	scope.post("/leads/erase", FOR_SALES, async (request) => {
		const { ids, confirmation } = readBody(leadEraseSchema, request);
		const people = await findPeople(pool, ids);
		if (people.length === 0) noLead();
		if (!isConfirmed(people, confirmation)) {
			throw new Problem(422, "The confirmation differs", {
				code: "confirmation_differs",
			});
		}
		const erased = await eraseSubjects(pool, people, person(request), links);
		return { ids: erased.ids };
	});

	scope.post("/leads/test", FOR_SALES, async (request, reply) => {
		const { language } = signedIn(request).account;
		const id = await scope.leads.sendTest(language, person(request));
		return reply.code(201).send({ id });
	});
}
