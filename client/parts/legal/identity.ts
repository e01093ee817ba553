import type { Language } from "../../../shared/languages.ts";
import { type Operator, phoneUrl } from "../../../shared/operator.ts";
import type { LegalBlock, LegalTerm } from "./copy.ts";

/** The parts of the identity that are shown, in this order. */
const PARTS = [
	"name",
	"form",
	"representative",
	"address",
	"email",
	"phone",
	"kep",
	"mersis",
	"register",
	"vatId",
	"authority",
	"euRepresentative",
	"editor",
] as const;

const LABELS: Record<Language, Record<(typeof PARTS)[number], string>> = {
	tr: {
		name: "Unvan",
		form: "Şirket türü",
		representative: "Yetkili temsilci",
		address: "Adres",
		email: "E-posta",
		phone: "Telefon",
		kep: "KEP adresi",
		mersis: "MERSİS numarası",
		register: "Sicil kaydı",
		vatId: "Vergi numarası",
		authority: "Denetim makamı",
		euRepresentative: "Avrupa Birliği’ndeki temsilci",
		editor: "Blogdan sorumlu kişi",
	},
	de: {
		name: "Anbieter",
		form: "Rechtsform",
		representative: "Vertreten durch",
		address: "Anschrift",
		email: "E-Mail",
		phone: "Telefon",
		kep: "Registrierte E\u2011Mail (KEP)",
		mersis: "MERSİS-Nummer",
		register: "Registereintrag",
		vatId: "Steuernummer oder USt-ID",
		authority: "Aufsichtsbehörde",
		euRepresentative: "Vertreter in der EU",
		editor: "Verantwortlich nach § 18 Abs. 2 MStV",
	},
	en: {
		name: "Publisher",
		form: "Legal form",
		representative: "Represented by",
		address: "Address",
		email: "Email",
		phone: "Telephone",
		kep: "Registered email (KEP)",
		mersis: "MERSİS number",
		register: "Register entry",
		vatId: "Tax or VAT number",
		authority: "Supervisory authority",
		euRepresentative: "Representative in the EU",
		editor: "Responsible for the blog",
	},
};

/** Privacy texts name the publisher by the law's word for who decides about the data (Art. 4(7) GDPR; KVKK). */
const CONTROLLER: Record<Language, string> = {
	tr: "Veri sorumlusu",
	de: "Verantwortlicher",
	en: "Controller",
};

/** The label that unfolds the details below the name. */
const FOLD: Record<Language, string> = {
	tr: "Adres, iletişim ve kayıt bilgileri",
	de: "Anschrift, Kontakt und Register",
	en: "Address, contact and registration",
};

/** The publisher's identity in a language: the fields that the settings have. */
export const identityTerms = (operator: Operator, language: Language): LegalTerm[] =>
	PARTS.flatMap((part) => {
		const text = operator[part];
		if (!text) return [];
		return [{ term: LABELS[language][part], text, ...linkOf(part, text) }];
	});

/** The same in a legal text: the name, and the rest folded. */
export function identityBlocks(operator: Operator, language: Language): LegalBlock[] {
	const [name, ...rest] = identityTerms(operator, language);
	if (!name) return [];
	return [{ terms: [name] }, ...(rest.length > 0 ? [{ terms: rest, fold: FOLD[language] }] : [])];
}

/** The same for a privacy text, which names the publisher as the controller. */
export function controllerBlocks(operator: Operator, language: Language): LegalBlock[] {
	const [, ...rest] = identityBlocks(operator, language);
	return [{ terms: [{ term: CONTROLLER[language], text: operator.name }] }, ...rest];
}

function linkOf(part: (typeof PARTS)[number], text: string): { href?: string } {
	if (part === "email" || part === "kep") return { href: `mailto:${text}` };
	return part === "phone" ? { href: phoneUrl(text) } : {};
}
