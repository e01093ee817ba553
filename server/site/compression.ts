import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A body in every encoding that the site answers with. */
export interface EncodedBody {
	identity: Buffer;
	br: Buffer;
	gzip: Buffer;
}

export type Encoding = keyof EncodedBody;

/** Nearly as small as the best quality at a tenth of its time. */
const BROTLI_QUALITY = 9;

export async function encodeBody(text: string): Promise<EncodedBody> {
	const identity = Buffer.from(text);
	const [br, zipped] = await Promise.all([
		promisify(brotliCompress)(identity, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
			},
		}),
		promisify(gzip)(identity),
	]);
	return { identity, br, gzip: zipped };
}

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
