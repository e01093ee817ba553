import { expect, test } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import { createDatabase } from "../support/database.ts";

const FIRST = "0198a1b2-0000-7000-8000-000000000001";
const SECOND = "0198a1b2-0000-7000-8000-000000000002";

/** As the version before wrote its rows, and as the migration copies those that it finds. */
const WRITTEN_BEFORE = [
	`(action, lead_count, lead_ids, person) values ('show', 2, array['${FIRST}', '${SECOND}']::uuid[], 'Can')`,
	"(action, lead_count, lead_ids, person) values ('search', 0, '{}', 'Can')",
	"(action, lead_count) values ('purge', 40)",
	"(action, lead_count, person) values ('newsletter_export', 7, 'Can')",
	"(action, lead_count, person) values ('hold', 0, 'Can')",
	"(action, lead_count, account, person, detail) values ('account_role', 0, 'ada@example.com', 'Can', 'sales -> owner')",
	"(action, lead_count, account) values ('account_sign_in_failed', 0, null)",
	`(action, lead_count, person, detail) values ('post_change', 0, 'Can', '${FIRST} Two words')`,
];

test("rows of the version before arrive in the audit with the kind and id of their objects, and it reads them", async () => {
	await using database = await createDatabase();
	const { appUrl } = database;
	await withClient(appUrl, async (client) => {
		for (const row of WRITTEN_BEFORE) await client.query(`insert into private.lead_audit ${row}`);
		const { rows } = await client.query({
			text: "select object_kind, action, object_id, objects, person, detail from private.audit order by id",
			rowMode: "array",
		});
		expect(rows).toEqual([
			["lead", "show", FIRST, 1, "Can", null],
			["lead", "show", SECOND, 1, "Can", null],
			["lead", "search", null, 0, "Can", null],
			["lead", "purge", null, 40, null, null],
			["subscriber", "export", null, 7, "Can", null],
			["deliveries", "hold", null, 0, "Can", null],
			["account", "role", "ada@example.com", 1, "Can", "sales -> owner"],
			["account", "sign_in_failed", null, 1, null, null],
			["post", "change", FIRST, 1, "Can", "Two words"],
		]);
		const before = await client.query({
			text: `select action, lead_count, lead_ids, account, detail from private.lead_audit
				where lead_ids @> array['${SECOND}']::uuid[] or account is not null or action like 'post%' or action = 'purge'
				order by id`,
			rowMode: "array",
		});
		expect(before.rows).toEqual([
			["show", 1, [SECOND], null, null],
			["purge", 40, [], null, null],
			["account_role", 0, [], "ada@example.com", "sales -> owner"],
			["post_change", 0, [], null, `${FIRST} Two words`],
		]);
	});
});
