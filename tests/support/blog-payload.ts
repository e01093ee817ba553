import sharp from "sharp";

/** A PNG of one pixel. */
export const PIXEL =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** What a caller of create-blog-post has to send, and that it is to be seen. */
export const PAYLOAD = {
	language: "tr",
	title: "İki Dakikada Dönüş",
	excerpt: "Kısa bir özet.",
	content: "## Başlık\n\nMetin.",
	author: "Vitrin Ekibi",
	category: "Satış Otomasyonu",
	status: "published",
};

/** Everything that a caller can say of a post, but for its pictures. */
export const FULL_PAYLOAD = {
	...PAYLOAD,
	language: "de",
	slug: "antwort-in-zwei-minuten",
	title: "Antwort in zwei Minuten: „Größe“ & Maß 🚀",
	author_bio: "Zehn Jahre\nVertrieb.",
	tags: ["b2b", "mit, Komma", 'mit "Zitat"', "{klammer}", "ğüş 🎯", "NULL"],
	read_time: 7,
	cover_image_alt: "Eine Stoppuhr",
	meta_title: "Titel",
	meta_description: "Beschreibung",
	meta_keywords: ["eins", "zwei"],
	published_at: "2026-03-29T03:30:00+03:00",
	translation_group: "0f9a2c1e-6a57-4f0e-8a10-3f6f2f3b1c02",
};

type Format = "png" | "jpeg" | "webp" | "avif";

export const FORMATS: readonly Format[] = ["png", "jpeg", "webp", "avif"];

interface Options {
	width?: number;
	height?: number;
	/** How many pictures one after the other, at most three; more than one only where the format can move. */
	frames?: number;
}

/** The bytes of a picture. */
export async function makePicture(
	format: Format,
	{ width = 40, height = 30, frames = 1 }: Options = {},
): Promise<Buffer> {
	const pictures = ["#205080", "#f0a030", "#80c040"].map((background) =>
		sharp({ create: { width, height, channels: 3, background } }),
	);
	const [still = sharp()] = pictures;
	if (frames === 1) return await still.toFormat(format).toBuffer();
	const stills = pictures.slice(0, frames).map((one) => one.png().toBuffer());
	const film = sharp(await Promise.all(stills), { join: { animated: true } });
	return await film.toFormat(format).toBuffer();
}

/** A picture as payloads carry it. */
export const toDataUrl = (mime: string, bytes: Uint8Array): string =>
	`data:${mime};base64,${Buffer.from(bytes).toString("base64")}`;

/** The same for a picture made for it. */
export const pictureUrl = async (format: Format, options?: Options): Promise<string> =>
	toDataUrl(`image/${format}`, await makePicture(format, options));
