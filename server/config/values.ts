import { isIP } from "node:net";
import * as v from "valibot";

/** Text without blanks around it. */
export const text = v.pipe(v.string(), v.trim());

/** A whole number within bounds; `name` says of what. */
export const wholeNumber = (name: string, least: number, most: number) =>
	v.pipe(
		text,
		v.regex(/^\d+$/, `takes a whole number (${name})`),
		v.transform(Number),
		v.minValue(least, `takes ${least} or more`),
		v.maxValue(most, `takes ${most} or less`),
	);

/** An address of one of the protocols (with their colon). */
export const address = (protocols: string[], example: string) =>
	v.pipe(
		text,
		v.check(
			(value) =>
				URL.canParse(value) && protocols.includes(new URL(value).protocol),
			`takes an address such as ${example}`,
		),
	);

/** An http or https address. */
export const http = (example: string) => address(["http:", "https:"], example);

/** `true` or `false`. */
export const flag = v.pipe(
	text,
	v.picklist(["true", "false"], "takes true or false"),
	v.transform((value) => value === "true"),
);

/** Items separated by commas, empty ones left out. */
export const list = v.pipe(
	text,
	v.transform((value) =>
		value
			.split(",")
			.map((item) => item.trim())
			.filter((item) => item !== ""),
	),
);

/** What Fastify's proxy-addr knows by name. */
const PROXY_NAMES = ["loopback", "linklocal", "uniquelocal"];

/** Bits of an address of each version of IP. */
const BITS = new Map([
	[4, 32],
	[6, 128],
]);

/** Whether Fastify's `trustProxy` understands an item: a name, an address, or a CIDR block that is not everybody. */
export function isProxy(item: string): boolean {
	if (PROXY_NAMES.includes(item)) return true;
	const [, address = "", prefix] =
		/^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(item) ?? [];
	const bits = BITS.get(isIP(address));
	if (!bits) return false;
	return prefix === undefined || (Number(prefix) > 0 && Number(prefix) <= bits);
}

/** `whsec_` and base64 of 24 to 64 bytes (Standard Webhooks 1.0, "Signature scheme"). */
const SIGNING_SECRET = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/;

/** WEBHOOK_SIGNING_SECRET: one secret, or several separated by commas or blanks while one replaces the other; as keys. */
export const signingSecrets = v.pipe(
	v.string(),
	v.transform((setting) =>
		setting
			.split(/[\s,]+/)
			.filter((secret) => secret !== "")
			.map((secret) =>
				Buffer.from(SIGNING_SECRET.exec(secret)?.[1] ?? "", "base64"),
			),
	),
	v.check(
		(keys) => keys.every(({ length }) => length >= 24 && length <= 64),
		"takes whsec_ followed by 24 to 64 random bytes in base64",
	),
);
