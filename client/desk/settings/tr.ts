export const settings = {
	profile: "Profil",
	language: "Panelin dili",
	timeZone: "Saat dilimi",
	notify: "Yeni başvurularda e-posta",
	notifyHint: "E-posta gönderimi sunucuda kuruluysa geçerlidir.",
	notifications: {
		each: "Her başvuruda hemen",
		daily: "Günde bir özet",
		off: "Gönderme",
	},
	save: "Kaydet",
	saved: "Kaydedildi",
	currentPassword: "Şimdiki şifre",
	changePassword: "Şifreyi değiştir",
	passwordChanged: "Şifreniz değişti, diğer oturumlarınız kapatıldı.",
	secondFactor: {
		codes: {
			left: (count: number) =>
				count === 0 ? "Kurtarma kodunuz kalmadı." : `${count} kurtarma kodunuz kaldı.`,
			renew: "Kurtarma kodlarını yenile",
			renewText:
				"Eski kodlar artık geçmez. Onaylamak için uygulamadaki güncel kodu ve şifrenizi girin.",
		},
		text: "Girişte şifrenin yanında telefonunuzdaki uygulamadan bir kod istenir. Şifreniz ele geçse bile hesabınız korunur.",
		on: "Açık",
		off: "Kapalı",
		turnOff: "Kapat",
		turnOffText: "Kapatmak için uygulamadaki güncel kodu girin.",
		turnedOff: "İki adımlı doğrulama kapatıldı, diğer oturumlarınız kapandı.",
	},
	sessions: {
		title: "Oturumlar",
		text: "Hesabınızın açık olduğu cihazlar. Tanımadığınız birini görürseniz o oturumu kapatıp şifrenizi değiştirin.",
		current: "Bu cihaz",
		since: "Giriş",
		end: "Oturumu kapat",
		endOthers: "Diğer tüm oturumları kapat",
		ended: "Oturum kapatıldı.",
	},
};
