export const tr = {
	seo: {
		title: "Hizmetler: otomasyon, veri analizi, danışmanlık",
		description:
			"B2B firmalar için otomasyon, veri analizi, müşteri iletişimi çözümleri, danışmanlık ve eğitim. Kurulum genellikle 2 gün, karmaşık işlerde 1 hafta.",
	},
	hero: {
		title: "Sistemi kuruyor, ekibinizi eğitiyoruz",
		lead: "Elle yapılan işi sisteme devrederiz, sistemi kullanmayı da ekibinize öğretiriz.",
		setup: "Kurulum ne kadar sürer?",
		durations: [
			{ figure: "Aynı gün", label: "Basit entegrasyon" },
			{ figure: "2\u00a0gün", label: "Çoğu kurulum" },
			{ figure: "1\u00a0hafta", label: "Karmaşık entegrasyon" },
		],
	},
	listLabel: "Dört hizmet",
	blocks: {
		automation: {
			name: "Otomasyon",
			summary: "Elle yapılan satış ve pazarlama işlerini sisteme devredin.",
		},
		"data-analysis": {
			name: "Veri analizi",
			summary: "Kendi rakamlarınıza bakarak karar verin.",
		},
		"customer-communication": {
			name: "Müşteri iletişimi çözümleri",
			summary: "Müşteriniz hafta sonu da yanıt alsın.",
		},
		"consulting-and-training": {
			name: "Danışmanlık ve eğitim",
			summary: "Nereden başlayacağınızı bilin, ekibinizi hazırlayın.",
		},
	},
	detailsTitle: "ne kuruyoruz?",
	/** Above a folded example. */
	exampleTitle: "Örneği görün",
	factLabels: ["Sizden istediğimiz", "Sonunda elinizde olan"],
	sections: {
		automation: {
			title: "Veriyi elle taşımayı bırakın",
			text: "Formunuzu, e\u2011posta kutunuzu ve CRM’inizi birbirine bağlıyoruz. Veri artık programdan programa kendiliğinden geçiyor.",
			facts: [
				"İşleyişinizi bilen bir kişi ve bağlanacak programlara erişim",
				"Çalışan bir sistem ve onu kullanmayı öğrenmiş bir ekip",
			],
			points: [
				{
					term: "Hedef firmalara ulaşmak",
					text: "Sistem, mevzuatın izin verdiği alıcılara yazar, yanıt gelmezse hatırlatır. Ret gelirse durur.",
				},
				{
					term: "Gelen talep",
					text: "Talep CRM’de sorumlusuna atanır, ilk yanıt 2\u00a0dakika içinde gider.",
				},
				{
					term: "Pazarlama",
					text: "Gönderiler plana göre hazırlanır ve onayınızla yayımlanır.",
				},
			],
			more: "Satış otomasyonunu inceleyin",
		},
		"data-analysis": {
			title: "Satış rakamlarınızı anlaşılır hâle getiriyoruz",
			text: "Satışınızın nerede yavaşladığını CRM’iniz ve e\u2011posta kutunuz gösterir. Veriyi temizliyor, size ne söylediğini açık açık yazıyoruz.",
			facts: [
				"CRM ile e\u2011posta kutusuna erişim",
				"Mükerrer kayıt içermeyen tek bir liste ve satış raporu",
			],
			points: [
				{
					term: "Temiz kayıtlar",
					text: "Mükerrer kayıtlar ayıklanır, ekibiniz tek bir listeyle çalışır.",
				},
				{
					term: "Satış raporu",
					text: "Alıcıların hangi adımda vazgeçtiğini görürsünüz.",
				},
				{
					term: "Pazar araştırması",
					text: "Türkiye’nin en büyük 2.000 firması için araştırmamız hazır.",
				},
			],
			more: "Sonuçları vaka çalışmalarında okuyun",
		},
		"customer-communication": {
			title: "Sık sorulanları chatbot yanıtlar, zor\u00a0sorular ekibinize gelir",
			text: "Aynı sorular ekibinizin gününü böler. Onları chatbot üstlenir.",
			facts: [
				"Yanıtların alınacağı belgeler ve zor soruları üstlenecek bir kişi",
				"Belgelerinizden yanıt veren bir chatbot ve yazışmaların tamamı",
			],
			points: [
				{
					term: "Chatbot",
					text: "Sık sorulan soruları sizin verdiğiniz bilgilerle yanıtlar.",
				},
				{
					term: "Ekibinize devir",
					text: "Zor konu, bütün yazışmayla birlikte doğru kişiye geçer.",
				},
				{
					term: "Kişisel veriler",
					text: "KVKK ve GDPR’a uygun çalışırız. Verileri veri işleyen olarak sizin talimatınıza göre işler, bunu sözleşmeye yazarız.",
				},
			],
			more: "Beş aşamadaki çözümleri görün",
		},
		"consulting-and-training": {
			title: "Kurulum bittiğinde sistemi ekibiniz kendi başına kullanır",
			text: "10 yılı aşkın satış deneyimimizle sürecinizi inceler, hangi işin otomatikleştirilmeye değer olduğunu söyleriz. Sonuç ölçütünü ve süreyi sözleşmeye birlikte yazarız: Ölçüt bu sürede karşılanmazsa ücretin %50’sini iade ederiz.",
			facts: [
				"İşleyişinizi bilen bir kişi ve sistemi kullanacak ekip",
				"Sistemi kendi başına kullanan bir ekip, ölçütü ve süresi belli bir sözleşme",
			],
			action: "Ücretsiz analiz isteyin",
			actionNote: "Adınız, e\u2011posta adresiniz ve firmanız yeter",
		},
	},
	imageAlt:
		"Çizim: Bir hat, formdaki talepten e-posta kutusundaki yeni mesaja, oradan CRM’deki karta uzanıyor",
	example: {
		stamp: "Örnek",
		note: "Kurgusal örnek: Adlar ve kayıtlar gerçek değildir.",
	},
	funnel: {
		title: "Alıcılar hangi adımda vazgeçiyor?",
		items: [
			{
				kind: "1. adım, CRM",
				text: "Talep geldi",
				state: "İlerledi",
			},
			{
				kind: "2. adım, e\u2011posta kutusu",
				text: "İlk yanıt gönderildi",
				state: "İlerledi",
			},
			{
				kind: "3. adım, e\u2011posta kutusu",
				text: "Teklif gönderildi, takip edilmedi",
				state: "Burada kopuyor",
				lost: true,
			},
			{
				kind: "4. adım, CRM",
				text: "Sipariş",
				state: "Gelmedi",
				open: true,
			},
		],
	},
	chat: {
		title: "Cumartesi akşamı bir yazışma",
		messages: [
			{
				from: "Müşteri",
				text: "B modeli için numune gönderiyor musunuz?",
				time: "19.40",
			},
			{
				from: "Chatbot",
				text: "Evet. Firmanızın adını yazarsanız talebinizi kaydederim.",
				time: "19.41",
				answers: true,
			},
			{
				from: "Müşteri",
				text: "Firma A. Yüksek adette fiyat değişir mi?",
				time: "19.43",
			},
		],
		handover: "Ekibe devredildi",
		handedOver: "Fiyat sorusu, bütün yazışmayla birlikte satış ekibine iletildi.",
	},
	training: {
		title: "Eğitim: kurulumdan sonra yarım gün",
		note: "Kurgusal örnek: Günü sizin işinize göre planlarız.",
		legend: "Çubuk, ekibinizin işteki payını gösterir",
		items: [
			{
				kind: "09.00, tanıma",
				text: "Gerçek bir talebi baştan sona izlemek",
				state: "Biz gösteririz",
				share: 0,
			},
			{
				kind: "10.00, ayar",
				text: "Mesaj şablonunu ve takip gününü değiştirmek",
				state: "Birlikte",
				share: 0.5,
			},
			{
				kind: "11.00, uygulama",
				text: "Sıradaki üç talebi sistemde yanıtlamak",
				state: "Ekibiniz yapar",
				share: 0.8,
			},
			{
				kind: "12.00, arıza",
				text: "Hata çıkınca akışı durdurup yeniden başlatmak",
				state: "Tek başına",
				share: 1,
				waits: true,
			},
		],
	},
};

/** What the services page says (specification §2, Services). */
export type ServicesCopy = typeof tr;
