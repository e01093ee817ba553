import type { LegalSection } from "../../parts/legal/copy.ts";
import { controllerBlocks } from "../../parts/legal/identity.ts";
import { given, type PolicyFacts, serviceName } from "./facts.ts";
import { receivers } from "./receivers.ts";

/** Sections 1 to 5: who handles which data, for what, and with whom it is shared. */
export const handling = (facts: PolicyFacts): LegalSection[] => [
	controller(facts),
	collected(facts),
	purposes(facts),
	cookies(facts),
	receivers(facts),
];

const controller = ({ operator }: PolicyFacts): LegalSection => ({
	id: "veri-sorumlusu",
	title: "Veri sorumlusu",
	blocks: [
		"Kişisel verileriniz bakımından veri sorumlusu, {site} adıyla yayımlanan bu internet sitesinin işletmecisidir. Metnin devamında internet sitesi “site”, veri sorumlusu “işletmeci” olarak anılır.",
		...(operator ? controllerBlocks(operator, "tr") : []),
		operator?.privacyContact
			? `Kişisel verilerinizle ve bu metinle ilgili her konuda ${operator.privacyContact} adresine veya sitedeki başvuru formundan işletmeciye yazabilirsiniz.`
			: "Kişisel verilerinizle ve bu metinle ilgili her konuda sitedeki başvuru formundan işletmeciye yazabilirsiniz.",
		{ page: "privacy-request", label: "Kişisel veri başvuru formu" },
	],
});

const collected = (facts: PolicyFacts): LegalSection => ({
	id: "islenen-veriler",
	title: "İşlenen veriler",
	blocks: [
		"Site, formlarda sizin yazdıklarınızı ve sayfayı size ulaştırmak için gereken teknik verileri işler. Üyelik ve oturum açma yoktur, blogu hiçbir bilgi vermeden okuyabilirsiniz.",
		{
			terms: [
				{
					term: "Hızlı analiz formu",
					text: "Ad soyad, e\u2011posta adresi, firma adı ve isterseniz yazdığınız mesaj. Mesaj dışındaki alanlar zorunludur, çünkü bunlar olmadan başvurunuz değerlendirilemez.",
				},
				...given(facts.demoForm, {
					term: "Demo sayfasındaki form",
					text: "Ad soyad, e\u2011posta adresi ve isterseniz firma adı ile mesaj.",
				}),
				...given(facts.newsletter, {
					term: "Bülten kaydı",
					text: facts.mail
						? "E\u2011posta adresi, dil, okuduğunuz onay metni ile kaydolduğunuz, onayladığınız ve ayrıldığınız zaman. Onay metni ve zamanlar, onayınızın ispatı için tutulur."
						: "E\u2011posta adresi.",
				}),
				{
					term: "Kişisel veri başvuru formu",
					text: "Ad soyad, e\u2011posta adresi ve başvurunuz. Üçü de başvurunuzun yanıtlanabilmesi için zorunludur.",
				},
				{
					term: "Her gönderim",
					text: "Gönderim zamanı, hangi formun gönderildiği, formun bulunduğu sayfa ve o sayfanın dili. Aynı gönderimin iki kez kaydedilmemesi için tarayıcınızın o gönderime verdiği rastgele bir numara da saklanır.",
				},
				{
					term: "Teknik veriler",
					text: "Bağlantının kurulabilmesi için IP adresiniz ve tarayıcınızın gönderdiği başlık bilgileri. Formun kötüye kullanılmasını önlemek üzere, bir IP adresinden gelen başvurular, adresin geri döndürülemeyen bir özetiyle on dakika süreyle sayılır ve formun ne kadar sürede doldurulduğuna bakılır. Bir program tarafından gönderilmiş gibi görünen başvurular reddedilmez, işletmecinin incelemesi için ayrılır. IP adresiniz ve formda yazdıklarınız sitenin işlem kayıtlarına (log) yazılmaz.",
				},
				...given(facts.analytics, {
					term: "İstatistik verileri",
					text: "Görüntülenen sayfanın başlığı ve adresi, sizi o sayfaya getiren adres, tarayıcınızın dili, ekran boyutu, tıklanan düğmenin sayfadaki yeri, form gönderiminin başarılı olup olmadığı ve indirilen dosyanın türü. Forma yazdıklarınız istatistik verilerine dâhil edilmez.",
				}),
			],
		},
		...given(
			!facts.demoForm,
			"Satış otomasyonu demo sayfasındaki iletişim formu hiçbir sunucuya veri göndermez, yazdıklarınız tarayıcınızda kalır.",
		),
		...given(
			!facts.newsletter,
			"Ücretsiz içerikler sayfasındaki bülten kutusu hiçbir sunucuya veri göndermez, yazdığınız adres tarayıcınızda kalır.",
		),
		"Lütfen formlarda sağlık, din veya siyasi görüş gibi özel nitelikli kişisel verileri ve başkalarına ait kişisel verileri paylaşmayın.",
	],
});

const purposes = (facts: PolicyFacts): LegalSection => ({
	id: "isleme-amaclari",
	title: "İşleme amaçları",
	blocks: [
		"Kişisel verileriniz aşağıdaki amaçlarla işlenir:",
		{
			list: [
				"Analiz başvurunuzun değerlendirilmesi, analiz raporunun hazırlanması ve e\u2011posta adresinize gönderilmesi",
				...given(
					facts.mail?.confirmation,
					"Başvurunuzun alındığının e\u2011postayla size bildirilmesi",
				),
				"Başvurunuz üzerine sizinle iletişim kurulması ve isterseniz teklif hazırlanması",
				"Kişisel verilerinizle ilgili başvurunuzun yanıtlanması",
				...given(facts.demoForm, "Demo sayfasındaki formdan gönderdiğiniz mesajın yanıtlanması"),
				...given(facts.newsletter, "Bültenin, kaydolduğunuz e\u2011posta adresine gönderilmesi"),
				"Sitenin çalışmasının ve güvenliğinin sağlanması, formların kötüye kullanılmasının önlenmesi",
				...given(
					facts.analytics,
					"Sitenin nasıl kullanıldığının ölçülmesi ve sayfaların iyileştirilmesi",
				),
				"Hukuki yükümlülüklerin yerine getirilmesi, bir hakkın tesisi, kullanılması veya korunması",
			],
		},
		facts.newsletter
			? "Formlarda yazdığınız e\u2011posta adresi, bültene kaydolmadığınız sürece reklam veya bülten göndermek için kullanılmaz."
			: "Formlarda yazdığınız e\u2011posta adresi reklam veya bülten göndermek için kullanılmaz.",
	],
});

function cookies({ analytics }: PolicyFacts): LegalSection {
	const scroll = {
		term: "Kaydırma konumu",
		text: "Bir sayfaya geri döndüğünüzde kaldığınız yeri bulabilmeniz için, kaydırma konumu tarayıcınızın oturum deposunda (sessionStorage) tutulur. Bu bilgi tarayıcınızdan çıkmaz ve sekmeyi kapattığınızda silinir.",
	};
	const drafts = {
		term: "Gönderilmemiş form metinleri",
		text: "Bir forma yazıp henüz göndermediğiniz metin, sayfa yenilendiğinde veya başka bir sayfaya geçtiğinizde kaybolmaması için tarayıcınızın oturum deposunda tutulur. Formu gönderdiğinizde veya sekmeyi kapattığınızda silinir, siz göndermeden tarayıcınızdan çıkmaz.",
	};
	const withoutCookies =
		"Site reklam çerezi yerleştirmez ve çalışmak için çereze ihtiyaç duymaz. Kullanılan diğer teknolojiler şunlardır:";
	const section = { id: "cerezler", title: "Çerezler" };
	if (analytics?.provider === "ga4") {
		const google = {
			term: "Google Analytics",
			text: "Hizmet ancak siz onay verdikten sonra yüklenir ve adı “_ga” ile başlayan, süresi en fazla iki yıl olan çerezler yerleştirir. Onay vermezseniz Google’a hiçbir istek gönderilmez. Tercihiniz, size her sayfada yeniden sorulmaması için tarayıcınızın yerel deposunda (localStorage) saklanır.",
		};
		return {
			...section,
			blocks: [
				withoutCookies,
				{ terms: [scroll, drafts, google] },
				"Google Analytics için verdiğiniz onayı, sayfaların en altındaki “Çerez tercihleri” düğmesinden veya bu siteye ait verileri tarayıcınızdan silerek dilediğiniz zaman geri alabilirsiniz. Onayın geri alınması, o ana kadar yapılan işlemenin hukuka uygunluğunu etkilemez.",
			],
		};
	}
	return {
		...section,
		blocks: [
			withoutCookies,
			{ terms: [scroll, drafts] },
			analytics
				? `Ziyaretler ${serviceName(analytics)} ile çerez kullanılmadan ölçülür.`
				: "Site ziyaretleri ölçmez ve hiçbir istatistik hizmeti kullanmaz.",
		],
	};
}
