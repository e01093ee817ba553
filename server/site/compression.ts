import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyRequest } from "fastify";

/** A body in every encoding that the site sends. */
export interface EncodedBody {
	identity: Buffer;
	br: Buffer;
	gzip: Buffer;
}

export type Encoding = keyof EncodedBody;

/** Brotli quality of kept bodies: 7 % smaller than 9, and nearly as small as 11 in half of its time (36 ms for the home page). */
const KEPT_QUALITY = 10;

/** Brotli quality of bodies that are sent once or are large: a little larger, in a fraction of that time. */
const ONCE_QUALITY = 4;

/** Bytes. Only the parts of a long sitemap are larger, and for them speed matters less. */
const LARGE = 256 * 1024;

/** Encodes a body that is kept and sent many times. */
export async function encodeBody(text: string): Promise<EncodedBody> {
	const identity = Buffer.from(text);
	const [br, zipped] = await Promise.all([
		brotli(identity, identity.length > LARGE ? ONCE_QUALITY : KEPT_QUALITY),
		promisify(gzip)(identity),
	]);
	return { identity, br, gzip: zipped };
}

/** Encodes a body that is sent once, quickly and in one encoding. */
export async function encodeOnce(text: string, encoding: Encoding): Promise<Buffer> {
	const identity = Buffer.from(text);
	if (encoding === "br") return brotli(identity, ONCE_QUALITY);
	return encoding === "gzip" ? promisify(gzip)(identity) : identity;
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
	promisify(brotliCompress)(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		},
	});

/** The smallest encoding that the request's Accept-Encoding header allows. */
export const chooseEncoding = (request: Pick<FastifyRequest, "encodings">): Encoding =>
	// One at a time: the library prefers the client's order, and browsers name gzip first.
	(["br", "gzip"] as const).find((name) => request.encodings([name])) ?? "identity";
