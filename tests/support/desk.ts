import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { addAccount } from "../../server/desk/accounts/changes.ts";
import { startSession } from "../../server/desk/accounts/sessions.ts";
import { desk } from "../../server/desk/plugin.ts";
import { forwarding } from "../../server/plugins/forwarding.ts";
import type { Renderer } from "../../server/site/renderer.ts";
import type { Passwords } from "../../server/supabase/passwords.ts";
import type { NewAccount, Role } from "../../shared/desk/accounts.ts";
import { perFile } from "./fixtures.ts";
import { urlOf as serverUrl } from "./gateway.ts";
import { createLeadSystem } from "./lead-server.ts";

interface Options {
	environment?: NodeJS.ProcessEnv;
	/** Adds to the application before the desk. @param ownerUrl its database as the owner of all tables. */
	extend?: (app: FastifyInstance, ownerUrl: string) => void;
	/** Of the site's pages, as built. */
	renderer?: () => Promise<Renderer>;
}

/** Passwords in memory, which count whose password was asked for. */
function createPasswords() {
	const users = new Map<string, { id: string; password: string }>();
	const checked: string[] = [];
	const passwords: Passwords = {
		async check(email, password) {
			checked.push(email);
			const user = users.get(email);
			return user?.password === password ? user.id : undefined;
		},
		async set(email, password) {
			const id = users.get(email)?.id ?? randomUUID();
			users.set(email, { id, password });
			return id;
		},
		async remove(userId) {
			for (const [email, { id }] of users) {
				if (id === userId) users.delete(email);
			}
		},
	};
	return { passwords, users, checked };
}

/** A request to the desk's API: a path below /api/desk, and what fetch takes, with a body of any kind. */
type DeskRequest = Omit<RequestInit, "body"> & { json?: unknown };

/** The desk's API on a database of its own, with the leads' queue and webhook receiver, listening. */
async function startDesk({ environment, extend, renderer }: Options = {}) {
	const pages = await renderer?.();
	const system = await createLeadSystem();
	const memory = createPasswords();
	const start = async (more: NodeJS.ProcessEnv = {}) => {
		const app = await system.start({
			environment: { ...environment, ...more },
			extend(instance, ownerUrl) {
				instance.decorate("passwords", memory.passwords);
				extend?.(instance, ownerUrl);
				instance.register(forwarding);
				instance.register(desk, { renderer: pages });
			},
		});
		await app.listen({ host: "127.0.0.1", port: 0 });
		return app;
	};
	const app = await start();

	/** The URL of a path below /api/desk. */
	const urlOf = (path: string, server = app) => `${serverUrl(server.server)}/api/desk${path}`;

	/** Asks with a cookie, or with none. */
	function ask(cookie?: string, server = app) {
		const send = (path: string, { json, headers, ...init }: DeskRequest = {}) =>
			fetch(urlOf(path, server), {
				...init,
				headers: {
					...(cookie && { cookie: `vitrin-desk=${cookie}` }),
					...(json !== undefined && { "content-type": "application/json" }),
					...(headers && Object.fromEntries(new Headers(headers))),
				},
				...(json !== undefined && { body: JSON.stringify(json) }),
			});
		const sendWith = (method: string) => (path: string, json?: unknown) =>
			send(path, { method, json });
		return Object.assign(send, {
			/** What a path answers to GET. */
			read: async (path: string) => (await send(path)).json(),
			post: sendWith("POST"),
			put: sendWith("PUT"),
			patch: sendWith("PATCH"),
			delete: sendWith("DELETE"),
		});
	}

	/** An account that is signed in. Its password is in the result. */
	async function signIn(role: Role, fields: Partial<NewAccount> = {}) {
		const email = `${role}-${randomUUID()}@example.com`;
		const { account } = await addAccount(
			{ pool: app.pool, siteUrl: app.config.siteUrl, person: "test" },
			{ email, name: `Ada ${role}`, role, language: "en", ...fields },
		);
		const password = `right ${randomUUID()}`;
		const user = await memory.passwords.set(account.email, password);
		await app.pool.query("update private.accounts set auth_user = $2 where id = $1", [
			account.id,
			user,
		]);
		const cookie = await startSession(app.pool, account.id, "Test");
		return { account, password, cookie, ask: ask(cookie) };
	}

	return { ...system, ...memory, app, start, urlOf, ask, signIn };
}

/** An account that is signed in to the desk of a file. */
export type SignedIn = Awaited<ReturnType<Awaited<ReturnType<typeof startDesk>>["signIn"]>>;

/** The session's cookie that an answer sets. */
export const cookieOf = (answer: Response): string | undefined =>
	/=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1];

/** An answer's status, and the code of its problem. */
export async function outcomeOf(answer: Response): Promise<string> {
	const { code = "" } = await answer.json();
	return `${answer.status} ${code}`.trim();
}

/** A desk for all tests of a file. */
export const testDesk = (options?: Options) => perFile(() => startDesk(options));
