import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { FIGURE_NAMES } from "../../client/pages/waiting-invoice/figures.ts";
import { addToken } from "../../server/desk/accounts/tokens.ts";
import {
	accountChangeSchema,
	newAccountSchema,
	profileSchema,
} from "../../shared/desk/accounts.ts";
import { leadNoteSchema } from "../../shared/desk/lead-note.ts";
import { leadActionSchema, leadEraseSchema } from "../../shared/desk/leads.ts";
import { mailRetrySchema } from "../../shared/desk/mails.ts";
import { releaseSlugSchema } from "../../shared/desk/post-addresses.ts";
import { sourceSeenSchema } from "../../shared/desk/post-source.ts";
import { termChangeSchema } from "../../shared/desk/post-terms.ts";
import {
	newPictureSchema,
	newPostSchema,
	pagePreviewSchema,
	postChangeSchema,
	postTextSchema,
} from "../../shared/desk/posts.ts";
import { presenceSchema } from "../../shared/desk/presence.ts";
import { leadReplySchema, replyDraftSchema } from "../../shared/desk/reply.ts";
import {
	linkPasswordSchema,
	linkRequestSchema,
	linkSchema,
	passwordSchema,
	secondFactorSchema,
	signInSchema,
} from "../../shared/desk/session.ts";
import { newTokenSchema } from "../../shared/desk/tokens.ts";
import { DEMO_FORM, NEWSLETTER, QUICK_ANALYSIS } from "../../shared/forms/forms.ts";
import { PRIVACY_REQUEST } from "../../shared/forms/privacy-request.ts";
import { apiChangeSchema, apiPostSchema } from "../../shared/posts-api.ts";
import { settingsParts } from "../../shared/site-settings.ts";
import { payloadSchema } from "../../supabase/functions/create-blog-post/payload.ts";
import { PIXEL } from "./blog-payload.ts";
import type { fc } from "./fast-check.ts";
import { bodiesFor, queries } from "./generated-bodies.ts";
import { API_KEY } from "./publisher.ts";

/** Something that takes input. */
export interface Endpoint {
	name: string;
	method: string;
	path: string;
	/** Of a GET, queries. */
	bodies: fc.Arbitrary<string>;
	/** Whether a request needs the session of an owner. */
	isDesk: boolean;
	/** Of the header `Authorization`. */
	token?: string | undefined;
	/** Completes a body just before it is sent. */
	prepare?(body: string): Promise<string>;
	/** Paths that show what was taken. */
	shows?(answer: Record<string, unknown>): string[];
}

type Complete = NonNullable<Parameters<typeof bodiesFor>[1]>;

/** Stands for the version of the post or the note when a body is sent. */
const VERSION = "the current version";

/** Fields of the settings whose format no JSON schema has, by part. */
const FORMATTED: Record<string, object> = {
	publisher: {
		email: "a@example.com",
		phone: "+90 212 000 00 00",
		kep: "a@hs01.kep.tr",
		mersis: "0123456789012345",
		privacyContact: "b@example.com",
	},
	contact: { whatsapp: "+90 532 000 00 00" },
	links: { companyList: "https://a.example", promptLibrary: "https://b.example", profiles: [] },
};

/** @param owner the cookie of an owner's session. */
export async function endpointsOf(
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
	const createLead = async (): Promise<string> => {
		const id = randomUUID();
		await app.pool.query(
			"insert into private.leads (id, email, source, submitted_at) values ($1, 'a@example.com', 'quick_analysis_modal', now())",
			[id],
		);
		return id;
	};
	const lead = await createLead();
	/** The one that an action was sent for last, and whether that deletes it. */
	let acted = { lead, isGone: false };
	const createPost = async (title: string): Promise<string> => {
		const created = await fetch(`${origin}/api/desk/posts`, {
			method: "POST",
			headers: { "content-type": "application/json", cookie: owner() },
			body: JSON.stringify({ language: "tr", title }),
		});
		return (await created.json()).id;
	};
	const post = await createPost("Üretilen");
	/** Nobody writes it in the desk: a program may change it. */
	const programsPost = await createPost("Programın");
	const noteVersion = async () => {
		const { rows } = await app.pool.query("select note_version from private.leads where id = $1", [
			lead,
		]);
		return rows[0]?.note_version;
	};
	const { rows } = await app.pool.query("select id, email from private.accounts limit 1");
	const account = rows[0]?.id;
	const token = await addToken(app.pool, rows[0], { name: "test", scope: "write" });
	const versionOf = async () => {
		const answer = await fetch(`${origin}/api/desk/posts/${post}`, {
			headers: { cookie: owner() },
		});
		return (await answer.json()).version as string;
	};
	/** As JSON. */
	const settingsVersion = async (part: string): Promise<string> => {
		const answer = await fetch(`${origin}/api/desk/site`, { headers: { cookie: owner() } });
		return JSON.stringify((await answer.json()).versions[part] ?? null);
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
				// With mails a sign-up waits for its confirmation, and is no lead.
				shows: ({ id }) => (source === NEWSLETTER.source ? [] : [`/api/desk/leads/${id}`]),
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
			token: API_KEY,
			shows: ({ post_id, url }) => [`/api/desk/posts/${post_id}`, new URL(String(url)).pathname],
		},
		desk("POST", "/session", signInSchema),
		desk("POST", "/link", linkSchema),
		desk("POST", "/link/password", linkPasswordSchema),
		desk("PATCH", "/profile", profileSchema),
		desk("POST", "/profile/password", passwordSchema),
		desk("PUT", "/second-factor", secondFactorSchema),
		desk("POST", "/link/request", linkRequestSchema),
		desk("POST", "/tokens", newTokenSchema),
		desk("POST", "/accounts", newAccountSchema, {
			complete: (body) => ({ ...body, email: `a${nextSlug()}@example.com` }),
		}),
		desk("POST", "/leads/actions", leadActionSchema, {
			complete: (body) => ({ ...body, ids: [lead] }),
			prepare: async (body) => {
				acted = { lead: await createLead(), isGone: body.includes('"action":"discard"') };
				return body.replace(lead, acted.lead);
			},
			shows: () => [acted.isGone ? "/api/desk/leads" : `/api/desk/leads/${acted.lead}`],
		}),
		desk("PUT", `/leads/${lead}/note`, leadNoteSchema, {
			complete: (body) => ({ ...body, version: VERSION }),
			prepare: async (body) => body.replace(`"${VERSION}"`, `${await noteVersion()}`),
			shows: () => [`/api/desk/leads/${lead}`],
		}),
		desk("POST", `/leads/${lead}/reply`, leadReplySchema, {
			shows: () => [`/api/desk/leads/${lead}`],
		}),
		desk("PUT", `/leads/${lead}/draft`, replyDraftSchema, {
			shows: () => [`/api/desk/leads/${lead}`],
		}),
		desk("POST", `/leads/${lead}/presence`, presenceSchema),
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
		desk("POST", `/posts/${post}/addresses`, releaseSlugSchema, {
			shows: () => [`/api/desk/posts/${post}/addresses`],
		}),
		desk("PUT", `/posts/${post}/source`, sourceSeenSchema),
		desk("POST", "/terms", termChangeSchema, { shows: () => ["/api/desk/terms?language=tr"] }),
		...Object.entries(settingsParts).map(([part, schema]) =>
			desk("PUT", `/site/${part}`, v.strictObject({ value: schema, seen: v.string() }), {
				complete: ({ value }) => ({
					value: Array.isArray(value) ? value : { ...(value as object), ...FORMATTED[part] },
					seen: VERSION,
				}),
				prepare: async (body) => body.replace(`"${VERSION}"`, await settingsVersion(part)),
				shows: () => ["/api/desk/site", "/tr/hakkimda", "/de/impressum", "/en", "/tr/gizlilik"],
			}),
		),
		...(["POST", "PATCH"] as const).map(
			(method): Endpoint => ({
				name: `${method} /api/posts`,
				method,
				path: method === "POST" ? "/api/posts" : `/api/posts/${programsPost}`,
				bodies: bodiesFor(
					method === "POST" ? apiPostSchema : apiChangeSchema,
					({ translates, version, ...body }) => ({
						...body,
						slug: nextSlug(),
						published_at: nextDate(),
					}),
				),
				isDesk: false,
				token,
				shows: ({ id, url }) => [`/api/desk/posts/${id}`, new URL(String(url)).pathname],
			}),
		),
		...[
			["/rest/v1/blog_posts", queries(["select", "order", "limit", "offset", "slug", "or"])],
			["/tr/blog", queries(["q", "category", "page"])],
			["/api/desk/posts", queries(["q", "state", "language", "page"])],
			["/tr", queries(["industry", "bottleneck", "sent"])],
			["/de/rechnung-fuers-abwarten", queries(FIGURE_NAMES)],
			["/en/free-resources", queries(["q", "category", "sort"])],
			["/api/desk/leads", queries(["q", "state", "group", "page", "from", "to", "cursor"])],
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
		// Last: it may end the account's token.
		desk("PATCH", `/accounts/${account}`, accountChangeSchema),
	];
}
