export const trials = {
	mail: {
		button: "Deneme e-postası gönder",
		sent: (to: string) =>
			`${to} adresine gönderildi. Ulaştığını ve spam klasörüne düşmediğini kontrol edin.`,
		failed: (error: string) => `Gönderilemedi. ${error}.`,
	},
	webhook: {
		button: "Deneme başvurusu gönder",
		taken: (answer: string, time: string) => `Otomasyonunuz başvuruyu aldı: ${answer}, ${time}`,
		failed: (answer: string) => `Otomasyonunuz başvuruyu almadı: ${answer}.`,
		open: "Deneme başvurusunu aç",
	},
	waiting: "Henüz sonuç yok. Deneme arka planda sürüyor.",
};
