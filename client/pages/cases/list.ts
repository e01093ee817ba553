/**
 * The six case studies in list order, with their facts that are equal in every language (specification §3), and
 * the index of the figure that is the project's result: the others may be sizes.
 */
export const CASES = [
	{
		slug: "car-studio-ai",
		company: "Car Studio AI",
		tag: "satis-otomasyonu",
		result: 1,
	},
	{
		slug: "acilsatis",
		company: "Acilsatis",
		tag: "pazarlama-otomasyonu",
		result: 2,
	},
	{
		slug: "salevium",
		company: "Salevium",
		tag: "icerik-otomasyonu",
		result: 0,
	},
	{
		slug: "erpa-teknoloji",
		company: "Erpa Teknoloji",
		tag: "uluslararasi-pazarlama",
		result: 2,
	},
	{
		slug: "cemkimsan",
		company: "Cemkimsan",
		tag: "ihracat-ve-distributor-agi",
		result: 0,
	},
	{
		slug: "dkm-coach-bilge",
		company: "DKM Coach Bilge",
		tag: "oyunlastirma-ve-lead",
		result: 0,
	},
] as const;

export type CaseSlug = (typeof CASES)[number]["slug"];

export type CaseTag = (typeof CASES)[number]["tag"];

/** Path of a case study's picture: what its system does, drawn without words. */
export const casePicture = (slug: CaseSlug): string => `/images/cases/sheets/${slug}.svg`;

/**
 * The case study that an old link to the list names.
 * @param hash `#case-{n}`, n counting from 1 in list order.
 */
export function caseOfOldHash<T>(hash: string, studies: readonly T[]): T | undefined {
	const number = /^#case-(\d+)$/.exec(hash)?.[1];
	return number === undefined ? undefined : studies[Number(number) - 1];
}
