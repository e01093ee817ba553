import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { queryRows } from "../support/database.ts";
import { perTest } from "../support/fixtures.ts";
import { killPostgres } from "../support/kill-postgres.ts";
import { sendLead } from "../support/lead-server.ts";
import { insertPosts } from "../support/posts.ts";
import { startServer } from "../support/server.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

/** A busy machine is slow, in ms. */
const WAIT = { timeout: 60_000, interval: 200 };

const logged = (output: string) =>
	output.split("\n").flatMap((line) => {
		const { level, msg } = line.startsWith("{") ? JSON.parse(line) : {};
		return level === FATAL ? [msg] : [];
	});

/** Pino's level. */
const FATAL = 60;

test("after Postgres alone was killed, pages, leads, queue and notifications work again", async () => {
	await using webhook = await startWebhookReceiver();
	const server = perTest(
		await startServer({
			QUICK_ANALYSIS_WEBHOOK_URL: webhook.url,
			LEAD_FORM_MIN_SECONDS: "0",
		}),
	);
	const get = async (page: string) => {
		const answer = await fetch(`${server.url}${page}`);
		return { status: answer.status, text: await answer.text() };
	};
	const status = async (page: string) => (await get(page)).status;
	const leadStatus = async () => (await sendLead(server.url)).status;
	const posts = "/rest/v1/blog_posts?select=id&limit=1";
	expect(await status(posts)).toBe(200);
	expect(await status("/tr/blog")).toBe(200);

	// Readers go on: queries are under way when Postgres ends, and while it is away.
	let isReading = true;
	const read = async () => {
		while (isReading) await status(`/_data/page/tr/blog/${randomUUID()}`);
	};
	const readers = Promise.all(Array.from({ length: 8 }, read));
	await killPostgres(server.dataDir);
	const killed = Date.now();
	await expect.poll(() => status("/readyz"), WAIT).toBe(200);
	await expect.poll(() => status(posts), WAIT).toBe(200);
	await expect.poll(leadStatus, WAIT).toBe(202);
	console.log(`Everything answers ${Date.now() - killed} ms after the kill`);
	isReading = false;
	await readers;
	await expect.poll(() => webhook.requests.length, WAIT).toBe(1);

	const databaseUrl = await server.databaseUrl();
	const idle =
		"select from pg_stat_activity where application_name = 'vitrin listener' and state = 'idle'";
	await expect.poll(() => queryRows(databaseUrl, idle), WAIT).toHaveLength(1);
	expect(await status("/tr/blog")).toBe(200);
	const published_at = new Date().toISOString();
	await insertPosts(databaseUrl, [{ slug: "yeni", title: "Yeni yazı", published_at }]);
	// Sooner than the kept page is outdated.
	await expect.poll(async () => (await get("/tr/blog")).text).toContain("Yeni yazı");
}, 120_000);

/** Loaded into a server: it loses its Postgres for good at a signal that nothing else uses. */
const LOSE_POSTGRES = `
	import { StartError } from ${JSON.stringify(pathToFileURL("server/database/start-error.ts").href)};
	process.once("SIGWINCH", () => Promise.reject(new StartError("Postgres does not start any more")));
`;

test("a server that has lost Postgres for good says why in one line and exits with 1", async () => {
	const server = perTest(
		await startServer({
			NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(LOSE_POSTGRES)}"`,
		}),
	);
	process.kill(server.pid, "SIGWINCH");
	const isRunning = () => {
		try {
			return process.kill(server.pid, 0);
		} catch {
			return false;
		}
	};
	await expect.poll(isRunning, WAIT).toBe(false);
	expect(await server.stop()).toBe(1);
	expect(logged(server.output())).toEqual(["Postgres does not start any more"]);
}, 120_000);
