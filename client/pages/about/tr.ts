export const tr = {
	seo: {
		title: "Hakkımızda: satıştan gelen bir danışmanlık firması",
		description:
			"10 yılı aşkın satış deneyimi, 1,5 yıldır kurduğumuz yapay zekâ sistemleri. Geçmişimizi, bugün hangi işleri yaptığımızı ve hedefimizi okuyun.",
	},
	hero: {
		title: "Önce sattık, sonra\u00a0sistem kurduk.",
		lead: "B2B firmalara yapay zekâ ve satış otomasyonu kuran bir danışmanlık firmasıyız. İşi siz yönetirsiniz, yapay zekâyı biz kurarız.",
	},
	intro: "Türkiye ve Avrupa’daki küçük ve orta ölçekli firmalar için çalışıyoruz.",
	background: {
		title: "Geçmişimiz",
		figures: [
			{ value: "10+\u00a0yıl", label: "satış deneyimi" },
			{ value: "100+", label: "birlikte çalıştığımız B2B ekip" },
			{ value: "2.000", label: "araştırdığımız firma, Türkiye’nin en büyükleri" },
			{ value: "1,5\u00a0yıl", label: "yapay zekâ sistemi geliştirme" },
		],
		statement: "İlk görüşmeyi de yanıtsız kalan teklifi de kendi işimizden biliyoruz.",
		start: "Her yeni projeye araştırmamızla ve prompt kütüphanemizle başlıyoruz.",
		more: "Altı projenin rakamlarını görün",
	},
	order: {
		title: "Birlikte nasıl çalışırız?",
		lead: "Önce satışınıza bakar, teknolojiyi sonra seçeriz.",
		stations: [
			{ who: "Siz", when: "Bugün", text: "Satışta işin nerede takıldığını yazarsınız." },
			{
				who: "Biz",
				when: "48\u00a0saat içinde",
				text: "Yazdıklarınızı 30\u00a0dakika inceler, raporu yazarız. Ücretsizdir.",
			},
			{
				who: "Siz",
				when: "Kararınız",
				text: "Başlamak isterseniz sonuç ölçütünü ve süreyi birlikte sözleşmeye yazarız.",
			},
			{
				who: "Biz",
				when: "2\u00a0gün",
				text: "Çoğu kurulum bu kadar sürer. Basit entegrasyon aynı gün biter, karmaşık olan 1\u00a0hafta sürer.",
			},
			{
				who: "Siz",
				when: "Her gün",
				text: "Ekibiniz sistemi kendisi kullanır. Eğitimini biz veririz.",
			},
			{
				who: "Biz",
				when: "Süre dolunca",
				text: "Sonuca ulaşılmadıysa ücretin %50’sini iade ederiz.",
			},
		],
	},
	now: {
		title: "Ne yapıyoruz?",
		lead: "Beş alanda çalışıyoruz. Başlamak için biri yeter.",
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
	},
	vision: {
		title: "Hedefimiz",
		statement: "Küçük bir firma da arkasında büyük bir satış ekibi varmış gibi satabilmeli.",
		paragraphs: [
			"Cuma akşamı gelen talep pazartesiyi beklemesin, takip kimsenin hafızasına kalmasın istiyoruz. Bunun için her firmanın kendi yapay zekâ ekibini kurması gerekmemeli.",
			"Tekrar eden işi makine yapsın. Satış ekibine müşteriyi dinlemek ve anlaşmaya varmak kalsın.",
		],
	},
	data: {
		title: "Güvenlik ve veriler",
		folded: "Sorumlular ve süreler",
		more: "Gizlilik politikasının tamamı",
	},
	closing: {
		title: "Bir de sizin satışınıza bakalım",
		text: "Satışınıza 30 dakika ayırırız. Neyi otomatikleştireceğimizi ve nereden başlayacağımızı 48 saat içinde e\u2011postayla yazarız. Ücretsizdir.",
		action: "Ücretsiz analiz isteyin",
	},
};

/** What the page about the consultancy says: intro, background, current situation and vision (specification §2). */
export type AboutCopy = typeof tr;
