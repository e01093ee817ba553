import type { CaseStudyTexts } from "./case-study.ts";

export const tr: CaseStudyTexts = {
	"car-studio-ai": {
		etiket: "Satış otomasyonu",
		baslik: "Elle yazılan satış e\u2011postaları otomatikleşti",
		ozet: "Araç fotoğrafları için yapay zekâ stüdyosu olan Car Studio AI’da metinler alıcıya göre yazılıyor, gelen yanıtlarla satış ekibi ilgileniyor.",
		metaTitle: "Car Studio AI: satış e-postalarında otomasyon",
		metaDescription:
			"Araç fotoğrafı stüdyosu Car Studio AI’da satış otomasyonu: 3.000’den fazla e-posta, ayda 20 saatten fazla zaman tasarrufu ve bir haftada kurulum.",
		kpis: [
			{ value: "3.000+", label: "e\u2011posta" },
			{ value: "20+\u00a0saat", label: "ayda kazanılan zaman" },
			{ value: "1\u00a0hafta", label: "kurulum süresi" },
		],
		problem: [
			"Satış e\u2011postaları elle yazılınca her alıcıda aynı adımlar tekrarlanır: kişiyi bulmak, metni yazmak, göndermek, takip etmek.",
			"Bu iş saatler alır. O saatler, müşteriyle görüşmeye ayrılacak zamandan gider.",
			"Yoğun haftalarda ilk aksayan iş, yanıt vermeyenlere ikinci kez yazmaktır.",
		],
		cozum:
			"Satış e\u2011postalarını hazırlayıp gönderen bir sistem kurduk. Metin alıcıya göre kişiselleştirilir, gönderim ve takip belirlenen sırayla ilerler. Gelen yanıtlarla satış ekibi ilgilenir.",
		uygulamaAsamalari: [
			"Alıcı listesinin hazırlanması",
			"E\u2011posta metinlerinin yazılması",
			"Gönderim akışının kurulması",
			"Deneme gönderimi",
			"Devreye alma",
		],
		sonuclar: [
			"3.000’den fazla satış e\u2011postası gönderildi.",
			"Ayda 20 saatten fazla zaman kazanılıyor.",
			"Kurulum bir hafta sürdü.",
		],
	},
	acilsatis: {
		etiket: "Pazarlama otomasyonu",
		baslik: "İki sektörün pazarlaması otomatikleşti",
		ozet: "İkinci el satış sitesi Acilsatis’te her sektörün kendi akışı var. Planı ekip belirliyor.",
		metaTitle: "Acilsatis: ilan sitesinde pazarlama otomasyonu",
		metaDescription:
			"İkinci el satış sitesi Acilsatis’te pazarlama otomasyonu: platformda 5.000’den fazla ilan, iki ana sektör için ayrı akışlar ve birkaç günde kurulum.",
		kpis: [
			{ value: "5.000+", label: "ilan" },
			{ value: "2", label: "ana sektör" },
			{ value: "Birkaç\u00a0gün", label: "kurulum süresi" },
		],
		problem: [
			"Bir ilan sitesi iki tarafa birden seslenir: Satıcının ilan vermesi, alıcının da o ilanı bulması gerekir.",
			"Her sektörün ürünü ve alıcısı farklıdır. Aynı duyuru hepsinde işe yaramaz.",
			"İlan sayısı arttıkça tanıtımı elle, tek tek hazırlamaya zaman yetmez.",
		],
		cozum:
			"Her sektör için ayrı bir pazarlama akışı kurduk. Sistem duyuruları sektöre göre hazırlar ve plana göre yayımlar. Planı ekip belirler.",
		uygulamaAsamalari: [
			"İki ana sektörün ayrılması",
			"Sektöre göre mesajların hazırlanması",
			"Akışların kurulması",
			"Deneme",
			"Devreye alma",
		],
		sonuclar: [
			"5.000’den fazla ilanlı bir platformda pazarlama iki ana sektörde otomatik yürüyor.",
			"Kurulum birkaç gün sürdü.",
		],
	},
	salevium: {
		etiket: "İçerik otomasyonu",
		baslik: "Gönderiler otomatik hazırlanıyor, ekip onaylıyor",
		ozet: "İçerik firması Salevium’da haftada 3-5 gönderi otomatik yayımlanıyor. Sistem iki günde kuruldu.",
		metaTitle: "Salevium: içerik otomasyonu ve 4 dakikada onay",
		metaDescription:
			"İçerik firması Salevium’da otomasyon: Onay süresi 48 saatten 4 dakikaya indi, haftada 3-5 gönderi otomatik yayımlanıyor. Kurulum iki gün sürdü.",
		kpis: [
			{ value: "48\u00a0saat →\u00a04\u00a0dk", label: "onay süresi" },
			{ value: "5\u00a0kat", label: "etkileşim" },
			{ value: "22.000+", label: "takipçi" },
			{ value: "%0", label: "elle hazırlanan içerik" },
			{ value: "3-5", label: "haftalık otomatik gönderi" },
			{ value: "2\u00a0gün", label: "kurulum süresi" },
		],
		problem: [
			"Bir gönderinin onayı 48\u00a0saat sürüyordu.",
			"Onay geciktikçe yayın planı kayar, düzenli paylaşım yapmak zorlaşır.",
			"Elle hazırlanan her gönderide metin, görsel ve yayımlama işi yeniden zaman alır.",
		],
		cozum:
			"Gönderiyi hazırlayan, onaya sunan ve onaydan sonra plana göre yayımlayan bir içerik sistemi kurduk. Ekip yalnızca onay verir.",
		uygulamaAsamalari: [
			"Yayın planının çıkarılması",
			"İçerik üretiminin kurulması",
			"Onay adımının bağlanması",
			"Otomatik yayının başlatılması",
		],
		sonuclar: [
			"Onay süresi 48 saatten 4 dakikaya indi.",
			"Etkileşim 5 katına çıktı, takipçi sayısı 22.000’in üzerinde.",
			"Haftada 3-5 gönderi otomatik yayımlanıyor. Elle hazırlanan içeriğin oranı %0.",
			"Kurulum iki gün sürdü.",
		],
	},
	"erpa-teknoloji": {
		etiket: "Uluslararası pazarlama",
		baslik: "Avrupa’daki stadyumların karar vericilerine kampanya",
		ozet: "Erpa Teknoloji’nin kampanyasında en az dört karar verici rolüne ayrı mesajlar gidiyor.",
		metaTitle: "Erpa Teknoloji: Avrupa stadyumlarına kampanya",
		metaDescription:
			"Erpa Teknoloji için uluslararası pazarlama: hedef pazar Avrupa stadyumları, en az dört karar verici rolü için ayrı mesajlar ve ilk ayda kampanya.",
		kpis: [
			{ value: "Avrupa stadyumları", label: "hedef pazar" },
			{ value: "4+", label: "karar verici rolü" },
			{ value: "İlk\u00a0ayda", label: "kampanya başladı" },
		],
		problem: [
			"Stadyum gibi büyük bir tesiste satın almaya çoğu zaman tek kişi karar vermez.",
			"Her rol başka bir bilgi arar. Tek bir tanıtım metni hepsine yetmez.",
			"Yurt dışındaki doğru kişiyi bulup ona yazmak, elle yapıldığında uzun sürer.",
		],
		cozum:
			"Karar verici rollerini ayırdık ve her role ayrı bir mesaj hazırladık. İlk temas ile takip aynı akışta ilerler.",
		uygulamaAsamalari: [
			"Hedef pazarın araştırılması",
			"Karar verici rollerinin ayrılması",
			"Role göre mesajların hazırlanması",
			"Kampanyanın başlatılması",
		],
		sonuclar: [
			"Kampanya ilk ayda başladı.",
			"Kampanya, Avrupa’daki stadyumlarda en az dört karar verici rolünün her birine ayrı mesajla seslendi.",
		],
	},
	cemkimsan: {
		etiket: "B2B ihracat ve distribütör ağı",
		baslik: "20’den\u00a0fazla ülkede doğrulanmış distribütörler",
		ozet: "Kimya ihracatçısı Cemkimsan’ın yurt dışında kiminle görüşeceğini araştırdık.",
		metaTitle: "Cemkimsan: ihracat için doğrulanmış distribütörler",
		metaDescription:
			"Kimya ihracatçısı Cemkimsan için 20’den fazla ülkede tek tek doğrulanmış 1.000’den fazla distribütör, üç kademe ve pilot pazar olarak Kuveyt.",
		kpis: [
			{ value: "1.000+", label: "doğrulanmış distribütör" },
			{ value: "20+", label: "ülke" },
			{ value: "1-3.\u00a0kademe", label: "görüşme önceliği" },
			{ value: "Kuveyt", label: "pilot pazar" },
		],
		problem: [
			"Cemkimsan’a 20’den\u00a0fazla ülkede distribütör gerekiyordu. Yeni bir ülkede satış çoğu zaman doğru distribütörle başlar, kimin uygun olduğu ise uzaktan kolay anlaşılmaz.",
			"Toplanan firma listeleri doğrulanmadıkça işe yaramaz.",
			"Bütün ülkelere aynı anda girmek ekibi böler. Nereden başlanacağı belli olmalıdır.",
		],
		cozum:
			"Distribütör adaylarını ülke ülke topladık, doğruladık ve kademelere ayırdık. Böylece önce kiminle görüşüleceği belli oldu.",
		uygulamaAsamalari: [
			"Hedef ülkelerin belirlenmesi",
			"Distribütör adaylarının toplanması",
			"Adayların doğrulanması",
			"Üç kademeye ayırma",
			"Kuveyt’te pilot",
		],
		sonuclar: [
			"1.000’den fazla distribütör doğrulandı.",
			"Liste 20’den fazla ülkeyi kapsıyor.",
			"Distribütörler üç kademeye ayrıldı.",
			"Pilot pazar Kuveyt.",
		],
	},
	"dkm-coach-bilge": {
		etiket: "Oyunlaştırma ve lead kazanımı",
		baslik: "Fuar standındaki oyun, ziyaretçiyi lead’e çevirdi",
		ozet: "Koçluk markası DKM Coach Bilge’nin standı için oyunlaştırılmış bir lead hunisi kurduk.",
		metaTitle: "DKM Coach Bilge: oyunlaştırmayla +300 lead",
		metaDescription:
			"Koçluk markası DKM Coach Bilge’nin standında oyunlaştırma: +300 nitelikli lead, %40 daha fazla stant ziyaretçisi ve baştan sona %100 dijital takip.",
		kpis: [
			{ value: "+300", label: "nitelikli lead" },
			{ value: "+%40", label: "stant ziyaretçisi" },
			{ value: "%100", label: "dijital takip" },
		],
		problem: [
			"Ziyaretçinin bir stantta durması için bir neden gerekir. Broşür çoğu zaman yetmez.",
			"Kâğıda yazılan iletişim bilgileri eksik kalır ya da kaybolur.",
			"Kimin neyle ilgilendiği kayda geçmezse sonradan takip de yapılamaz.",
		],
		cozum:
			"Ziyaretçiyi katılmaya çağıran bir oyun ve ona bağlı bir lead hunisi kurduk. Katılımlar dijital olarak kaydedilir, nitelikli olanlar diğerlerinden ayrılır.",
		uygulamaAsamalari: [
			"Oyunun kurgulanması",
			"Lead hunisinin kurulması",
			"Dijital takibin bağlanması",
			"Stantta uygulama",
			"Nitelikli lead seçimi",
		],
		sonuclar: [
			"Stanttaki oyun 300 nitelikli lead kazandırdı.",
			"Standa %40 daha fazla ziyaretçi geldi.",
			"Takip %100 dijital yürüdü.",
		],
	},
};
