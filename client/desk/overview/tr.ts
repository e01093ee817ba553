export const overview = {
	tasks: "Sizi bekleyenler",
	nothing: "Şu anda yapılacak bir şey yok.",
	openLeads: "Başvuruları aç",
	openSuspicious: "Şüphelileri aç",
	copyCommand: "Komutu kopyala",
	task: {
		overdue: {
			title: (count: number) => `${count} başvurunun yanıt süresi geçti`,
			text: "Söz verilen süre doldu, henüz yanıtlanmadılar.",
		},
		failed: {
			title: (count: number) => `${count} başvuru iletilemedi`,
			text: "Başvurular burada duruyor, ancak otomasyonunuz onları almadı.",
		},
		held: {
			title: (count: number) => `İletim durduruldu, ${count} başvuru bekliyor`,
			text: "İletimi sunucuda bu komutla yeniden başlatın: bin/leads resume",
		},
		no_webhook: {
			title: (count: number) => `${count} başvuru henüz otomasyona iletilmedi`,
			text: "Formun webhook adresi ayarlanmamış. Başvurular burada güvende; adres ayarlanınca iletilir.",
		},
		suspicious: {
			title: (count: number) => `${count} şüpheli başvuru karar bekliyor`,
			text: "Gerçekse onaylayın, değilse silin.",
		},
		backup: {
			title: (age: string) => `Son sınanmış yedek ${age} önce alındı`,
			text: "Sunucuda bu komutla yedek alın: bin/backup",
		},
		disk: {
			title: (free: string) => `Diskte yalnızca ${free} boş yer kaldı`,
			text: "Disk dolarsa yeni başvuru kaydedilemez. Neyin yer tuttuğunu bu komut gösterir: df -h",
		},
		part: {
			title: (part: string) => `Kurulumun bir parçası çalışmıyor: ${part}`,
			text: "Nedenini ve çözümünü sunucuda bu komut söyler: bin/doctor",
		},
	},
	figures: "Son 7 gün",
	before: (value: string) => `önceki 7 gün: ${value}`,
	none: "Henüz yok",
	unknown: "Bilinmiyor",
	noLeads: "Son 12 haftada başvuru yok.",
	figure: {
		leads: { label: "Başvuru", hint: "Test ve bülten hariç" },
		firstTry: {
			label: "İlk denemede iletilen",
			hint: "Otomasyona ilk seferde ulaşanlar",
		},
		handOver: {
			label: "İletim süresi",
			hint: "Ortanca, gelişten iletime",
		},
		answer: {
			label: "Yanıt süresi",
			hint: "Ortanca, söz verilen: 48\u00a0saat",
		},
		open: { label: "Yanıt bekleyen", hint: "Şu anda" },
	},
	promise: { kept: "Süre içinde", broken: "48 saati aşıyor" },
	weeks: {
		title: "Haftalara göre başvurular",
		text: "Son 12 hafta, başvurunun diline göre",
		table: "Tablo olarak göster",
		week: "Hafta",
		total: "Toplam",
	},
	pages: {
		title: "Nereden geldiler",
		page: "Sayfa",
		count: "Başvuru",
	},
	launch: {
		title: "Yayına hazırlık",
		progress: (done: number, all: number) => `Tamamlanan adım: ${done}/${all}`,
		done: "Tamam",
		open: "Eksik",
		missing: "Eksik ayarlar:",
		/** Where they are set. */
		where: "Sunucudaki .env dosyasında; açıklamaları docs/settings.md dosyasında.",
		toSite: "Site bilgilerini gir",
		check: {
			identity: {
				title: "Künye bilgileri",
				text: "Künye ve gizlilik metni işletmenizi adıyla, adresiyle ve sicil bilgileriyle tanıtır.",
			},
			privacy: {
				title: "Gizlilik metni",
				text: "Metin, başvuruların ne kadar süre saklandığını söyler.",
			},
			site_url: {
				title: "Sitenin adresi",
				text: "Bağlantılar, site haritası ve davetler https ile başlayan asıl adresi kullanır.",
			},
			webhook: {
				title: "Otomasyona iletim denendi",
				text: "Bir deneme başvurusu gönderin: otomasyonunuz onu almalı.",
			},
			mail: {
				title: "E-posta gönderimi denendi",
				text: "Kendinize bir deneme e-postası gönderip ulaştığına bakın.",
			},
			lead_mail: {
				title: "Başvurular e-postayla bildiriliyor",
				text: "Yeni başvuruyu kimse e-postayla öğrenmiyor. Ayarlarınızda bildirimleri açın.",
				button: "Ayarlara git",
			},
			backup: {
				title: "Yedek alındı ve geri yüklenerek sınandı",
				text: "bin/backup her yedeği ayrı bir veritabanına geri yükleyip karşılaştırır.",
			},
			second_factor: {
				title: "Yöneticilerde iki adımlı doğrulama",
				text: "Her şeye yetkili hesap yalnızca şifreyle korunmamalı.",
				missing: (names: string) => `Henüz kurmayanlar: ${names}.`,
				required: (roles: string) => `Zorunlu olduğu roller: ${roles}.`,
				requiredForNobody: "Hiçbir rol için zorunlu değil (DESK_SECOND_FACTOR).",
				button: "Ayarlara git",
			},
		},
	},
};
