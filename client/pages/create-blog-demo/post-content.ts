/** Below the headings "Uygulama alanları", "Avantaj, dezavantaj" and "Gelecek" the post's images find their places. */
export const content = `Teklif masası dolu. Gelen talebin biri üç satırlık e-posta, öteki kırk sayfalık şartname. Satışçı önce ne istendiğini çözüyor, sonra eski bir teklifi açıp üzerine yazıyor. Fiyat doğru, teslim süresi ise geçen yıldan kalma.

Yapay zekâ bu masada işe yarar, yeter ki teklifi ondan beklemeyin. Okur, ayıklar, sorar, taslak yazar. Fiyatı ve sözü insan verir. Aşağıda, küçük veya orta ölçekli bir B2B firmanın bu düzeni nasıl kuracağını adım adım bulacaksınız.

## Teklif nerede bekliyor

Araç seçmeden önce bir hafta ölçün. Her teklif için dört an yazın: talep ne zaman geldi, ilk ne zaman okundu, eksik bilgi ne zaman tamamlandı, teklif ne zaman gönderildi. On teklif yeter.

Örnek bir ölçüm şöyle görünebilir:

| Aşama | Süre | Bu sırada ne oluyor |
|---|---|---|
| Talep bekliyor | 9 saat | Henüz kimse okumadı |
| Eksik bilgi soruluyor | 14 saat | Ölçü, adet veya teslim yeri yok |
| Fiyat çıkarılıyor | 2 saat | Maliyet tablosu, tedarikçi fiyatı |
| Metin yazılıyor | 3 saat | Eski teklif kopyalanıyor |

Bu örnekte toplam 28 saatin 23'ü beklemeyle geçiyor. Metni hızlandıran bir araç en fazla üç saat kazandırır. Talebi hemen okuyup eksiği aynı dakikada soran bir düzenin önünde 23 saat var. Önce kendi tablonuzu çıkarın, nereden başlayacağınızı o söyler.

## Uygulama alanları

Dört iş, bugünkü modellerle güvenilir biçimde yapılabiliyor. Her biri tek başına kurulabilir. Sırayla eklerseniz hangisinin ne kazandırdığını da görürsünüz.

### Talebi okumak

Talep e-posta, PDF veya mesaj olarak gelir; çıkarılacak alanlar hep aynıdır. Modele serbest özet yazdırmayın, bir form doldurtun. Metinde olmayan alan boş kalmalı:

~~~json
{
  "firma": "Örnek Makine",
  "urun": "konveyör bandı",
  "miktar": 12,
  "olcu": "600 mm x 4 m",
  "teslim_yeri": null,
  "istenen_tarih": "2027-02-15",
  "kaynak": "e-posta, 2. paragraf"
}
~~~

Son alan önemlidir. Model her değeri nereden aldığını yazarsa satışçı tek bakışta denetler. Kaynağı gösterilemeyen değer, yok sayılır.

### Eksiği sormak

Formda boş kalan her zorunlu alan bir sorudur. Sistem soruları tek e-postada toplar ve satışçının adresinden gönderir. Üç sorudan fazlası cevapsız kalır; önce fiyatı değiştirecek olanları sorun. Müşteriye bir seçenek sunmak da işi kolaylaştırır:

> Merhaba, talebiniz için teşekkürler. Fiyatı çıkarabilmemiz için iki bilgi gerekiyor: teslim yeri fabrikanız mı, liman mı? Bantlar gıdaya uygun mu olmalı? Buradan yanıtlamanız yeterli.

### Benzer teklifi bulmak

Her satışçının bilgisayarında eski teklifler vardır, ama herkes yalnızca kendininkini hatırlar. Gönderilmiş teklifleri tek yerde toplayın; ürün, miktar, sonuç ve tarih bilgisini ekleyin. Yeni talep geldiğinde sistem en yakın üç teklifi getirsin. Kazanılan ve kaybedilen birlikte gelsin, kaybedilenin sebebi de yazsın.

### Taslağı yazmak

Taslak en sona kalır, çünkü ilk üç iş olmadan yalnızca düzgün cümle üretir. Metni bölümlere ayırın. Kapsam ve ön yazıyı model yazsın. Fiyat, teslim süresi ve ödeme koşulu tablodan gelsin. Model bu üç alana hiç dokunmasın.

## Avantaj, dezavantaj

Karar vermeden önce iki sütunu yan yana koyun:

| Kazandırdığı | Götürdüğü |
|---|---|
| Talep gece de hafta sonu da okunur | Yanlış okunan ölçü yanlış fiyata döner |
| Eksik bilgi hemen sorulur | Gereksiz soru müşteriyi yorar |
| Yeni satışçı eski tekliflerden yararlanır | Eski hatalar da birlikte gelir |
| Her teklif aynı bölümleri taşır | Metinler birbirine benzer |

Sağ sütundaki her satırın bir önlemi var. Ölçüler için ikinci bir denetim yazın: birim tutuyor mu, miktar olağan aralıkta mı? Soru sayısını üçle sınırlayın. Arşive yalnızca onaylanmış teklifleri alın. Ön yazının ilk paragrafını satışçıya bırakın, müşteri en çok orayı okur.

Gizlilik de bu hesabın içindedir. Şartnameler çoğu zaman gizlilik sözleşmesiyle gelir. Metni hangi hizmete gönderdiğinizi, orada ne kadar saklandığını ve eğitimde kullanılıp kullanılmadığını sözleşmeden okuyun. Emin olamadığınız belgede kişi ve firma adlarını göndermeden önce maskeleyin. Bu bölüm hukuki danışmanlık değildir; sözleşmeyi bir hukukçuya gösterin.

Hesabı da dürüst tutun. Haftada iki teklif veren bir firmada kazanç, kurulum emeğini uzun süre karşılamaz. O durumda iyi bir teklif şablonu ve zorunlu alanları olan bir talep formu yeter. Haftada on teklifin üzerinde tablo değişir.

## İlk haftanın işleri

Satın almadan ve yazılım yazmadan beş günde şu kadarı yapılabilir:

- [ ] Son on teklifin sürelerini yukarıdaki tabloya yazın
- [ ] Zorunlu alanları belirleyin, en fazla sekiz tane
- [ ] Gerçek on talebi modele okutun, formu elle denetleyin
- [ ] Yanlış okunan alanları sayın ve sebebini yazın
- [ ] Eksik bilgi e-postasının metnini satışçılarla birlikte yazın

Cuma günü elinizde bir sayı olur: on talepte kaç alan doğru okundu? Sekiz alanlı formda bu 80 alan demektir. Yanlışlar hep aynı alanda çıkıyorsa formu veya talimatı düzeltip yeniden deneyin. Yanlışlar dağınıksa belgeleriniz henüz hazır değildir; önce talep formunu sadeleştirin.

Sonuç iyiyse bir hafta gölgede çalıştırın. Sistem okur ve taslağı yazar, satışçı işini eskisi gibi yapar. Hafta sonunda iki metni karşılaştırın. Fark küçükse ilk adımı, yani okumayı devreye alın. Ötekileri ikişer hafta arayla ekleyin.

### Kim neyden sorumlu

Sorumluluğu baştan yazın. Talep formunun sahibi satış müdürüdür: hangi alanın zorunlu olduğuna o karar verir. Maliyet tablosunu satın alma günceller, tarihi bir haftadan eskiyse sistem fiyat getirmez ve bunu söyler. Taslağı onaylayan satışçı, teklifin altına adını yazan kişidir. Bir de ayda bir saatlik bir toplantı koyun: o ay yanlış okunan alanlar, cevapsız kalan sorular ve düzeltilen taslaklar masaya gelsin. Bu saat atlandığında düzen altı ay içinde sessizce eskir, kimse de nedenini bilmez.

## Gelecek

Önümüzdeki adım, teklifin tek bir belge olmaktan çıkmasıdır. Müşteri miktarı değiştirdiğinde fiyat ve teslim süresi birlikte değişir, satışçı yalnızca istisnaları görür. Bunun için üç şeyin düzenli olması gerekir: maliyet tablosu, stok bilgisi ve onay sınırı. Hangi indirime kadar satışçı, nereden sonra müdür karar verir? Bu sınır yazılı değilse hiçbir sistem onu uygulayamaz.

Alıcı tarafı da değişiyor. Satın almacı şartnamesini yapay zekâya yazdırabiliyor, gelen teklifleri de ona karşılaştırtabiliyor. Böyle bir okuyucu süslü ön yazıya bakmaz; kapsamı, istisnaları ve koşulları satır satır arar. Açık yazılmış, tablosu düzgün bir teklif hem insana hem makineye kolaylık sağlar.

Bu yüzden bugün yapılacak en iyi yatırım araca değil, veriye yapılır: tek yerde duran teklifler, sebebiyle kaydedilmiş kayıplar, güncel bir maliyet tablosu. Araç değişebilir, bunlar kalır. Pazartesi günü son on teklifinizi açın ve dört anı yazın. Gerisi o tablodan çıkar.
`;
