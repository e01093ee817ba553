import type { PageAddress } from "../i18n/paths.ts";

const TURKISH = { text: "Yükleniyor...", lang: "tr" };
const GERMAN = { text: "Wird geladen...", lang: "de" };

/** What a blog page says while it is being fetched (specification §2); nothing for any other page. */
export function loadingText({ page, language }: PageAddress) {
	if (page === "blog") return TURKISH;
	if (page !== "blog-post") return undefined;
	return language === "tr" ? TURKISH : GERMAN;
}
