import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import * as v from "valibot";
import { CONFIRM, LEAVE, type LinkState } from "../../shared/forms/newsletter-link.ts";
import { LANGUAGES, type Language, toLanguage } from "../../shared/languages.ts";
import type { NewsletterLinks } from "../mail/compose.ts";
import { Problem } from "../problem.ts";
import { CONFIRM_PATH, createNewsletterLinks, LEAVE_PATH, pageOfLink, readToken } from "./links.ts";
import { createSubscriptions, type Subscriptions, schedulePurge } from "./subscriptions.ts";

declare module "fastify" {
	interface FastifyInstance {
		newsletter: Newsletter;
	}
}

interface Newsletter {
	/** Undefined without SMTP_URL: then the newsletter's form delivers to its webhook, if it has one. */
	ask: Subscriptions["ask"] | undefined;
	links: NewsletterLinks;
	/** The action that a link allows now. @param query the query of its page. */
	read(query: URLSearchParams): Promise<LinkState>;
}

/** Clicks of one client within ten minutes; an office shares one IP address. */
const LIMIT = { max: 120, timeWindow: 10 * 60 * 1_000 };

/** Bytes; a token has about 100. */
const BODY_LIMIT = 4_096;

/** The token is in the page's form, or in the URL of a one-click request. */
const tokenSchema = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });

const FIND = `
select language, confirmed_at is not null as confirmed, left_at is not null as "hasLeft"
from private.subscriptions where id = $1`;

/**
 * The newsletter's sign-ups: confirmed by a link, ended with one click. Without SMTP_URL nobody can sign
 * up, but people on the list can still leave it.
 */
export const newsletter = fp(
	async (app) => {
		const { config, pool } = app;
		const sendsMails = config.smtpUrl !== undefined;
		const links = createNewsletterLinks(config.siteUrl, app.siteKey);
		const subscriptions = createSubscriptions(app, links);
		const find = async (id: string) => {
			const { rows } = await pool.query<{
				language: Language;
				confirmed: boolean;
				hasLeft: boolean;
			}>(FIND, [id]);
			return rows[0];
		};
		const open = async (purpose: "confirm" | "leave", token: string) =>
			readToken(await app.siteKey(), purpose, token, Date.now());

		app.decorate("newsletter", {
			ask: sendsMails ? subscriptions.ask : undefined,
			links,
			async read(query) {
				const confirm = query.get(CONFIRM) ?? "";
				const leave = query.get(LEAVE) ?? "";
				const purpose = confirm ? "confirm" : "leave";
				const token = confirm || leave;
				const link = await open(purpose, token);
				if (!link) return { state: "unknown" };
				const found = await find(link.id);
				if (purpose === "leave") {
					return found && !found.hasLeft ? { state: "leave", token } : { state: "left" };
				}
				if (found?.hasLeft) return { state: "left" };
				if (!found) return { state: "ended" };
				if (found.confirmed) {
					const path = new URL(await links.leave({ id: link.id, ...found }));
					return { state: "confirmed", leave: path.pathname + path.search };
				}
				return link.hasEnded || !sendsMails ? { state: "ended" } : { state: "confirm", token };
			},
		});

		app.onQueueStart(() => schedulePurge(app));
		await app.register(routes);

		/** Only posts count: mail scanners follow links. */
		async function routes(scope: FastifyInstance): Promise<void> {
			await scope.register(formbody);
			// RFC 8058 allows this type, too; the token is in the URL.
			scope.addContentTypeParser(
				"multipart/form-data",
				{ parseAs: "buffer", bodyLimit: BODY_LIMIT },
				async () => ({ "List-Unsubscribe": "One-Click" }),
			);
			scope.addHook("onRequest", async (_request, reply) => {
				reply.header("cache-control", "no-store");
			});
			const options = { bodyLimit: BODY_LIMIT, config: { rateLimit: LIMIT } };
			/** That of the subscription; once it is deleted, the browser's. */
			const languageOf = async (request: FastifyRequest, id: string | undefined) =>
				(id && (await find(id))?.language) ||
				toLanguage(request.accepts().language([...LANGUAGES]));

			scope.post(CONFIRM_PATH, options, async (request, reply) => {
				const { token } = readInput(request.body);
				const link = await open("confirm", token);
				if (link && !link.hasEnded && sendsMails) {
					await subscriptions.confirm(link.id);
				}
				const language = await languageOf(request, link?.id);
				return reply.redirect(pageOfLink("confirm", token, language), 303);
			});

			scope.post(LEAVE_PATH, options, async (request, reply) => {
				const { body, query } = request;
				const isOneClick = "List-Unsubscribe" in Object(body);
				const { token } = readInput(isOneClick ? query : body);
				const link = await open("leave", token);
				const language = await languageOf(request, link?.id);
				if (link) await subscriptions.leave(link.id);
				else if (isOneClick) throw new Problem(404, "No such subscription");
				return isOneClick
					? reply.code(200).type("text/plain").send("ok\n")
					: reply.redirect(pageOfLink("leave", token, language), 303);
			});

			// A mail program without RFC 8058 opens the header's URL like a link.
			scope.get(LEAVE_PATH, options, async (request, reply) => {
				const { token } = readInput(request.query);
				const link = await open("leave", token);
				const language = await languageOf(request, link?.id);
				return reply.redirect(pageOfLink("leave", token, language), 303);
			});
		}
	},
	{ name: "newsletter", dependencies: ["database", "queue", "rate-limit"] },
);

/** @throws Problem 400 without a token. */
function readInput(input: unknown): { token: string } {
	const result = v.safeParse(tokenSchema, input);
	if (result.success) return result.output;
	throw new Problem(400, "The link is incomplete");
}
