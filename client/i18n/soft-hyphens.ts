const SOFT_HYPHEN = "\u00ad";

/** Long words of the site's titles; beginnings and ends may be left out. */
const WORDS = [
	"Vertriebs|automati",
	"Vertriebs|erfahrung",
	"Vertriebs|zahlen",
	"Marketing|automati",
	"Gesprächs|vorbereitung",
	"Kunden|kommunikation",
	"Kunden|betreuung",
	"Neukunden|gewinnung",
	"Verkaufs|plattform",
	"Chemie|exporteur",
	"Schnell|analyse",
	"Kontakt|formular",
	"Distri|butoren",
	"Automa|tisches",
	"europä|ischer",
	"automati|sier",
	"Schwach|stellen",
	"Nutzungs|bedingungen",
	"hinaus|gehen",
	"Veröffent|lichung",
	"durch|gehender",
	"yönlen|dirme",
	"izleye|ceksiniz",
	"otomatik|leş",
	"kişisel|leştir",
	"kendili|ğinden",
	"müşteri|nizi",
	"kaybet|tiğ",
	"çalışma|lısınız",
	"başlama|lısınız",
	"okuduk|larınızı",
	"kütüp|hanesi",
];

const PLACES = new RegExp(WORDS.map((word) => `${word.replace("|", "(?=")})`).join("|"), "giu");

/** Marks where a long word may be parted on a narrow screen; not every browser has a dictionary for that. */
export const softHyphenate = (title: string): string =>
	title.replaceAll(PLACES, (start) => start + SOFT_HYPHEN);
