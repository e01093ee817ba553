import { expect, test } from "vitest";
import type { OverviewAnswer } from "../../shared/desk/overview.ts";
import { testDesk } from "../support/desk.ts";

const desk = testDesk();

/** A lead as it stands in the table; times as SQL intervals before now. */
async function store({
	received,
	delivered,
	answered,
	firstOk = true,
	state = delivered ? "delivered" : "pending",
	language = "de",
	source = "quick_analysis_modal",
	page = "/de",
}: {
	received: string;
	delivered?: string;
	answered?: string;
	firstOk?: boolean;
	state?: string;
	language?: string;
	source?: string;
	page?: string;
}) {
	const { rows } = await desk().sql.query<{ id: string }>(
		`insert into private.leads (name, email, company, source, language, page, submitted_at, received_at, state, delivered_at, answered_at, answered_by)
		values ('A', 'a@example.com', 'B', $1, $2, $3, now(), now() - $4::interval, $5,
			now() - $6::interval, now() - $7::interval, case when $7::text is not null then 'ada@example.com' end)
		returning id`,
		[source, language, page, received, state, delivered, answered],
	);
	if (!delivered) return;
	await desk().sql.query(
		"insert into private.lead_attempts (lead_id, duration_ms, error, attempted_at) values ($1, 5, $2, now() - interval '1 day')",
		[rows[0]?.id, firstOk ? null : "timeout"],
	);
}

test("the overview shows open tasks, and compares this week with the last", async () => {
	const { ask } = await desk().signIn("owner");
	const read = (): Promise<OverviewAnswer> => ask.read("/overview");

	const empty = await read();
	expect(empty.tasks).toEqual([]);
	expect(empty.figures.firstTry).toEqual({ now: null, before: null });
	expect(empty.weeks).toHaveLength(12);

	await store({ received: "2 hours", delivered: "1 hour" });
	await store({
		received: "3 days",
		delivered: "2 days 23 hours",
		firstOk: false,
		language: "tr",
		page: "/tr",
	});
	await store({ received: "9 days", delivered: "8 days", answered: "8 days" });
	await store({ received: "1 day", state: "quarantined" });
	await store({ received: "1 hour", state: "failed" });
	await store({ received: "1 hour", source: "test" });

	const { tasks, figures, weeks, pages, checklist } = await read();
	expect(tasks).toEqual([
		{ kind: "overdue", count: 1 },
		{ kind: "failed", count: 1 },
		{ kind: "suspicious", count: 1 },
	]);
	expect(figures).toEqual({
		leads: { now: 3, before: 1 },
		firstTry: { now: 0.5, before: 1 },
		handOver: { now: 3_600_000, before: 86_400_000 },
		answer: { now: null, before: 86_400_000 },
		open: { now: 3, before: 0 },
	});
	const sums = weeks.map(({ counts }) => counts.tr + counts.de);
	expect(sums.reduce((a, b) => a + b)).toBe(4);
	expect(pages).toEqual([
		{ page: "/de", count: 3 },
		{ page: "/tr", count: 1 },
	]);
	const webhook = { check: "webhook", done: true, missing: [] };
	expect(checklist.find(({ check }) => check === "webhook")).toEqual(webhook);
	const identity = checklist.find(({ check }) => check === "identity");
	expect(identity?.missing).toContainEqual(["OPERATOR_NAME"]);
	expect(identity?.missing).toContainEqual(["OPERATOR_MERSIS", "OPERATOR_REGISTER"]);

	// Leads are deleted after a time; what was tried stays tried.
	await desk().sql.query("delete from private.leads");
	expect((await read()).checklist).toContainEqual(webhook);
});

test("the checklist says who has no second factor, and which roles must have one", async () => {
	const { app, ask, signIn, start } = desk();
	const { cookie, account } = await signIn("owner");
	const read = async (server = app) => {
		const { checklist }: OverviewAnswer = await ask(cookie, server).read("/overview");
		return checklist.find(({ check }) => check === "second_factor")?.factor;
	};
	// An account that was never used counts for nothing.
	await desk().sql.query(
		"insert into private.accounts (email, name, role) values ('new@x.example', 'New', 'owner')",
	);
	expect(await read()).toEqual({ roles: [], without: expect.arrayContaining([account.name]) });
	expect((await read())?.without).not.toContain("New");
	const strict = await read(await start({ DESK_SECOND_FACTOR: "sales" }));
	expect(strict?.roles).toEqual(["sales"]);
});
