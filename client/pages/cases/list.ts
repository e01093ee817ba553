import type { Language } from "../../../shared/languages.ts";

/**
 * The six case studies in list order: their facts, which are equal in every language (specification §3), and the
 * stage of the analysis report that is shown below them.
 */
export const CASES = [
	{
		slug: "car-studio-ai",
		company: "Car Studio AI",
		tag: "satis-otomasyonu",
		stage: 1,
	},
	{
		slug: "acilsatis",
		company: "Acilsatis",
		tag: "pazarlama-otomasyonu",
		stage: 2,
	},
	{
		slug: "salevium",
		company: "Salevium",
		tag: "icerik-otomasyonu",
		stage: 2,
	},
	{
		slug: "erpa-teknoloji",
		company: "Erpa Teknoloji",
		tag: "uluslararasi-pazarlama",
		stage: 2,
	},
	{
		slug: "cemkimsan",
		company: "Cemkimsan",
		tag: "ihracat-ve-distributor-agi",
		stage: 1,
	},
	{
		slug: "dkm-coach-bilge",
		company: "DKM Coach Bilge",
		tag: "oyunlastirma-ve-lead",
		stage: 1,
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
