import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { prepareStack, type Stack } from "../stack.ts";

const lead = (stack: Stack, name: string) =>
	stack.sql(
		`insert into private.leads (name, email, source, submitted_at) values ('${name}', '${name}@ornek.example', 'newsletter', now())`,
	);
const leads = (stack: Stack) =>
	stack.sql("select string_agg(name, ' ' order by name) from private.leads");

/** Waits until the archive has all that was committed before. */
async function archived(stack: Stack) {
	const position = await stack.sql("select pg_current_wal_flush_lsn()");
	await expect
		.poll(
			() =>
				stack.sql(
					`select restart_lsn >= '${position}' from pg_replication_slots where slot_name = 'vitrin_archive'`,
				),
			{ timeout: 60_000 },
		)
		.toBe("t");
}

it("restores any moment, even when the database's volume is lost, with a role that can do nothing else", async () => {
	await using stack = await prepareStack();
	await stack.up();
	await stack.compose(...["--profile=archive", "up", "--detach", "--wait", "archive"]);
	const asArchive = (sql: string) =>
		stack.compose(...["exec", "-T", "archive", "psql", "-XAtc", sql, "postgres"]);
	await expect(asArchive("select count(*) from private.leads")).rejects.toThrow(
		"permission denied for schema private",
	);

	await lead(stack, "before");
	await lead(stack, "deleted");
	const moment = await stack.sql(
		"select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')",
	);
	await lead(stack, "after");
	await stack.sql("delete from private.leads where name = 'deleted'");
	const writing = performance.now();
	await archived(stack);
	console.log(`A change is in the archive after ${Math.round(performance.now() - writing)} ms`);

	await stack.compose("--profile=archive", "stop", "archive");
	await lead(stack, "waiting");
	const [site] = await stack.sites();
	const lacking = async () => {
		const { METRICS_TOKEN } = stack.settings;
		const answer = await fetch(`${site}/metrics`, {
			headers: { authorization: `Bearer ${METRICS_TOKEN}` },
		});
		return Number(/^vitrin_archive_age_seconds (\d+)$/m.exec(await answer.text())?.[1]);
	};
	await expect.poll(lacking, { timeout: 60_000 }).toBeGreaterThan(0);
	await stack.compose("--profile=archive", "start", "archive");
	await expect.poll(lacking, { timeout: 60_000 }).toBe(0);

	const restore = async (at: string) => {
		const from = performance.now();
		const { code, output } = await stack.bin(["restore", "--yes", "--at", at]);
		expect(code, output).toBe(0);
		expect(output).toContain("restore: deliveries are held.");
		return `${((performance.now() - from) / 1_000).toFixed(1)} s`;
	};
	console.log(`Restored to a moment in ${await restore(moment)}`);
	expect(await leads(stack)).toBe("before deleted");

	await lead(stack, "last");
	await archived(stack);
	await stack.compose("--profile=archive", "down", "--volumes");
	console.log(`The volume lost: restored in ${await restore("latest")}`);
	expect(await leads(stack)).toBe("before deleted last");

	// The new volume's database has another archive, which the site without its data would have had too.
	await stack.compose(...["--profile=archive", "up", "--detach", "--wait", "archive"]);
	const copies = () => globSync(path.join(stack.folder, "archive/2*/base-*Z"));
	await expect.poll(copies, { timeout: 60_000 }).toHaveLength(2);
	await lead(stack, "new");
	await archived(stack);
	const ends = await stack.bin(["restore", "--yes", "--at", "latest"]);
	expect(ends.code, ends.output).toBe(1);
	const [older = "", newer = ""] = [...ends.output.matchAll(/--at '([^']+)'/g)].map(
		([, end]) => end,
	);
	await restore(newer);
	expect(await leads(stack)).toBe("before deleted last new");
	await restore(older);
	expect(await leads(stack)).toBe("before deleted last");

	const late = await stack.bin(["restore", "--at", "2099-01-01 00:00:00"]);
	expect(late.output).toMatch(/the archive ends before 2099-01-01 00:00:00. --at '.*' restores/);
	expect(late.code, late.output).toBe(1);
	const early = await stack.bin(["restore", "--at", "2026-01-01 00:00:00"]);
	expect(early.output).toContain(
		"the archive has no copy of the database from before 2026-01-01 00:00:00",
	);
	expect(early.code, early.output).toBe(1);
});
