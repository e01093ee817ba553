import type { Language } from "../../../shared/languages.ts";

/**
 * The six case studies in list order, with their facts that are equal in every language (specification §3).
 */
export const CASES = [
	{
		slug: "car-studio-ai",
		company: "Car Studio AI",
		tag: "satis-otomasyonu",
	},
	{
		slug: "acilsatis",
		company: "Acilsatis",
		tag: "pazarlama-otomasyonu",
	},
	{
		slug: "salevium",
		company: "Salevium",
		tag: "icerik-otomasyonu",
	},
	{
		slug: "erpa-teknoloji",
		company: "Erpa Teknoloji",
		tag: "uluslararasi-pazarlama",
	},
	{
		slug: "cemkimsan",
		company: "Cemkimsan",
		tag: "ihracat-ve-distributor-agi",
	},
	{
		slug: "dkm-coach-bilge",
		company: "DKM Coach Bilge",
		tag: "oyunlastirma-ve-lead",
	},
] as const;

export type CaseSlug = (typeof CASES)[number]["slug"];

export type CaseTag = (typeof CASES)[number]["tag"];

/** Their picture is their example sheet, which has words. */
const ON_SHEETS: readonly CaseSlug[] = ["car-studio-ai", "salevium", "cemkimsan"];

/** Path of a case study's picture: of its sheet in a language, or of a drawing. */
export const casePicture = (slug: CaseSlug, language: Language): string =>
	ON_SHEETS.includes(slug)
		? `/images/cases/sheets/${slug}-${language}.webp`
		: `/images/cases/${slug}.svg`;

/**
 * The case study that an old link to the list names.
 * @param hash `#case-{n}`, n counting from 1 in list order.
 */
export function caseOfOldHash<T>(hash: string, studies: readonly T[]): T | undefined {
	const number = /^#case-(\d+)$/.exec(hash)?.[1];
	return number === undefined ? undefined : studies[Number(number) - 1];
}
