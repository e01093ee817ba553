export const tr = {
	seo: {
		title: "Satış otomasyonu demosu: iki örnek",
		description:
			"Konu satırı üretimi ve toplantı hazırlığı: İki satış otomasyonunu kendi teklifiniz ve takvim kaydınızla deneyin, her satırın gerekçesini altında görün.",
	},
	hero: {
		back: "Satış otomasyonuna dön",
		title: "İki otomasyonu kendiniz deneyin",
		lead: "Ne sattığınızı yazın, konu satırları gelsin. Bir takvim kaydı yapıştırın, brifing çıksın. Üye olmanız gerekmez.",
	},
	note: "Bu demo sabit kurallarla çalışır, yapay zekâ modeli kullanmaz. Size kurduğumuz sistem CRM’inizi de okur.",
	rule: "Kural",
	subjectLines: {
		title: "Konu satırı üretimi",
		text: "Kime ne teklif ettiğinizi söyleyin, beş konu satırı çıksın. Her satırın altında gerekçesi yazar.",
		role: "Alıcı",
		industry: "Sektör",
		label: "Teklifiniz (en çok 30 karakter)",
		roles: {
			purchasing: "Satın alma müdürü",
			owner: "Firma sahibi",
			sales: "Satış müdürü",
			operations: "Operasyon müdürü",
			it: "BT müdürü",
			hr: "İK müdürü",
		},
		industries: {
			packaging: "Ambalaj",
			machinery: "Makine",
			food: "Gıda",
			textiles: "Tekstil",
			logistics: "Lojistik",
			construction: "İnşaat",
			chemicals: "Kimya",
			software: "Yazılım",
		},
		example: "geri dönüşümlü film",
		required: "Lütfen teklifinizi yazın.",
		tooLong: "En çok 30 karakter. Kısaltın, örneğin: kompresör bakımı.",
		wordless: "Teklifinizi sözcüklerle yazın, örneğin “geri dönüşümlü film”.",
		outputTitle: "Konu satırları",
		whole: "Üç konu satırı daha",
		done: "Konu satırları hazır.",
		length: "{count} karakter",
		lengthNote: "Hiçbir satır 45 karakteri geçmez, telefonda genellikle kesilmeden okunur.",
		start: "Yeni konu satırları üretin",
	},
	meetingBrief: {
		title: "Toplantı hazırlığı otomasyonu",
		text: "Demo, takvim kaydındaki günü, firmayı, kişiyi ve konuları okur. Satış temsilciniz görüşmeye tek sayfalık bir brifingle girer.",
		label: "Takvim kaydı",
		hint: "Örnek bir kayıt. Yerine kendi kaydınızı yazabilirsiniz.",
		example:
			"Salı 10.00-10.45 ilk görüşme, Örnek Ambalaj A.Ş., Selin Hanım (satın alma): numune, teslim süresi",
		required: "Lütfen bir takvim kaydı yazın.",
		tooLong: "En çok 200 karakter. Lütfen kısaltın.",
		unread: "Bu kayıtta gün, firma ya da kişi bulunamadı. Örnekteki gibi yazmayı deneyin.",
		entryTitle: "Kayıtta bulunanlar",
		outputTitle: "Tek sayfalık brifing",
		whole: "Brifingin tamamı",
		done: "Brifing hazır.",
		start: "Yeni brifing hazırlayın",
	},
	analysis: {
		title: "Kendi satışınız için bir rapor alın",
		text: "Demo yalnızca tek bir satırı okur. Rapor için yazdıklarınızı ve web sitenizi 30 dakika inceleriz. Rapor ücretsizdir, 48 saat içinde e\u2011postanıza gelir.",
	},
};

/** What the demo of the sales automation says (specification §2); its form and its rules have a copy of their own. */
export type SalesAutomationDemoCopy = typeof tr;
