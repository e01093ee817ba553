import type { SalesAutomationDemoCopy } from "./copy.ts";

export const tr: SalesAutomationDemoCopy = {
	seo: {
		title: "Satış otomasyonu demosu: iki örnek",
	},
	hero: {
		back: "Satış otomasyonu",
		title: "İki otomasyon, birer örnekle",
		lead: "Bu sayfa bir önizlemedir. Aşağıdaki örnekleri biz yazdık, başlatma düğmeleri henüz bir sisteme bağlı değil.",
	},
	preview: "Önizleme",
	subjectLines: {
		title: "Konu satırı üretimi",
		text: "Kime ve neden yazdığınızı belirtirsiniz. Sistem denenecek konu satırları önerir.",
		inputTitle: "Örnek girdi",
		inputs: [
			{ label: "Alıcı", value: "Satın alma müdürü" },
			{ label: "Firma", value: "Ambalaj üreticisi" },
			{ label: "Teklifiniz", value: "Geri dönüştürülmüş film" },
		],
		outputTitle: "Örnek öneriler",
		lines: [
			"Geri dönüştürülmüş film: numune gönderelim mi?",
			"Film tedariki için ikinci bir kaynak",
			"Hattınızda hangi kalınlıkta film çalışıyor?",
		],
		start: "Konu satırı üretimini başlat",
		startNote: "Bu düğme henüz çalışmıyor, basınca bir şey olmaz.",
	},
	meetingBrief: {
		title: "Toplantı hazırlığı otomasyonu",
		text: "Takvime bir görüşme girilince sistem CRM'deki kayıtları ve yazışmaları tarar. Satışçınız görüşmeye tek sayfalık bir brifingle girer.",
		outputTitle: "Örnek brifing",
		meeting: "Salı 10.00, ilk görüşme",
		rows: [
			{ label: "Firma", value: "Ambalaj üreticisi" },
			{ label: "Görüşülecek kişi", value: "Satın alma müdürü" },
			{ label: "Şimdiye kadar", value: "Numune istedi, fiyat sordu" },
			{ label: "Açık soru", value: "Teslim süresi" },
			{ label: "Öneri", value: "Görüşmeye teslim planıyla başlayın" },
		],
		start: "Toplantı hazırlığını başlat",
		startNote: "Bu düğme henüz çalışmıyor, basınca bir şey olmaz.",
	},
	closing: {
		title: "Kendi satışınız için bir rapor alın",
		text: "Adınızı, e-posta adresinizi ve firmanızı yazın. Analiz ücretsiz, rapor 48 saat içinde e-postanıza gelir.",
		action: "Ücretsiz analiz isteyin",
	},
};
