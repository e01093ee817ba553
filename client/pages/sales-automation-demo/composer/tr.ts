import type { Industry, Role } from "../demo-input.ts";
import { composerOf, fitting, type RoleWords } from "./composer.ts";
import { capitalised, mark } from "./parts.ts";

const ROLES: Record<Role, RoleWords> = {
	purchasing: {
		title: "Satın alma müdürü",
		cares: "fiyata ve tarihe",
		step: ["fiyat ve termin", "fiyat listesi"],
		question: ["kimden alıyorsunuz?", "kim veriyor?"],
		topic: "satın alma",
	},
	owner: {
		title: "Firma sahibi",
		cares: "maliyete",
		step: ["maliyet dökümü", "ne tutar?"],
		question: ["bu işe kim bakıyor?", "kim bakıyor?"],
		topic: "maliyet",
	},
	sales: {
		title: "Satış müdürü",
		cares: "ekibinin kullanabileceği örneğe",
		step: ["ekibiniz için bir örnek", "bir örnek"],
		question: ["müşteriniz ne soruyor?", "ne soruluyor?"],
		topic: "satış",
	},
	operations: {
		title: "Operasyon müdürü",
		cares: "geçişten önceki denemeye",
		step: ["kısa bir deneme planı", "deneme planı"],
		question: ["sizi ne yavaşlatıyor?", "ne aksıyor?"],
		topic: "operasyon",
	},
	it: {
		title: "BT müdürü",
		cares: "entegrasyona",
		step: ["entegrasyon listesi", "entegrasyon"],
		question: ["neye bağlanması gerekir?", "hangi sistem?"],
		topic: "BT",
	},
	hr: {
		title: "İK müdürü",
		cares: "ekibe etkisine",
		step: ["ekibinize etkisi", "ekibe etkisi"],
		question: ["ekibiniz ne bekliyor?", "ekip ne der?"],
		topic: "İK",
	},
};

/** By industry: in it, for the firms in it, and to them, as they call themselves. */
const INDUSTRY: Record<Industry, readonly [string, string, string]> = {
	packaging: ["Ambalajda", "Ambalaj üreticileri", "Ambalajcılara"],
	machinery: ["Makine üretiminde", "Makine üreticileri", "Makinecilere"],
	food: ["Gıda üretiminde", "Gıda üreticileri", "Gıdacılara"],
	textiles: ["Tekstilde", "Tekstil firmaları", "Tekstilcilere"],
	logistics: ["Lojistikte", "Lojistik firmaları", "Lojistikçilere"],
	construction: ["İnşaatta", "İnşaat firmaları", "İnşaatçılara"],
	chemicals: ["Kimya üretiminde", "Kimya firmaları", "Kimyacılara"],
	software: ["Yazılımda", "Yazılım firmaları", "Yazılımcılara"],
};

export const compose = composerOf({
	subjects({ role, industry, offer }) {
		const { title, cares, step, question, topic } = ROLES[role];
		const [within, firms, to] = INDUSTRY[industry];
		const sentence = capitalised(offer, "tr");
		return [
			{
				parts: fitting(...step.map((words) => mark`${sentence}: ${words}`)),
				rule: `Küçük adım: ${title} önce ${cares} bakar, konu satırı da tam bunu sunar.`,
			},
			{
				parts: fitting(...question.map((words) => mark`${sentence}: ${words}`)),
				rule: `Açık soru: ${title} bunu kendi işinden bilir ve bir cümleyle yanıtlar.`,
			},
			{
				parts: fitting(
					mark`Gündeminizde ${offer} var\u00a0mı?`,
					mark`${sentence} gündemde\u00a0mi?`,
				),
				rule: "Tek kelimelik yanıt: Alıcı “evet” ya\u00a0da “hayır” yazıp geçebilir.",
			},
			{
				parts: mark`${within} ${topic} üzerine iki soru`,
				rule: "Sektör ve görev: Alıcı önce kendi işini görür, ürününüzü e\u2011postada okur.",
			},
			{
				parts: fitting(mark`${firms} için ${offer}`, mark`${to} ${offer}`),
				rule: "Sektör önde: Alıcı, e\u2011postanın kendisine yazıldığını hemen anlar.",
			},
		];
	},
	brief: {
		labels: {
			when: "Zaman",
			company: "Firma",
			contact: "Görüşülecek kişi",
			goal: "Amaç",
			agenda: "Akış",
			ask: "Sorulacaklar",
			bring: "Yanınızda olsun",
			close: "Bitirirken",
		},
		days: /(?<!\p{L})(?:pazartesi|salı|çarşamba|perşembe|cumartesi|cuma|bugün|yarın|(?:pazar|pzt|sal|çar|per|cum|cmt|paz)\.?(?=,? ?(?:[\d;]|günü|saat|$)))(?!\p{L})/iu,
		dates:
			/(?<!\d)\d{1,2}\s(?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)(?:\s\d{4})?(?![\p{L}\d])/iu,
		kinds: [
			{
				pattern: /(?<!\p{L})(?:[iİ]lk (?:görüşme|toplantı)|tanışma)/iu,
				name: "ilk görüşme",
				goal: "İhtiyacı ve karar verecek kişiyi öğrenmek",
				agenda: [
					[0.2, "tanışma ve gündem"],
					[0.5, "müşterinin bugünkü durumu"],
					[0.3, "sonraki adım"],
				],
				close: "Görüşmeyi bitirmeden ikincisinin gününü belirleyin.",
			},
			{
				pattern: /(?<!\p{L})(?:demo|sunum|tanıtım)/iu,
				name: "sunum",
				goal: "Müşterinin kendi örneğiyle çalıştığını göstermek",
				agenda: [
					[0.2, "müşterinin örneğini dinlemek"],
					[0.5, "o örneği baştan sona göstermek"],
					[0.3, "sorular ve sonraki adım"],
				],
				close: "Denemeyi kimin, ne zaman başlatacağını yazın.",
			},
			{
				pattern: /(?<!\p{L})(?:değerlendirme|yıllık görüşme)/iu,
				name: "değerlendirme",
				goal: "Neyin işlediğini ve sıradaki ihtiyacı öğrenmek",
				agenda: [
					[0.3, "geçen dönemin özeti"],
					[0.4, "işleyen ve aksayan noktalar"],
					[0.3, "gelecek dönem"],
				],
				close: "Aksayan her nokta için bir sorumlu ve bir tarih yazın.",
			},
			{
				pattern: /(?<!\p{L})(?:şik[aâ]yet|reklamasyon|iade)/iu,
				name: "şikâyet",
				goal: "Sorunu anlamak ve çözüm tarihini vermek",
				agenda: [
					[0.4, "sorunu müşteriden dinlemek"],
					[0.3, "etkisini birlikte belirlemek"],
					[0.3, "çözüm ve tarih"],
				],
				close: "Çözüm tarihini aynı gün yazılı olarak gönderin.",
			},
			// Behind the others: an offer is often only what such a meeting is about.
			{
				pattern:
					/(?<!\p{L})(?:pazarlık|fiyat görüşmesi|teklif\p{L}*(?: (?:görüşme|toplantı)\p{L}*)?)/iu,
				name: "teklif görüşmesi",
				goal: "Kapsamı netleştirip karar tarihini almak",
				agenda: [
					[0.3, "kapsamı birlikte okumak"],
					[0.4, "koşullar ve karşılığında istenenler"],
					[0.3, "karar tarihi"],
				],
				close: "Verdiğiniz her indirimin karşılığını aynı satıra yazın.",
			},
		],
		roles: [
			{
				pattern: /(?<!\p{L})satın ?alma(?: müdürü)?(?!\p{L})/iu,
				name: "satın alma",
				ask: "Teklifleri hangi ölçütlerle karşılaştırıyorsunuz?",
			},
			{
				pattern: /(?<!\p{L})(?:firma sahibi|genel müdür(?: yardımcısı)?|kurucu|patron)(?!\p{L})/iu,
				name: "yönetim",
				ask: "Bu karar bir yıl sonra neyi değiştirmiş olmalı?",
			},
			{
				pattern: /(?<!\p{L})(?:satış müdürü|satış direktörü)(?!\p{L})/iu,
				name: "satış",
				ask: "Ekibinizin vaktini en çok hangi iş alıyor?",
			},
			{
				pattern: /(?<!\p{L})(?:üretim|operasyon)(?: müdürü)?(?!\p{L})/iu,
				name: "operasyon",
				ask: "İş bugün en çok nerede bekliyor?",
			},
			{
				pattern: /(?<!\p{L})(?:BT|bilgi işlem)(?: müdürü)?(?!\p{L})/iu,
				name: "BT",
				ask: "Hangi sistemlere bağlanması gerekiyor?",
			},
		],
		topics: [
			{
				pattern: /(?<!\p{L})(?:fiyat|iskonto|indirim)\p{L}*/iu,
				name: "fiyat",
				ask: "Fiyatı hangi miktar için istiyorsunuz?",
				bring: "Miktara göre fiyat listesi",
			},
			{
				pattern: /(?<!\p{L})(?:teslim|termin|sevk)\p{L}*(?: (?:süresi|tarihi))?/iu,
				name: "teslim",
				ask: "En geç hangi gün elinizde olmalı?",
				bring: "Güncel teslim planı",
			},
			{
				pattern: /(?<!\p{L})numune\p{L}*/iu,
				name: "numune",
				ask: "Numuneyi kim, neye göre değerlendirecek?",
				bring: "Numune ve teknik föy",
			},
			{
				pattern: /(?<!\p{L})sözleşme\p{L}*/iu,
				name: "sözleşme",
				ask: "Sözleşmeyi sizde kim inceliyor?",
				bring: "Açık maddelerin listesi",
			},
			{
				pattern: /(?<!\p{L})(?:entegrasyon|CRM|ERP|API)\p{L}*/iu,
				name: "entegrasyon",
				ask: "Veri bugün hangi sistemde duruyor?",
				bring: "Bağlanabilen sistemlerin listesi",
			},
			{
				pattern: /(?<!\p{L})garanti\p{L}*/iu,
				name: "garanti",
				ask: "Garanti sizde hangi günden başlasın?",
				bring: "Garanti koşulları",
			},
			{
				pattern: /(?<!\p{L})(?:ödeme|vade|peşin)\p{L}*/iu,
				name: "ödeme",
				ask: "Kaç gün vadeyle çalışıyorsunuz?",
				bring: "Ödeme planı önerisi",
			},
			{
				pattern: /(?<!\p{L})(?:kurulum|montaj|devreye al)\p{L}*/iu,
				name: "kurulum",
				ask: "Kurulum gününe kadar sizde ne hazır olur?",
				bring: "Kurulum takvimi",
			},
		],
		// A weekday follows its date without a comma.
		when: (pieces) =>
			pieces.join(", ").replace(/(\d (?!dakika|saat)\p{L}{4,}), (?=\p{L}+(?:,|$))/u, "$1 "),
		minutes: (count) => `${count} dk`,
		missing: {
			when: "Gün ve saat okunamadı. “24 Kasım Salı 10.00” gibi yazın.",
			company: "Firma adı okunamadı. “Örnek Ambalaj A.Ş.” gibi, unvanıyla yazın.",
			contact: "Ad okunamadı. “Selin Hanım” ya da “Selin Yılmaz (satın alma)” gibi yazın.",
		},
		nothing: {
			ask: "Bu görüşmeden ne bekliyorsunuz?",
			bring: "Konu okunamadı, müşteriye bir gün önce sorun.",
		},
		rules: {
			when: "Gün adı, tarih ve saat biçiminden",
			company: (form) => `“${form}” unvanı firmayı gösterir`,
			contact: (found) => `Hitap ya da görev adından: ${found}`,
			kind: (name) => `Görüşme türü “${name}”`,
			noKind: "İpucu bulunamadı, ilk görüşme kuralı uygulandı",
			agenda: (minutes, isGiven) =>
				isGiven
					? `Kayıttaki süre ${minutes}, görüşme türüne göre bölündü`
					: `Bitiş saati okunamadı, ${minutes} sayıldı ve görüşme türüne göre bölündü`,
			ask: (names) => `Her ipucuna bir soru: ${names}`,
			bring: (names) => `Her konuya bir belge: ${names}`,
			close: "Görüşme türüne göre",
			missing: "Hiçbir kural eşleşmedi",
		},
	},
});
