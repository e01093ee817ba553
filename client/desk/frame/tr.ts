import type { FrameCopy } from "./copy.ts";

export const frame: FrameCopy = {
	skip: "İçeriğe geç",
	main: "Ana menü",
	overview: "Genel bakış",
	leads: "Başvurular",
	accounts: "Hesaplar",
	settings: "Ayarlar",
	search: "Ara",
	palette: {
		placeholder: "Başvuru, kişi ya da komut",
		leads: "Başvurular",
		accounts: "Hesaplar",
		commands: "Komutlar",
		light: "Açık görünüme geç",
		dark: "Koyu görünüme geç",
		nothing: "Eşleşen bir şey yok.",
	},
	live: {
		live: "Canlı: değişiklikler kendiliğinden görünür",
		connecting: "Bağlanıyor",
		offline: "Canlı bağlantı yok: yeniden deneniyor",
	},
	refresh: "Şimdi yenile",
	accountMenu: "Hesap menüsü",
	appearance: "Görünüm",
	light: "Açık",
	dark: "Koyu",
	system: "Sistem",
	signOut: "Çıkış yap",
	site: "Siteyi aç",
	loading: "Yükleniyor",
	failed: {
		title: "Bu sayfa açılamadı",
		text: "Kaydettiğiniz hiçbir şey kaybolmadı. Bağlantınızı kontrol edip yeniden deneyin.",
		retry: "Yeniden dene",
	},
	missing: {
		title: "Böyle bir sayfa yok",
		text: "Bağlantı eski ya da eksik olabilir.",
		back: "Başlangıca dön",
	},
};
