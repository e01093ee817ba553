import { isIP } from "node:net";
import * as v from "valibot";

type Setting<Output, Default extends string | undefined> = v.OptionalSchema<
	v.GenericSchema<string, Output>,
	Default
>;

/** The parts of docs/settings.md besides the values that a variable takes. */
interface Shown {
	/** The default, if it needs words. */
	shown?: string;
	/** Whether the value may come from a file (secret-files.ts). */
	secret?: true;
}

/** An environment variable: the values that it takes, and its description for docs/settings.md. */
export function setting<Output>(
	value: v.GenericSchema<string, Output>,
	description: string,
	options?: Shown,
): Setting<Output, undefined>;
export function setting<Output>(
	value: v.GenericSchema<string, Output>,
	description: string,
	options: Shown & { default: string },
): Setting<Output, string>;
export function setting<Output>(
	value: v.GenericSchema<string, Output>,
	description: string,
	{ default: usual, ...metadata }: Shown & { default?: string } = {},
): Setting<Output, string | undefined> {
	return v.optional(v.pipe(value, v.description(description), v.metadata(metadata)), usual);
}

// Each schema states the allowed values twice: in the error "X takes …", and as metadata for docs/settings.md.

export const text = v.pipe(v.string(), v.trim());

export const named = (what: string) =>
	v.pipe(text, v.nonEmpty(`takes ${what}`), v.metadata({ takes: what }));

export const matching = (condition: RegExp | ((value: string) => boolean), what: string) =>
	v.pipe(
		text,
		condition instanceof RegExp
			? v.check((value) => condition.test(value), `takes ${what}`)
			: v.check(condition, `takes ${what}`),
		v.metadata({ takes: what }),
	);

/** A whole number within bounds, with its unit. */
export const wholeNumber = (unit: string, least: number, most: number) =>
	v.pipe(
		text,
		v.regex(/^\d+$/, `takes a whole number (${unit})`),
		v.transform(Number),
		v.minValue(least, `takes ${least} or more`),
		v.maxValue(most, `takes ${most} or less`),
		v.metadata({ takes: `a whole number (${unit}), ${least} to ${most}` }),
	);

export const url = (protocols: string[], example: string) =>
	matching(
		(value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
		`a URL such as ${example}`,
	);

export const http = (example: string) => url(["http:", "https:"], example);

export const email = (example: string) =>
	matching(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, `an e-mail address such as ${example}`);

/** Items between separators, empty ones left out. */
const items = (separator: string) =>
	v.pipe(
		text,
		v.transform((value) =>
			value
				.split(separator)
				.map((item) => item.trim())
				.filter((item) => item !== ""),
		),
	);

/** Items separated by semicolons, because names and addresses contain commas. */
export const semicolonList = (what: string) => v.pipe(items(";"), v.metadata({ takes: what }));

const CONTACT = "an e-mail address or an https URL, such as security@example.com";

/** An e-mail address or an https URL, as a URI. */
export const contact = v.pipe(
	text,
	v.transform((value) => (/^[^@\s:/]+@[^@\s:/]+$/.test(value) ? `mailto:${value}` : value)),
	v.check(
		(value) => /^(mailto:[^@\s]+@|https:)/.test(value) && URL.canParse(value),
		`takes ${CONTACT}`,
	),
	v.metadata({ takes: CONTACT }),
);

/** A bearer token that cannot be guessed. */
export const token = matching(/^[!-~]{16,}$/, "at least 16 characters (ASCII, no blanks)");

export const oneOf = <const T extends readonly string[]>(words: T) => {
	const what = [words.slice(0, -1).join(", "), words.at(-1)].join(" or ");
	return v.pipe(text, v.picklist(words, `takes ${what}`), v.metadata({ takes: what }));
};

export const flag = v.pipe(
	oneOf(["true", "false"]),
	v.transform((value) => value === "true"),
);

/** Items separated by commas; each fulfils a condition. */
export const list = (what: string, condition: (item: string) => boolean, { least = 0 } = {}) =>
	v.pipe(
		items(","),
		v.check((values) => values.length >= least && values.every(condition), `takes ${what}`),
		v.metadata({ takes: what }),
	);

/** The names of networks that Fastify's proxy-addr knows. */
const PROXY_NAMES = ["loopback", "linklocal", "uniquelocal"];

/** Bits of an address of each version of IP. */
const BITS = new Map([
	[4, 32],
	[6, 128],
]);

/** Whether Fastify's `trustProxy` understands an item: a name, an IP address, or a CIDR block that does not hold all addresses. */
function isProxy(item: string): boolean {
	return PROXY_NAMES.includes(item) || isIP(item) !== 0 || isCidr(item);
}

export const networks = list(
	"IP addresses or CIDR blocks separated by commas, such as 10.0.0.0/8, or loopback, linklocal or uniquelocal",
	isProxy,
);

/** Whether a text is a CIDR block that does not hold all addresses; of a version of IP, if one is given. */
export function isCidr(item: string, version?: 4 | 6): boolean {
	const [, address = "", prefix] = /^([^/]+)\/(\d{1,3})$/.exec(item) ?? [];
	const found = isIP(address);
	const bits = BITS.get(found);
	if (!bits || (version && found !== version)) return false;
	return Number(prefix) > 0 && Number(prefix) <= bits;
}

/** `whsec_` and base64 of 24 to 64 bytes (Standard Webhooks 1.0, "Signature scheme"). */
const SIGNING_SECRET = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/;

const SIGNING_SECRETS =
	"whsec_ followed by 24 to 64 random bytes in base64; several, separated by commas or blanks, while one replaces the other";

export const signingSecrets = v.pipe(
	v.string(),
	v.transform((setting) =>
		setting
			.split(/[\s,]+/)
			.filter((secret) => secret !== "")
			.map((secret) => Buffer.from(SIGNING_SECRET.exec(secret)?.[1] ?? "", "base64")),
	),
	v.check(
		(keys) => keys.every(({ length }) => length >= 24 && length <= 64),
		`takes ${SIGNING_SECRETS}`,
	),
	v.metadata({ takes: SIGNING_SECRETS }),
);
