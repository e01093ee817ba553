import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type * as v from "valibot";
import { addAccount } from "../../server/desk/accounts/changes.ts";
import { startSession } from "../../server/desk/accounts/sessions.ts";
import {
	accountChangeSchema,
	newAccountSchema,
	profileSchema,
} from "../../shared/desk/accounts.ts";
import { leadActionSchema, leadEraseSchema, leadNoteSchema } from "../../shared/desk/leads.ts";
import { mailRetrySchema } from "../../shared/desk/mails.ts";
import {
	newPictureSchema,
	newPostSchema,
	pagePreviewSchema,
	postChangeSchema,
	postTextSchema,
	presenceSchema,
} from "../../shared/desk/posts.ts";
import {
	linkPasswordSchema,
	linkSchema,
	passwordSchema,
	secondFactorSchema,
	signInSchema,
} from "../../shared/desk/session.ts";
import { DEMO_FORM, NEWSLETTER, QUICK_ANALYSIS } from "../../shared/forms/forms.ts";
import { PRIVACY_REQUEST } from "../../shared/forms/privacy-request.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { payloadSchema } from "../../supabase/functions/create-blog-post/payload.ts";
import { fc } from "./fast-check.ts";
import { urlOf } from "./gateway.ts";
import { bodiesFor, queries } from "./generated-bodies.ts";
import { API_KEY } from "./publisher.ts";

/** Settings under which every endpoint exists; each request comes from another IP address. */
export const ENVIRONMENT = {
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

interface Endpoint {
	name: string;
	method: string;
	path: string;
	/** Of a GET, queries. */
	bodies: fc.Arbitrary<string>;
	/** Whether a request needs the session of an owner. */
	isDesk: boolean;
	/** Completes a body just before it is sent. */
	prepare?(body: string): Promise<string>;
	/** Paths that show what was taken. */
	shows?(answer: Record<string, unknown>): string[];
}

/** An owner's session is used for so many requests: each account has its limits. */
const REQUESTS_PER_OWNER = 15;

/** Sends generated bodies to every endpoint that takes JSON, and reads what was taken. */
export async function sendGenerated(
	app: FastifyInstance,
	{ runs, seed }: { runs: number; seed: number },
): Promise<Findings> {
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

	async function ask({ name, method, path, bodies, isDesk, prepare, shows }: Endpoint) {
		for (const generated of fc.sample(bodies, { numRuns: runs, seed })) {
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
						...(path.startsWith("/functions") && { authorization: `Bearer ${API_KEY}` }),
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

type Complete = NonNullable<Parameters<typeof bodiesFor>[1]>;

/** A PNG of one pixel. */
const PIXEL =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** Stands for the version of the post or the note when a body is sent. */
const VERSION = "the current version";

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

async function endpointsOf(
	app: FastifyInstance,
	owner: () => string,
	origin: string,
): Promise<Endpoint[]> {
	const desk = (
		method: string,
		path: string,
		schema: v.GenericSchema,
		{ complete, ...more }: Pick<Endpoint, "shows" | "prepare"> & { complete?: Complete } = {},
	): Endpoint => ({
		name: `${method} /api/desk${path.replaceAll(/\/[\da-f-]{36}/g, "/:id")}`,
		method,
		path: `/api/desk${path}`,
		bodies: bodiesFor(schema, complete),
		isDesk: true,
		...more,
	});
	const lead = randomUUID();
	await app.pool.query(
		"insert into private.leads (id, email, source, submitted_at) values ($1, 'a@example.com', 'quick_analysis_modal', now())",
		[lead],
	);
	const created = await fetch(`${origin}/api/desk/posts`, {
		method: "POST",
		headers: { "content-type": "application/json", cookie: owner() },
		body: JSON.stringify({ language: "tr", title: "Üretilen" }),
	});
	const { id: post } = await created.json();
	const noteVersion = async () => {
		const { rows } = await app.pool.query("select note_version from private.leads where id = $1", [
			lead,
		]);
		return rows[0]?.note_version;
	};
	const { rows } = await app.pool.query("select id from private.accounts limit 1");
	const account = rows[0]?.id;
	const versionOf = async () => {
		const answer = await fetch(`${origin}/api/desk/posts/${post}`, {
			headers: { cookie: owner() },
		});
		return (await answer.json()).version as string;
	};
	let number = 0;
	const nextSlug = () => {
		number += 1;
		return `uretilen-${number}`;
	};
	/** A moment of each century, now and then none. */
	const nextDate = () =>
		number % 3 === 0 ? null : `${2000 + ((number * 97) % 1000)}-02-28T23:59:59.999999+14:00`;

	return [
		...[QUICK_ANALYSIS, PRIVACY_REQUEST, DEMO_FORM, NEWSLETTER].map(
			({ path, schema, source }): Endpoint => ({
				name: `POST ${path}`,
				method: "POST",
				path,
				bodies: bodiesFor(schema, (body) => ({
					...body,
					email: "ada@example.com",
					source,
					timestamp: "2026-11-25T09:00:00Z",
				})),
				isDesk: false,
				shows: ({ id }) => [`/api/desk/leads/${id}`],
			}),
		),
		{
			name: "POST /functions/v1/create-blog-post",
			method: "POST",
			path: "/functions/v1/create-blog-post",
			bodies: bodiesFor(payloadSchema, ({ cover_image, images, ...body }) => ({
				...body,
				slug: nextSlug(),
				published_at: nextDate(),
			})),
			isDesk: false,
			shows: ({ post_id, url }) => [`/api/desk/posts/${post_id}`, new URL(String(url)).pathname],
		},
		desk("POST", "/session", signInSchema),
		desk("POST", "/link", linkSchema),
		desk("POST", "/link/password", linkPasswordSchema),
		desk("PATCH", "/profile", profileSchema),
		desk("POST", "/profile/password", passwordSchema),
		desk("PUT", "/second-factor", secondFactorSchema),
		desk("POST", "/accounts", newAccountSchema, {
			complete: (body) => ({ ...body, email: `a${nextSlug()}@example.com` }),
		}),
		desk("PATCH", `/accounts/${account}`, accountChangeSchema),
		desk("POST", "/leads/actions", leadActionSchema, {
			complete: (body) => ({ ...body, ids: [lead] }),
			shows: () => [`/api/desk/leads/${lead}`],
		}),
		desk("PUT", `/leads/${lead}/note`, leadNoteSchema, {
			complete: (body) => ({ ...body, version: VERSION }),
			prepare: async (body) => body.replace(`"${VERSION}"`, `${await noteVersion()}`),
			shows: () => [`/api/desk/leads/${lead}`],
		}),
		desk("POST", "/leads/erase", leadEraseSchema),
		desk("POST", "/mails/retry", mailRetrySchema),
		desk("POST", "/posts", newPostSchema, {
			complete: ({ translates, ...body }) => body,
			shows: ({ id }) => [`/api/desk/posts/${id}`],
		}),
		desk("PUT", `/posts/${post}`, postChangeSchema, {
			complete: ({ post: fields }) => ({
				version: VERSION,
				post: { ...(fields as object), slug: nextSlug(), published_at: nextDate() },
			}),
			prepare: async (body) => body.replace(VERSION, await versionOf()),
			shows: ({ post: changed }) => [
				`/api/desk/posts/${post}`,
				`/tr/blog/${(changed as { slug: string }).slug}`,
			],
		}),
		desk("PUT", `/posts/${post}/text`, postTextSchema, {
			complete: ({ post: fields }) => ({
				version: VERSION,
				post: { ...(fields as object), slug: nextSlug(), published_at: nextDate() },
			}),
			prepare: async (body) => body.replace(VERSION, await versionOf()),
			shows: () => [`/api/desk/posts/${post}`],
		}),
		desk("POST", `/posts/${post}/page`, pagePreviewSchema),
		desk("POST", `/posts/${post}/presence`, presenceSchema),
		desk("POST", `/posts/${post}/pictures`, newPictureSchema, {
			complete: (body) => ({ ...body, image: PIXEL }),
			shows: () => [`/api/desk/posts/${post}`],
		}),
		...[
			["/rest/v1/blog_posts", queries(["select", "order", "limit", "offset", "slug", "or"])],
			["/tr/blog", queries(["q", "category", "page"])],
			["/api/desk/posts", queries(["q", "state", "language", "page"])],
			["/api/desk/leads", queries(["q", "state", "group", "from", "to", "cursor"])],
		].map(
			([path, bodies]): Endpoint => ({
				name: `GET ${path}`,
				method: "GET",
				path: path as string,
				bodies: bodies as fc.Arbitrary<string>,
				isDesk: true,
			}),
		),
		{
			name: "POST /auth/v1/token",
			method: "POST",
			path: "/auth/v1/token?grant_type=refresh_token",
			bodies: bodiesFor(linkSchema),
			isDesk: false,
		},
	];
}
