export const tr = {
	seo: {
		title: "B2B firmalar için yapay zekâ ve satış otomasyonu",
		description:
			"B2B firmalara satış, pazarlama ve müşteri iletişimi için yapay zekâ sistemleri kuruyoruz. Kurulum genellikle 2 gün. Ücretsiz analiz, 48 saatte rapor.",
	},
	hero: {
		eyebrow: "B2B satış için yapay zekâ ve otomasyon",
		/** The two sentences of the pitch, each on a line of its own. */
		title: ["İşi siz yönetin.", "Yapay zekâyı biz kuralım."] satisfies [string, string],
		lead: "Türkiye ve Avrupa’daki küçük ve orta ölçekli B2B firmalarda satışı, pazarlamayı ve müşteri iletişimini otomatikleştiriyoruz. Sistemi kuruyor, ekibinizi eğitiyoruz.",
		action: "Ücretsiz analiz isteyin",
		/** The consequence of pressing, in a few words. */
		actionNote: "Rapor 48 saat içinde e\u2011postanıza gelir",
		secondary: "Vaka çalışmalarını görün",
		/** Short facts under the call to action. */
		facts: [
			{
				figure: "2\u00a0dk",
				label: "talebe ilk yanıt süresi, hafta\u00a0sonu dâhil",
			},
			{ figure: "2\u00a0gün", label: "çoğu kurulumun süresi" },
			{ figure: "%50", label: "sonuç çıkmazsa ücret iadesi" },
		],
	},
	agitate: {
		title: "Yapay zekâya geçmenin üç yolu ve faturası",
		lead: "Üçü de doğru tercih olabilir. Yeter ki bedelini baştan bilin.",
		listLabel: "Yapay zekâya giden yollar",
		options: [
			{
				id: "do-it-yourself" as const,
				title: "Kendiniz yapmak",
				/** One sentence that opens the detail panel. */
				summary: "Araçları satın almak kolaydır, asıl iş onları birbirine bağlarken başlar.",
				bullets: [
					"Satış ekibinden biri yarı zamanlı teknisyene döner, müşteriyi daha az arar.",
					"Form, e\u2011posta kutusu ve CRM yarım yamalak bağlanır. Aradaki boşluğu biri elle doldurur.",
					"Programlardan birinin API’si değişince akış durur. Kuran kişi vakit bulana kadar beklersiniz.",
				],
				/** The link to the site's alternative. */
				more: "Otomasyonu biz kurunca nasıl olur?",
				imageAlt:
					"Çizgi diyagram: masasında tek bir kişi, çevresinde bağlantılarının çoğu yarıda kalan araçlar",
			},
			{
				id: "in-house-team" as const,
				title: "İçeride ekip kurmak",
				summary: "Ana işiniz yapay zekâysa doğru yol budur. Ama ilk sonuç geç gelir.",
				bullets: [
					"Hangi işi otomatikleştirmeye değeceği belli olmadan uzman işe alırsınız.",
					"Maaşlar ilk günden işler. Sonuç, ekip işinizi öğrendikten sonra gelir.",
					"Kilit kişi ayrılırsa sistemlerinize dair bilgi de onunla gider.",
				],
				more: "Ekibiniz için danışmanlık ve eğitim",
				imageAlt:
					"Çizgi diyagram: işe alım duraklarıyla uzayıp giden bir yol, ilk sonuç yolun en sonunda",
			},
			{
				id: "wait" as const,
				title: "Beklemek",
				summary: "Beklemek bedava görünür, bedelini kaçan taleplerle ödersiniz.",
				bullets: [
					"Cuma akşamı gelen talebe pazartesi dönülür. Alıcının o arada başka firmalara yazacak koca bir hafta sonu vardır.",
					"Ekibiniz, müşteriye ayıracağı saatlerde elle veri girmeyi sürdürür.",
					"Şimdi başlayan rakip deneyim biriktirir. Aradaki farkı kapatmak sonra size düşer.",
				],
				more: "Nereden başlayacağınızı konuşalım",
				imageAlt: "Çizgi diyagram: rakiplerin çizgileri yükselirken bir çizgi dümdüz ilerliyor",
			},
		],
		/** Asks for two figures, with which the invoice for waiting opens. */
		invoice: {
			title: "Beklemenin faturasını siz çıkarın",
			text: "Rakamları siz girin, hesabı adım adım görün. Sıfır da yazabilirsiniz.",
			hours: "Elle yapılan iş (haftada saat)",
			rate: "Bir saatin maliyeti (₺)",
			action: "Faturayı görün",
		},
	},
	whyUs: {
		title: "Neden bizimle çalışmalısınız?",
		lead: "Biz satıştan geliyoruz, 100’den fazla B2B ekiple çalıştık. Kurduğumuz sistemi, satışınıza ne kattığıyla ölçeriz.",
		cards: [
			{
				figure: "10+\u00a0yıl",
				title: "Satış deneyimi",
				text: "İlk görüşmeyi, teklifi ve takibi kendi işimizden biliyoruz. Önce nasıl sattığınıza bakar, teknolojiyi sonra seçeriz.",
			},
			{
				figure: "1,5\u00a0yıl",
				title: "Yapay zekâ sistemi geliştirme",
				text: "Ortaya ne çıktığını altı vaka çalışmasında, sorundan rakamlara kadar okuyabilirsiniz.",
			},
			{
				figure: "2.000",
				title: "Araştırılan firma",
				text: "Türkiye’nin en büyük 2.000 firmasını araştırdık, bir de prompt kütüphanesi kurduk. Hedefiniz bu firmalarsa araştırma hazır.",
			},
			{
				figure: "%50",
				title: "Ücret iadesi",
				text: "Sonuç çıkmazsa ücretin yarısını iade ederiz. Ölçüt, süre ve iade koşulu baştan sözleşmeye yazılır.",
				steps: [
					{
						term: "Ölçüt",
						text: "Neyin sonuç sayılacağı, örneğin web sitesinden gelen taleplerin kaçının görüşmeye döndüğü.",
					},
					{ term: "Süre", text: "Bu sonuca en geç hangi gün ulaşılacağı." },
					{ term: "İade", text: "Bu sonuca ulaşılmazsa ücretin %50’si iade edilir." },
				],
			},
		],
	},
	journey: {
		title: "Beş aşamada uçtan uca otomasyon",
		lead: "İlk mesajdan son rapora kadar her aşamada sistemin hangi işi üstlendiğini görürsünüz. Tek bir aşamayla\u00a0da başlayabilirsiniz.",
		/** In the middle of the orbit: the people, and their part. */
		team: "Ekibiniz",
		teamWork: "görüşür, onaylar, karar verir",
		listLabel: "Otomasyon aşamaları",
		related: "İlişkili aşamalar",
		energy: "Otomasyona uygunluk (kendi değerlendirmemiz)",
		/** How well a stage is suited, from the least. */
		levels: ["kısmen", "iyi", "çok iyi"] satisfies [string, string, string],
		close: "Kapat",
		status: {
			completed: "Genellikle ilk sırada kurulur",
			"in-progress": "Genellikle ikinci sırada kurulur",
			pending: "Genellikle daha sonra kurulur",
		},
		stages: [
			{
				id: 1 as const,
				title: "Yeni müşteri kazanımı",
				/** Two or three words for the node itself. */
				shortTitle: "Yeni müşteri",
				dateLabel: "1. aşama",
				category: "Müşteri bulma",
				/** Lines of the card; the first is also what the list says. */
				content: [
					"Yeni talebe hafta sonu da 2 dakika içinde ilk yanıt gider",
					"Hedef firmalar sektöre, büyüklüğe ve ülkeye göre listelenir",
					"Mevzuatın izin verdiği alıcılara günde 500’den fazla kişiselleştirilmiş mesaj gidebilir",
				],
				/** The link to where there is more about it. */
				more: "Satış otomasyonunu inceleyin",
			},
			{
				id: 2 as const,
				title: "Pazarlama",
				shortTitle: "Pazarlama",
				dateLabel: "2. aşama",
				category: "Görünürlük",
				content: [
					"Gönderiler plana göre hazırlanır, onayınızla yayımlanır",
					"Reklam metinleri prompt kütüphanesiyle yazılır",
					"Yurt dışı pazarlar için ayrı kampanyalar hazırlanır",
				],
				more: "Pazarlama akışını görün",
			},
			{
				id: 3 as const,
				title: "Satış ve CRM",
				shortTitle: "Satış ve CRM",
				dateLabel: "3. aşama",
				category: "Satışı sonuçlandırma",
				content: [
					"Talepler CRM’e kendiliğinden düşer, sorumlusuna atanır",
					"Her toplantıdan önce kısa bir brifing gelir",
					"Teklif, söz verilen günde takip edilir",
				],
				more: "Otomasyon hizmetine bakın",
			},
			{
				id: 4 as const,
				title: "Müşteri başarısı",
				shortTitle: "Müşteri başarısı",
				dateLabel: "4. aşama",
				category: "Müşteriyi elde tutma",
				content: [
					"Sık sorulan soruları chatbot yanıtlar",
					"Zor konu, bütün yazışmayla birlikte ekibinize geçer",
					"Uzun süredir sesi çıkmayan müşteri için uyarı gelir",
				],
				more: "Müşteri iletişimi çözümlerine bakın",
			},
			{
				id: 5 as const,
				title: "Dönüşüm optimizasyonu",
				shortTitle: "Dönüşüm",
				dateLabel: "5. aşama",
				category: "Veri analizi",
				content: [
					"Rapor, alıcıların hangi adımda vazgeçtiğini gösterir",
					"Konu satırları ve formlar karşılaştırılarak denenir",
					"Bulguları yeni müşteri ararken ve satış görüşmelerinde kullanırsınız",
				],
				more: "Veri analizi hizmetine bakın",
			},
		],
	},
	cases: {
		title: "Altı projeden sonuçlar",
		lead: "Her vaka çalışmasında sorunu, çözümü ve rakamları bulursunuz.",
		details: "Vaka çalışmasını okuyun",
		all: "Tüm vaka çalışmaları",
		teasers: [
			{
				slug: "cemkimsan" as const,
				/** The kind of company; its name is a fact of the case study. */
				company: "Kimya ihracatçısı",
				result: "20’den fazla ülkeyi kapsayan ihracat listesi",
				/** The project's result; its size only where there is none. */
				metric: { figure: "1.000+", label: "doğrulanmış distribütör" },
			},
			{
				slug: "acilsatis" as const,
				company: "İkinci el satış sitesi",
				result: "2 ana sektörde, 5.000’den fazla ilan için pazarlama otomasyonu",
				metric: { figure: "Birkaç\u00a0gün", label: "kurulum süresi" },
			},
			{
				slug: "car-studio-ai" as const,
				company: "Araç fotoğrafı için yapay zekâ stüdyosu",
				result:
					"3.000’den fazla satış e\u2011postası otomatik gönderildi, kurulum\u00a01\u00a0hafta",
				metric: { figure: "20+\u00a0saat", label: "her ay ekibe kalan zaman" },
			},
			{
				slug: "salevium" as const,
				company: "İçerik firması",
				result: "Haftada 3-5 otomatik gönderi, kurulum 2 gün",
				metric: { figure: "48\u00a0saat →\u00a04\u00a0dk", label: "bir gönderinin onayı" },
			},
			{
				slug: "erpa-teknoloji" as const,
				company: "Teknoloji firması",
				result: "Avrupa’daki stadyumlarda en az dört karar verici rolüne yönelik kampanya",
				metric: { figure: "İlk\u00a0ayda", label: "kampanya başladı" },
			},
			{
				slug: "dkm-coach-bilge" as const,
				company: "Koçluk markası",
				result: "Oyunlaştırılmış lead hunisi, stantta %40 daha fazla ziyaretçi",
				metric: { figure: "+300", label: "nitelikli lead" },
			},
		],
	},
	testimonials: {
		title: "Projelerden notlar",
		items: [
			{
				text: "Etkileşim 5 katına çıktı. Ekip artık içerik hazırlamıyor, yalnızca onay veriyor.",
				slug: "salevium" as const,
				/** The project, never a person. */
				name: "Salevium",
				company: "içerik firması",
				metric: "5\u00a0kat etkileşim",
			},
			{
				text: "Her katılımcı dijital olarak kaydedildi, nitelikli olanlar ayrıca listelendi.",
				slug: "dkm-coach-bilge" as const,
				name: "DKM Coach Bilge",
				company: "koçluk markası",
				metric: "%100 dijital takip",
			},
			{
				text: "Karar verici rollerini ayırdık ve her role ayrı bir mesaj hazırladık.",
				slug: "erpa-teknoloji" as const,
				name: "Erpa Teknoloji",
				company: "teknoloji firması",
				metric: "4+\u00a0karar verici rolü",
			},
		],
	},
	faq: {
		title: "Sık sorulan sorular",
		lead: "Firma sahiplerinin ve satış müdürlerinin başlamadan önce bilmek istedikleri.",
		items: [
			{
				question: "Kurulum ne kadar sürer?",
				answer:
					"Genellikle 2 gün. Basit entegrasyonlar aynı gün biter, karmaşık olanlar 1 hafta sürer.",
			},
			{
				question: "Ücret ne kadar, sonuç çıkmazsa ne olur?",
				/** Where the firm has a price, the answer begins with it. */
				asksPrice: true,
				/** A link to what the price depends on. */
				more: "Ücreti ne belirler?",
				answer:
					"Analiz ücretsiz.\n\nÜcret, otomatikleşecek işlerin ve bağlanacak programların sayısıyla artar. Tutarı karar vermeden önce öğrenirsiniz.\n\nSonuç ölçütünü ve süresini işe başlamadan sözleşmeye birlikte yazarız. Bu sonuca süresinde ulaşılmazsa ücretin %50’sini iade ederiz. İadenin hangi ödemeleri kapsadığı da sözleşmede yazar. Sizin riskiniz, ücretin kalan yarısı ve ekibinizin ayırdığı zamandır.",
			},
			{
				question: "Teknik personele ihtiyacımız var mı?",
				answer:
					"Hayır, sistemi biz kurup devreye alıyoruz. Sizden, işleyişinizi bilen bir kişi ve bağlanacak programlara erişim istiyoruz. Ekibinize eğitim de veriyoruz.",
			},
			{
				question: "KVKK ve GDPR açısından durum nedir?",
				answer:
					"KVKK bakımından veri işleyen oluruz: Verileri yalnızca sizin adınıza ve talimatınıza göre işler, şartlarını sözleşmeye yazarız. GDPR ile de uyumlu çalışırız. Bize verdiğiniz bilgilere ilişkin KVKK haklarınız gizlilik sayfamızda yer alır. Ticari ileti için İYS ve 6563 sayılı Kanun ayrıca geçerlidir. İlk gönderimden önce listenizi ve metinlerinizi bir hukukçuya gösterin.",
			},
			{
				question: "Ücretsiz analizden sonra ne olur?",
				answer:
					"Analiz raporu 48 saat içinde e\u2011postanıza gelir. Devam edip etmeyeceğinize ve işe nereden başlanacağına raporu okuduktan sonra siz karar verirsiniz.",
			},
		],
	},
	/** The stations of the lead that the point in the margin stands for. */
	point: {
		enquiry: "Talep geldi",
		answered: "Yanıtlandı",
		crm: "CRM’de",
		report: "Rapor hazır",
	},
	closing: {
		title: "Satışınızda hangi işler otomatikleşebilir?",
		text: "Adınızı, e\u2011posta adresinizi ve firmanızı yazın. Rapor 48 saat içinde e\u2011postanıza gelir.",
		action: "Ücretsiz analiz isteyin",
	},
};

/** The texts of the home page (specification §1 to §3). */
export type HomeCopy = typeof tr;
