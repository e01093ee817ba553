import PQueue from "p-queue";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { largestPost, postWith } from "../../support/largest-post.ts";
import { SUBMISSION } from "../../support/lead-server.ts";
import { photo } from "../../support/pictures.ts";
import { dockerOutput } from "../docker.ts";
import { type Client, findFrontDoor, overHttp2 } from "../front-door.ts";
import { startFunctions } from "../functions.ts";
import { servicesByImage } from "../local-images.ts";
import { prepareStack } from "../stack.ts";
import { startMachine } from "./machine.ts";

/** What a machine with 1 GB leaves to containers, in MB: the kernel, dockerd, containerd and sshd need the rest. */
const LEFT_TO_CONTAINERS = 768;

const SITE_URL = "https://localhost";

/** All pictures of a post together (supabase/functions/create-blog-post). */
const LARGEST = 15 * 1024 * 1024;

const PHOTOGRAPHS = 5;
const WIDTHS = ["", "?w=1600", "?w=1200", "?w=800", "?w=480"];

/** Pages, as a crawler asks for them. */
const AT_ONCE = 3;

/** Fewer than the site takes of one client. */
const LEADS = 50;
const SEARCHES = 25;

const SERVICES = ["app", "auth", "caddy", "db", "rest"];

const { missing } = await servicesByImage();
const without = SERVICES.filter((name) => missing.has(name));
for (const name of without) console.log(missing.get(name));

describe.skipIf(without.length > 0)("a machine with 1 GB", { retry: 0 }, () => {
	/** Where the docker events of the test begin, in seconds since 1970. */
	const since = Math.floor(Date.now() / 1_000);
	/** What each step took, for the reader of the output. */
	const figures: Record<string, object> = {};
	let machine: Awaited<ReturnType<typeof startMachine>>;
	let stack: Awaited<ReturnType<typeof prepareStack>>;
	let functions: Awaited<ReturnType<typeof startFunctions>>;
	let visitor: Client;

	beforeAll(async () => {
		machine = await startMachine(LEFT_TO_CONTAINERS);
		stack = await prepareStack({
			SITE_URL,
			COMPOSE_PROFILES: "tls",
			SEED: "true",
			TEST_CGROUP: machine.parent,
		});
		await measured("start", () =>
			stack.compose("up", "--detach", "--wait", "--pull=never", ...SERVICES),
		);
		functions = await startFunctions(stack);
		await expect.poll(functions.isHealthy, { timeout: 30_000 }).toBe(true);
		visitor = overHttp2(await findFrontDoor(stack));
	});
	afterAll(async () => {
		console.table(figures);
		visitor?.[Symbol.dispose]();
		if (functions) await dockerOutput(["rm", "--force", functions.id]);
		await stack?.[Symbol.asyncDispose]();
		await machine?.[Symbol.asyncDispose]();
	});

	// Whatever the work was: nothing was killed for its memory, and nothing had to start again.
	afterEach(async () => {
		expect(await machine.kills()).toBe(0);
		const kills = await dockerOutput([
			...["events", `--since=${since}`, `--until=${Math.ceil(Date.now() / 1e3)}`],
			...["--filter=event=oom", "--filter=type=container"],
			`--filter=label=com.docker.compose.project=${stack.project}`,
		]);
		expect(kills).toBe("");
		const running = (await stack.compose("ps", "--quiet")).split("\n");
		expect(running).toHaveLength(SERVICES.length);
		const restarts = await dockerOutput([
			...["inspect", "--format={{.RestartCount}}{{.State.Running}}"],
			...[...running, functions.id],
		]);
		expect(new Set(restarts.split("\n"))).toEqual(new Set(["0true"]));
	});

	async function publish(body: string): Promise<void> {
		const created = await visitor.ask({
			path: "/functions/v1/create-blog-post",
			method: "POST",
			headers: {
				authorization: `Bearer ${stack.settings.BLOG_API_KEY}`,
				"content-type": "application/json",
			},
			body,
		});
		expect(created.status, created.body).toBe(201);
	}

	/** The site's pages that a page leads to. */
	async function linksOf(path: string): Promise<string[]> {
		const { status, body } = await visitor.ask({ path });
		// 301: an old URL. 404: a post has no translation.
		expect([200, 301, 404], path).toContain(status);
		const links = body.matchAll(/<a [^>]*href="(\/(?:tr|de|en)\b[^"#?]*)/g);
		return [...links].map(([, found]) => new URL(`${SITE_URL}${found}`).pathname);
	}

	/** Notes the most memory that each service, and all together, were seen with meanwhile, in MB, without the cache of files. */
	async function measured(step: string, work: () => Promise<unknown>): Promise<void> {
		const from = Date.now();
		await work();
		const seconds = Math.round((Date.now() - from) / 1_000);
		const listed = await stack.compose("ps", "--no-trunc", "--format={{.ID}} {{.Service}}");
		const services = new Map([[functions?.id, "functions"]]);
		for (const line of listed.split("\n")) {
			const [id = "", service = ""] = line.split(" ");
			services.set(id, service);
		}
		figures[step] = { seconds, ...(await machine.peaks(from, services)) };
	}

	it("takes the largest posts", async () => {
		await measured("three largest posts", async () => {
			for (let post = 0; post < 3; post++) await publish(await largestPost(LARGEST));
		});
	});

	it("makes all widths of large photographs at once", async () => {
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
		expect(conversions).toHaveLength(PHOTOGRAPHS * WIDTHS.length);
		await measured("photographs", async () => {
			const answers = await Promise.all(
				conversions.map((path) => visitor.ask({ path, headers: { accept: "image/avif" } })),
			);
			expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		});
	});

	it("shows a crawler all pages", async () => {
		await measured("crawl of all pages", async () => {
			const visits = new PQueue({ concurrency: AT_ONCE });
			const known = new Set<string>();
			let level = ["/tr", "/de", "/en"];
			while (level.length > 0) {
				for (const page of level) known.add(page);
				const found = await visits.addAll(level.map((page) => () => linksOf(page)));
				level = [...new Set(found.flat())].filter((page) => !known.has(page));
			}
			expect(known.size).toBeGreaterThan(50);
		});
	});

	it("takes leads while it searches", async () => {
		await measured("leads and searches", async () => {
			const leads = Array.from({ length: LEADS }, (_, number) =>
				visitor.ask({
					path: "/api/quick-analysis",
					method: "POST",
					headers: { "content-type": "application/json" },
					body: JSON.stringify({ ...SUBMISSION, email: `lead-${number}@ornek.example` }),
				}),
			);
			const searches = Array.from({ length: SEARCHES }, (_, number) =>
				visitor.ask({ path: `/tr/blog?q=ışık+${number}` }),
			);
			const statuses = async (answers: typeof leads) =>
				new Set((await Promise.all(answers)).map(({ status }) => status));
			expect(await statuses(leads)).toEqual(new Set([202]));
			expect(await statuses(searches)).toEqual(new Set([200]));
			expect(await stack.sql("select count(*) from private.leads")).toBe(String(LEADS));
		});
	});

	// With a backup, which is restored on trial, and a second container of the site beside the first.
	it("takes a changed setting", async () => {
		await measured("a changed setting", async () => {
			const { code, output } = await stack.bin(
				["upgrade", "--local", ...SERVICES.filter((name) => name !== "app")],
				{ METRICS_TOKEN: "a-token-of-sufficient-length" },
			);
			expect(code, output).toBe(0);
		});
	});
});
