import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { largestPost, postWith } from "../../support/largest-post.ts";
import { photo } from "../../support/pictures.ts";
import { dockerOutput } from "../docker.ts";
import { startFunctions } from "../functions.ts";
import { prepareStack } from "../stack.ts";

/** All pictures of a post together (supabase/functions/create-blog-post). */
const LARGEST = 15 * 1024 * 1024;

const PHOTOGRAPHS = 10;
const WIDTHS = ["", "?w=1600", "?w=1200", "?w=800", "?w=480"];

let stack: Awaited<ReturnType<typeof prepareStack>>;
let functions: Awaited<ReturnType<typeof startFunctions>>;
let site: string | undefined;
let before: string;
const since = Math.floor(Date.now() / 1_000);

beforeAll(async () => {
	stack = await prepareStack();
	await stack.up();
	functions = await startFunctions(stack);
	[site] = await stack.sites();
	before = await stack.compose("ps", "--quiet");
});
afterAll(async () => {
	if (functions) await dockerOutput(["rm", "--force", functions.id]);
	await stack?.[Symbol.asyncDispose]();
});

async function publish(body: string): Promise<string> {
	const answer = await fetch(`${site}/functions/v1/create-blog-post`, {
		method: "POST",
		headers: {
			authorization: `Bearer ${stack.settings.BLOG_API_KEY}`,
			"content-type": "application/json",
		},
		body,
	});
	const created = await answer.json();
	expect(answer.status, JSON.stringify(created)).toBe(201);
	return new URL(created.url).pathname;
}

/** The site's pages that a page leads to. */
async function linksOf(page: string): Promise<string[]> {
	const answer = await fetch(`${site}${page}`);
	// 404: a post has no translation.
	expect([200, 404], page).toContain(answer.status);
	const links = (await answer.text()).matchAll(/<a [^>]*href="(\/(?:tr|de|en)\b[^"#?]*)/g);
	return [...links].map(([, path = ""]) => path);
}

/** The most memory that each service was seen with meanwhile, in MB, without the cache of files. */
async function peaksDuring(work: () => Promise<void>) {
	const ids = [...(await stack.compose("ps", "--quiet")).split("\n")];
	const stats = spawn("docker", [
		...["stats", "--format={{.Name}} {{.MemUsage}}"],
		...ids,
		functions.id,
	]);
	const peaks: Record<string, number> = {};
	const started = performance.now();
	stats.stdout.setEncoding("utf8").on("data", (text: string) => {
		for (const [, name = "", size, unit] of stripVTControlCharacters(text).matchAll(
			/([\w-]+) ([\d.]+)([KMG])iB/g,
		)) {
			const service = name.startsWith(stack.project)
				? name.slice(stack.project.length + 1).replace(/-\d+$/, "")
				: "functions";
			const scale = { K: 1 / 1_024, M: 1, G: 1_024 }[unit ?? ""] ?? 0;
			const megabytes = Math.round(Number(size) * scale);
			peaks[service] = Math.max(peaks[service] ?? 0, megabytes);
		}
	});
	try {
		await work();
	} finally {
		stats.kill();
	}
	const seconds = Math.round((performance.now() - started) / 1_000);
	return { seconds, ...peaks };
}

/** All of it in a row in one stack: what one leaves behind counts for the next. */
it("stays within the memory limits at the largest posts, 50 large photographs at once and a crawl", async () => {
	await expect.poll(functions.isHealthy, { timeout: 30_000 }).toBe(true);
	const figures: Record<string, object> = {};
	figures["three largest posts"] = await peaksDuring(async () => {
		for (let post = 0; post < 3; post++) {
			await publish(await largestPost(LARGEST));
		}
	});

	// Progressive: all of its coefficients are in memory at once.
	const photographs = await Promise.all(
		Array.from({ length: PHOTOGRAPHS }, async (_, seed) =>
			sharp(await photo(5_472, 3_648, "jpeg", seed + 1))
				.jpeg({ progressive: true, quality: 90 })
				.toBuffer(),
		),
	);
	await publish(postWith(photographs));
	const pictures = await stack.sql(
		"select id from public.blog_images where width * height > 4000000",
	);
	const conversions = pictures
		.split("\n")
		.flatMap((id) => WIDTHS.map((width) => `/media/${id}${width}`));
	expect(conversions).toHaveLength(50);
	figures["50 photographs"] = await peaksDuring(async () => {
		const answers = await Promise.all(
			conversions.map((path) => fetch(`${site}${path}`, { headers: { accept: "image/avif" } })),
		);
		for (const answer of answers) {
			expect(answer.status).toBe(200);
			await answer.arrayBuffer();
		}
	});

	figures["crawl of all pages"] = await peaksDuring(async () => {
		const known = new Set<string>();
		let level = ["/tr", "/de", "/en"];
		while (level.length > 0) {
			for (const page of level) known.add(page);
			const found = await Promise.all(level.map(linksOf));
			level = [...new Set(found.flat())].filter((page) => !known.has(page));
		}
		expect(known.size).toBeGreaterThan(50);
	});
	console.table(figures);

	const kills = await dockerOutput([
		...["events", `--since=${since}`, `--until=${Math.ceil(Date.now() / 1e3)}`],
		...["--filter=event=oom", "--filter=type=container"],
		`--filter=label=com.docker.compose.project=${stack.project}`,
	]);
	expect(kills).toBe("");
	expect(await stack.compose("ps", "--quiet")).toBe(before);
	const restarts = await dockerOutput([
		...["inspect", "--format={{.RestartCount}}{{.State.Running}}"],
		...[...before.split("\n"), functions.id],
	]);
	expect(new Set(restarts.split("\n"))).toEqual(new Set(["0true"]));
});
