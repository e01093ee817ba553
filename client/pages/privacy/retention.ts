import type { LegalSection } from "../../parts/legal/copy.ts";
import type { PolicyFacts } from "./facts.ts";
import { given } from "./facts.ts";

/** Section 6: for how long data is kept, in the database and in backups, and what erasure reaches. */
export const retention = ({
	retention: kept,
	backupDays,
	newsletter,
	mail,
}: PolicyFacts): LegalSection => ({
	id: "saklama-suresi",
	title: "Saklama süresi",
	blocks: [
		"Kişisel verileriniz, işlendikleri amaç için gerekli olan süre boyunca saklanır. Amaç ortadan kalktığında KVKK’nın 7. maddesi uyarınca silinir, yok edilir veya anonim hâle getirilir.",
		{
			list: [
				...leads(kept),
				...given(
					newsletter && !mail,
					"Bülten için verdiğiniz e\u2011posta adresi, onayınızı geri aldığınızda silinir.",
				),
				...given(
					newsletter && mail,
					`Onaylanmayan bülten kayıtları 48 saat sonra silinir. Bültenden ayrıldığınızda adresinize bülten gönderilmez; onayınızın ve ayrılmanızın kaydı, ispat için ${kept ? `${kept.days} gün` : "gerekli olduğu sürece"} saklanıp silinir.`,
				),
				...given(
					mail,
					"Gönderilen e\u2011postaların türü ve gönderilme zamanı, ilgili kayıtla birlikte ve en çok 90 gün boyunca tutulur. İçerikleri ayrıca saklanmaz.",
				),
				"Bir sözleşmenin kurulmasıyla sonuçlanan başvurularda, sözleşmeye ilişkin kayıtlar mevzuatta öngörülen saklama ve zamanaşımı süreleri boyunca tutulur.",
				...backups(backupDays),
				"Kötüye kullanımı önlemek için tutulan başvuru sayısı on dakika sonra sıfırlanır.",
			],
		},
		`Silme talebiniz, saklamayı gerektiren hukuki bir sebep bulunmadıkça bu süreler beklenmeden yerine getirilir. Silme, sitenin veritabanındaki başvurularınızı ve bunların gönderim kayıtlarını hemen kapsar. Otomasyon sistemindeki kopyayı işletmeci, başvurunun numarasıyla bulup ayrıca siler.${backupDays === undefined ? "" : " Yedeklerdeki kopya, yedekle birlikte silinir; bir yedek geri yüklenirse silme işlemi yinelenir."} Geriye, silme işleminin yapıldığını gösteren ve adınızı, e\u2011posta adresinizi ya da yazdıklarınızı içermeyen bir kayıt kalır.`,
	],
});

function backups(days: number | undefined): string[] {
	if (days === undefined) return [];
	const age = days === 0 ? "işletmeci silene kadar" : `en çok ${days} gün boyunca`;
	return [`Veritabanının, arıza hâlinde geri yüklemek için alınan yedekleri ${age} saklanır.`];
}

function leads(kept: PolicyFacts["retention"]): string[] {
	if (!kept) {
		return [
			"Formlardan gelen kayıtlar, başvuru sonuçlanıp ardından gelen görüşmeler sona erdiğinde silinir.",
		];
	}
	const { days } = kept;
	const unseen = Math.max(days, kept.unseenDays);
	return [
		`Formlardan gelen ve otomasyon sistemine iletilen kayıtlar, iletildikten ${days} gün sonra sitenin veritabanından kendiliğinden silinir. İletilmeden yanıtlananlar, yanıtlandıktan ${days} gün sonra silinir.`,
		`Otomatik gönderim şüphesiyle bekletilen veya otomasyon sistemine iletilemeyen kayıtlar, işletmeci gördükten ${days} gün sonra silinir. Görmedikleri, alındıktan ${unseen} gün sonra silinir.`,
	];
}
