import type { LeadAction, LeadEvent } from "../../../shared/desk/leads.ts";

/** By the `source` of the form. */
const forms: Record<string, string> = {
	quick_analysis_modal: "Hızlı analiz",
	demo_form: "Demo formu",
	newsletter: "Bülten kaydı",
	privacy_request: "Kişisel veri talebi",
	test: "Deneme",
};

/** By the code of the suspicion. */
const reasons: Record<string, string> = {
	honeypot: "İnsanların görmediği gizli bir alan doldurulmuş.",
	other_site: "Form başka bir sitenin sayfasından gönderilmiş.",
	no_token: "Form, bu sitenin sayfası açılmadan gönderilmiş.",
	forged_token: "Formun açılış kaydı sahte ya da bozuk.",
	too_fast: "Form açıldıktan hemen sonra gönderilmiş.",
};

/** The person's enquiries, with their number where it is known. */
function theirEnquiries(count: number | undefined): string {
	if (count === undefined) return "Bu kişinin bütün başvuruları";
	return count === 1 ? "Bu kişinin tek başvurusu" : `Bu kişinin ${count} başvurusunun hepsi`;
}

export const leads = {
	search: "Başvurularda ara",
	searchHint: "Ad, e-posta, firma, mesaj",
	views: {
		all: "Tümü",
		overdue: "Gecikenler",
		unread: "Okunmamış",
		suspicious: "Şüpheli",
		failed: "İletilemedi",
		answered: "Yanıtlandı",
	},
	groups: {
		overdue: "Gecikti",
		today: "Bugün yanıtlanacak",
		later: "Daha sonra",
		suspicious: "Şüpheli",
		unanswered: "Yanıt beklemeyen",
		answered: "Yanıtlandı",
	},
	forms,
	filter: {
		open: "Filtrele",
		active: (count: number) => `Filtrele (${count})`,
		page: "Geldiği sayfa",
		any: "Hepsi",
		from: "Başlangıç tarihi",
		to: "Bitiş tarihi (dahil)",
		clear: "Filtreleri kaldır",
	},
	exportCsv: "CSV indir",
	more: "Daha fazla göster",
	select: (name: string) => `Seç: ${name}`,
	unread: "Okunmamış",
	arrived: (count: number) => `${count} yeni başvuru`,
	due: {
		left: (time: string) => `${time} kaldı`,
		overdue: (time: string) => `${time} gecikti`,
		answered: "Yanıtlandı",
		report: "Rapor için son tarih",
		answer: "Yanıt için son gün",
		answeredAfter: (time: string) => `${time} içinde yanıtlandı`,
		answeredLate: (time: string) => `${time} geç yanıtlandı`,
	},
	states: {
		pending: "Sırada bekliyor",
		delivered: "İletildi",
		failed: "İletilemedi",
		quarantined: "Şüpheli",
	},
	empty: {
		title: "Henüz başvuru yok",
		text: "Sitedeki formdan gelen her başvuru burada görünür. Nasıl göründüğünü bir deneme başvurusuyla görebilirsiniz.",
		test: "Deneme başvurusu gönder",
	},
	none: {
		title: "Eşleşen başvuru yok",
		text: "Bu arama ve filtrelerle eşleşen bir başvuru bulunamadı.",
		clear: "Arama ve filtreleri kaldır",
		/** Of a view without search and further filters. */
		views: {
			overdue: "Geciken başvuru yok",
			unread: "Okunmamış başvuru yok",
			suspicious: "Şüpheli başvuru yok",
			failed: "İletilemeyen başvuru yok",
			answered: "Henüz yanıtlanan başvuru yok",
		},
		all: "Bütün başvuruları göster",
	},
	failed: {
		title: "Başvurular yüklenemedi",
		lead: "Bu başvuru açılamadı",
		offline: "Bağlantı yok. Bağlantı gelince başvuru kendiliğinden açılır.",
		retry: "Yeniden dene",
	},
	choose: {
		title: "Bir başvuru seçin",
		text: "Soldaki listeden bir başvuru açın. Klavyeyle: j ve k ile gezinin, Enter ile açın, ? ile bütün tuşları görün.",
	},
	gone: {
		title: "Bu başvuru artık yok",
		text: "Silinmiş ya da saklama süresi dolmuş olabilir.",
		back: "Başvurulara dön",
	},
	noWebhook: {
		text: "Başvurular burada toplanıyor ama başka bir sisteme iletilmiyor.",
		step: "İletmek için sunucuda QUICK_ANALYSIS_WEBHOOK_URL ayarını girin.",
	},
	held: "İletim durduruldu: başvurular alınıyor ama iletilmiyor. Sürdürmek için sunucuda: bin/leads resume",
	testSent: "Deneme başvurusu kaydedildi. İletilip iletilmediğini geçmişinde görürsünüz.",
	lead: {
		message: "Mesaj",
		noMessage: "Mesaj bırakılmamış.",
		page: "Geldiği sayfa",
		form: "Form",
		history: "Geçmiş",
		others: "Aynı kişiden ya da firmadan:",
		test: "Bu bir deneme: gerçek bir kişiden gelmedi.",
	},
	suspicious: {
		title: "Bu başvuru neden şüpheli?",
		step: "Gerçek bir kişiden geldiyse onaylayın: o zaman iletilir. Değilse silin.",
		reasons,
		tooFast: (time: string) => `Form açıldıktan ${time} sonra gönderilmiş.`,
	},
	failure: {
		title: "Bu başvuru iletilemedi",
		none: "yanıt yok",
		said: (answer: string) => `Alıcının son yanıtı: ${answer}.`,
		causes: {
			unreachable: "Alıcıya ulaşılamadı. Sistemin çalıştığını denetleyin, sonra yeniden iletin.",
			refused:
				"Alıcı isteği kabul etmedi. Webhook adresindeki kullanıcı adını ve şifreyi denetleyin, sonra yeniden iletin.",
			missing: "Webhook adresinde bir şey yok. Adresi düzeltin, sonra yeniden iletin.",
			gone: "Alıcı artık başvuru almak istemediğini bildirdi. Webhook adresini yenileyin, sonra yeniden iletin.",
			too_long:
				"Mesaj GET isteği için fazla uzun. QUICK_ANALYSIS_WEBHOOK_METHOD=POST yapın, sonra yeniden iletin.",
			broken: "Alıcıda bir hata var. Orada düzeltildikten sonra yeniden iletin.",
		},
	},
	actions: {
		answer: "Yanıtlandı olarak işaretle",
		reopen: "Yeniden aç",
		release: "Onayla ve ilet",
		retry: "Yeniden ilet",
		discard: "Sil",
		read: "Okundu yap",
		unread: "Okunmadı olarak işaretle",
		reply: "E-postayla yanıtla",
		note: "Not",
		erase: "Kişinin verilerini sil",
		more: "Diğer işlemler",
		undo: "Geri al",
	} satisfies Record<LeadAction, string> & Record<string, string>,
	done: {
		answer: (who: string) => `${who}: yanıtlandı olarak işaretlendi.`,
		reopen: (who: string) => `${who}: yeniden açıldı.`,
		release: (who: string) => `${who}: onaylandı, iletiliyor.`,
		retry: (who: string) => `${who}: yeniden iletiliyor.`,
		discard: (who: string) => `${who}: silindi.`,
		read: (who: string) => `${who}: okundu.`,
		unread: (who: string) => `${who}: okunmadı olarak işaretlendi.`,
	} satisfies Record<LeadAction, (who: string) => string>,
	count: (count: number) => `${count} başvuru`,
	/** A link behind `done.answer`. */
	next: (name: string) => `Sıradaki: ${name}`,
	selected: (count: number) => `${count} seçili`,
	clearSelection: "Seçimi kaldır",
	selectAll: "Görünenlerin hepsini seç",
	exportSelected: "CSV indir",
	openInMail: "E-posta programında aç",
	copyAddresses: "Adresleri kopyala",
	refused: {
		title: (count: number) => `${count} başvuruda işlem yapılmadı`,
		gone: "Başvuru artık yok.",
		notPossible: "Başvurunun durumu buna izin vermiyor.",
	},
	confirm: {
		release: {
			title: (who: string, count: number) =>
				count === 1 ? `${who} adlı kişinin başvurusu onaylansın mı?` : `${who} onaylansın mı?`,
			text: "Başvuru artık şüpheli sayılmaz ve bir alıcı sistem tanımlıysa hemen iletilir. Bu işlem geri alınamaz. Gönderene onay e-postası gitmez.",
		},
		discard: {
			title: (who: string, count: number) =>
				count === 1 ? `${who} adlı kişinin başvurusu silinsin mi?` : `${who} silinsin mi?`,
			text: "Başvuru bütün bilgileriyle silinir. Daha önce iletildiyse alıcı sistemde kalır. Bu işlem geri alınamaz.",
		},
	},
	erasing: {
		/** @param count of the enquiries, where it is known. */
		one: (who: string, email: string, count: number | undefined) => ({
			title: `${who}: bütün veriler silinsin mi?`,
			text: `${theirEnquiries(count)}, notları ve iletim kayıtlarıyla silinir. Bu işlem geri alınamaz.`,
			label: `Onaylamak için adresi yazın: ${email}`,
			wrong: "Adres başvurudakiyle aynı değil. Hiçbir şey silinmedi.",
		}),
		several: (people: number) => ({
			title: `${people} kişinin bütün verileri silinsin mi?`,
			text: "Bu kişilerin bütün başvuruları, notları ve iletim kayıtlarıyla silinir. Bu işlem geri alınamaz.",
			label: `Onaylamak için kişi sayısını yazın: ${people}`,
			wrong: "Kişi sayısı bu değil ya da bu arada biri silinmiş. Hiçbir şey silinmedi.",
		}),
		button: "Verileri sil",
		done: (count: number) => `Silinen başvuru: ${count}.`,
	},
	presence: {
		here: (name: string) => `${name} bu başvuruya bakıyor`,
		writing: (name: string) => `${name} yanıt yazıyor`,
	},
	replying: {
		title: (email: string) => `Yanıt: ${email}`,
		template: "Şablon",
		bringBack: "Yazdığım metni geri getir",
		elsewhere:
			"Bu yanıt üzerinde başka bir pencerede ya da cihazda da çalıştınız. Oradaki metin saklandı.",
		started: "Yanıt taslağı",
		replied: "Yanıt gönderildi",
		templates: {
			thanks: "Teşekkür",
			report: "Rapor hazır",
			question: "Rapordan önce soru",
			blank: "Yalnızca hitap ve imza",
		},
		subject: "Konu",
		before: (by: string, at: string) => `Son yanıt: ${by}, ${at}`,
		/** By the kind of the event. */
		theirs: {
			reply: (by: string, at: string) => `Bu arada ${by} yanıt gönderdi: ${at}`,
			audit: (by: string, at: string) =>
				`Bu arada ${by} başvuruyu yanıtlandı olarak işaretledi: ${at}`,
		},
		text: "Metin",
		send: "Gönder ve yanıtlandı olarak işaretle",
		sendOnly: "Yalnızca gönder",
		/** For an enquiry that is already answered. */
		sendAgain: "Gönder",
		noSubject: "Bir konu yazın.",
		noText: "Bir metin yazın.",
		unfilled: "Şablonda doldurulmamış yerler var. Göndermeden önce tamamlayın.",
		answered: {
			reply: (by: string) =>
				`Bu arada ${by} yanıt verdi; yanıtını Geçmiş bölümünde görebilirsiniz. Sizinki de gitsin isterseniz yeniden gönderin.`,
			audit: (by: string) =>
				`Bu arada ${by} başvuruyu yanıtlandı olarak işaretledi. Yanıtınız yine de gitsin isterseniz yeniden gönderin.`,
		},
		sent: (who: string, next: string | undefined) =>
			`${who}: yanıt gönderiliyor, yanıtlandı olarak işaretlendi.${next ? ` Sıradaki: ${next}` : ""}`,
		sentOnly: (who: string) => `${who}: yanıt gönderiliyor, başvuru açık kalıyor.`,
		sentAgain: (who: string) => `${who}: yanıt gönderiliyor.`,
		discarded: "Taslak silindi.",
		discard: "Taslağı sil",
		unsent: "Bağlantı yok. Bağlantı gelince yeniden gönderin: Yanıt yalnızca bir kez gider.",
		offline: "Bağlantı yok. Metniniz bu sekmede saklanır.",
	},
	note: {
		placeholder: "Yalnız ekibiniz görür",
		unsaved: "Kaydedilmemiş not",
		save: "Notu kaydet",
		written: (by: string) => `Yazan: ${by}`,
		conflict: (by: string) => `${by} bu arada notu değiştirdi. Onun metni:`,
		takeTheirs: "Onunkini al",
		keepMine: "Benimkini kaydet",
		/** After it could not be saved. */
		kept: "Metniniz bu tarayıcıda saklanır.",
		offline: "Bağlantı yok. Metniniz bu tarayıcıda saklanır.",
	},
	events: {
		submitted: "Form gönderildi (gönderenin cihaz saatine göre)",
		stored: "Alındı ve kaydedildi",
		attempt: { ok: "İletildi", failed: "İletilemedi" },
		took: (time: string) => `${time} sürdü`,
		mail: {
			sent: (to: string | null) =>
				to ? `${to} adresine bildirim gönderildi` : "Onay e-postası gönderildi",
			failed: (to: string | null) =>
				to ? `${to} adresine bildirim gönderilemedi` : "Onay e-postası gönderilemedi",
		},
		reply: {
			waiting: (by: string) => `${by} yanıtladı, e-posta gönderiliyor`,
			sent: (by: string) => `${by} e-postayla yanıtladı`,
			failed: (by: string) => `${by} yanıtladı, e-posta gönderilemedi`,
		},
		retry: "Sonraki iletim denemesi",
		due: "Yanıt için son tarih",
		server: "Sunucu",
		audit: {
			answer: (by: string) => `${by} başvuruyu yanıtlandı olarak işaretledi`,
			reopen: (by: string) => `${by} başvuruyu yeniden açtı`,
			take_back: (by: string) => `${by} yanıtını gönderilmeden geri aldı`,
			release: (by: string) => `${by} başvuruyu onayladı`,
			retry: (by: string) => `${by} başvuruyu yeniden iletti`,
			discard: (by: string) => `${by} başvuruyu sildi`,
			read: (by: string) => `${by} başvuruyu okudu`,
			unread: (by: string) => `${by} başvuruyu okunmadı olarak işaretledi`,
			show: (by: string) => `${by} başvuruyu açtı`,
			note: (by: string) => `${by} notu değiştirdi`,
			export: (by: string) => `${by} başvuruyu CSV olarak dışa aktardı`,
			test: (by: string) => `${by} başvuruyu deneme olarak gönderdi`,
			mail_retry: (by: string) => `${by} e-postaları yeniden gönderdi`,
		} satisfies Record<Extract<LeadEvent, { kind: "audit" }>["action"], (by: string) => string>,
	},
	keys: {
		none: {
			lead: "Önce bir başvuru seçin (j ve k ile).",
			t: "Yalnızca şüpheli ya da iletilmemiş başvurular onaylanabilir ya da yeniden iletilebilir.",
			d: "Yanıtlanmış başvurular ve bültenin silme bildirimleri silinemez.",
			undo: "Geri alınacak bir işlem yok.",
		},
		title: "Klavye kısayolları",
		list: {
			"j / k": "Sonraki, önceki başvuru",
			Enter: "Aç",
			A: "Yanıtlandı olarak işaretle ya da yeniden aç",
			R: "E-postayla yanıtla",
			"Ctrl ⏎, ⌘ ⏎": "Yanıtı gönderir",
			N: "Not yaz",
			T: "Onayla ya da yeniden ilet",
			D: "Sil",
			E: "Kişinin verilerini sil",
			"X, ⇧ X": "Seç, buraya kadar seç",
			Z: "Son işlemi geri al",
			"/": "Ara",
			"1 … 6": "Görünüm: tümü, gecikenler, okunmamış …",
			Esc: "Listeye dön",
			"Ctrl K, ⌘ K": "Her yerde ara, komut çalıştır",
			"?": "Bu liste",
		},
	},
};
