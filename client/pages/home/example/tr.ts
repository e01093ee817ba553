import type { ExampleCopy } from "./copy.ts";

export const tr: ExampleCopy = {
	title: "Analiz raporu",
	stamp: "Kurgusal örnek",
	industry: "Sektörünüz",
	bottleneck: "İş en çok nerede takılıyor?",
	write: "Raporu yaz",
	written: "Örnek rapor yeniden yazıldı:",
	start: "Buradan başlayın",
	labels: {
		today: "Bugün",
		automated: "Kurulunca",
		first: "İlk adım",
		effort: "Size düşen iş",
		setup: "Kurulum",
	},
	efforts: ["az", "orta", "çok"],
	whole: "Raporun tamamı",
	others: "Ardından",
	action: "Bunun gerçeğini isteyin",
	request: {
		lead: "Seçimlerinizi mesaja yazdık, istediğiniz gibi değiştirin. Kendi raporunuz 48 saat içinde e\u2011postanıza gelir.",
		submit: "Kendi raporunuzu isteyin",
		message:
			"Sektörümüz: {industry}. En çok takıldığımız yer: {bottleneck}. Raporda önce buna bakmanızı rica ederiz.",
	},
	industries: {
		machinery: {
			label: "Makine üretimi",
			firm: "Örnek Makine A.Ş.",
			today: {
				waiting: "Yurt dışından gelen talep, mühendis vakit bulana kadar bekliyor",
				customers: "Yeni müşteri fuardan fuara geliyor, kartlar çekmecede kalıyor",
				quotes: "Her teklif eski bir dosyadan kopyalanıp elle düzeltiliyor",
				questions: "Aynı yedek parça soruları her gün telefonla geliyor",
			},
		},
		wholesale: {
			label: "Toptan ticaret",
			firm: "Örnek Toptan Ltd. Şti.",
			today: {
				waiting: "Fiyat soran firma, ortak posta kutusunda sırasını bekliyor",
				customers: "Satış hep aynı bayilere yapılıyor, yenisini arayan yok",
				quotes: "Stok, fiyat ve iskonto her teklifte ayrı dosyada aranıyor",
				questions: "“Stokta var mı, ne zaman gelir?” sorusu telefonu meşgul ediyor",
			},
		},
		software: {
			label: "Yazılım ve BT",
			firm: "Örnek Yazılım A.Ş.",
			today: {
				waiting: "Demo isteyen firma, uygun biri bulunana kadar yanıt almıyor",
				customers: "Yeni müşteri yalnızca tavsiyeyle geliyor",
				quotes: "Kapsam ve fiyat her teklifte baştan yazılıyor",
				questions: "Destek ekibi her hafta aynı kurulum sorularını yanıtlıyor",
			},
		},
		logistics: {
			label: "Lojistik",
			firm: "Örnek Lojistik A.Ş.",
			today: {
				waiting: "Akşam gelen navlun talebine ertesi sabah dönülüyor",
				customers: "Müşteri ancak araç boş kalınca aranıyor",
				quotes: "Hat ve fiyat bilgisi her teklif için e\u2011postalardan toplanıyor",
				questions: "“Yüküm nerede?” diye sorana operasyon tek tek bakıp dönüyor",
			},
		},
	},
	bottlenecks: {
		waiting: {
			label: "Talepler bekliyor",
			stage: "Satış ve CRM",
			automated: "İlk yanıt 2 dakikada gider, talep CRM’de sorumlusuna atanır",
			first: "İletişim formunu CRM’e bağlayın",
			effort: 0,
			setup: "aynı gün",
		},
		customers: {
			label: "Yeni müşteri az",
			stage: "Yeni müşteri kazanımı",
			automated: "Hedef firmalar ülkeye göre listelenir, mesaj taslağı hazır gelir",
			first: "İyi müşteriyi üç ölçütle tarif edin",
			effort: 1,
			setup: "2\u00a0gün",
			reading: { slug: "cemkimsan", link: "Cemkimsan için 1.000+ distribütör doğruladık" },
		},
		quotes: {
			label: "Teklif geç çıkıyor",
			stage: "Satış ve CRM",
			automated: "Taslak talepten hazırlanır, siz onaylarsınız, takibi gününde yapılır",
			first: "Fiyat listesini ve son on teklifi toplayın",
			effort: 2,
			setup: "1\u00a0hafta",
			reading: {
				slug: "car-studio-ai",
				link: "Car Studio AI’da ekibe ayda 20 saatten fazla zaman kaldı",
			},
		},
		questions: {
			label: "Hep aynı sorular",
			stage: "Müşteri başarısı",
			automated: "Sık sorulanları chatbot yanıtlar, zorları yazışmasıyla ekibe gelir",
			first: "En sık gelen on soruyu toplayın",
			effort: 1,
			setup: "2\u00a0gün",
		},
	},
};
