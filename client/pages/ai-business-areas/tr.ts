export const tr = {
	seo: {
		title: "Yapay zekâ iş alanları: satış ve pazarlama",
		description:
			"Yapay zekâ B2B satışta, pazarlamada ve müşteri iletişiminde hangi işleri devralır? Satış ve pazarlama otomasyonunun özelliklerini tek tek görün.",
	},
	hero: {
		title: "Yapay zekâ hangi işlerinizi üstlenir?",
		lead: "Satışta, pazarlamada ve müşteri iletişiminde tekrar eden işleri devralır. Kararlar sizde kalır.",
	},
	areas: {
		sales: {
			title: "Satış",
			text: "Hedef firmayı seçer, ilk mesajı yazar, takibi yapar.",
			imageAlt:
				"Çizgi diyagram: sıralanmış firmalar arasından biri seçilmiş, ondan çıkan bir mektup yola koyuluyor",
		},
		marketing: {
			title: "Pazarlama",
			text: "Gönderiyi plana göre hazırlar, onayınızı bekler.",
			imageAlt: "Çizgi diyagram: bir zaman çizgisinde taslak, onaylanan ve yayımlanan üç gönderi",
		},
		"customer-communication": {
			title: "Müşteri iletişimi",
			text: "Sık sorulan soruları yanıtlar, zor olanları ekibinize devreder.",
			imageAlt:
				"Çizgi diyagram: soruları yanıtlayan bir chatbot, zor soruyu kulaklıklı bir çalışana aktarıyor",
		},
	},
	sales: {
		title: "Satış otomasyonu",
		lead: "Satış temsilciniz gününü müşteriyle geçirsin. Araştırma, ilk mesaj ve takip sistemin işi olsun.",
		features: [
			{
				title: "Hedef firma ve ilk mesaj",
				text: "Firmalar sektöre, büyüklüğe ve ülkeye göre seçilir. Sistem, mevzuatın izin verdiği alıcılara kişiye özel ilk mesajı yazar.",
			},
			{
				title: "2 dakika içinde yanıt",
				text: "Gelen talep hafta sonu da ilk yanıtını alır.",
				more: "Pazar sabahı gelen bir talebi izleyin",
			},
			{
				title: "Toplantı hazırlığı ve takip",
				text: "Satış temsilciniz toplantıya kısa bir brifingle girer. Teklifin takibi söz verilen günde yapılır.",
			},
		],
		action: "Satış otomasyonunu inceleyin",
		example: {
			stamp: "Örnek",
			title: "Satışta bugün",
			items: [
				{
					kind: "Yeni talep, 08.12",
					text: "Firma A, ilk yanıt 08.13’te gönderildi",
					state: "Deniz Hanım’da",
					waits: true,
				},
				{
					kind: "Bugün 10.00, toplantı",
					text: "Firma B için brifing",
					state: "Hazır",
				},
				{
					kind: "4 gündür yanıt yok",
					text: "Firma C’ye teklif hatırlatması",
					state: "Gönderildi",
				},
			],
			note: "Kurgusal örnek: Adlar ve kayıtlar gerçek değildir.",
		},
	},
	marketing: {
		title: "Pazarlama otomasyonu",
		lead: "Gönderi, reklam ve kampanya aynı plana bağlıdır. Neyin yayımlanacağına siz karar verirsiniz.",
		/** Above the features, where they are folded. */
		featuresTitle: "Neler otomatikleşir?",
		features: [
			{
				title: "Gönderiler",
				bullets: [
					"Taslaklar yayın planınıza göre hazırlanır",
					"Onayınız olmadan hiçbir gönderi çıkmaz",
				],
			},
			{
				title: "Reklamlar",
				bullets: [
					"Metinler prompt kütüphanemizle yazılır",
					"Farklı sürümler karşılaştırmalı olarak denenir",
				],
			},
			{
				title: "Kampanyalar",
				bullets: [
					"Hedef pazara ve karar vericinin rolüne göre hazırlanır",
					"Gelen talep CRM’de sorumlusuna atanır",
				],
			},
		],
		more: "Pazarlama akışını adım adım görün",
		flow: {
			title: "Plandan yayına dört adım",
			lead: "Her gönderi bu yoldan geçer. Size düşen, üçüncü adımdır.",
			steps: [
				{
					title: "Plan",
					text: "Hangi konunun ne zaman çıkacağı yayın planında yazar.",
					state: "Perşembe 09.00 için",
				},
				{
					title: "Taslak",
					text: "Sistem ilk metni yazar.",
					state: "Pazartesi, sistemden",
				},
				{
					title: "Onay",
					text: "Taslağı okur, düzeltir ya da onaylarsınız.",
					state: "Çarşamba, Ece Hanım düzeltti",
				},
				{
					title: "Yayın",
					text: "Gönderi planlanan saatte çıkar, rakamları rapora işlenir.",
					state: "Perşembe 09.00’da yayımlandı",
				},
			],
			post: {
				stamp: "Örnek",
				topic: "Konu: Pompada salmastra değişimi",
				before: "“Pompanız damlatıyorsa salmastrasını ",
				draft: "10",
				approved: "20",
				after: " dakikada değiştirebilirsiniz.”",
				note: "Kurgusal örnek: Gönderi gerçek değildir.",
			},
			proof: {
				figure: "48 saat → 4 dk",
				text: "Bir içerik firmasında gönderi onayının süresi",
				more: "Vaka çalışmasını okuyun",
			},
		},
	},
	communication: {
		title: "Müşteri iletişimi",
		lead: "Chatbot yanıtlarını yalnızca verdiğiniz belgelerden alır. Yanıt belgelerde yoksa ekibinize sorar.",
		more: "Müşteri iletişimi çözümlerine bakın",
		example: {
			stamp: "Örnek",
			title: "Hafta sonu gelen üç soru",
			look: "record" as const,
			items: [
				{
					kind: "Fiyat listesinde, 2. sayfa",
					text: "“B modelinin teslim süresi ne?”",
					state: "Yanıtlandı",
				},
				{
					kind: "Teknik föyde, 3. sayfa",
					text: "“Sıcak suya dayanır mı?”",
					state: "Yanıtlandı",
				},
				{
					kind: "Hiçbir belgede yok",
					text: "“Yeni salmastra 2014 model gövdeye uyar mı?”",
					state: "Can Bey’de",
					waits: true,
				},
			],
			note: "Kurgusal örnek: Firma, sorular ve belgeler gerçek değildir.",
		},
	},
	closing: {
		title: "Hangi alandan başlayalım?",
		text: "Satış mı, pazarlama mı, müşteri iletişimi mi? En çok nerede zaman kaybettiğinizi yazın, ücretsiz raporumuz 48 saat içinde e\u2011postanıza gelsin.",
		action: "Ücretsiz analiz isteyin",
	},
};

/** What the page of AI business areas says (specification §2). */
export type AiBusinessAreasCopy = typeof tr;
