import type { Operator } from "../../../shared/operator.ts";
import type { LegalDocument } from "../../parts/legal/copy.ts";
import { identityBlocks } from "../../parts/legal/identity.ts";

/** The terms of use: date of effect and the nine sections of specification §2. */
export const termsDocument = (operator?: Operator): LegalDocument => ({
	title: "Kullanım koşulları",
	lead: "Bu koşullar, {site} adıyla yayımlanan internet sitesini kullanırken sizin için ve sitenin işletmecisi için geçerli olan kuralları belirler.",
	date: { label: "Yürürlük tarihi", text: "10.10.2025", iso: "2025-10-10" },
	contentsTitle: "İçindekiler",
	sections: [
		{
			id: "kabul",
			title: "Koşulların kabulü",
			blocks: [
				"Bu metinde {site} adıyla yayımlanan internet sitesi “site”, siteyi yayımlayan “işletmeci”, siteyi ziyaret eden veya kullanan kişi “kullanıcı” olarak anılır.",
				...(operator ? identityBlocks(operator, "tr") : []),
				"Siteyi kullanan kişi bu koşulları kabul etmiş sayılır. Koşulları kabul etmiyorsanız siteyi kullanmayın. Siteyi bir firma adına kullanıyorsanız, o firma adına hareket etmeye yetkili olduğunuzu beyan edersiniz.",
			],
		},
		{
			id: "hizmetin-niteligi",
			title: "Hizmetin niteliği",
			blocks: [
				"Site; satış ve pazarlama otomasyonu, müşteri iletişimi, veri analizi, danışmanlık ve eğitim hizmetlerini tanıtır, blog yazıları ve ücretsiz kaynaklar sunar. İçerik yalnızca bilgilendirme amaçlıdır. Hukuki, mali veya teknik danışmanlık yerine geçmez ve bağlayıcı bir teklif oluşturmaz.",
				"Vaka çalışmalarındaki sonuçlar anlatılan projelere aittir ve başka bir işletmede aynı sonucun alınacağına dair bir taahhüt değildir. Hizmetin kapsamı, bedeli, süresi ve ücret iadesinin şartları, taraflar arasında yapılacak ayrı bir sözleşmede belirlenir.",
				"Hızlı analiz başvurusu ücretsizdir ve taraflardan hiçbirini sözleşme yapmakla yükümlü kılmaz.",
			],
		},
		{
			id: "fikri-mulkiyet",
			title: "Fikrî mülkiyet",
			blocks: [
				"Sitedeki metin, çizim, tasarım, yazılım ve diğer içerikler üzerindeki haklar işletmeciye veya ilgili hak sahiplerine aittir. Bu içerikler 5846 sayılı Fikir ve Sanat Eserleri Kanunu ile 6769 sayılı Sınai Mülkiyet Kanunu kapsamında korunur.",
				"İçeriği kişisel kullanımınız veya kendi firmanızın iç kullanımı için görüntüleyebilir ve yazdırabilir, kaynak göstererek kısa alıntılar yapabilirsiniz. Ücretsiz kaynakları kendi işinizde kullanabilirsiniz. Önceden yazılı izin almadan içeriği çoğaltamaz, değiştirerek yayımlayamaz veya satışa sunamazsınız.",
				"Sitede anılan üçüncü kişilere ait firma adları, ürün adları ve markalar sahiplerine aittir.",
			],
		},
		{
			id: "kullanicinin-yukumlulukleri",
			title: "Kullanıcının yükümlülükleri",
			blocks: [
				"Kullanıcı, siteyi kullanırken aşağıdaki kurallara uyar:",
				{
					list: [
						"Formlarda doğru bilgi verir, yalnızca kendisine ait olan veya kullanmaya yetkili olduğu iletişim bilgilerini yazar.",
						"Hukuka veya üçüncü kişilerin haklarına aykırı içerik göndermez.",
						"Formu otomatik araçlarla veya toplu gönderim amacıyla kullanmaz.",
						"Zararlı yazılım göndermez, sisteme yetkisiz erişmeye çalışmaz ve sitenin işleyişini aksatacak yoğunlukta istekte bulunmaz.",
					],
				},
				"Bu kurallara aykırılık hâlinde işletmeci kullanıcının siteye erişimini kısıtlayabilir ve doğan zararın giderilmesini isteyebilir.",
				"Formda verdiğiniz kişisel verilerin nasıl işlendiği gizlilik politikasında açıklanır.",
				{ page: "privacy", label: "Gizlilik politikası" },
			],
		},
		{
			id: "sorumlulugun-siniri",
			title: "Sorumluluğun sınırı",
			blocks: [
				"İşletmeci, sitedeki bilgilerin doğru ve güncel olmasına özen gösterir. Bununla birlikte içeriğin eksiksiz, güncel veya belirli bir amaca uygun olduğu ve sitenin kesintisiz çalışacağı garanti edilmez.",
				"Hukukun izin verdiği ölçüde işletmeci, yalnızca sitedeki bilgilere dayanılarak alınan kararlardan, siteye erişilememesinden ve bunlara bağlı dolaylı zararlar ile kâr kaybından sorumlu değildir.",
				"İşletmecinin kastından veya ağır kusurundan doğan sorumluluğu ile kanun gereği önceden kaldırılamayan veya sınırlandırılamayan sorumluluğu saklıdır.",
			],
		},
		{
			id: "ucuncu-taraf-baglantilari",
			title: "Üçüncü taraf bağlantıları",
			blocks: [
				"Site, LinkedIn ve Instagram gibi üçüncü kişilere ait sitelere bağlantı verebilir. Bu sitelerin içeriği, güvenliği ve kişisel verileri işleme biçimi işletmecinin denetiminde değildir. Bu sitelerde kendi kullanım koşulları ve gizlilik politikaları geçerlidir.",
				"Bir siteye bağlantı verilmesi, o sitenin içeriğinin onaylandığı anlamına gelmez. Hukuka aykırı olduğunu düşündüğünüz bir bağlantıyı hızlı analiz formundan bildirebilirsiniz.",
			],
		},
		{
			id: "mucbir-sebep",
			title: "Mücbir sebep",
			blocks: [
				"Doğal afet, yangın, salgın hastalık, savaş, terör eylemi, grev, enerji veya internet altyapısındaki kesintiler, siber saldırı ve resmî makam kararları gibi, işletmecinin makul özeni göstermesine rağmen öngöremediği ve önleyemediği olaylar mücbir sebep sayılır.",
				"İşletmeci, mücbir sebep sürdüğü müddetçe bundan etkilenen yükümlülüklerini yerine getirememesinden veya geç yerine getirmesinden sorumlu değildir.",
			],
		},
		{
			id: "uygulanacak-hukuk",
			title: "Uygulanacak hukuk ve yetkili mahkeme",
			blocks: [
				"Bu koşullara ve koşullardan doğan uyuşmazlıklara Türk hukuku uygulanır. Uyuşmazlıkların çözümünde Türkiye Cumhuriyeti mahkemeleri ve icra daireleri yetkilidir.",
				"Tüketicilerin, yerleşim yerlerindeki hukukun emredici hükümlerinden doğan hakları saklıdır.",
			],
		},
		{
			id: "degisiklik-hakki",
			title: "Değişiklik hakkı",
			blocks: [
				"İşletmeci bu koşulları ve sitenin içeriğini değiştirme, siteyi kısmen veya tamamen yayından kaldırma hakkını saklı tutar.",
				"Değişen koşullar, yeni yürürlük tarihiyle birlikte bu sayfada yayımlandığı anda geçerli olur. Değişiklikten sonra siteyi kullanmaya devam eden kişi güncel koşulları kabul etmiş sayılır. Koşullardan birinin geçersiz olması diğerlerinin geçerliliğini etkilemez.",
			],
		},
	],
});
