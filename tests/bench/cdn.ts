import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { pathFor } from "../../client/i18n/paths.ts";
import { freePort } from "../../server/database/embedded/port.ts";
import { withClient } from "../../server/database/with-client.ts";
import { insertImages, photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";
import { startServer } from "../support/server.ts";
import { behindVarnish, isHit, startVarnish } from "../support/varnish.ts";

const REQUESTS = Number(process.argv[2] ?? 60_000);

const CONNECTIONS = 24;

/** Posts that are published under the load, one after the other; each drops what shows posts twice. */
const PUBLISHED = Number(process.argv[3] ?? 1);

/** Requests of one kind: how many of a hundred, and one of its paths. */
interface Kind {
	share: number;
	paths: string[];
	/** Whether a shared cache may keep it. */
	isPublic: boolean;
	body?(): string;
}

interface Result {
	requests: number;
	hits: number;
	failures: number;
	cookies: number;
}

/** How often each path answered each status of a failure. */
const failed = new Map<string, number>();

const lead = () =>
	JSON.stringify({
		name: "Yük",
		email: `${randomUUID()}@example.com`,
		company: "Yük A.Ş.",
		timestamp: new Date().toISOString(),
		source: "quick_analysis_modal",
	});

const kindsOf = (posts: string[], pictures: string[]): Record<string, Kind> => ({
	pages: {
		share: 45,
		isPublic: true,
		paths: LANGUAGES.flatMap((language) =>
			(["home", "solutions", "cases", "services", "about", "privacy"] as const).map((page) =>
				pathFor(page, language),
			),
		),
	},
	"data of pages": {
		share: 10,
		isPublic: true,
		paths: LANGUAGES.map((language) => `/_data/page${pathFor("cases", language)}`),
	},
	"posts and lists": { share: 20, isPublic: true, paths: posts },
	pictures: { share: 14, isPublic: true, paths: pictures },
	"feeds, sitemap": {
		share: 5,
		isPublic: true,
		paths: ["/sitemap.xml", ...LANGUAGES.map((language) => `/${language}/blog/feed.xml`)],
	},
	leads: {
		share: 1,
		isPublic: false,
		paths: ["/api/quick-analysis"],
		body: lead,
	},
	"forms, tokens": {
		share: 2,
		isPublic: false,
		paths: [
			"/api/form-token",
			...LANGUAGES.map((language) => pathFor("sales-automation-demo", language)),
		],
	},
	"desk, API": {
		share: 3,
		isPublic: false,
		paths: ["/desk", "/api/desk/session", "/rest/v1/blog_posts?select=slug&limit=1", "/readyz"],
	},
});

/** `npm run bench:cdn [requests] [posts]`: how much of a mixed load Varnish answers, and when a new post shows. It needs a build. */
async function main(): Promise<void> {
	const ports = { own: await freePort(0), site: await freePort(0) };
	const varnish = await startVarnish(ports);
	const server = await startServer({
		...behindVarnish(ports.own),
		PORT: String(ports.site),
		DESK: "true",
		LEAD_FORM_MIN_SECONDS: "0",
		LOG_LEVEL: "error",
	});
	try {
		const databaseUrl = await server.databaseUrl();
		const posts = LANGUAGES.flatMap((language) =>
			["bir", "iki", "uc"].map((slug) => ({ language, slug: `yuk-${slug}` })),
		);
		const ids = await insertPosts(databaseUrl, posts);
		const bytes = await photo(1200, 800);
		const images = await insertImages(
			databaseUrl,
			ids.map((post_id) => ({ post_id, bytes })),
		);
		const kinds = kindsOf(
			posts.flatMap(({ language, slug }) => [`/${language}/blog`, `/${language}/blog/${slug}`]),
			images.map((id) => `/media/${id}?w=640`),
		);
		// The purge of the start is repeated after a minute.
		await sleep(65_000);
		await fill(varnish.url, kinds);
		const started = performance.now();
		const [results, shown] = await Promise.all([
			load(varnish.url, kinds),
			publishOften(varnish.url, databaseUrl),
		]);
		report(kinds, results, (performance.now() - started) / 1_000, shown);
		for (const [failure, times] of failed) console.log(`${times} × ${failure}`);
		if (failed.size > 0) console.log(server.output());
	} finally {
		await server.stop();
		await varnish.stop();
	}
}

/** What a visitor accepts: pictures and encodings. */
const ACCEPTED = [
	["image/avif,image/webp,*/*", "br, gzip"],
	["image/avif,image/webp,*/*", "gzip"],
	["*/*", "br, gzip"],
	["*/*", "gzip"],
] as const;

const accepting = (turn: number) => {
	const [accept, encoding] = ACCEPTED[turn % ACCEPTED.length] ?? ["*/*", ""];
	return { accept, "accept-encoding": encoding };
};

/** Lets Varnish fetch everything once, so that the figures are those of a site that runs. */
async function fill(url: string, kinds: Record<string, Kind>): Promise<void> {
	for (const { isPublic, paths } of Object.values(kinds)) {
		if (!isPublic) continue;
		for (const path of paths) {
			for (const turn of ACCEPTED.keys()) {
				const headers = accepting(turn);
				await (await fetch(url + path, { headers })).arrayBuffer();
			}
		}
	}
}

async function load(url: string, kinds: Record<string, Kind>): Promise<Map<string, Result>> {
	const results = new Map<string, Result>();
	const wheel = Object.entries(kinds).flatMap((entry) =>
		Array.from({ length: entry[1].share }, () => entry),
	);
	let sent = 0;
	const visit = async () => {
		while (sent < REQUESTS) {
			const turn = sent++;
			// A fixed stride visits all kinds in a mixed order.
			const [title, kind] = wheel[(turn * 37) % wheel.length] ?? [];
			if (!title || !kind) continue;
			const target = kind.paths[Math.floor(turn / 7) % kind.paths.length];
			const answer = await fetch(url + target, {
				...(kind.body && { method: "POST", body: kind.body() }),
				headers: {
					...accepting(turn),
					"accept-language": ["tr", "de", "en"][turn % 3] ?? "",
					cookie: `visitor=${turn}`,
					"x-forwarded-for": `198.51.${turn % 250}.${Math.floor(turn / 250) % 250}`,
					...(kind.body && { "content-type": "application/json" }),
				},
			});
			await answer.arrayBuffer();
			const result = results.get(title) ?? {
				requests: 0,
				hits: 0,
				failures: 0,
				cookies: 0,
			};
			result.requests += 1;
			result.hits += isHit(answer) ? 1 : 0;
			if (answer.status >= 500) {
				result.failures += 1;
				const failure = `${answer.status} ${target}`;
				failed.set(failure, (failed.get(failure) ?? 0) + 1);
			}
			result.cookies += answer.headers.has("set-cookie") ? 1 : 0;
			results.set(title, result);
		}
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, visit));
	return results;
}

/** @returns the ms until each post shows in the list. */
async function publishOften(url: string, databaseUrl: string): Promise<number[]> {
	const times: number[] = [];
	for (let post = 1; post <= PUBLISHED; post += 1) {
		const address = `/de/blog/neu-${post}`;
		await withClient(databaseUrl, (client) =>
			client.query(
				`insert into public.blog_posts (slug, language, status, title, content, author, category)
				values ($1, 'de', 'published', 'Neu', 'Text', 'Vitrin', 'Vertrieb')`,
				[`neu-${post}`],
			),
		);
		const start = performance.now();
		while (!(await (await fetch(`${url}/de/blog`)).text()).includes(address)) {
			await sleep(10);
		}
		times.push(Math.round(performance.now() - start));
		await sleep(1_000);
	}
	return times;
}

function report(
	kinds: Record<string, Kind>,
	results: ReadonlyMap<string, Result>,
	seconds: number,
	shown: number[],
): void {
	const rows = [...results].map(([title, { requests, hits, ...rest }]) => [
		title,
		{
			"may be kept": kinds[title]?.isPublic,
			requests,
			hits,
			"hits in %": ((100 * hits) / requests).toFixed(3),
			...rest,
		},
	]);
	console.table(Object.fromEntries(rows));
	const of = (isPublic: boolean) =>
		[...results].filter(([title]) => kinds[title]?.isPublic === isPublic);
	const sum = (list: [string, Result][], name: "requests" | "hits") =>
		list.reduce((total, [, result]) => total + result[name], 0);
	const share = (100 * sum(of(true), "hits")) / sum(of(true), "requests");
	console.log(
		`${share.toFixed(3)} % of ${sum(of(true), "requests")} public requests answered by Varnish, ${sum(of(false), "hits")} of ${sum(of(false), "requests")} others, in ${seconds.toFixed(0)} s`,
	);
	console.log(`new posts showed after ${shown.join(", ")} ms`);
}

await main();
