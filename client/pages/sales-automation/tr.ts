import type { SalesAutomationCopy } from "./copy.ts";

export const tr: SalesAutomationCopy = {
	seo: {
		title: "Satış otomasyonu: outbound ve inbound",
		description:
			"B2B satışta hedef listeden takibe, ilk yanıttan toplantı hazırlığına kadar elle yapılan işleri yapay zekâyla otomatikleştiriyoruz. Kurulum genellikle 2 gün.",
	},
	hero: {
		title: "Ekibiniz satsın, tekrar eden işi sistem yapsın.",
		lead: "Yeni müşteriye ulaşmanın da gelen talebi karşılamanın da her gün tekrarlanan adımları var. Biz bu adımları otomatikleştiririz, görüşmeler ekibinizde kalır.",
		sequence: {
			stamp: "Örnek",
			title: "Fuar sonrası takip",
			channel: "İzin veren alıcılara e-postayla",
			days: ["1. gün", "4. gün, bugün", "9. gün"],
			states: {
				first: "Gitti",
				sent: "Gitti",
				reply: "Yanıt",
				optOut: "Ret",
				stopped: "Durdu",
				planned: "Planlandı",
			},
			rows: [
				{ firm: "Örnek Ambalaj A.Ş.", states: ["first", "reply", "stopped"] },
				{ firm: "Deneme Gıda Ltd.", states: ["first", "sent", "planned"] },
				{ firm: "Misal Makine A.Ş.", states: ["first", "optOut", "stopped"] },
			],
			team: {
				label: "Ekibinize kalan",
				text: "Örnek Ambalaj ile görüşme, brifing hazır",
			},
			note: "Kurgusal örnek: Firmalar gerçek değildir.",
		},
	},
	actions: { contact: "Danışmanlık alın", demo: "Demoyu deneyin" },
	outbound: {
		title: "Outbound: Yeni müşteriye siz ulaşın",
		lead: "Alıcı sizi henüz tanımıyor. Sistem uygun firmaları bulur ve karar vericiye yazar.",
		imageAlt:
			"Çizgi diyagram: uzun bir firma listesinden seçilen satırlar mesaja dönüşüyor, yanıt verenler tek bir görüşmede buluşuyor",
		features: [
			{
				title: "Hedef liste",
				text: "Firmaları sektöre, büyüklüğe ve ülkeye göre seçeriz. Türkiye'nin en büyük 2.000 firması üzerine araştırmamız hazır.",
			},
			{
				title: "Kişiselleştirilmiş mesaj",
				text: "Konu satırı ve metin, alıcının firmasına ve görevine göre yazılır.",
			},
			{
				title: "Takip",
				text: "Yanıt gelmezse hatırlatma planlanan günde gider. Yanıt gelince gönderim durur.",
			},
			{
				title: "CRM kaydı",
				text: "Giden mesajlar ve gelen yanıtlar CRM'e kendiliğinden işlenir, sorumlusuna düşer.",
			},
		],
		result: {
			label: "Kapasite",
			figure: "500+",
			text: "Sistem günde 500’den fazla kişiselleştirilmiş mesaj gönderebilir. Kaç kişiye yazılacağını hedef listeniz belirler.",
		},
		law: {
			text: "Türkiye’de tacire ve esnafa ticari ileti göndermek için önceden onay gerekmez. Ret yolunun ise her iletide gösterilmesi, ret bildiriminden sonra en geç üç iş günü içinde gönderimin durdurulması gerekir (6563 sayılı Kanun). Ret kayıtları İYS’de tutulur. Kişisel veriler için KVKK ayrıca uygulanır. Almanya’da e-posta için önceden açık onay şarttır.",
			post: {
				slug: "kvkk-ve-satis-otomasyonu",
				link: "Kuralları okuyun: KVKK, İYS ve ticari ileti",
			},
		},
	},
	inbound: {
		title: "Inbound: Gelen talep beklemesin",
		lead: "Talep formdan da gelse e-postadan da gelse aynı yolu izler.",
		imageAlt:
			"Çizgi diyagram: gelen kutusundaki zarflar sırayla üç kişiye dağılıyor, kutu boşalıyor",
		features: [
			{
				title: "2 dakika içinde yanıt",
				text: "Hafta sonu gelen talep de 2 dakika içinde yanıtlanır.",
			},
			{
				title: "Doğru kişiye yönlendirme",
				text: "Sistem eksik bilgileri sorar, talebi CRM'e kaydeder ve sorumlusuna atar.",
			},
			{
				title: "Toplantı hazırlığı",
				text: "Görüşmeden önce satışçınıza firmayı ve önceki yazışmaları özetleyen kısa bir brifing gelir.",
			},
		],
	},
	next: {
		title: "Önce örneğini görün",
		text: "Demo sayfasında iki otomasyonu kendiniz deneyebilirsiniz: konu satırı üretimi ve toplantı hazırlığı. Kurulum genellikle 2 gün sürer. Basit entegrasyonlar aynı gün biter, karmaşık olanlar 1 hafta sürer.",
	},
	closing: {
		title: "Sizde hangi adım otomatikleşebilir?",
		text: "Adınızı, e-posta adresinizi ve firmanızı yazın. Analiz ücretsiz, rapor 48 saat içinde e-postanıza gelir.",
		action: "Ücretsiz analiz isteyin",
	},
};
