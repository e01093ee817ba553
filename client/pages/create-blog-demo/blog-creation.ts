import type { Language } from "../../../shared/languages.ts";

/** The body of `create-blog-post` (specification §3, Blog creation payload). */
export interface BlogCreation {
	language: Language;
	title: string;
	excerpt: string;
	/** Markdown. */
	content: string;
	author: string;
	author_bio: string;
	category: string;
	tags: readonly string[];
	/** In minutes. */
	read_time: number;
	/** A data URL. */
	cover_image: string;
	cover_image_alt: string;
	meta_title: string;
	meta_description: string;
	meta_keywords: readonly string[];
	status: "published";
	images: readonly BlogCreationImage[];
}

export interface BlogCreationImage {
	/** The slug of the heading above the image. */
	position: string;
	/** A data URL. */
	image_url: string;
	image_meta_description: string;
}
