import { insertImages, nameCover, photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";
import { startServer } from "../support/server.ts";
import { percentile, residentMemory } from "./figures.ts";

const POSTS = 500;
const IMAGES_A_POST = 4;

/** Posts whose pages and pictures are asked for, out of all. */
const SAMPLE = 40;

const AVIF = "image/avif,image/webp,*/*";
const WEBP = "image/webp,*/*";

/**
 * `npm run bench:media`: post pages and pictures, the first time and again, with 500 posts and 2,000
 * pictures in the database, and what memory the server takes (Linux). It needs a build.
 */
async function main(): Promise<void> {
	await using server = await startServer({ LOG_LEVEL: "error" });
	const memory: Record<string, number> = {};
	memory.started = await residentMemory(server.pid);
	const { slugs, images } = await fill(await server.databaseUrl());
	const at = (address: string) => `${server.url}${address}`;
	const pages = slugs.slice(0, SAMPLE).map((slug) => at(`/tr/blog/${slug}`));
	const pictures = images.slice(0, SAMPLE);
	const variants = (width: number) => pictures.map((id) => at(`/media/${id}?w=${width}`));

	const rows: Record<string, object> = {};
	rows["post page, first"] = await ask(pages, "text/html", 1);
	rows["post page, again"] = await ask(repeated(pages), "text/html", 10);
	for (const width of [480, 800, 1200]) {
		rows[`AVIF ${width} px, first`] = await ask(variants(width), AVIF, 1);
		rows[`WebP ${width} px, first`] = await ask(variants(width), WEBP, 1);
	}
	rows["AVIF 800 px, again"] = await ask(repeated(variants(800)), AVIF, 10);
	const etags = await Promise.all(variants(800).map(etagOf));
	rows["AVIF 800 px, 304"] = await ask(repeated(variants(800)), AVIF, 10, new Map(etags));
	memory["after the sample"] = await residentMemory(server.pid);

	const all = images.map((id) => at(`/media/${id}?w=480`));
	rows["WebP 480 px, all 2,000"] = await ask(all, WEBP, 10);
	memory["after all pictures"] = await residentMemory(server.pid);
	rows["all pages, first"] = await ask(
		slugs.map((slug) => at(`/tr/blog/${slug}`)),
		"text/html",
		4,
	);
	memory["after all pages"] = await residentMemory(server.pid);
	console.table(rows);
	console.log("Resident memory of the server in MB:");
	console.table(memory);
}

/** 500 posts with a cover and three pictures in the text each; 50 different pictures. */
async function fill(databaseUrl: string) {
	const different = await Promise.all(
		Array.from({ length: 50 }, (_, index) => photo(1600, 900, "jpeg", index + 1)),
	);
	const slugs = Array.from({ length: POSTS }, (_, index) => `yazi-${index}`);
	const text = "Talep gece gelir, cevap sabah. ".repeat(20);
	const ids = await insertPosts(
		databaseUrl,
		slugs.map((slug) => ({
			slug,
			title: slug,
			content: `${text}\n\n## Bir\n\n${text}\n\n## İki\n\n${text}`,
		})),
	);
	const images = await insertImages(
		databaseUrl,
		ids.flatMap((post_id, post) =>
			["cover", "bir", "iki", "uc"].map((position, index) => {
				const bytes = different[(post * IMAGES_A_POST + index) % 50];
				if (!bytes) throw new Error("There are fewer pictures than expected");
				// A byte behind the end, as each picture is to be another one.
				const tail = Buffer.from(`${post}-${index}`);
				return { post_id, position, bytes: Buffer.concat([bytes, tail]) };
			}),
		),
	);
	for (const [post, id] of ids.entries()) {
		await nameCover(databaseUrl, id, images[post * IMAGES_A_POST] ?? "");
	}
	return { slugs, images };
}

const repeated = (addresses: string[]): string[] =>
	Array.from({ length: 25 }, () => addresses).flat();

/** Asks for all addresses, so many at once. @returns their number, the time each took in ms, and how many a second. */
async function ask(
	addresses: string[],
	accept: string,
	atOnce: number,
	etags?: Map<string, string>,
) {
	const times: number[] = [];
	const statuses = new Map<number, number>();
	let bytes = 0;
	const waiting = addresses.values();
	const started = performance.now();
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			for (const address of waiting) {
				const asked = performance.now();
				const answer = await fetch(address, {
					headers: { accept, "if-none-match": etags?.get(address) ?? "" },
				});
				bytes += (await answer.arrayBuffer()).byteLength;
				times.push(performance.now() - asked);
				statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
			}
		}),
	);
	const seconds = (performance.now() - started) / 1_000;
	return {
		requests: times.length,
		"p50 ms": percentile(times, 0.5),
		"p99 ms": percentile(times, 0.99),
		"per s": Math.round(times.length / seconds),
		"mean KB": Number((bytes / times.length / 1_024).toFixed(1)),
		statuses: [...statuses].map((pair) => pair.join(" × ")).join(", "),
	};
}

async function etagOf(address: string): Promise<[string, string]> {
	const { headers } = await fetch(address, {
		method: "HEAD",
		headers: { accept: AVIF },
	});
	return [address, headers.get("etag") ?? ""];
}

await main();
