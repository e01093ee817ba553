import type { TrialsCopy } from "./copy.ts";

export const trials: TrialsCopy = {
	mail: {
		button: "Deneme e-postası gönder",
		sent: (to) =>
			`${to} adresine gönderildi. Ulaştığını ve spam klasörüne düşmediğini kontrol edin.`,
		failed: (error) => `Gönderilemedi. ${error}.`,
	},
	webhook: {
		button: "Deneme başvurusu gönder",
		taken: (answer, time) => `Otomasyonunuz başvuruyu aldı: ${answer}, ${time}`,
		failed: (answer) => `Otomasyonunuz başvuruyu almadı: ${answer}.`,
		open: "Deneme başvurusunu aç",
	},
	waiting: "Henüz sonuç yok. Deneme arka planda sürüyor.",
};
