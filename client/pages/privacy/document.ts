import type { LegalDocument } from "../../parts/legal/copy.ts";
import type { PolicyFacts } from "./facts.ts";
import { handling } from "./handling.ts";
import { retention } from "./retention.ts";
import { rights } from "./rights.ts";

/** The privacy policy: last update and the nine sections of specification §2, for a configuration. */
export const privacyDocument = (facts: PolicyFacts): LegalDocument => ({
	title: "Gizlilik politikası",
	lead: "Bu metin, {site} sitesini ziyaret ettiğinizde ve sitedeki bir formu gönderdiğinizde hangi kişisel verilerinizin, hangi amaçla ve hangi hukuki sebebe dayanarak işlendiğini açıklar. 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi ve Avrupa Birliği Genel Veri Koruma Tüzüğü’nün (GDPR) 13. maddesi uyarınca hazırlanmıştır.",
	date: { label: "Son güncelleme", text: "10.10.2025", iso: "2025-10-10" },
	contentsTitle: "İçindekiler",
	sections: [...handling(facts), retention(facts), ...rights(facts)],
});
