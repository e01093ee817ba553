export const accounts = {
	text: "Panele girebilen kişiler. Hesabı siz açarsınız; kişi şifresini kendisi belirler.",
	invite: "Kişi davet et",
	inviteText:
		"Kişinin şifresini belirleyeceği bir bağlantı oluşturulur. Site e-posta gönderiyorsa bağlantı bu adrese de gider.",
	role: "Rol",
	roles: { owner: "Yönetici", editor: "Editör", sales: "Satış" },
	roleTexts: {
		owner: "Her şeyi görür ve yapar, hesapları yönetir.",
		editor: "Blog yazılarıyla ilgilenir, başvuruları görmez.",
		sales: "Başvuruları görür ve yanıtlar.",
	},
	createLink: "Bağlantıyı oluştur",
	link: {
		invite: (name: string) => `${name} için davet bağlantısı`,
		reset: (name: string) => `${name} için şifre bağlantısı`,
		text: "Bağlantı yalnızca şimdi gösterilir, bir gün boyunca ve bir kez kullanılabilir. Kopyalayıp yalnızca bu kişiye iletin.",
		mailed:
			"Bağlantı e-postayla da gönderildi. Burada yalnızca şimdi gösterilir, bir gün boyunca ve bir kez kullanılabilir.",
		label: "Bağlantı",
	},
	you: "Siz",
	secondFactor: { on: "İki adımlı", off: "Yalnızca şifre" },
	never: "Henüz giriş yapmadı",
	waiting: "Şifre henüz belirlenmedi",
	actions: (name: string) => `${name}: işlemler`,
	newLink: "Yeni şifre bağlantısı oluştur",
	endSessions: "Tüm oturumlarını kapat",
	sessionsEnded: (name: string) => `${name}: tüm oturumlar kapatıldı.`,
	remove: "Hesabı sil",
	removing: {
		title: (name: string) => `${name}: hesap silinsin mi?`,
		text: (name: string, email: string) =>
			`${name} (${email}) bir daha giriş yapamaz, açık oturumları hemen kapanır. Yaptığı işlemlerin kaydı kalır. Bu işlem geri alınamaz.`,
	},
	removed: (name: string) => `${name}: hesap silindi.`,
	changingRole: {
		title: (name: string, role: string) => `${name} için yeni rol: ${role}`,
		button: "Rolü değiştir",
		own: "Bu sizin hesabınız: Yönetici yetkilerinizi kaybedersiniz, onları size yalnızca başka bir yönetici geri verebilir.",
	},
	roleChanged: (name: string, role: string) => `${name}: yeni rol ${role.toLowerCase()}.`,
};
