import accepts from "@fastify/accepts";
import Fastify, { type FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { chooseFormat } from "../../server/blog/media/format.ts";
import { chooseEncoding } from "../../server/site/compression.ts";

/** The result of a choice in a request with a header, or without it. */
async function choose(
	choice: (request: FastifyRequest) => string,
	header: string,
	value: string | undefined,
): Promise<string> {
	const headers = value === undefined ? {} : { [header]: value };
	await using app = Fastify();
	await app.register(accepts);
	app.get("/", async (request) => choice(request));
	return (await app.inject({ url: "/", headers })).payload;
}

const CHROMIUM = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const FIREFOX = "image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5";
const SAFARI =
	"image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5";

test.each([
	[CHROMIUM, "image/png", "avif"],
	[FIREFOX, "image/png", "avif"],
	[SAFARI, "image/png", "avif"],
	[SAFARI, "image/webp", "avif"],
	["image/webp,*/*", "image/png", "webp"],
	["IMAGE/AVIF ; q=0.5", "image/jpeg", "avif"],
	["image/avif;q=0, image/webp", "image/jpeg", "webp"],
	["image/avif;q=0.000", "image/jpeg", "jpeg"],
	["*/*", "image/png", "png"],
	["image/*", "image/jpeg", "jpeg"],
	[undefined, "image/png", "png"],
	["", "image/webp", "jpeg"],
	["*/*", "image/avif", "jpeg"],
	["image/avifs,image/xwebp", "image/png", "png"],
	[",;,q=1;;", "image/png", "png"],
] as const)("for Accept %j a %s is sent as %s", async (accept, own, format) => {
	const choice = (request: FastifyRequest) => chooseFormat(own, request);
	expect(await choose(choice, "accept", accept)).toBe(format);
});

test.each([
	["gzip, deflate, br", "br"],
	["gzip, deflate, br, zstd", "br"],
	["gzip", "gzip"],
	["br;q=0, gzip;q=0.5", "gzip"],
	["BR", "br"],
	["identity", "identity"],
	["", "identity"],
	[undefined, "identity"],
])("for Accept-Encoding %j a page is sent as %s", async (accepted, encoding) => {
	const chosen = choose(chooseEncoding, "accept-encoding", accepted);
	expect(await chosen).toBe(encoding);
});
