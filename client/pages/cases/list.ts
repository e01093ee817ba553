/** The six case studies in list order: what is the same of each in every language (specification §3). */
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
