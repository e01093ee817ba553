import type { BlogCreation, BlogCreationImage } from "./blog-creation.ts";
import { content } from "./post-content.ts";

/** A picture on this site that is sent with the post. */
interface Picture {
	path: string;
	alt: string;
}

const FOLDER = "/images/temp-blog";

/** The fixed post of the demo, but for its pictures (specification §2 and §9). */
export const DEMO_POST: Omit<BlogCreation, "cover_image" | "cover_image_alt" | "images"> = {
	language: "tr",
	title: "Teklif hazırlığında yapay zekâ: nereden başlanır",
	excerpt:
		"Talebi okuyan, eksiği soran ve ilk taslağı yazan bir düzen nasıl kurulur? Uygulama alanları, avantaj ve dezavantajlar, ilk haftanın işleri.",
	content,
	author: "Vitrin Ekibi",
	author_bio:
		"Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.",
	category: "Satış Otomasyonu",
	tags: ["teklif", "yapay zekâ", "CRM"],
	read_time: 6,
	meta_title: "Teklif hazırlığında yapay zekâ: nereden başlanır",
	meta_description:
		"B2B teklif sürecinde yapay zekâ hangi işi üstlenir, hangisini üstlenmez? Talebi okuma, eksiği sorma, taslak yazma ve ilk haftanın iş listesi bir arada.",
	meta_keywords: ["teklif hazırlama", "yapay zekâ ile teklif", "B2B satış", "satış otomasyonu"],
	status: "published",
};

export const DEMO_COVER: Picture = {
	path: `${FOLDER}/kapak.webp`,
	alt: "Soldan gelen mektup, tablo ve konuşma balonu tek bir teklif belgesinde birleşiyor; belgenin imza satırı boş ve turuncu",
};

export const DEMO_IMAGES: (Pick<BlogCreationImage, "position"> & Picture)[] = [
	{
		position: "uygulama-alanlari",
		path: `${FOLDER}/uygulama-alanlari.webp`,
		alt: "Tek çizgi üzerinde dört durak: göz, soru balonu, üst üste duran belgeler ve hazır taslak",
	},
	{
		position: "avantaj-dezavantaj",
		path: `${FOLDER}/avantaj-dezavantaj.webp`,
		alt: "Saatin bulunduğu kefesi ağır basan bir terazi; öteki kefede turuncu bir uyarı işareti",
	},
	{
		position: "gelecek",
		path: `${FOLDER}/gelecek.webp`,
		alt: "Ufukta doğan güneşe uzanan yol üzerinde beş durak; öndeki üçü dolu, uzaktaki ikisi boş",
	},
];

/**
 * The demo's post with its pictures; as JSON it is what the server lets in without a key, to the last byte.
 * @param dataUrl the picture at a path of the site, as a data URL.
 */
export async function buildDemoPost(
	dataUrl: (path: string) => Promise<string>,
): Promise<BlogCreation> {
	const images = DEMO_IMAGES.map(
		async ({ position, path, alt }): Promise<BlogCreationImage> => ({
			position,
			image_url: await dataUrl(path),
			image_meta_description: alt,
		}),
	);
	return {
		...DEMO_POST,
		cover_image: await dataUrl(DEMO_COVER.path),
		cover_image_alt: DEMO_COVER.alt,
		images: await Promise.all(images),
	};
}
