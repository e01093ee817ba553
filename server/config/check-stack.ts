import { jwtVerify } from "jose";
import * as v from "valibot";
import { readConfig } from "./config.ts";
import { type Mistake, readEnvFile } from "./env-file.ts";
import { nearest } from "./names.ts";
import { environmentSchema } from "./schema.ts";
import { COPYING, DECIDED_BY_COMPOSE, portsIn, REMOVED, stackSchema } from "./stack.ts";

/** Settings that docker-compose.yml gives the site in addition to .env, if other settings depend on them. */
const GIVEN = {
	DATABASE_URL: "postgres://vitrin_app@db:5432/postgres",
	SUPABASE_REST_URL: "http://rest:3000",
	SUPABASE_AUTH_URL: "http://auth:9999",
	SUPABASE_FUNCTIONS_URL: "http://functions:9000",
};

const SITE = Object.keys(environmentSchema.entries).filter((name) => !(name in DECIDED_BY_COMPOSE));

/** The settings that a .env of the stack may have. */
export const STACK_SETTINGS = [...new Set([...SITE, ...Object.keys(stackSchema.entries)])];

/**
 * All mistakes in the text of the stack's .env, by line.
 * @param others names that the operator's own compose files use.
 */
export async function checkStack(
	source: string,
	others: readonly string[] = [],
): Promise<Mistake[]> {
	const { lines, mistakes } = readEnvFile(source);
	const values = Object.fromEntries(
		lines.filter(({ value }) => value !== "").map((l) => [l.name, l.value]),
	);
	const broken = mistakes.map(({ text }) => nameIn(text));
	const lineOf = (name: string) => lines.findLast((line) => line.name === name)?.line;
	const found = [...mistakesIn(values), ...combinations(values), ...(await wrongKeys(values))]
		.map((text) => ({ name: nameIn(text), text }))
		.filter(
			({ name }, index, all) =>
				// The value of an unreadable line is unknown.
				!broken.includes(name) && all.findIndex((other) => other.name === name) === index,
		)
		.map(({ name, text }) => ({ line: lineOf(name), text }));
	const unknown = lines.flatMap(({ line, name }) => {
		const text = others.includes(name) ? undefined : whyUnknown(name);
		return text ? [{ line, text }] : [];
	});
	return [...mistakes, ...unknown, ...found].toSorted(
		(a, b) => (a.line ?? Infinity) - (b.line ?? Infinity),
	);
}

type Values = Record<string, string>;

const nameIn = (mistake: string) => mistake.split(" ", 1)[0] ?? "";

function mistakesIn(values: Values): string[] {
	const site = Object.entries(values).filter(([name]) => SITE.includes(name));
	const reading = readConfig({ ...GIVEN, ...Object.fromEntries(site) });
	const stack = v.safeParse(stackSchema, values);
	return [
		...(stack.issues ?? []).map((issue) => {
			const name = v.getDotPath(issue);
			return issue.received === "undefined"
				? `${name} is missing: take it from a copy of .env; docs/backup-and-recovery.md (Start again without .env) says what to do without one`
				: `${name} ${issue.message}`;
		}),
		...("mistakes" in reading ? reading.mistakes : []),
	];
}

/** Settings that do not fit each other. */
function combinations(values: Values): string[] {
	const profiles = values.COMPOSE_PROFILES?.split(",") ?? [];
	const needed = [
		["studio", "PG_META_CRYPTO_KEY", "openssl rand -hex 32"],
		["automation", "N8N_ENCRYPTION_KEY", "openssl rand -hex 32"],
		["archive", "ARCHIVE_DATABASE_PASSWORD", "openssl rand -hex 24"],
	] as const;
	return [
		...sharedPorts(values, profiles),
		...needed
			.filter(([profile, name]) => profiles.includes(profile) && !values[name])
			.map(
				([profile, name, source]) =>
					`${name} is missing: the profile ${profile} needs it (${source})`,
			),
	];
}

/** Ports that two services of this stack would take, or that replicas lack. */
function sharedPorts(values: Values, profiles: readonly string[]): string[] {
	const replicas = Number(values.APP_REPLICAS ?? 1);
	const site = portsIn(values.PUBLISH_PORT ?? "3000");
	const mistakes =
		site.length > 0 && site.length < replicas
			? [
					`PUBLISH_PORT takes a port for each of the ${replicas} replicas (APP_REPLICAS), such as 3000-${2999 + replicas}`,
				]
			: [];
	const others = [
		["tls", "COMPOSE_PROFILES", [80, 443]],
		["mailpit", "MAILPIT_PORT", portsIn(values.MAILPIT_PORT ?? "8025")],
		["automation", "N8N_PORT", portsIn(values.N8N_PORT ?? "5678")],
		["studio", "STUDIO_PORT", portsIn(values.STUDIO_PORT ?? "3001")],
	] as const;
	/** The profile that has each port. */
	const taken = new Map<number, string>();
	const claim = (name: string, ports: readonly number[], profile?: string) => {
		const port = ports.find((port) => taken.has(port));
		if (port !== undefined) {
			mistakes.push(`${name} takes a port of its own: the profile ${taken.get(port)} has ${port}`);
		}
		for (const port of ports) if (profile) taken.set(port, profile);
	};
	for (const [profile, name, ports] of others) {
		if (profiles.includes(profile)) claim(name, ports, profile);
	}
	claim("PUBLISH_PORT", site);
	return mistakes;
}

/** Supabase's keys, unless JWT_SECRET signed them for their roles. */
async function wrongKeys(values: Values): Promise<string[]> {
	const secret = new TextEncoder().encode(values.JWT_SECRET);
	const keys = [
		["SUPABASE_ANON_KEY", "anon"],
		["SUPABASE_SERVICE_ROLE_KEY", "service_role"],
	] as const;
	const wrong: string[] = [];
	for (const [name, role] of keys) {
		const key = values[name];
		if (!key || !values.JWT_SECRET) continue;
		const read = await jwtVerify(key, secret).catch(() => undefined);
		if (read?.payload.role !== role) {
			wrong.push(
				`${name} takes a key of the role ${role} that JWT_SECRET signed and that has not expired: bin/rotate JWT_SECRET makes all three`,
			);
		}
	}
	return wrong;
}

function whyUnknown(name: string): string | undefined {
	if (STACK_SETTINGS.includes(name) || /^(COMPOSE|DOCKER)_/.test(name)) {
		return undefined;
	}
	const hint = DECIDED_BY_COMPOSE[name];
	if (hint !== undefined) {
		return `${name} has no effect: docker-compose.yml decides it${hint && `; ${hint}`}`;
	}
	if (REMOVED.includes(name)) return `${name} has no effect any more: ${COPYING}`;
	const near = nearest(name, STACK_SETTINGS);
	return `${name} is no setting${near ? `: is it ${near}?` : " (docs/settings.md)"}`;
}
