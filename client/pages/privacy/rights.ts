import type { LegalSection } from "../../parts/legal/copy.ts";

/** Sections 7 to 9: what the reader may ask for, and what the handling rests on. */
export const rights: readonly LegalSection[] = [
	{
		id: "haklariniz",
		title: "İlgili kişinin hakları",
		blocks: [
			"KVKK'nın 11.\u00a0maddesi uyarınca işletmeciye başvurarak aşağıdaki haklarınızı kullanabilirsiniz:",
			{
				list: [
					"Kişisel verilerinizin işlenip işlenmediğini öğrenme",
					"Kişisel verileriniz işlenmişse buna ilişkin bilgi talep etme",
					"Kişisel verilerinizin işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme",
					"Kişisel verilerinizin yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme",
					"Eksik veya yanlış işlenmiş olmaları hâlinde kişisel verilerinizin düzeltilmesini isteme",
					"KVKK'nın 7.\u00a0maddesinde öngörülen şartlar çerçevesinde kişisel verilerinizin silinmesini veya yok edilmesini isteme",
					"Düzeltme, silme ve yok etme işlemlerinin, kişisel verilerinizin aktarıldığı üçüncü kişilere bildirilmesini isteme",
					"İşlenen verilerin münhasıran otomatik sistemler vasıtasıyla analiz edilmesi suretiyle aleyhinize bir sonucun ortaya çıkmasına itiraz etme",
					"Kişisel verilerinizin kanuna aykırı olarak işlenmesi sebebiyle zarara uğramanız hâlinde zararın giderilmesini talep etme",
				],
			},
			"Genel Veri Koruma Tüzüğü'nün uygulandığı hâllerde ayrıca verilerinize erişme, verilerinizin işlenmesinin kısıtlanmasını isteme, verilerinizi taşınabilir bir biçimde alma, meşru menfaate dayanan işlemeye itiraz etme ve onayınızı geri alma haklarınız vardır. Bulunduğunuz ülkenin veri koruma makamına da şikâyette bulunabilirsiniz.",
			"Başvurunuzu hızlı analiz formunun mesaj alanına yazarak iletebilirsiniz. Formda firma alanı zorunludur, bireysel başvurularda bu alana “Bireysel” yazmanız yeterlidir. Verilerinizin başkasına açıklanmaması için kimliğinizi doğrulamanız istenebilir.",
			{ page: "quick-analysis", label: "Hakkınızı kullanmak için formu açın" },
			"Başvurunuz, niteliğine göre en kısa sürede ve en geç otuz gün içinde ücretsiz olarak sonuçlandırılır. İşlemin ayrıca bir maliyet gerektirmesi hâlinde, Kişisel Verileri Koruma Kurulunun belirlediği tarifedeki ücret istenebilir.",
			"Başvurunuzun reddedilmesi, verilen yanıtın yetersiz bulunması veya süresinde yanıt verilmemesi hâlinde, yanıtı öğrendiğiniz tarihten itibaren otuz ve her hâlde başvuru tarihinden itibaren altmış gün içinde Kurula şikâyette bulunabilirsiniz.",
		],
	},
	{
		id: "degisiklikler",
		title: "Değişiklikler",
		blocks: [
			"Sitenin işleyişi veya mevzuat değiştiğinde bu metin güncellenir. Güncel metin, son güncelleme tarihiyle birlikte bu sayfada yayımlanır.",
			"Kişisel verilerinizin, toplandıkları amaçtan farklı bir amaçla işlenmesi gerekirse bu konuda önceden bilgilendirilirsiniz. Hukuken gerekli olduğunda onayınız alınır.",
		],
	},
	{
		id: "hukuki-sebepler",
		title: "Hukuki sebepler",
		blocks: [
			"Kişisel verileriniz, sitedeki formlar ve tarayıcınız aracılığıyla otomatik yollarla toplanır ve aşağıdaki hukuki sebeplere dayanılarak işlenir:",
			{
				terms: [
					{
						term: "Başvurunun değerlendirilmesi, raporun gönderilmesi ve mesajın yanıtlanması",
						text: "Bir sözleşmenin kurulması veya ifasıyla doğrudan doğruya ilgili olması kaydıyla, sözleşmenin taraflarına ait kişisel verilerin işlenmesinin gerekli olması (KVKK\u00a0m.\u00a05/2\u00a0(c)). Talebiniz üzerine sözleşme öncesi adımların atılması için işlemenin gerekli olması (GDPR\u00a0m.\u00a06/1\u00a0(b)).",
					},
					{
						term: "Sonraki iletişim, güvenlik ve çerezsiz istatistik",
						text: "Temel hak ve özgürlüklerinize zarar vermemek kaydıyla, işletmecinin meşru menfaatleri için veri işlenmesinin zorunlu olması (KVKK\u00a0m.\u00a05/2\u00a0(f), GDPR\u00a0m.\u00a06/1\u00a0(f)). Bu menfaatler, başvuru sahipleriyle ilişkiyi yürütmek, siteyi güvenli biçimde sunmak ve ziyaretleri kimliğinizi belirlemeden ölçmektir.",
					},
					{
						term: "Google Analytics ve bülten",
						text: "Onayınız, yani açık rızanız (KVKK\u00a0m.\u00a05/1, GDPR\u00a0m.\u00a06/1\u00a0(a)). Bülten onayınızı, hızlı analiz formunun mesaj alanına yazarak dilediğiniz zaman geri alabilirsiniz.",
					},
					{
						term: "Hukuki yükümlülükler ve hakların korunması",
						text: "İşletmecinin hukuki yükümlülüğünü yerine getirebilmesi (KVKK\u00a0m.\u00a05/2\u00a0(ç), GDPR\u00a0m.\u00a06/1\u00a0(c)) ile bir hakkın tesisi, kullanılması veya korunması için veri işlemenin zorunlu olması (KVKK\u00a0m.\u00a05/2\u00a0(e), GDPR\u00a0m.\u00a06/1\u00a0(f)).",
					},
				],
			},
		],
	},
];
