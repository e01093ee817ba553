import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A body in every encoding that the site answers with. */
export interface EncodedBody {
	identity: Buffer;
	br: Buffer;
	gzip: Buffer;
}

export type Encoding = keyof EncodedBody;

/** For what is sent many times: nearly as small as the best quality at a tenth of its time. */
const KEPT_QUALITY = 9;

/** For what is sent once: a little larger, in a fraction of that time. */
const PASSING_QUALITY = 4;

/** A body that is kept: in every encoding. */
export async function encodeBody(text: string): Promise<EncodedBody> {
	const identity = Buffer.from(text);
	const [br, zipped] = await Promise.all([
		brotli(identity, KEPT_QUALITY),
		promisify(gzip)(identity),
	]);
	return { identity, br, gzip: zipped };
}

/** A body that is sent once: quickly, in the one encoding that was asked for. */
export async function encodeOnce(
	text: string,
	encoding: Encoding,
): Promise<Buffer> {
	const identity = Buffer.from(text);
	if (encoding === "br") return brotli(identity, PASSING_QUALITY);
	return encoding === "gzip" ? promisify(gzip)(identity) : identity;
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
	promisify(brotliCompress)(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		},
	});

/** The smallest encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
	const allowed = new Set(
		(accepted ?? "")
			.split(",")
			.map((item) =>
				item
					.trim()
					.toLowerCase()
					.split(/\s*;\s*q=/),
			)
			.filter(([, weight]) => weight === undefined || Number(weight) > 0)
			.map(([name]) => name),
	);
	if (allowed.has("br")) return "br";
	return allowed.has("gzip") ? "gzip" : "identity";
}
