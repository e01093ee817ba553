import type { LegalSection } from "../../parts/legal/copy.ts";

/** Sections 1 to 6: who handles which data, for what, and for how long. */
export const handling: readonly LegalSection[] = [
	{
		id: "veri-sorumlusu",
		title: "Veri sorumlusu",
		blocks: [
			"Kişisel verileriniz bakımından veri sorumlusu, {site} adıyla yayımlanan bu internet sitesinin işletmecisidir. Metnin devamında internet sitesi “site”, veri sorumlusu “işletmeci” olarak anılır.",
			"Kişisel verilerinizle ve bu metinle ilgili her konuda işletmeciye sitedeki hızlı analiz formundan yazabilirsiniz. Mesaj alanında konunun kişisel verilerle ilgili olduğunu belirtmeniz, talebinizin daha çabuk ele alınmasını sağlar.",
			{ page: "quick-analysis", label: "Hızlı analiz formu" },
		],
	},
	{
		id: "islenen-veriler",
		title: "İşlenen veriler",
		blocks: [
			"Site, formda sizin yazdıklarınızı ve sayfayı size ulaştırmak için gereken teknik verileri işler. Üyelik ve oturum açma yoktur, blogu hiçbir bilgi vermeden okuyabilirsiniz.",
			{
				terms: [
					{
						term: "Hızlı analiz formu",
						text: "Ad soyad, e-posta adresi, firma adı ve isterseniz yazdığınız mesaj. Bunlara gönderim zamanı, başvurunun kaynağı, formu gönderdiğiniz sayfa ve o sayfanın dili eklenir. Aynı başvurunun iki kez kaydedilmemesi için tarayıcınızın o gönderime verdiği rastgele bir numara da saklanır. Mesaj dışındaki alanlar zorunludur, çünkü bunlar olmadan başvurunuz değerlendirilemez.",
					},
					{
						term: "Teknik veriler",
						text: "Bağlantının kurulabilmesi için IP adresiniz ve tarayıcınızın gönderdiği başlık bilgileri. Formun kötüye kullanılmasını önlemek üzere, bir IP adresinden gelen başvuruların sayısı on dakika süreyle bellekte tutulur ve formun ne kadar sürede doldurulduğuna bakılır. Bir program tarafından gönderilmiş gibi görünen başvurular reddedilmez, işletmecinin incelemesi için ayrılır. IP adresiniz ve formda yazdıklarınız sitenin işlem kayıtlarına (log) yazılmaz.",
					},
					{
						term: "İstatistik verileri",
						text: "Yalnızca işletmeci bir istatistik hizmeti açmışsa: görüntülenen sayfanın başlığı ve adresi, sizi o sayfaya getiren adres, tarayıcınızın dili, ekran boyutu, tıklanan düğmenin sayfadaki yeri, form gönderiminin başarılı olup olmadığı ve indirilen dosyanın türü. Formda yazdıklarınız istatistik verilerine dâhil edilmez.",
					},
				],
			},
			"Satış otomasyonu demo sayfasındaki form ile ücretsiz içerikler sayfasındaki bülten kutusu, işletmeci bunları açmadıkça hiçbir sunucuya veri göndermez ve yazdıklarınız tarayıcınızda kalır. İşletmeci bunları açmışsa, yazdıklarınız hızlı analiz başvurularıyla aynı biçimde kaydedilir ve iletilir. Demo sayfasındaki formda yalnızca ad ve e-posta adresi zorunludur, bülten kaydı için yalnızca e-posta adresi istenir.",
			"Lütfen formda sağlık, din veya siyasi görüş gibi özel nitelikli kişisel verileri ve başkalarına ait kişisel verileri paylaşmayın.",
		],
	},
	{
		id: "isleme-amaclari",
		title: "İşleme amaçları",
		blocks: [
			"Kişisel verileriniz aşağıdaki amaçlarla işlenir:",
			{
				list: [
					"Analiz başvurunuzun değerlendirilmesi, analiz raporunun hazırlanması ve e-posta adresinize gönderilmesi",
					"Başvurunuz üzerine sizinle iletişim kurulması ve isterseniz teklif hazırlanması",
					"Demo sayfasındaki form açılmışsa, gönderdiğiniz mesajın yanıtlanması",
					"Bülten açılmışsa ve kaydolduysanız, bültenin e-posta adresinize gönderilmesi",
					"Sitenin çalışmasının ve güvenliğinin sağlanması, formun kötüye kullanılmasının önlenmesi",
					"Bir istatistik hizmeti açılmışsa, sitenin nasıl kullanıldığının ölçülmesi ve sayfaların iyileştirilmesi",
					"Hukuki yükümlülüklerin yerine getirilmesi, bir hakkın tesisi, kullanılması veya korunması",
				],
			},
			"Formlarda yazdığınız e-posta adresi, bültene kaydolarak veya başka bir yolla ayrıca onay vermediğiniz sürece reklam veya bülten göndermek için kullanılmaz.",
		],
	},
	{
		id: "cerezler",
		title: "Çerezler",
		blocks: [
			"Site reklam çerezi yerleştirmez ve çalışmak için çereze ihtiyaç duymaz. Kullanılan diğer teknolojiler şunlardır:",
			{
				terms: [
					{
						term: "Kaydırma konumu",
						text: "Bir sayfaya geri döndüğünüzde kaldığınız yeri bulabilmeniz için, kaydırma konumu tarayıcınızın oturum deposunda (sessionStorage) tutulur. Bu bilgi tarayıcınızdan çıkmaz ve sekmeyi kapattığınızda silinir.",
					},
					{
						term: "Google Analytics",
						text: "İşletmeci bu hizmeti açmışsa, hizmet ancak siz onay verdikten sonra yüklenir ve adı “_ga” ile başlayan, süresi en fazla iki yıl olan çerezler yerleştirir. Onay vermezseniz Google'a hiçbir istek gönderilmez. Tercihiniz, size her sayfada yeniden sorulmaması için tarayıcınızın yerel deposunda (localStorage) saklanır.",
					},
					{
						term: "Plausible veya Umami",
						text: "İşletmeci bu hizmetlerden birini açmışsa, ölçüm çerez kullanılmadan yapılır.",
					},
				],
			},
			"İşletmeci bir istatistik hizmeti açmamışsa ölçüm yapılmaz. Google Analytics için verdiğiniz onayı, sayfaların en altındaki “Çerez tercihleri” düğmesinden veya bu siteye ait verileri tarayıcınızdan silerek dilediğiniz zaman geri alabilirsiniz. Onayın geri alınması, o ana kadar yapılan işlemenin hukuka uygunluğunu etkilemez.",
		],
	},
	{
		id: "verilerin-paylasilmasi",
		title: "Verilerin paylaşılması",
		blocks: [
			"Kişisel verileriniz satılmaz ve reklam amacıyla üçüncü kişilere verilmez. Yalnızca aşağıdaki alıcılarla, belirtilen amaçlarla paylaşılır:",
			{
				terms: [
					{
						term: "Otomasyon sistemi",
						text: "Başvurunuz önce sitenin kendi veritabanına kaydedilir. Ardından ad, e-posta adresi, firma, mesaj, gönderim zamanı ve başvurunun kaynağı, raporun hazırlanması için işletmecinin otomasyon sistemine iletilir. Açılmış olan demo formu ve bülten için de aynısı yapılır, yalnızca amaç mesajın yanıtlanması veya bültenin gönderilmesidir.",
					},
					{
						term: "Barındırma ve veritabanı hizmetleri",
						text: "Sitenin ve veritabanının çalıştığı altyapıyı sağlayan kuruluşlar, verileri veri işleyen sıfatıyla ve işletmecinin talimatına göre işler. Bu kuruluşlar, 5651\u00a0sayılı Kanun uyarınca trafik bilgisi saklamakla yükümlü olabilir.",
					},
					{
						term: "İstatistik hizmeti",
						text: "Bir istatistik hizmeti açılmışsa, 2.\u00a0maddede sayılan istatistik verileri ile bağlantının gerektirdiği teknik veriler bu hizmete iletilir. Google Analytics için önce onayınız alınır.",
					},
					{
						term: "Yetkili makamlar",
						text: "Kanunen yetkili kurum ve kuruluşlara, hukuki yükümlülüğün gerektirdiği ölçüde bilgi verilir.",
					},
				],
			},
			"Alıcının sunucuları yurt dışındaysa aktarım, KVKK'nın 9.\u00a0maddesindeki ve Genel Veri Koruma Tüzüğü'nün beşinci bölümündeki şartlara uygun olarak yapılır.",
		],
	},
	{
		id: "saklama-suresi",
		title: "Saklama süresi",
		blocks: [
			"Kişisel verileriniz, işlendikleri amaç için gerekli olan süre boyunca saklanır. Amaç ortadan kalktığında KVKK'nın 7.\u00a0maddesi uyarınca silinir, yok edilir veya anonim hâle getirilir.",
			{
				list: [
					"Analiz başvuruları, değerlendirme ve ardından gelen görüşmeler sona erdiğinde silinir. İşletmeci bir saklama süresi belirlemişse, otomasyon sistemine iletilmiş başvurular bu sürenin dolduğu günü izleyen gece sitenin veritabanından kendiliğinden silinir. Otomatik gönderim şüphesiyle bekletilen ve otomasyon sistemine iletilmeyen başvurular da alındıkları günden itibaren bu süre dolduğunda silinir.",
					"Demo sayfasındaki formdan gelen mesajlar yanıtlandıktan sonra, bülten kaydı ise onayınızı geri aldığınızda silinir. İşletmecinin belirlediği saklama süresi, sitenin veritabanındaki bu kayıtlar için de geçerlidir.",
					"Başvurunuz üzerine bir sözleşme kurulursa, sözleşmeye ilişkin kayıtlar mevzuatta öngörülen saklama ve zamanaşımı süreleri boyunca tutulur.",
					"Kötüye kullanımı önlemek için tutulan başvuru sayısı on dakika sonra sıfırlanır.",
				],
			},
			"Silme talebinde bulunursanız verileriniz, saklanmalarını gerektiren hukuki bir sebep yoksa bu süreler beklenmeden silinir. Geriye, silme işleminin yapıldığını gösteren ve adınızı, e-posta adresinizi ya da yazdıklarınızı içermeyen bir kayıt kalır.",
		],
	},
];
