type Vowel = "a" | "ı" | "o" | "u" | "e" | "i" | "ö" | "ü";

const VOWEL = /[aıoueiöüâîû]/g;
const WITHOUT_HAT: Record<string, string> = { â: "a", î: "i", û: "u" };

/** The last vowel of each digit's name, of the tens, and of hundred and thousand. */
const UNITS = "ıiiüöeıiiu";
const TENS = " oiuıiıiea";

/** Loanwords whose suffixes have front vowels after a back one: "kontrol mü", "saat mi". */
const FRONT =
	/(?:kontrol|petrol|alkol|etanol|glikol|protokol|rol|gol|kabul|hal|metal|mineral|sinyal|kristal|terminal|festival|ideal|hayal|saat|seyahat|dikkat|kalp)$/;

const asVowel = (letter: string): Vowel | undefined =>
	(["a", "ı", "o", "u", "e", "i", "ö", "ü"] as const).find(
		(vowel) => vowel === letter,
	);

/**
 * The vowel that decides the suffixes of a text: the last one that is spoken. Digits and abbreviations
 * without a vowel are read aloud: "2000" ends in "bin", "CRM" in "me".
 */
function spokenVowel(text: string): Vowel {
	const word = text
		.toLocaleLowerCase("tr")
		.replace(/[^\p{L}\d]+$/u, "")
		.replace(/^.*[^\p{L}\d]/u, "");
	if (/000$/.test(word)) return "i";
	if (word.endsWith("00")) return "ü";
	const [, tens, unit] = /(\d?)(\d)$/.exec(word) ?? [];
	if (unit !== undefined) {
		const isTens = unit === "0" && tens;
		const names = isTens ? TENS : UNITS;
		return asVowel(names.charAt(Number(isTens ? tens : unit))) ?? "i";
	}
	const last = word.match(VOWEL)?.at(-1) ?? "e";
	const vowel = asVowel(WITHOUT_HAT[last] ?? last) ?? "e";
	if (!FRONT.test(word)) return vowel;
	return vowel === "o" || vowel === "u" ? "ü" : "i";
}

/** The locative of a noun with a possessive suffix: "üreticileri" → "üreticilerinde". */
export const locative = (noun: string): string =>
	`${noun}nd${"eiöü".includes(spokenVowel(noun)) ? "e" : "a"}`;
