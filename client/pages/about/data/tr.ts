export const tr = {
	terms: {
		controller: "Veri sorumlusu",
		euRepresentative: "AB’deki temsilci",
		place: "Forma yazdıklarınız",
		receivers: "Veri işleyenler",
		storage: "Saklama süresi",
		backups: "Yedekler",
		access: "Kim görebilir",
		visits: "Sayfalar",
	},
	texts: {
		place:
			"Önce sitenin kendi veritabanına kaydedilir, sonra yanıtın hazırlandığı otomasyon sistemimize iletilir. Satılmaz, reklam için kimseye verilmez.",
		mail: "Size gönderilen e\u2011postalarda takip pikseli yoktur.",
		storedFor:
			"Otomasyon sistemine iletilen başvuru {days} gün sonra sitenin veritabanından silinir. İletilmeden yanıtlananlar yanıttan {days} gün sonra silinir. İletilemeyen başvurular, gördüğümüz tarihten {days} gün sonra, hiç görmediklerimiz bize ulaştıktan {unseen} gün sonra silinir.",
		storedUntilDone: "Başvuru sonuçlanıp görüşmeler bitince silinir.",
		backupsFor: "En çok {days} gün saklanır.",
		backupsUntilDeleted: "Biz silene kadar saklanır.",
		access:
			"Yalnızca hesabı olan ekip üyeleri. Bir başvuruyu kimin, ne zaman açtığı kaydedilir. Formlar ve sayfalar üzerinden başkasının başvurusuna ulaşılamaz.",
		notCounted:
			"Bu site çerez kullanmaz, ziyaretleri saymaz. Yazı tipleri ve görseller bu siteden gelir, başka bir sunucuya istek gitmez.",
		counted: "Yazı tipleri ve görseller bu siteden gelir. Ziyaretleri {service} ölçer.",
	},
};

/** What becomes of data: a term and a text for each fact, of which the page shows those that hold. */
export type DataCopy = typeof tr;
