export const tr = {
	seo: {
		title: "Hakkımızda: satıştan gelen bir danışmanlık firması",
		description:
			"10 yılı aşkın satış deneyimi, 1,5 yıldır kurduğumuz yapay zekâ sistemleri. Nereden geldiğimizi, bugün ne yaptığımızı ve nereye gittiğimizi okuyun.",
	},
	hero: {
		title: "Önce sattık, sonra\u00a0sistem kurduk.",
		lead: "B2B firmalara yapay zekâ ve satış otomasyonu kuran bir danışmanlık firmasıyız. İşi siz yönetirsiniz, yapay zekâyı biz kurarız.",
	},
	intro: "Türkiye ve Avrupa’da, çoğu küçük ve orta ölçekli olan B2B firmalarla çalışıyoruz.",
	background: {
		title: "Nereden geliyoruz",
		paragraphs: [
			"10 yılı aşkın satış deneyimimiz var. İlk görüşmeyi de yanıtsız kalan teklifi de kendi işimizden biliyoruz.",
			"1,5 yıldır yapay zekâ sistemleri kuruyoruz. Türkiye’nin en büyük 2.000 firmasını araştırdık ve bir prompt kütüphanesi oluşturduk. Her yeni projeye bu birikimle başlıyoruz.",
		],
		experienceNote:
			"Çalışma sıramız da böyledir: Önce satışınıza bakar, teknolojiyi sonra seçeriz.",
	},
	now: {
		title: "Bugün ne yapıyoruz",
		lead: "Beş alanda çalışıyoruz. Başlamak için biri yeter.",
		facts: [
			{ figure: "100+", label: "birlikte çalıştığımız B2B ekip" },
			{ figure: "2\u00a0gün", label: "çoğu kurulumun süresi" },
			{ figure: "%50", label: "iade, sözleşmedeki sonuca süresinde ulaşılmazsa" },
		],
		offers: {
			sales: {
				title: "Satış otomasyonu",
				text: "Yeni müşteriye ulaşmak (outbound) ve gelen talebi karşılamak (inbound).",
			},
			marketing: {
				title: "Pazarlama otomasyonu",
				text: "Plana göre hazırlanan, onayınızla yayımlanan gönderiler ve kampanyalar.",
			},
			chatbots: {
				title: "Müşteri iletişimi için chatbot",
				text: "Sık sorulan sorulara yanıt, zor konularda ekibinize devir.",
			},
			data: {
				title: "Veri analizi",
				text: "Alıcıların hangi adımda vazgeçtiğini gösteren raporlar.",
			},
			consulting: {
				title: "Danışmanlık ve eğitim",
				text: "Hangi işin otomatikleşeceğine birlikte karar veririz, sistemi ekibinize öğretiriz.",
			},
		},
		terms:
			"Basit entegrasyonlar aynı gün biter, karmaşık olanlar 1 hafta sürer. KVKK ve GDPR’a uygun çalışırız.",
	},
	vision: {
		title: "Nereye gidiyoruz",
		statement: "Küçük bir firma da arkasında büyük bir satış ekibi varmış gibi satabilmeli.",
		paragraphs: [
			"Cuma akşamı gelen talep pazartesiyi beklemesin, takip kimsenin hafızasına kalmasın istiyoruz. Bunun için her firmanın kendi yapay zekâ ekibini kurması gerekmemeli.",
			"Tekrar eden işi makine yapsın. Satışçıya müşteriyi dinlemek ve anlaşmaya varmak kalsın.",
		],
	},
	data: {
		title: "Güvenlik ve veriler",
		more: "Gizlilik politikasının tamamı",
	},
	closing: {
		title: "Bir de sizin satışınıza bakalım",
		text: "30 dakikamızı satışınıza ayıralım. Neyi otomatikleştirirdik, nereden başlardık: 48 saat içinde e-postayla yazarız, ücretsiz.",
		action: "Ücretsiz analiz isteyin",
	},
};

/** What the page about the consultancy says: intro, background, current situation and vision (specification §2). */
export type AboutCopy = typeof tr;
