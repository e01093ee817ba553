import type { FieldCopy, ProblemCopy } from "./problem-copy.ts";

export const problems: ProblemCopy = {
	offline:
		"Sunucuya ulaşılamadı, değişiklik kaydedilmemiş olabilir. Bağlantınızı kontrol edip yeniden deneyin.",
	server: "Sunucuda bir hata oldu, değişiklik kaydedilmedi. Biraz sonra yeniden deneyin.",
	offline_read: "Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.",
	server_read: "Sunucuda bir hata oldu. Biraz sonra yeniden deneyin.",
	wait: (wait) => `Çok fazla deneme yapıldı. ${wait} sonra yeniden deneyebilirsiniz.`,
	too_many: "Çok fazla deneme yapıldı. Biraz bekleyip yeniden deneyin.",
	too_often: "Kısa sürede çok fazla istek gönderildi. Biraz bekleyip yeniden deneyin.",
	pause: (wait) => `Kısa sürede çok fazla istek gönderildi. ${wait} sonra devam edebilirsiniz.`,
	signed_out: "Oturumunuz kapandı. Yeniden giriş yapın.",
	wrong_credentials: "E-posta adresi ya da şifre yanlış.",
	code_needed: "Bu hesap için bir de doğrulama kodu gerekiyor.",
	code_wrong: "Kod yanlış ya da süresi dolmuş. Uygulamadaki güncel kodu girin.",
	link_used_or_expired:
		"Bu bağlantı kullanılmış ya da süresi dolmuş. Sizi davet eden kişiden yenisini isteyin.",
	email_taken: "Bu e-posta adresiyle bir hesap zaten var.",
	weak_password: "Bu şifre yeterince güçlü değil.",
	too_short: "Şifre en az 12 karakter olmalı.",
	too_long: "Şifre en fazla 72 karakter olabilir.",
	too_common:
		"Bu şifre sızdırılmış şifreler listesinde var ya da kolay tahmin ediliyor. Başka bir şifre seçin.",
	second_factor_required: "Devam etmek için iki adımlı doğrulamayı açın.",
	second_factor_exists: "İki adımlı doğrulama bu hesapta zaten açık.",
	wrong_role: "Rolünüz bu işleme izin vermiyor. Bir yöneticiye başvurun.",
	wrong_origin: "İstek bu siteden gelmedi. Sayfayı yenileyip yeniden deneyin.",
	invalid: "Bazı alanlar geçersiz. İşaretli alanları düzeltin.",
	not_found: "Böyle bir kayıt yok ya da silinmiş.",
	last_owner: "En az bir yönetici kalmalı. Önce başka birini yönetici yapın.",
	reply_left: "Yanıt gönderildi, artık geri alınamaz.",
	draft_changed:
		"Bu yanıt üzerinde başka bir pencerede ya da cihazda da çalıştınız; henüz bir şey gönderilmedi. Oradaki metne bakın, sonra yeniden gönderin.",
	mail_off: "Site e-posta göndermiyor. Bunun için sunucuda SMTP_URL ve MAIL_FROM ayarlarını girin.",
	tokens_too_many: "En fazla 20 anahtar olabilir. Önce birini iptal edin.",
	settings_changed:
		"Bu bölümü bu arada başka biri kaydetti. Yazdıklarınız duruyor: yeniden kaydedin.",
	post_changed: "Bu yazıyı bu arada başka biri değiştirdi.",
	picture_heic:
		"Bu tarayıcı, iPhone’un HEIC fotoğraflarını okuyamıyor. Fotoğrafı JPEG olarak dışa aktarın (Mac’te örneğin Önizleme ile) ya da doğrudan iPhone’dan ekleyin.",
	picture_refused: "Yalnızca hareketsiz PNG, JPEG, WebP ya da AVIF görselleri kullanılabilir.",
	pictures_too_many: "Bir yazıda kapağın yanında en çok 10 görsel olabilir. Önce birini silin.",
	pictures_too_large:
		"Bir yazının görselleri birlikte en çok 15 MB olabilir. Önce birini silin ya da küçültün.",
	post_refused: "Yazının bir alanı çok uzun. Önce yazıyı kaydedip işaretlenen alanı kısaltın.",
	too_complex:
		"Bu metin görüntülenemeyecek kadar karmaşık. Art arda yinelenen *, _, [ ya da > işaretlerini silin.",
};

export const fields: FieldCopy = {
	required: "Bu alan zorunlu.",
	email: "Geçerli bir e-posta adresi girin.",
	invalid: "Bu değer geçersiz.",
	too_long: "Bu metin çok uzun.",
	longer_than: (most) => `En fazla ${most} karakter olacak şekilde kısaltın.`,
	half_typed: "Tarihi ve saati eksiksiz girin, ya da ikisini de boş bırakın.",
	control_characters: "Görünmeyen karakterleri silin.",
	too_complex:
		"Bu metin sayfada gösterilemeyecek kadar karmaşık. Art arda yinelenen *, _, [ ya da > işaretlerini silin.",
	too_many: "En fazla 20 tane girebilirsiniz.",
	draft_slug: "Başlıkta harf yok: yayımlamak için bir sayfa adresi yazın.",
	slug: "Yalnızca küçük Latin harfleri, rakamlar ve aralarında tek tire kullanın.",
	url: "https:// ile başlayan tam bir adres girin.",
	international_phone: "Numarayı ülke koduyla yazın, örneğin +90 532 000 00 00.",
	photo_gone:
		"Fotoğraf bir gün içinde kaydedilmediği için silindi. Fotoğrafı değiştirin ya da kaldırın.",
	former:
		"Bu adres başka bir yazıya yönlendiriyor. Başka bir ad seçin ya da yönlendirmeyi kaldırın.",
	taken: "Bu dilde başka bir yazı bu adresi kullanıyor. Başka bir adres seçin.",
};

/** The labels of fields that several forms have. */
export const labels = {
	name: "Ad soyad",
	email: "E-posta adresi",
	password: "Şifre",
	newPassword: "Yeni şifre",
	showPassword: "Şifreyi göster ya da gizle",
	language: "Dil",
	lastSeen: "Son etkinlik",
	copy: "Kopyala",
	copied: "Kopyalandı",
};
