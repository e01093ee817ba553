import type { Language } from "../../../shared/languages.ts";

/** The terms of use in five sentences. */
export const short: Record<Language, readonly string[]> = {
	tr: [
		"Sitedeki içerik bilgi vermek içindir, bağlayıcı bir teklif değildir.",
		"Hızlı analiz ücretsizdir, iki tarafı da sözleşme yapmakla yükümlü kılmaz.",
		"Hizmetin kapsamı, bedeli ve ücret iadesinin şartları ayrı bir sözleşmede yazar.",
		"Ücretsiz kaynakları kendi işinizde kullanabilirsiniz, izinsiz çoğaltamaz ve satamazsınız.",
		"Türk hukuku uygulanır, tüketicilerin emredici kurallardan doğan hakları saklıdır.",
	],
	de: [
		"Die Inhalte dienen der Information und sind kein verbindliches Angebot.",
		"Die Schnellanalyse ist kostenlos und verpflichtet keine Seite zu einem Vertrag.",
		"Umfang, Preis und Bedingungen einer Erstattung regelt ein eigener Vertrag.",
		"Die kostenlosen Materialien dürfen Sie für Ihre Arbeit nutzen, aber nicht ohne Erlaubnis vervielfältigen oder verkaufen.",
		"Es gilt türkisches Recht; zwingende Rechte von Verbrauchern bleiben unberührt.",
	],
	en: [
		"The content is for information and is not a binding offer.",
		"The quick analysis is free and commits neither side to a contract.",
		"Scope, price and the conditions of a refund are agreed in a separate contract.",
		"You may use the free resources in your own work, but not copy or sell them without permission.",
		"Turkish law applies; mandatory consumer rights are not affected.",
	],
};
