import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { addAccount } from "../../server/desk/accounts/changes.ts";
import { startSession } from "../../server/desk/accounts/sessions.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { fc } from "./fast-check.ts";
import { urlOf } from "./gateway.ts";
import { type Endpoint, endpointsOf } from "./generated-endpoints.ts";
import { API_KEY } from "./publisher.ts";

/** Settings under which every endpoint exists; each request comes from another IP address. */
export const ENVIRONMENT = {
	SMTP_URL: "smtp://127.0.0.1:9",
	MAIL_FROM: "site@example.com",
	BLOG_API_KEY: API_KEY,
	DESK_SECOND_FACTOR: "none",
	TRUST_PROXY: "127.0.0.1",
	DEMO_FORM_WEBHOOK_URL: "http://127.0.0.1:9/",
	NEWSLETTER_WEBHOOK_URL: "http://127.0.0.1:9/",
};

export interface Findings {
	/** Inputs by endpoint. */
	sent: Record<string, number>;
	/** Inputs that were taken, by endpoint. */
	taken: Record<string, number>;
	/** ms. */
	slowest: { endpoint: string; time: number };
	/** What was wrong: the endpoint, what it answered, the beginning of the input. */
	faults: string[];
}

/** An owner's session is used for so many requests: each account has its limits. */
const REQUESTS_PER_OWNER = 15;

/** Sends generated bodies, valid, nearly valid and hostile, to every endpoint that takes JSON, and reads what was taken. */
export async function sendGenerated(app: FastifyInstance, runs: number): Promise<Findings> {
	if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
	const origin = urlOf(app.server);
	const findings: Findings = {
		sent: {},
		taken: {},
		slowest: { endpoint: "", time: 0 },
		faults: [],
	};
	let requests = 0;
	let owner = await signIn(app);

	async function send(endpoint: string, path: string, init: RequestInit = {}, isDesk = true) {
		requests += 1;
		if (requests % REQUESTS_PER_OWNER === 0) owner = await signIn(app);
		const address = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
		const started = performance.now();
		const answer = await fetch(`${origin}${path}`, {
			redirect: "manual",
			...init,
			headers: {
				"x-forwarded-for": address,
				...(isDesk && { cookie: owner }),
				...(init.headers as Record<string, string>),
			},
		});
		const content = await answer.text();
		const time = performance.now() - started;
		if (time > findings.slowest.time) findings.slowest = { endpoint, time };
		return { status: answer.status, content, headers: answer.headers };
	}

	/** Reads what must be readable after everything that was taken. */
	async function read(endpoint: string, path: string, input: string) {
		const { status, content } = await send(endpoint, path);
		// A draft has no page.
		const isHidden = status === 404 && /^\/(tr|de|en)\/blog\//.test(path);
		if (status !== 200 && !isHidden) {
			findings.faults.push(
				`${endpoint}: ${path} ${status} ${content.slice(0, 200)} after ${input}`,
			);
		}
	}

	async function ask({ name, method, path, bodies, isDesk, token, prepare, shows }: Endpoint) {
		for (const generated of fc.sample(bodies, runs)) {
			const body = (await prepare?.(generated)) ?? generated;
			const input = body.slice(0, 300);
			const { status, content, headers } = await send(
				name,
				method === "GET" ? `${path}?${body}` : path,
				{
					method,
					...(method !== "GET" && { body }),
					headers: {
						"content-type": "application/json",
						...(token && { authorization: `Bearer ${token}` }),
					},
				},
				isDesk,
			);
			findings.sent[name] = (findings.sent[name] ?? 0) + 1;
			const isExplained = status === 503 && headers.has("retry-after");
			if (status >= 500 && !isExplained) {
				findings.faults.push(`${name}: ${status} ${content.slice(0, 200)} for ${input}`);
			}
			if (status >= 300) continue;
			findings.taken[name] = (findings.taken[name] ?? 0) + 1;
			const answer = shows && content !== "" ? JSON.parse(content) : {};
			for (const shown of shows?.(answer) ?? []) await read(name, shown, input);
		}
	}

	for (const endpoint of await endpointsOf(app, () => owner, origin)) await ask(endpoint);
	for (const path of EVERYWHERE) await read("everything", path, "all");
	return findings;
}

/** What lists all that was taken. */
const EVERYWHERE = [
	...LANGUAGES.flatMap((language) => [`/${language}/blog`, `/${language}/blog/feed.xml`]),
	"/tr/blog?q=a",
	"/sitemap.xml",
	"/rest/v1/blog_posts?select=id,title",
	"/api/desk/posts",
	"/api/desk/leads",
	"/api/desk/leads.csv",
	"/api/desk/accounts",
	"/api/desk/mails",
	"/api/desk/overview",
];

async function signIn(app: FastifyInstance): Promise<string> {
	const email = `owner-${randomUUID()}@example.com`;
	const { account } = await addAccount(
		{ pool: app.pool, siteUrl: app.config.siteUrl, person: "test" },
		{ email, name: "Ada", role: "owner", language: "en" },
	);
	await app.pool.query("update private.accounts set auth_user = gen_random_uuid() where id = $1", [
		account.id,
	]);
	return `__Host-vitrin-desk=${await startSession(app.pool, account.id, "Test")}`;
}
