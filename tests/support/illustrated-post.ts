import { insertImages, nameCover, photo } from "./pictures.ts";
import { insertPosts } from "./posts.ts";

const PARAGRAPH =
	"Talep gece gelir, cevap sabah. Arada geçen saatler ölçülmez, çünkü kimse onları görmez. ";

const CONTENT = `${PARAGRAPH.repeat(4)}

## Uygulama alanları

${PARAGRAPH.repeat(5)}

## Größe und Aufwand

${PARAGRAPH.repeat(5)}
`;

/** A post with a cover of 1536 × 1024 px, two pictures below its headings, and one at the end. */
export async function insertIllustratedPost(
	databaseUrl: string,
	language: "tr" | "de",
	slug: string,
) {
	const [postId = ""] = await insertPosts(databaseUrl, [
		{
			slug,
			language,
			title: "Teklif hazırlığında yapay zekâ: nereden başlanır",
			excerpt: "Talebi okuyan, eksiği soran bir düzen.",
			content: CONTENT,
			cover_image_alt: "Teklif masası",
			published_at: "2026-11-20T09:00:00Z",
		},
	]);
	const post_id = postId;
	const images = await insertImages(databaseUrl, [
		{ post_id, position: "cover", bytes: await photo(1536, 1024, "jpeg", 3) },
		{
			post_id,
			position: "uygulama-alanlari",
			alt: "Dört uygulama alanı",
			bytes: await photo(1600, 900, "webp", 4),
		},
		{
			post_id,
			position: "Größe und Aufwand",
			alt: "Aufwand je Schritt",
			bytes: await photo(900, 1200, "png", 5),
		},
		{ post_id, position: "gelecek", bytes: await photo(500, 300, "avif", 6) },
	]);
	await nameCover(databaseUrl, postId, images[0] ?? "");
	return { postId, images };
}
