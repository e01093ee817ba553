import { expect, test } from "vitest";
import { purgeSubscriptions } from "../../server/newsletter/subscriptions.ts";
import { testLeadServer } from "../support/lead-server.ts";

/** It has no mail server. */
const server = testLeadServer();

test("sign-ups that were not confirmed in time and subscribers who left long ago are deleted at night", async () => {
	await server().sql.query(`insert into private.subscriptions (email, language, consent, asked_at, confirmed_at, left_at) values
		('old', 'tr', '', now() - interval '49 hours', null, null),
		('new', 'tr', '', now() - interval '47 hours', null, null),
		('on the list', 'tr', '', now() - interval '1 year', now() - interval '1 year', null),
		('left long ago', 'tr', '', now() - interval '1 year', now() - interval '1 year', now() - interval '31 days'),
		('left lately', 'tr', '', now() - interval '1 year', now() - interval '1 year', now() - interval '29 days')`);
	await purgeSubscriptions(server().app.pool, 30);
	const kept = (
		await server().rows<{ email: string }>("select email from private.subscriptions order by email")
	).map(({ email }) => email);
	expect(kept).toEqual(["left lately", "new", "on the list"]);
});

test("without a mail server subscribers can unsubscribe, and sign-ups are still deleted", async () => {
	const { app, request, rows, sql } = server();
	await sql.query(`insert into private.subscriptions (email, language, consent, asked_at, confirmed_at) values
		('old', 'tr', '', now() - interval '49 hours', null), ('on the list', 'tr', '', now(), now())`);
	await app.queue.send("newsletter-purge", {});
	const left = () =>
		rows<{ id: string }>("select id, left_at is not null as left from private.subscriptions");
	await expect.poll(left).toHaveLength(1);
	const [{ id } = { id: "" }] = await left();
	const oneClick = await app.newsletter.links.leaveAtOnce({ id, language: "tr" });
	await request
		.post(oneClick.replace(/^https?:\/\/[^/]+/, ""))
		.type("form")
		.send("List-Unsubscribe=One-Click")
		.expect(200);
	expect(await left()).toEqual([{ id, left: true }]);
});
