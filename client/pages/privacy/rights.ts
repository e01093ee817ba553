import type { Operator } from "../../../shared/operator.ts";
import type { LegalSection } from "../../parts/legal/copy.ts";
import type { PolicyFacts } from "./facts.ts";

/** Sections 7 to 9: the reader's rights, and the legal bases. */
export const rights = ({ operator, analytics, newsletter, mail }: PolicyFacts): LegalSection[] => {
	const cookieless = analytics && analytics.provider !== "ga4";
	return [
		{
			id: "haklariniz",
			title: "İlgili kişinin hakları",
			blocks: [
				"KVKK’nın 11. maddesi uyarınca işletmeciye başvurarak aşağıdaki haklarınızı kullanabilirsiniz:",
				{
					list: [
						"Kişisel verilerinizin işlenip işlenmediğini öğrenme",
						"Kişisel verileriniz işlenmişse buna ilişkin bilgi talep etme",
						"Kişisel verilerinizin işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme",
						"Kişisel verilerinizin yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme",
						"Eksik veya yanlış işlenmiş olmaları hâlinde kişisel verilerinizin düzeltilmesini isteme",
						"KVKK’nın 7. maddesinde öngörülen şartlar çerçevesinde kişisel verilerinizin silinmesini veya yok edilmesini isteme",
						"Düzeltme, silme ve yok etme işlemlerinin, kişisel verilerinizin aktarıldığı üçüncü kişilere bildirilmesini isteme",
						"İşlenen verilerin münhasıran otomatik sistemler vasıtasıyla analiz edilmesi suretiyle aleyhinize bir sonucun ortaya çıkmasına itiraz etme",
						"Kişisel verilerinizin kanuna aykırı olarak işlenmesi sebebiyle zarara uğramanız hâlinde zararın giderilmesini talep etme",
					],
				},
				"Genel Veri Koruma Tüzüğü’nün uygulandığı hâllerde ayrıca verilerinize erişme, verilerinizin işlenmesinin kısıtlanmasını isteme, verilerinizi taşınabilir bir biçimde alma, meşru menfaate dayanan işlemeye itiraz etme ve onayınızı geri alma haklarınız vardır. Bulunduğunuz ülkenin veri koruma makamına da şikâyette bulunabilirsiniz.",
				waysToApply(operator),
				{
					page: "privacy-request",
					label: "Hakkınızı kullanmak için başvuru formunu açın",
				},
				"Verilerinizin başkasına açıklanmaması için kimliğinizi doğrulamanız istenebilir.",
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
							text: "Bir sözleşmenin kurulması veya ifasıyla doğrudan doğruya ilgili olması kaydıyla, sözleşmenin taraflarına ait kişisel verilerin işlenmesinin gerekli olması (KVKK m. 5/2 (c)). Talebiniz üzerine sözleşme öncesi adımların atılması için işlemenin gerekli olması (GDPR m. 6/1 (b)).",
						},
						{
							term: cookieless
								? "Sonraki iletişim, güvenlik ve çerezsiz istatistik"
								: "Sonraki iletişim ve güvenlik",
							text: `Temel hak ve özgürlüklerinize zarar vermemek kaydıyla, işletmecinin meşru menfaatleri için veri işlenmesinin zorunlu olması (KVKK m. 5/2 (f), GDPR m. 6/1 (f)). Bu menfaatler, başvuru sahipleriyle ilişkiyi yürütmek${cookieless ? ", siteyi güvenli biçimde sunmak ve ziyaretleri kimliğinizi belirlemeden ölçmektir." : " ve siteyi güvenli biçimde sunmaktır."}`,
						},
						...consented(analytics?.provider === "ga4", newsletter && (mail ? "link" : "form")),
						{
							term: "Hukuki yükümlülükler ve hakların korunması",
							text: "İşletmecinin hukuki yükümlülüğünü yerine getirebilmesi (KVKK m. 5/2 (ç), GDPR m. 6/1 (c)) ile bir hakkın tesisi, kullanılması veya korunması için veri işlemenin zorunlu olması (KVKK m. 5/2 (e), GDPR m. 6/1 (f)).",
						},
					],
				},
			],
		},
	];
};

/** The ways that the Turkish rules on applications name, as far as the settings have them. */
function waysToApply(operator: Operator | undefined): string {
	const ways = [
		...(operator?.address ? ["yukarıdaki adrese yazılı olarak"] : []),
		...(operator?.kep ? [`${operator.kep} adresine KEP ile`] : []),
		...(operator?.privacyContact ? [`${operator.privacyContact} adresine e\u2011postayla`] : []),
		"aşağıdaki başvuru formuyla",
	];
	return `Başvurunuzu ${new Intl.ListFormat("tr", { type: "disjunction" }).format(ways)} iletebilirsiniz. Adınızı, size yanıt verebileceğimiz bir adresi ve talebinizin konusunu yazmanız yeterlidir.`;
}

const WITHDRAWING = {
	link: " Bülten onayınızı, her bültendeki bağlantıyla veya başvuru formuna yazarak dilediğiniz zaman geri alabilirsiniz.",
	form: " Bülten onayınızı, başvuru formuna yazarak dilediğiniz zaman geri alabilirsiniz.",
	none: "",
};

/** @param newsletter how to withdraw the consent to it, if there is one. */
function consented(google: boolean, newsletter: "link" | "form" | false) {
	const uses = [...(google ? ["Google Analytics"] : []), ...(newsletter ? ["Bülten"] : [])];
	if (uses.length === 0) return [];
	return [
		{
			term: uses.join(" ve "),
			text: `Onayınız, yani açık rızanız (KVKK m. 5/1, GDPR m. 6/1 (a)).${WITHDRAWING[newsletter || "none"]}`,
		},
	];
}
