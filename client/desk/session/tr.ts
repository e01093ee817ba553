export const session = {
	title: (site: string) => `${site} paneline giriş`,
	missingEmail: "E-posta adresinizi girin.",
	missingPassword: "Şifrenizi girin.",
	missingCode: "Doğrulama kodunu girin.",
	signIn: "Giriş yap",
	forgotten:
		"Şifrenizi unuttuysanız bir yöneticiden yeni bir bağlantı isteyin.",
	code: "Doğrulama kodu",
	codeHint: "Doğrulama uygulamanızda görünen altı haneli kodu girin.",
	recoveryHint:
		"Telefonunuz yanınızda değilse kurtarma kodlarınızdan birini yazın.",
	back: "Geri",
	ended: {
		title: "Oturumunuz kapandı",
		text: "Şifrenizi girin, kaldığınız yerden devam edin. Yazdıklarınız duruyor.",
		other: "Başka bir hesapla giriş yap",
	},
	welcome: {
		first: "Hoş geldiniz",
		invite: "Hoş geldiniz",
		reset: "Yeni şifre belirleyin",
		text: "Bu hesap için bir şifre belirleyin; hemen ardından panel açılır.",
		firstText:
			"Bu, sitenin ilk hesabı. Adınızı, e-posta adresinizi ve bir şifre girin; hemen ardından panel açılır.",
		newPassword: "Yeni şifre",
		submit: "Kaydet ve paneli aç",
		expired: "Bu bağlantı artık geçerli değil",
		toSignIn: "Giriş sayfasına git",
	},
	strength: {
		hint: "En az 12 karakter. Birkaç sözcükten oluşan bir cümle hem güçlüdür hem akılda kalır.",
		short: (missing: number) => `${missing} karakter daha gerekiyor`,
		weak: "Zayıf: aynı harfler çok tekrar ediyor",
		fair: "Yeterli: birkaç karakter daha eklerseniz güçlenir",
		good: "Güçlü",
	},
	secondFactor: {
		title: "İki adımlı doğrulama",
		required:
			"Rolünüz için iki adımlı doğrulama zorunlu. Kurulumu bir dakika sürer.",
		start: "Kurulumu başlat",
		scan: "Doğrulama uygulamanızla bu kodu okutun.",
		byHand: "Kodu okutamıyorsanız bu anahtarı uygulamaya elle girin:",
		enter: "Uygulamada görünen kod",
		confirm: "Doğrula ve aç",
		codes: "Kurtarma kodlarınız",
		codesText:
			"Telefonunuza ulaşamadığınızda bu kodlardan biriyle giriş yaparsınız. Her kod bir kez geçerlidir ve yalnızca şimdi gösterilir: güvenli bir yere kaydedin.",
		copy: "Kopyala",
		copied: "Kopyalandı",
		download: "Dosya olarak indir",
		stored: "Kodları kaydettim",
	},
};
