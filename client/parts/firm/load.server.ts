import { languageName } from "../../../shared/language-name.ts";
import { joinWords, type Language } from "../../../shared/languages.ts";
import { type Picture, responsivePicture } from "../../../shared/picture.ts";
import type { Quote } from "../../../shared/site-settings.ts";
import { inEachLanguage } from "../../i18n/copy.ts";
import type { Colleague, Firm } from "../../pages/page-server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { priceInWords } from "./price-in-words.ts";
import { type FirmCopy, tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

/** A person of the firm, as a page in one language shows her. */
export interface ShownPerson {
	name: string;
	/** Absent if the language has none. */
	role?: string | undefined;
	/** The person's work for a client, in their own words; absent in the same way. */
	words?: string | undefined;
	place?: string | undefined;
	/** The names of the languages that they speak; empty where the settings name none. */
	languages: string;
	portrait?: Picture | undefined;
}

export interface PeopleData {
	copy: FirmCopy["people"];
	people: ShownPerson[];
}

export interface QuotesData {
	copy: FirmCopy["quotes"];
	quotes: (Pick<Quote, "name" | "company"> & { text: string })[];
}

export interface PriceData {
	copy: FirmCopy["price"];
	/** In words; absent where the settings have no price. */
	from?: string | undefined;
}

/** The people of the firm; null if the settings have none. */
export const loadPeople = ({ people }: Firm, language: Language): PeopleData | null =>
	people.length === 0
		? null
		: {
				copy: copies[language].people,
				people: people.map((person) => toShown(person, language)),
			};

/** The person of the firm with a name, such as a post's author. */
export function findPerson(
	{ people }: Firm,
	name: string,
	language: Language,
): ShownPerson | undefined {
	const same = new Intl.Collator(language, { sensitivity: "base" });
	const found = people.find((person) => same.compare(person.name.trim(), name.trim()) === 0);
	return found && toShown(found, language);
}

/** Quotes in the language from customers who have agreed to be quoted; null if there are none. */
export function loadQuotes(firm: Firm, language: Language): QuotesData | null {
	const quotes = firm.quotes.flatMap(({ text: texts, name, company }) => {
		const text = texts[language];
		return text ? [{ text, name, company }] : [];
	});
	return quotes.length === 0 ? null : { copy: copies[language].quotes, quotes };
}

/** The lowest price, and the criteria that raise or lower it. */
export function loadPrice({ contact: { price } }: Firm, language: Language): PriceData {
	const copy = copies[language].price;
	return { copy, from: price ? priceInWords(price, copy, language) : undefined };
}

function toShown(
	{ name, role, words, place, languages, portrait }: Colleague,
	language: Language,
): ShownPerson {
	const spoken = languages.map((code) => languageName(code, language));
	return {
		name,
		role: role[language],
		words: words?.[language],
		place,
		languages: joinWords(spoken, language),
		portrait: portrait && responsivePicture(portrait),
	};
}
