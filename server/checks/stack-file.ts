import { jwtVerify } from "jose";
import * as v from "valibot";
import { readConfig } from "../config/config.ts";
import { readEnvFile } from "../config/env-file.ts";
import { nearest } from "../config/names.ts";
import { environmentSchema } from "../config/schema.ts";
import { COPYING, DECIDED_BY_COMPOSE, portsIn, REMOVED, stackSchema } from "../config/stack.ts";
import { problem, type Result } from "./finding.ts";

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

type Values = Record<string, string>;

/** The text of the stack's .env. */
export interface StackFile extends ReturnType<typeof readEnvFile> {
	/** Without the empty ones: a compose file passes unset variables on as empty ones. */
	values: Values;
	/** Names that the operator's own compose files use. */
	others: readonly string[];
}

export function readStackFile(text: string, others: readonly string[]): StackFile {
	const { lines, mistakes } = readEnvFile(text);
	const set = lines.filter(({ value }) => value !== "");
	return {
		lines,
		mistakes,
		others,
		values: Object.fromEntries(set.map(({ name, value }) => [name, value])),
	};
}

export const judgeLines = ({ mistakes }: StackFile): Result[] =>
	mistakes.map(({ line, text }) => problem(text, { line }));

export const judgeNames = ({ lines, others }: StackFile): Result[] =>
	lines.flatMap(({ line, name }) => {
		const text = others.includes(name) ? undefined : whyUnknown(name);
		return text ? [problem(text, { line })] : [];
	});

/** The first mistake of each setting. */
export async function judgeValues({ values, lines, mistakes }: StackFile): Promise<Result[]> {
	// The value of an unreadable line is unknown.
	const seen = new Set(mistakes.map(({ text }) => nameIn(text)));
	const found = [
		...wrongValues(values),
		...unfitForCaddy(values),
		...sharedPorts(values),
		...missingForProfiles(values),
		...(await wrongKeys(values)),
	];
	return found.flatMap((text) => {
		const name = nameIn(text);
		if (seen.has(name)) return [];
		seen.add(name);
		return [problem(text, { line: lines.findLast((line) => line.name === name)?.line })];
	});
}

const nameIn = (mistake: string) => mistake.split(" ", 1)[0] ?? "";

function wrongValues(values: Values): string[] {
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

/** Caddy gets certificates through ports 80 and 443, and after a slash at the end it would serve the path / alone. */
const unfitForCaddy = (values: Values): string[] =>
	profilesOf(values).includes("tls") && !/^https:\/\/[^:/]+$/.test(values.SITE_URL ?? "")
		? [
				"SITE_URL takes an https URL without a port and without a slash at its end, such as https://www.example.com, with the profile tls; with a proxy of your own remove tls from COMPOSE_PROFILES",
			]
		: [];

const profilesOf = (values: Values) => values.COMPOSE_PROFILES?.split(",") ?? [];

/** The settings that a profile needs, with their source. */
const NEEDED = [
	["studio", "PG_META_CRYPTO_KEY", "openssl rand -hex 32"],
	["automation", "N8N_ENCRYPTION_KEY", "openssl rand -hex 32"],
	["archive", "ARCHIVE_DATABASE_PASSWORD", "openssl rand -hex 24"],
] as const;

const missingForProfiles = (values: Values): string[] =>
	NEEDED.filter(([profile, name]) => profilesOf(values).includes(profile) && !values[name]).map(
		([profile, name, source]) => `${name} is missing: the profile ${profile} needs it (${source})`,
	);

/** Ports that two services of this stack would take, or that replicas lack. */
function sharedPorts(values: Values): string[] {
	const profiles = profilesOf(values);
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
