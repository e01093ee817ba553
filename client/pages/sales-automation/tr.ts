import type { SalesAutomationCopy } from "./copy.ts";

export const tr: SalesAutomationCopy = {
	seo: {
		title: "Satış otomasyonu: outbound ve inbound",
		description:
			"B2B satışta hedef listeden takibe, ilk yanıttan toplantı hazırlığına kadar elle yapılan işleri yapay zekâyla otomatikleştiriyoruz. Kurulum genellikle 2 gün.",
	},
	hero: {
		title: "Ekibiniz satsın, tekrar eden işi sistem yapsın.",
		lead: "Hedef listeyi, takibi ve CRM kaydını sistem üstlenir. Ekibiniz müşteriyle görüşür.",
		sequence: {
			stamp: "Örnek",
			title: "Fuar sonrası takip",
			channel: "İzin veren alıcılara e\u2011postayla",
			days: ["1. gün", "4. gün, bugün", "9. gün"],
			states: {
				first: "Gönderildi",
				sent: "Gönderildi",
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
			note: "Bu sayfadaki örneklerin hepsi kurgusaldır: Firmalar, kişiler ve mesajlar gerçek değildir.",
		},
	},
	actions: { contact: "Danışmanlık ve eğitime bakın", demo: "Demoyu deneyin" },
	outbound: {
		title: "Outbound: Yeni\u00a0müşteriye siz ulaşın",
		lead: "Alıcı sizi henüz tanımıyor. Sistem uygun firmaları bulur ve karar vericiye yazar.",
		features: [
			{
				title: "Hedef liste",
				text: "Firmaları sektöre, büyüklüğe ve ülkeye göre seçeriz. Türkiye’nin en büyük 2.000 firması üzerine araştırmamız hazır.",
				example: {
					rows: [
						{ term: "Firma A", text: "Dolum tesisi, Türkiye", now: true },
						{ term: "Firma B", text: "Süt ürünleri, Türkiye" },
						{ term: "Firma C", text: "Perakende, profile uymuyor" },
						{ term: "Firma D", text: "İçecek, Türkiye" },
					],
				},
			},
			{
				title: "Kişiselleştirilmiş mesaj",
				text: "Konu satırı ve metin, alıcının firmasına ve görevine göre yazılır.",
				example: {
					rows: [
						{
							term: "Kime",
							text: "Selin Hanım, satın alma müdürü, Firma\u00a0A",
						},
						{ term: "Konu", text: "Yeni hattınızda pompa bakımı" },
					],
					message: [
						"Merhaba Selin Hanım,",
						"Yeni dolum hattınızın haberini okudum. Böyle hatlarda pompa bakımı çoğu zaman üretimi durdurur.",
						"Bizim pompalarımızda salmastra, pompa sökülmeden değişir. Sizde bu bakımı kim planlıyor?",
						"Deniz Örnek, Örnek Firma A.Ş., MERSİS 0000\u00a0000000\u00a000000, 0232\u00a0000\u00a000\u00a000",
						"Adresinizi firmanızın sitesinden aldık, aydınlatma metni: ornek.example/kvkk. Bir daha yazmamızı istemezseniz “ret” yazmanız yeterli.",
					],
				},
			},
			{
				title: "Takip",
				text: "Yanıt gelmezse hatırlatma planlanan günde gider. Yanıt gelince gönderim durur.",
				example: {
					rows: [
						{ term: "1. gün", text: "İlk mesaj gönderildi" },
						{ term: "4. gün", text: "Yanıt yok, hatırlatma gönderildi" },
						{
							term: "6. gün",
							text: "Yanıt geldi: “Çarşamba arayın.”",
							now: true,
						},
						{ term: "Sonra", text: "Gönderim durdu" },
					],
				},
			},
			{
				title: "CRM kaydı",
				text: "Giden mesajlar ve gelen yanıtlar CRM’e kendiliğinden işlenir, sorumlusuna düşer.",
				example: {
					rows: [
						{ term: "Kişi", text: "Selin Hanım, Firma A" },
						{ term: "Sorumlu", text: "Deniz Örnek" },
						{ term: "Yazışma", text: "2 mesaj, 1 yanıt" },
						{ term: "Sonraki adım", text: "Arama, çarşamba 10.00", now: true },
					],
				},
			},
		],
		whole: "Mesajın tamamı",
		result: {
			label: "Kapasite",
			figure: "500+",
			text: "Sistem günde 500’den fazla kişiselleştirilmiş mesaj gönderebilir. Kaç kişiye yazılacağını hedef listeniz belirler.",
		},
		law: {
			text: "Türkiye’de tacire ve esnafa ticari ileti göndermek için önceden onay gerekmez. Ret yolunun ise her iletide gösterilmesi, ret bildiriminden sonra en geç üç iş günü içinde gönderimin durdurulması gerekir (6563\u00a0sayılı Kanun). Ret kayıtları İYS’de tutulur. Kişisel veriler için KVKK ayrıca uygulanır. Almanya’da e\u2011posta için önceden açık onay şarttır.",
			post: {
				slug: "kvkk-ve-satis-otomasyonu",
				link: "Kuralları okuyun: KVKK, İYS ve ticari ileti",
			},
		},
		proof: {
			figure: "20+\u00a0saat",
			text: "Car Studio AI’da satış e\u2011postalarının otomatikleşmesiyle ayda kazanılan zaman",
			more: "Vaka çalışmasını okuyun",
		},
	},
	inbound: {
		title: "Inbound: Gelen\u00a0talep beklemesin",
		lead: "Talep formdan da gelse e\u2011postadan da gelse aynı yolu izler.",
		features: [
			{
				title: "2\u00a0dakika içinde yanıt",
				text: "Kurduğumuz sistem, size gelen talebe hafta sonu da 2\u00a0dakika içinde ilk yanıtı verir.",
			},
			{
				title: "Doğru kişiye yönlendirme",
				text: "Sistem eksik bilgileri sorar, talebi CRM’e kaydeder ve sorumlusuna atar.",
			},
			{
				title: "Toplantı hazırlığı",
				text: "Görüşmeden önce satış temsilcinize firmayı ve önceki yazışmaları özetleyen kısa bir brifing gelir.",
			},
		],
		timeline: {
			title: "Cumartesi akşamı gelen bir talep",
			steps: [
				{
					time: "Cumartesi 19.40",
					title: "Talep geldi, web formu",
					text: "“B modelinin fiyatı ve teslim süresi nedir?”",
					from: "buyer",
				},
				{
					time: "19.41",
					title: "İlk yanıt gönderildi",
					text: "“Merhaba Aylin Hanım, talebiniz bize ulaştı. Kaç adet düşünüyorsunuz? Satış ekibimiz pazartesi sizi arayacak.”",
					from: "system",
				},
				{ time: "19.41", title: "CRM kaydı açıldı, sorumlusu: Deniz Örnek" },
				{
					time: "Pazartesi 08.30",
					title: "Brifing hazır",
					text: "Firma D, B modeli. Adet henüz belli değil, teslim süresi önemli.",
				},
			],
		},
	},
	next: {
		title: "Önce kendiniz deneyin",
		text: "Demo sayfasında iki otomasyonu kendiniz deneyebilirsiniz: konu satırı üretimi ve toplantı hazırlığı.",
		setup:
			"Kurulum genellikle 2\u00a0gün sürer. Basit entegrasyonlar aynı gün biter, karmaşık olanlar 1\u00a0hafta sürer.",
	},
	closing: {
		title: "Sizde hangi adım otomatikleşebilir?",
		text: "Bugün elle yürüttüğünüz bir işi yazın. Ne kadarını sistemin devralacağını ve kurulumun ne kadar süreceğini ücretsiz raporda okursunuz. Rapor 48\u00a0saat içinde e\u2011postanıza gelir.",
		action: "Ücretsiz analiz isteyin",
	},
};
