import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { glob, stat, statfs } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import tls from "node:tls";
import type { Pool } from "pg";
import * as v from "valibot";
import type { Config } from "../config/config.ts";
import { RIGHTS } from "../database/migrations/app-role.ts";
import { pendingMigrations } from "../database/migrations/migrate.ts";
import { TEST_LEAD } from "../leads/test-lead.ts";
import { buildWebhookRequest, sendWebhook } from "../leads/webhook.ts";
import {
	ARRIVAL,
	type Arrival,
	arrivalSchema,
	signArrival,
} from "./arrival.ts";
import type { DatabaseFacts } from "./doctor-findings.ts";

/** ms for each request and connection. */
const TIMEOUT = 8_000;

/** @returns the status of SITE_URL/healthz, or why there is no answer. */
export async function askSite(siteUrl: string): Promise<number | string> {
	try {
		const signal = AbortSignal.timeout(TIMEOUT);
		const answer = await fetch(`${siteUrl}/healthz`, {
			signal,
			redirect: "manual",
		});
		return answer.status;
	} catch (error) {
		return reasonOf(error);
	}
}

/** Asks the site how this request arrives. @returns undefined unless a server with this key answers. */
export async function askArrival(
	siteUrl: string,
	key: Buffer,
): Promise<Arrival | undefined> {
	const nonce = randomUUID();
	const authorization = `Bearer ${signArrival(key, "doctor", nonce)}`;
	try {
		const answer = await fetch(`${siteUrl}${ARRIVAL}?nonce=${nonce}`, {
			headers: { authorization },
			signal: AbortSignal.timeout(TIMEOUT),
			redirect: "manual",
		});
		const arrival = v.parse(arrivalSchema, await answer.json());
		return arrival.proof === signArrival(key, "site", nonce)
			? arrival
			: undefined;
	} catch {
		return undefined;
	}
}

/** Opens a TCP connection, with TLS where the URL has it. @returns why it failed, if it did. */
export async function reach(target: string): Promise<string | undefined> {
	const url = new URL(target);
	const secure = url.protocol === "https:";
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const port = Number(url.port || (secure ? 443 : 80));
	const servername = net.isIP(host) ? undefined : host;
	const socket = secure
		? tls.connect({ host, port, ...(servername && { servername }) })
		: net.connect({ host, port });
	socket.setTimeout(TIMEOUT, () => socket.destroy(new Error("timeout")));
	try {
		await once(socket, secure ? "secureConnect" : "connect");
		return undefined;
	} catch (error) {
		return `no connection (${reasonOf(error)})`;
	} finally {
		socket.destroy();
	}
}

/** Sends a lead marked as a test. @returns why it failed, if it did. */
export async function deliverTest(
	url: string,
	{ webhookMethod: method, webhookSigningSecrets: signingSecrets }: Config,
): Promise<string | undefined> {
	const now = new Date();
	const lead = {
		...TEST_LEAD,
		id: `test-${randomUUID()}`,
		message: "A test delivery of bin/doctor",
		timestamp: now.toISOString(),
	};
	const request = buildWebhookRequest(lead, {
		url,
		method,
		signingSecrets,
		now,
		test: true,
	});
	return (await sendWebhook(request)).error;
}

const WANTED = Object.entries(RIGHTS).flatMap(([table, rights]) =>
	rights.split(", ").map((right) => ({ table, right })),
);

const LACKING = `select r || ' on ' || t as missing from unnest($1::text[], $2::text[]) as wanted(t, r)
where not coalesce(has_table_privilege(to_regclass(t), r), false)`;

const ROLE = `select current_user as role, rolsuper as superuser,
	has_schema_privilege('private', 'create') as owner,
	extract(epoch from clock_timestamp())::float8 * 1000 as time
from pg_roles where rolname = current_user`;

/** @throws when the database is away. */
export async function readDatabase(pool: Pool): Promise<DatabaseFacts> {
	const pending = await pendingMigrations(pool);
	// On the connection that is open now, so that the time is that of one exchange.
	const sent = Date.now();
	const { rows } = await pool.query<{
		role: string;
		superuser: boolean;
		owner: boolean;
		time: number;
	}>(ROLE);
	const now = (sent + Date.now()) / 2;
	const [found] = rows;
	if (!found) throw new Error("The database does not know its own role");
	const { time, ...role } = found;
	const lacking = await pool.query<{ missing: string }>(LACKING, [
		WANTED.map(({ table }) => table),
		WANTED.map(({ right }) => right),
	]);
	return {
		...role,
		missingRights: lacking.rows.map(({ missing }) => missing),
		pendingMigrations: pending,
		skew: time - now,
	};
}

/** Bytes of the disk that a folder is on, or will be on. */
export async function readDisk(
	folder: string,
): Promise<{ free: number; total: number }> {
	try {
		const { bavail, blocks, bsize } = await statfs(folder);
		return { free: bavail * bsize, total: blocks * bsize };
	} catch (error) {
		const parent = path.dirname(path.resolve(folder));
		if (parent === path.resolve(folder)) throw error;
		return readDisk(parent);
	}
}

/** The age in hours of the newest backup, if there is one. */
export async function readBackupAge(
	folder: string,
): Promise<number | undefined> {
	const times: number[] = [];
	for await (const file of glob("vitrin-*.dump", { cwd: folder })) {
		times.push((await stat(path.join(folder, file))).mtimeMs);
	}
	if (times.length === 0) return undefined;
	return (Date.now() - Math.max(...times)) / 3_600_000;
}

/** For example ECONNREFUSED. Not the message: it may quote a URL with a password. */
export function reasonOf(error: unknown): string {
	const cause = error instanceof Error ? (error.cause ?? error) : error;
	if (cause instanceof Error && "code" in cause) return String(cause.code);
	return cause instanceof Error ? cause.name : "failed";
}
