import type { Language } from "../../../shared/languages.ts";
import type { PolicyFacts } from "./facts.ts";

/** How visits are counted, in a sentence for each kind of analytics service. */
const VISITS: Record<Language, Record<"none" | "cookieless" | "consent", string>> = {
	tr: {
		none: "Çerez kullanmayız, ziyaretleri ölçmeyiz.",
		cookieless: "Ziyaretleri çerez kullanmadan ölçeriz.",
		consent: "Google Analytics yalnızca siz onay verirseniz çalışır.",
	},
	de: {
		none: "Die Website setzt keine Cookies und zählt keine Besuche.",
		cookieless: "Besuche zählen wir ohne Cookies.",
		consent: "Google Analytics läuft nur, wenn Sie zustimmen.",
	},
	en: {
		none: "This website sets no cookies and does not track visits.",
		cookieless: "We count visits without cookies.",
		consent: "Google Analytics runs only if you agree to it.",
	},
};

/** The privacy policy in five sentences, for a configuration. */
export function short({ analytics }: PolicyFacts): Record<Language, readonly string[]> {
	const kind = !analytics ? "none" : analytics.provider === "ga4" ? "consent" : "cookieless";
	return {
		tr: [
			"Siteyi, hakkınızda hiçbir bilgi vermeden okuyabilirsiniz.",
			"Bir formu gönderirseniz yazdıklarınızı size yanıt vermek için kullanırız.",
			"Verilerinizi satmayız, reklam için kimseye vermeyiz.",
			VISITS.tr[kind],
			"Verilerinizi öğrenmek, düzelttirmek veya sildirmek için başvuru formunu doldurun.",
		],
		de: [
			"Sie können die Website besuchen, ohne etwas über sich anzugeben.",
			"Was Sie in ein Formular schreiben, nutzen wir, um Ihnen zu antworten.",
			"Wir verkaufen Ihre Daten nicht und geben sie nicht für Werbung weiter.",
			VISITS.de[kind],
			"Auskunft, Berichtigung oder Löschung beantragen Sie über das Formular.",
		],
		en: [
			"You can read the website without telling us anything about yourself.",
			"We use what you write in a form to answer you.",
			"We do not sell your data or pass it on for advertising.",
			VISITS.en[kind],
			"To see, correct or delete your data, write to us through the form.",
		],
	};
}
