import type { LegalSection } from "../../parts/legal/copy.ts";
import { given, type PolicyFacts, serviceName } from "./facts.ts";

/** Section 5: who else gets the data. */
export const receivers = ({
	receivers: companies,
	analytics,
	mail,
}: PolicyFacts): LegalSection => ({
	id: "verilerin-paylasilmasi",
	title: "Verilerin paylaşılması",
	blocks: [
		"Kişisel verileriniz satılmaz ve reklam amacıyla üçüncü kişilere verilmez. Yalnızca aşağıdaki alıcılarla, belirtilen amaçlarla paylaşılır:",
		{
			terms: [
				{
					term: "Otomasyon sistemi",
					text: "Gönderdiğiniz form önce sitenin kendi veritabanına kaydedilir. Ardından formda yazdıklarınız, gönderim zamanı ve hangi formun gönderildiği, yanıtın hazırlanması için işletmecinin otomasyon sistemine iletilir.",
				},
				{
					term: "Barındırma ve veritabanı hizmetleri",
					text: "Sitenin ve veritabanının çalıştığı altyapıyı sağlayan kuruluşlar, verileri veri işleyen sıfatıyla ve işletmecinin talimatına göre işler. Bu kuruluşlar, 5651 sayılı Kanun uyarınca trafik bilgisi saklamakla yükümlü olabilir.",
				},
				...given(mail, {
					term: "E\u2011posta hizmeti",
					text: "Size gönderilen e\u2011postalar ve başvurunuzun işletmecinin çalışanlarına bildirildiği e\u2011postalar, işletmecinin kullandığı e\u2011posta sunucusu üzerinden gönderilir. Bu e\u2011postalarda takip pikseli veya sayaçlı bağlantı yoktur.",
				}),
				...given(companies.length > 0, {
					term: "Veri işleyenler",
					text: `${companies.join("; ")}.`,
				}),
				...(analytics
					? [
							{
								term: "İstatistik hizmeti",
								text: `2. maddede sayılan istatistik verileri ile bağlantının gerektirdiği teknik veriler ${serviceName(analytics)} hizmetine iletilir.${analytics.provider === "ga4" ? " Bunun için önce onayınız alınır." : ""}`,
							},
						]
					: []),
				{
					term: "Yetkili makamlar",
					text: "Kanunen yetkili kurum ve kuruluşlara, hukuki yükümlülüğün gerektirdiği ölçüde bilgi verilir.",
				},
			],
		},
		"Yurt dışına aktarım yalnızca KVKK’nın 9. maddesindeki ve Genel Veri Koruma Tüzüğü’nün beşinci bölümündeki şartlara uygun olarak yapılır.",
	],
});
