export const tr = {
	seo: {
		title: "B2B satış için beş otomasyon çözümü",
		description:
			"Müşteri bulma, pazarlama, satış ve CRM, müşteri başarısı, dönüşüm optimizasyonu: B2B satışın beş aşamasında hangi işleri otomatikleştirdiğimizi görün.",
	},
	hero: {
		title: "Satışın her aşaması için bir sistem",
		lead: "Satışın beş aşamasında ekibinizin elle yaptığı işi sistem üstlenir: hedef liste, takip, CRM kaydı, rapor.",
		action: "Ücretsiz analiz isteyin",
		/** The consequence of pressing, in a few words. */
		actionNote: "Rapor 48 saat içinde e\u2011postanıza gelir",
		enquiry: {
			title: "Pazar sabahı gelen talep",
			steps: [
				{
					time: "09.14",
					title: "Formdan talep geldi",
					text: "“Yeni dolum hattımız için 40\u00a0pompa arıyoruz. Fiyatı ve teslim süresi nedir?”",
					from: "buyer" as const,
				},
				{
					time: "09.14",
					title: "Talep CRM’e kaydedildi",
					text: "Sorumlusu: Deniz Örnek, satış",
				},
				{
					time: "09.16",
					title: "İlk yanıt gönderildi",
					text: "“Merhaba, talebiniz bize ulaştı. Pompalar hangi şehre gidecek?”",
					from: "system" as const,
					mark: "2\u00a0dakika",
				},
				{
					time: "Pzt 08.30",
					title: "Deniz Hanım arıyor",
					text: "Yazışmanın tamamı önünde",
				},
			],
			note: "Kurgusal örnek: Kişi, mesajlar ve saatler gerçek değildir.",
		},
	},
	timeline: {
		title: "Zamanınız en çok nereye gidiyor?",
		lead: "Beş aşamanın hepsini birden kurmanız gerekmez. Size en çok zaman kaybettirenden başlayın.",
		cards: [
			{
				id: 1 as const,
				title: "Yeni müşteri bulun",
				text: "Sistem hedef firmaları sektöre, büyüklüğe ve ülkeye göre seçer, karar vericiye ilk mesajı yazar.",
				/** Its benefit, in one line. */
				point: "İlk mesaj, alıcının sektörüne ve görevine göre yazılır",
				/** A screen of the stage's system. */
				sheet: {
					title: "Hedef liste",
					items: [
						{
							kind: "Gıda makineleri, 120 çalışan",
							text: "Firma A, satın alma müdürü",
							state: "Mesaj gönderildi",
						},
						{
							kind: "Ambalaj, 80 çalışan",
							text: "Firma B, genel müdür",
							state: "Yanıt geldi",
						},
						{
							kind: "Perakende, 15 çalışan",
							text: "Firma C",
							state: "Profile uymuyor",
							open: true,
						},
					],
				},
				/** The text of the link to more. */
				more: "Satış otomasyonunu inceleyin",
			},
			{
				id: 2 as const,
				title: "Göz önünde kalın",
				text: "Gönderi ve reklamlar bir plana bağlanır, taslaklarını sistem yazar.",
				point: "Gönderiler ancak siz onaylayınca yayımlanır",
				sheet: {
					title: "Bu haftanın gönderileri",
					look: "calendar" as const,
					items: [
						{
							kind: "Salı 09.00",
							text: "Numune istemeden önce üç soru",
							state: "Yayımlandı",
						},
						{
							kind: "Perşembe 09.00",
							text: "Teslim süresi nasıl kısalır?",
							state: "Onaylandı",
						},
						{
							kind: "Cuma 10.00",
							text: "Fuar daveti",
							state: "Onay bekliyor",
							waits: true,
						},
					],
				},
				more: "Pazarlama akışını görün",
			},
			{
				id: 3 as const,
				title: "Hiçbir talebi kaçırmayın",
				text: "Form, e\u2011posta kutusu ve CRM birbirine bağlanır. Ekibiniz veri girmek yerine müşteriyle konuşur.",
				point: "Teklif, söz verilen günde takip edilir",
				sheet: {
					title: "CRM kaydı: Firma D",
					look: "record" as const,
					items: [
						{
							kind: "Pazar 09.14, web formu",
							text: "40\u00a0pompa için teklif istiyor",
							state: "Kaydedildi",
						},
						{
							kind: "Sorumlu",
							text: "Deniz Örnek",
							state: "Atandı",
						},
						{
							kind: "Pazartesi 08.30",
							text: "Görüşme, brifing hazır",
							state: "Deniz Hanım’da",
							waits: true,
						},
					],
				},
				more: "Otomasyon hizmetine bakın",
			},
			{
				id: 4 as const,
				title: "Müşterinizi elde tutun",
				text: "Satıştan sonra da ulaşılabilir kalırsınız. Müşteri derdini ikinci kez anlatmak zorunda kalmaz.",
				point: "Zor konu, bütün yazışmayla birlikte ekibinize geçer",
				sheet: {
					title: "Bir müşteriyle yazışma",
					messages: [
						{
							from: "Müşteri",
							text: "B modeline hangi filtre uyuyor?",
							time: "16.20",
						},
						{
							from: "Chatbot",
							text: "F12. Sizin için fiyat isteyeyim mi?",
							time: "16.20",
							answers: true,
						},
						{
							from: "Müşteri",
							text: "Evet. Bir de geçen haftaki siparişim nerede?",
							time: "16.22",
						},
					],
					handover: "Ekibe devredildi",
					handedOver: "Destek ekibi yazışmanın tamamını görüyor.",
				},
				more: "Müşteri iletişimi çözümlerine bakın",
			},
			{
				id: 5 as const,
				title: "Müşteriyi nerede kaybettiğinizi görün",
				text: "Hangi adımın müşteri kaybettirdiğini ölçeriz. Neyin değişeceğine rakamlara bakarak karar verirsiniz.",
				point: "Rapor, alıcıların nerede vazgeçtiğini gösterir",
				sheet: {
					title: "40 talep hangi adımda durdu?",
					legend: "Çubuk, 40 talepten kaçının o adıma geldiğini gösterir",
					items: [
						{
							kind: "1. adım",
							text: "İlk yanıt gönderildi",
							state: "40\u00a0talep",
							share: 40 / 40,
						},
						{
							kind: "2. adım",
							text: "Teklif gönderildi",
							state: "31\u00a0talep",
							share: 31 / 40,
						},
						{
							kind: "3. adım, en büyük kayıp",
							text: "Teklif takip edildi",
							state: "9\u00a0talep",
							share: 9 / 40,
							lost: true,
						},
						{ kind: "4. adım", text: "Sipariş geldi", state: "6\u00a0talep", share: 6 / 40 },
					],
				},
				more: "Veri analizi hizmetine bakın",
			},
		],
		/** Says that the sheets are made up. */
		note: "Beş örnek de kurgusaldır.",
	},
	/** The reply within two minutes. */
	speed: {
		figure: "2",
		unit: "dakika",
		/** When an enquiry came and when it was answered. */
		times: "19.40 → 19.42",
		title: "Talep geldi, yanıt yola çıktı",
		text: "Bir talebin gelişi ile ilk yanıtınız arasında geçen süreye speed-to-lead denir. Kurduğumuz sistem, hafta sonu da 2\u00a0dakika içinde ilk yanıtı verir.",
	},
	closing: {
		title: "Hangi aşamadan başlamalısınız?",
		text: "Rapor beş aşamayı tek tek ele alır ve ilk adımı önerir. Ücretsizdir, 48 saat içinde e\u2011postanıza gelir.",
		action: "Ücretsiz analiz isteyin",
	},
};

/** The texts of the solutions page (specification §2, Solutions). */
export type SolutionsCopy = typeof tr;
