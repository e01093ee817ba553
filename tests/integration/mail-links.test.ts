import { beforeEach, expect, test } from "vitest";
import { addAccount, linkAccount } from "../../server/desk/accounts/changes.ts";
import { holdDeliveries, resumeDeliveries } from "../../server/leads/hold.ts";
import { createMailOutbox } from "../../server/mail/outbox.ts";
import { testLeadServer } from "../support/lead-server.ts";
import { testMailServer } from "../support/mail-server.ts";

const smtp = await testMailServer();
const server = testLeadServer({
	environment: { SITE_URL: "https://www.vitrin.example", ...smtp.environment },
	watching: { keep: 0 },
});
beforeEach(() => smtp.reset());

async function invite() {
	const { pool, queue } = server().app;
	const owner = { pool, siteUrl: "https://www.vitrin.example", person: "Can", mails: queue };
	const { account, link } = await addAccount(owner, {
		email: "ece@vitrin.example",
		name: "Ece",
		role: "sales",
		language: "de",
	});
	return { owner, invited: account, link };
}

test("an invitation and a new password link reach the account, and are not kept", async () => {
	const { owner, invited, link } = await invite();
	await expect.poll(() => smtp.mails.length).toBe(1);
	expect(smtp.mails[0]?.to).toEqual(["ece@vitrin.example"]);
	expect(smtp.mails[0]?.headers.get("subject")).toBe("Ihre Einladung zu Vitrin");
	expect(smtp.mails[0]?.text).toContain(`\n${link}\n`);
	const again = await linkAccount(owner, invited.id);
	await expect.poll(() => smtp.mails.at(-1)?.text).toContain(`\n${again.link}\n`);
	const rows = "select state, link from private.mails";
	const done = { state: "sent", link: null };
	await expect.poll(() => server().rows(rows)).toEqual([done, done]);
	expect(server().log.join("")).not.toContain(link.split("#")[1]);
});

test("a mail whose link was replaced or has expired is not sent", async () => {
	const { pool, queue } = server().app;
	await holdDeliveries(pool, "Can");
	const { owner, invited } = await invite();
	await linkAccount(owner, invited.id);
	await server().sql.query(
		"update private.mails set created_at = now() - interval '25 hours' where state = 'waiting'",
	);
	await resumeDeliveries(pool, "Can");
	await createMailOutbox(pool, queue).enqueueLost();
	const done = { state: "failed", attempts: 0, link: null };
	await expect
		.poll(() =>
			server().rows(
				"select state, attempts, link, last_error from private.mails order by last_error",
			),
		)
		.toEqual([
			{ ...done, last_error: "replaced by a newer link" },
			{ ...done, last_error: "too old" },
		]);
	const parts = await server().app.readParts();
	expect(parts.find(({ name }) => name === "mail")?.trouble?.what).toBe(
		"Mails to the team that were given up within a day: 1 (too old)",
	);
	expect(smtp.mails).toEqual([]);
});
