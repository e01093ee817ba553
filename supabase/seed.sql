-- The blog that a new, embedded database starts with. Applied once; see server/database/migrations/seed.ts.

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'fuar-leadleri',
	'published',
	'Fuar kartvizitlerini satışa çevirmek: önce, sırasında, sonra',
	'Fuardan dönen kartvizitler çekmecede kalmasın. Fuardan önce randevu, stantta beş alanlı form, sonrasında sınıfa göre takip: uygulanabilir bir plan.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Satış Otomasyonu',
	array['fuar', 'satış takibi', 'lead yönetimi'],
	5,
	'/images/blog/trade-fair.svg',
	'Bir fuar standından çıkan kartvizitlerin sınıflara ayrılıp satış hattına aktığını gösteren çizim',
	'Fuar leadlerini satışa çevirmek: 3 aşama',
	'Fuar öncesi randevu listesi, stantta beş alanlı kayıt formu, fuar sonrası A/B/C takip takvimi ve e-posta şablonu ile fuar leadlerini satışa çevirin.',
	array['fuar leadleri', 'fuar sonrası takip', 'fuar takip e-postası', 'B2B fuar'],
	null,
	'2026-04-14T09:00:00+03:00',
	'2026-04-14T09:00:00+03:00',
	$post$
Fuar, müşteriyle görüşmenin pahalı bir yoludur. Örnek: stant, nakliye, konaklama ve ekibin dört günü toplam 600.000 TL tutsun. 150 kişiyle konuşursanız kişi başı 4.000 TL eder. Bunların yalnızca 25’i gerçek bir alıcıysa, alıcı başına maliyet 24.000 TL’dir.

24.000 TL’lik bir görüşmenin kaydı bir kartvizitin arkasındaki üç kelime olmamalı.

## Fuardan önce: randevuları masa başında alın

Dört hafta kala fuarın katılımcı listesini, kendi hedef listenizi ve CRM’inizi yan yana koyun. Alıcınız ziyaretçi olarak da gelebilir, iki salon ötede kendi standında da durabilir.

- [ ] Bu listelerden 40 firma seçin. Ölçüt için [ideal müşteri profili](/tr/blog/ideal-musteri-profili) tablosunu kullanın.
- [ ] Son 18 ayda teklif alıp sipariş vermemiş firmaları mutlaka ekleyin.
- [ ] Her firma için bir görüşme nedeni yazın: yeni ürün, açık teklif, ortak müşteri.
- [ ] Üç hafta kala ilk mesajı gönderin, on gün kala telefon edin.
- [ ] Fuar başlamadan 12 kesin randevu alın (örnek hedef).

Davet mesajı kısa olsun ve saat önersin:

> [Ad] Bey/Hanım, [tarihler] arasında [fuar] fuarındayız. [Firma] için geçen yıl verdiğimiz [ürün] teklifini güncelledik, yüz yüze göstermek isteriz. Çarşamba 11.00’de ya da perşembe 14.30’da 15 dakikanız olur mu? Stant: [salon/no].

Bu mesajların çoğu ticari elektronik iletidir. Kime hangi kayıtla yazabileceğinizi fuardan önce netleştirin; başlangıç noktası [KVKK ve satış otomasyonu](/tr/blog/kvkk-ve-satis-otomasyonu) yazısı ve [İYS](https://iys.org.tr/). Buradaki notlar hukuki tavsiye değildir.

## Fuarda: beş alan, 40 saniye

Stanttaki form uzunsa kimse doldurmaz. Telefonda ya da tablette açılan beş alan yeter:

1. **Kişi ve firma.** Kartvizitin fotoğrafı; metni yazılım okur, akşam biri kontrol eder.
2. **Sınıf.** A, B ya da C.
3. **Konu.** Ürün grubu, listeden seçilir.
4. **Sıradaki adım.** Teklif, numune, arama, ziyaret ya da yalnızca bülten.
5. **Sesli not.** 20 saniye, konuşmadan hemen sonra. Model yazıya döker ve kayda ekler.

Formu internetsiz de çalışacak biçimde kurun. Kalabalık salonda bağlantı kopabilir.

Sınıfları fuardan önce tanımlayın ki stanttaki dört kişi aynı harfi aynı anlamda kullansın:

| Sınıf | Tanım | İlk takip | Kim yapar |
|---|---|---|---|
| A | Somut ihtiyaç, altı ay içinde karar, karar veren kişi | Ertesi iş günü telefon | Konuşan satışçı, fuar sürerken ofisteki kişi |
| B | İhtiyaç var, zaman ya da yetki belirsiz | Üç iş günü içinde kişisel e-posta | Bölge satışçısı |
| C | Genel ilgi, öğrenci, tedarikçi, rakip | Tek teşekkür mesajı | Otomatik |

Her A görüşmesini tarihli bir adımla bitirin. “Size döneriz” tarih değildir. “Salı 10.00’da teklif taslağını birlikte bakalım” tarihtir ve takvim daveti stantta gönderilir.

Stantta kişisel veri topluyorsunuz. Aydınlatma metnini QR kodla görünür bir yere koyun. [KVKK](https://www.kvkk.gov.tr/) bilgilendirmeyi verinin alındığı sırada ister. Bülten onayını ayrı bir kutuda sorun. Kartvizit vermek, bülten onayı vermek değildir.

## Her akşam: 30 dakika

Günün kayıtları o akşam kapanır, çünkü ertesi gün 40 yeni yüz gelir.

- Boş alanlar doldurulur, okunamayan kartvizitler düzeltilir.
- CRM’de var olan firmalar eşleştirilir. Mükerrer kayıt açılmaz.
- A kayıtları beşer cümleyle özetlenir ve sahibine atanır.
- C kayıtlarına teşekkür mesajı gider.

Stanttaki ekip telefon edemez. Ofiste bir kişiyi fuar boyunca bu işe ayırın: A kayıtlarını ertesi sabah arasın ve takvim davetlerini doğrulasın.

## Fuardan sonra: takvim

| Fuar bitiminden sonra | İş | Kime |
|---|---|---|
| 1. iş günü | Aranmamış olanlara telefon, hepsine konuşulanı özetleyen e-posta | A |
| 3. iş günü | Kişisel e-posta, tek soru | B |
| 5. iş günü | Teklif ya da numune çıkmış olur | A |
| 10. iş günü | İkinci temas: telefon | Yanıt vermeyen A ve B |
| 30. gün | Her kayıt A ya da C olur | B |
| 90. gün | Sonuç hesabı | Hepsi |

B sınıfına gidecek e-posta için şablon:

> **Konu:** [Ürün grubu], [fuar] görüşmemiz
>
> [Ad] Bey/Hanım,
>
> [gün] günü standımızda [konu] üzerine konuştuk. [Sesli nottan bir cümle: onun söylediği ihtiyaç.]
>
> Size doğru bilgiyi gönderebilmem için bir sorum var: [miktar / mevcut çözüm / karar zamanı]?
>
> İyi çalışmalar,
>
> [Ad, telefon]

Taslağı model yazabilir. Malzemesi sesli nottur; notta olmayan bir şey yazmamasını isteyin. Satışçı okur ve gönderir. Taslak başına bir dakika hesaplarsanız 60 B kaydı bir saatte biter.

Teklif çıktıktan sonra takip fuara özgü değildir. [Teklif takibi](/tr/blog/teklif-takibi) yazısındaki üç adımlı diziye bağlayın.

## 90. gün: fuarı hesaba çekin

Bir sonraki yıl aynı standı tutup tutmayacağınıza bu hesapla karar verirsiniz. Örnek üzerinden:

- 150 kayıt: 25 A, 60 B, 65 C
- 32 teklif
- 6 sipariş, sipariş başına 130.000 TL brüt kâr: 780.000 TL
- Fuar maliyeti: 600.000 TL
- Fark: +180.000 TL

Satış döngünüz 90 günden uzunsa açık tekliflerle birlikte bakın ve hesabı altıncı ayda yineleyin. Siparişleri sınıfa göre ayırmayı unutmayın. Siparişler B’den geliyorsa A tanımınız yanlıştır.

Bu hesabın tek şartı, her kaydın kaynağının CRM’de “fuar adı ve yılı” olarak durmasıdır. Alanı fuardan önce açın.

## Pazartesi için

Sıradaki fuarınız ne zaman olursa olsun bugün iki iş yapılabilir. Son fuarın kartvizitlerini çekmeceden çıkarıp CRM’e girin ve teklif almış olanları arayın. Sonra beş alanlı formu kurun, ekip ofiste birbiri üzerinde denesin. 40 saniyeyi geçiyorsa alan eksiltin.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'otomasyonun-getirisi',
	'published',
	'Otomasyonun getirisi nasıl hesaplanır?',
	'Bir otomasyonun kendini kaç ayda ödediğini hesaplayın: formül, teklif hazırlama örneği, kullanım oranının etkisi ve hesapta en sık unutulan kalemler.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Danışmanlık',
	array['yatırım getirisi', 'otomasyon', 'geri ödeme süresi'],
	5,
	'/images/blog/return.svg',
	'Kurulum maliyetinden başlayıp aylar içinde başabaş noktasını geçen bir getiri eğrisini gösteren çizim',
	'Otomasyonun getirisi: formül ve örnek',
	'Otomasyon yatırımının getirisini ve geri ödeme süresini hesaplayın. Formül, teklif hazırlama örneği, kullanım oranı tablosu ve unutulan maliyetler.',
	array['otomasyon getirisi', 'ROI hesaplama', 'geri ödeme süresi', 'satış otomasyonu maliyeti'],
	'399d7803-1417-56d5-940c-eb48713cb195',
	'2026-04-28T09:00:00+03:00',
	'2026-04-28T09:00:00+03:00',
	$post$
Otomasyon tekliflerinde getiri çoğu zaman tek satırdır: “Haftada şu kadar saat kazanırsınız.” Saat tek başına para değildir. Kazanılan saatin ne kadarının gerçekten kullanıldığını, sistemi işletmenin ne tuttuğunu ve kurulumda kendi ekibinizden kaç saat gideceğini de yazmanız gerekir.

Bu hesap bir sayfaya sığar. Teklifi imzalamadan önce yapın.

## Formül

```text
Yıllık saat kazancı
  = işlem sayısı
  × (eski süre − yeni süre)
Yıllık kazanç
  = saat kazancı × saat maliyeti
  × kullanım oranı + ek brüt kâr
Yıllık net getiri
  = yıllık kazanç
  − yıllık işletme gideri
Geri ödeme (ay)
  = kurulum maliyeti
  ÷ (yıllık net getiri ÷ 12)
```

Dört terimi baştan netleştirin:

- **Yeni süre**, kontrol süresini içerir. Makinenin hazırladığı metni biri okuyacaktır.
- **Saat maliyeti**, maaşın yanında SGK işveren payını, yemeği ve yolu kapsar. Yıllık toplam maliyeti yıllık çalışma saatine bölün.
- **Kullanım oranı**, kazanılan saatin satışa dönen kısmıdır. Beş dakikalık boşlukların hepsi müşteri görüşmesine gitmez.
- **Ek brüt kâr**, daha hızlı ya da daha çok yapılan işten gelen ek satışın kârıdır. Buraya ciro yazmayın.

## Örnek: teklif hazırlama

Sayılar örnektir, kendi sayılarınızı koyun. Bir ekip haftada 30 teklif hazırlıyor, yılda 46 hafta çalışıyor. Bir teklif 25 dakika sürüyor. Otomasyondan sonra kontrol dâhil 8 dakikaya inecek. Saat maliyeti 600 TL.

| Kalem | Hesap | Sonuç |
|---|---|---|
| Yıllık teklif | 30 × 46 | 1.380 |
| Saat kazancı | 1.380 × 17 dk ÷ 60 | 391 saat |
| Tam karşılığı | 391 × 600 TL | 234.600 TL |
| Kullanım oranı %70 | 234.600 × 0,70 | 164.220 TL |
| Abonelikler | 3.000 TL × 12 | −36.000 TL |
| Bakım, ayda 3 saat | 36 saat × 900 TL | −32.400 TL |
| **Yıllık net getiri** | | **95.820 TL** |

Kurulum için dışarıya 120.000 TL ödenecek. Ekipten de 40 saat gidecek: 40 × 600 = 24.000 TL. Toplam kurulum 144.000 TL.

Geri ödeme: 144.000 ÷ (95.820 ÷ 12) ≈ **18 ay**.

Yalnızca dışarıya ödenen tutarı ve saatlerin tam karşılığını yazsaydınız 120.000 ÷ (234.600 ÷ 12) ≈ 6 ay bulurdunuz. Aradaki 12 ay, kullanım oranından, işletme giderinden ve ekibinizin kurulum saatlerinden gelir.

## Sonucu en çok değiştiren sayı

Aynı örnekte yalnızca kullanım oranını değiştirelim:

| Kullanım oranı | Yıllık net getiri | Geri ödeme |
|---|---|---|
| %50 | 48.900 TL | 35 ay |
| %70 | 95.820 TL | 18 ay |
| %90 | 142.740 TL | 12 ay |

Demek ki asıl soru şudur: kazanılan saat neye gidecek? Cevabı takvime yazın. “Her satışçı salı ve perşembe 14.00 ile 16.00 arasında eski müşterileri arar” bir plandır. “Daha stratejik işlere odaklanır” plan değildir.

## Hızın getirisini ayrı satırda tutun

Teklif aynı gün çıkarsa daha çok sipariş gelebilir. Bunu hesaba katın ama saat kazancıyla karıştırmayın, çünkü bu bir varsayımdır.

Örnekte teklifin siparişe dönme oranı %20’den %20,5’e çıksın. 1.380 teklifte bu 6,9 ek sipariş eder. Sipariş başına brüt kâr 12.000 TL ise 82.800 TL. Yıllık net getiri 178.620 TL’ye yükselir, geri ödeme yaklaşık 10 aya iner.

> **Kaba kural:** Yatırım yalnızca saat hesabıyla kendini 24 ayda ödüyorsa yapın. Kendini ancak ek satışla ödüyorsa önce küçük bir deneme kurun ve dönüşüm varsayımını ölçün.

Yarım puanlık bir farkı küçük bir denemede rastlantıdan ayırmak zordur. Denemede önce ölçmesi kolay olana bakın: teklifin çıkış süresine ve müşterinin ilk yanıtının ne zaman geldiğine.

## En sık unutulan kalemler

- [ ] **Kontrol süresi.** Yeni süre hanesinde sıfır ya da “otomatik” yazan hesap eksiktir.
- [ ] **İstisnalar.** Yirmi tekliften biri kalıba uymuyorsa o teklif eskisinden uzun sürebilir.
- [ ] **Veri temizliği.** Ürün listesi ya da CRM dağınıksa kurulumdan önce iş vardır. Bkz. [CRM veri temizliği](/tr/blog/crm-veri-temizligi).
- [ ] **Geçiş dönemi.** İlk dört hafta eski ve yeni yöntem birlikte yürür, saat kazancı sıfıra yakındır.
- [ ] **Kur.** Abonelikler çoğunlukla dolar ya da avro iledir. Hesabı bugünkü [Merkez Bankası](https://www.tcmb.gov.tr/) kuruyla yapın, sonra %30 yüksek kurla tekrarlayın.
- [ ] **Hatanın bedeli.** Yanlış fiyatla çıkan tek bir teklif bir aylık kazancı silebilir.
- [ ] **Bilen kişi.** Sistemi kuran kişi ayrılırsa ne olacak? Belgelendirme saatini kuruluma ekleyin.

Unutulan bir kazanç da vardır: ölçüm. Teklifler tek bir yerden çıkınca hangisinin beklediğini görürsünüz. [Teklif takibi](/tr/blog/teklif-takibi) ancak o zaman otomatikleşir. Buna para değeri biçmek zordur; hesabın dışında, bir not olarak tutun.

## Tedarikçiye sorulacak üç soru

1. Yeni süreyi nasıl ölçtünüz, kontrol dâhil mi?
2. Kullanım iki katına çıkarsa aylık işletme gideri ne olur?
3. Sonuç çıkmazsa ne olur?

Üçüncü soruya bizim cevabımız şudur: sonuç alınmazsa ücretin %50’si iade edilir. Siz yine de hesabı iade yokmuş gibi yapın. Kendi ekibinizin 40 saatini kimse iade etmez.

## Pazartesi için

Ekipte en çok tekrarlanan işi seçin. Bir hafta boyunca her işlemin süresini yazın; tahmin etmeyin. Haftanın sonunda formülü üç kullanım oranıyla doldurun. Geri ödeme %50’de bile iki yılın altında kalıyorsa ilk otomasyonunuz odur. Kalmıyorsa sıradaki işe bakın ya da aynı işi [kendiniz kurmanın](/tr/blog/yapay-zekaya-uc-yol) maliyetini hesaplayın.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'musteri-kaybini-erken-gormek',
	'published',
	'Müşteri kaybını erken görmek: sinyaller ve basit bir skor',
	'B2B müşteri çoğu zaman haber vermeden gider. Elinizdeki sipariş ve CRM verisiyle beş sinyalden 100 puanlık bir erken uyarı skoru kurun.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Veri Analizi',
	array['müşteri kaybı', 'churn', 'erken uyarı', 'Python'],
	5,
	'/images/blog/churn.svg',
	'Düzenli aralıklarla gelen siparişlerin seyrekleştiğini ve bir uyarı eşiğini gösteren çizgi çizim',
	'Müşteri kaybını erken görmek: basit skor',
	'B2B müşteri kaybını sipariş aralığı, ürün çeşidi, iletişim, şikâyet ve ödeme sinyallerinden görün. 100 puanlık skor, Python örneği ve geriye dönük test.',
	array['müşteri kaybı analizi', 'churn skoru', 'erken uyarı sistemi', 'B2B müşteri yönetimi'],
	null,
	'2026-05-12T09:00:00+03:00',
	'2026-05-12T09:00:00+03:00',
	$post$
Abonelikte müşteri kaybının bir tarihi vardır: müşteri iptal eder ve gider. Siparişle çalışan bir B2B firmada ise kimse iptal etmez. Siparişlerin arası açılır, miktar düşer. Bir gün müşterinin başka tedarikçiye geçtiğini sahadan duyarsınız.

Bu gidiş çoğu zaman ERP’nizde ve CRM’inizde iz bırakır. İzleri okumak için büyük bir yapay zekâ projesi gerekmez. Beş sinyal, biraz aritmetik ve haftada bir saat yeter.

## “60 gündür sipariş yok” kuralı neden yetmez

Örnek olarak iki müşteri alalım:

- **A müşterisi** 30 günde bir sipariş verir. Son siparişi 48 gün önce.
- **B müşterisi** 90 günde bir sipariş verir. Son siparişi 100 gün önce.

“60 gün” kuralı B için alarm verir, A için susar. Oysa A kendi aralığının 1,6 katına çıkmıştır. B 1,1 kattadır, yani olağan seyrindedir. Müşteriyi ortalamayla değil, kendi ritmiyle karşılaştırın.

## Beş sinyal, 100 puan

| Sinyal | Kaynak | Puan |
|---|---|---|
| Sipariş aralığı olağanın 1,5 katını geçti (2 katını geçerse 40) | ERP | 20 veya 40 |
| Son altı ayda alınan ürün grubu sayısı, önceki altı aya göre en az üçte bir azaldı | ERP | 20 |
| İlgili kişi ayrıldı ya da art arda iki mesaja 21 gündür yanıt yok | CRM | 15 |
| 14 günden eski, çözülmemiş şikâyet var | Destek kaydı | 15 |
| Düzenli ödeyen müşteri vadeyi 15 günden fazla geçti | Muhasebe | 10 |

Puanlar başlangıç değeridir. Aşağıdaki testten sonra kendi verinize göre değiştirirsiniz.

Ürün çeşidi kolay atlanan bir sinyaldir. Müşteri bir ürün grubunu rakipte denemeye başladığında toplam ciro bir süre düşmez. Beş gruptan alırken üçe inen bir müşterinin cirosu aynı kalsa bile nedenini sorun.

## Skoru hesaplayan kod

İlk sinyal için kısa bir Python örneği. Ortalama yerine ortanca kullanır, çünkü tek bir uzun tatil ortalamayı bozar. Ortancayı standart kütüphanedeki [statistics](https://docs.python.org/3/library/statistics.html) modülü hesaplar.

```python
from datetime import date
from statistics import median

def siparis_puani(tarihler, bugun):
    gunler = sorted(set(tarihler))
    if len(gunler) < 4:
        return None                      # ritim için veri yetersiz
    araliklar = [(b - a).days for a, b in zip(gunler, gunler[1:])]
    oran = (bugun - gunler[-1]).days / median(araliklar)
    if oran >= 2:
        return 40
    return 20 if oran >= 1.5 else 0

a = [date(2026, 1, 5), date(2026, 2, 4), date(2026, 3, 6), date(2026, 4, 5)]
print(siparis_puani(a, date(2026, 5, 23)))   # 48 gün / 30 gün = 1,6 -> 20
```

Dört siparişten azı olan müşteri skor almaz. Yeni müşteriyi ayrı bir listede, elle izleyin. Mevsimlik müşteriyi önceki yılın aynı dönemiyle karşılaştırın, yoksa her sezon sonunda yanlış alarm alırsınız.

Hesap, kayıt temizse doğru çıkar. Aynı firma iki cari kartla duruyorsa biri her zaman kaybolmuş görünür. Önce [CRM veri temizliği](/tr/blog/crm-veri-temizligi) yazısındaki mükerrer kayıt adımını uygulayın.

## Puanı işe bağlayın

Skor bir rapora düşüp kalırsa kimse bakmaz. Her aralığın bir sahibi ve süresi olsun:

1. **0–29:** Bir şey yapmayın.
2. **30–49:** Müşterinin satışçısı beş iş günü içinde arar.
3. **50 ve üstü:** Satış müdürü iki iş günü içinde arar ya da ziyaret planlar.

Örnek: sipariş aralığı 1,6 kat (20 puan) ve üç haftalık açık bir şikâyet (15 puan) varsa toplam 35’tir. Bu hafta telefon edilir. Yalnızca aralık açılmışsa 20 puanda kalır ve beklenir.

Aramaya indirimle başlamayın. İndirim, henüz bilmediğiniz bir soruna verilen cevaptır ve bir sonraki siparişin fiyatını da düşürür. Şu açılış çoğu konuşmada yeter:

> [Ad] Bey/Hanım, son siparişinizin üzerinden alışılandan uzun zaman geçtiğini gördüm. Sizin tarafınızda planlar mı değişti, yoksa bizim düzeltmemiz gereken bir şey mi var?

Cevabı CRM’e bir neden koduyla girin: fiyat, teslim süresi, kalite, kişi değişikliği, talep düşüşü, diğer. Altı ay sonra asıl tablo bu kodlardan çıkar.

## Kullanmadan önce geriye dönük deneyin

Kaybın tanımını baştan yazın, örneğin “olağan aralığının üç katı boyunca sipariş yok”. Sonra skoru geçmişte sınayın:

- [ ] Bir yıl önceki bir günü “bugün” kabul edin
- [ ] O gün tanıma göre hâlâ müşteri olan herkesi listeleyin
- [ ] Skoru yalnızca o güne kadarki kayıtlarla hesaplayın
- [ ] 30 puan ve üstünü, sonraki altı ayda gerçekten kaybettiklerinizle karşılaştırın
- [ ] Aynı testi başka bir tarihle yineleyin

Örnek sonuç: listede 40 müşteri olsun, 10’u sonraki altı ayda kaybedilmiş olsun. Eşiği, kaybedilenlerin 7’si ve kalanların 6’sı geçmiş olsun. Skor kayıpların %70’ini yakalar. 13 alarmın 7’si doğrudur, yani yaklaşık %54’ü. Alarm başına yarım saat harcarsanız altı buçuk saatlik aramayla gerçekten riskte olan yedi müşteriye ulaşırsınız. Bu süreyi, içlerinden birini elde tutmanın bırakacağı brüt kârla karşılaştırın.

Yanlış alarm çoksa eşiği 35’e çıkarın. Kaçan çoksa hangi sinyalin eksik olduğuna bakın. Sahada duyulan bir bilgi CRM’e hiç girmiyor olabilir.

## Yapay zekâ nerede işe girer

Skorun kendisi için dil modeline ihtiyaç yoktur. Sabit kural daha ucuzdur ve her puanın gerekçesi görünür. Model iki yerde yardım eder: e-posta ve destek yazışmalarındaki memnuniyetsizliği etiketlemek ve aramadan önce müşterinin son bir yılını on satırda özetlemek. Özet için [toplantı hazırlığı](/tr/blog/toplanti-hazirligi) yazısındaki promptu uyarlayabilirsiniz.

## Pazartesi için

ERP’den müşteri ve sipariş tarihi sütunlarını alın. Kodu çalıştırıp 40 puan alanları sıralayın. İlk on müşteriyi o hafta arayın ve neden kodunu yazın. Diğer dört sinyali sonraki haftalarda birer birer eklersiniz.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'ajan-mi-is-akisi-mi',
	'published',
	'Yapay zekâ ajanı mı, sabit iş akışı mı?',
	'Hangi satış işini sabit bir iş akışına, hangisini bir yapay zekâ ajanına vermelisiniz? Karşılaştırma tablosu, hata hesabı ve beş soruluk test.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Danışmanlık',
	array['yapay zekâ ajanı', 'iş akışı', 'otomasyon'],
	5,
	'/images/blog/agent-or-workflow.svg',
	'Bir yanda düz sırayla bağlı adımlar, öbür yanda ortadaki bir düğümden araçlara dağılan oklar gösteren çizim',
	'Yapay zekâ ajanı mı, iş akışı mı?',
	'Yapay zekâ ajanı ile sabit iş akışı arasındaki fark: maliyet, hata ve test tablosu, beş soruluk karar testi ve ajana yetki verirken konacak sınırlar.',
	array['yapay zekâ ajanı', 'iş akışı otomasyonu', 'AI agent', 'satış otomasyonu'],
	'd2caba3c-b765-5e5d-bf60-330218d2ad50',
	'2026-05-26T09:00:00+03:00',
	'2026-05-26T09:00:00+03:00',
	$post$
Otomasyon tekliflerinde artık sık sık “ajan” sözcüğü geçiyor. Teklifi okurken tek soru sorun: bir sonraki adıma kim karar veriyor?

**İş akışında** adımları siz yazarsınız. Model bir adımda metin okur ya da taslak hazırlar, sırayı değiştiremez. **Ajanda** hedefi ve araçları verirsiniz. Hangi aracı hangi sırayla kullanacağına ve işin ne zaman bittiğine model karar verir. Anthropic’in [Building effective agents](https://www.anthropic.com/engineering/building-effective-agents) yazısı da ayrımı bu noktadan yapar ve mümkün olan en basit çözümle başlamayı önerir.

## Fark nerede ortaya çıkar

| Ölçüt | Sabit iş akışı | Ajan |
|---|---|---|
| Adımlar | Önceden yazılı | Çalışırken seçilir |
| Aynı girdide aynı yol | Evet | Garanti değil |
| İş başına maliyet | Baştan hesaplanır | Değişir, üst sınır ister |
| Hatayı bulmak | Hangi adımda olduğu bellidir | Kayıtları okumak gerekir |
| Test | Adım başına birkaç örnek | Uçtan uca senaryolar |
| Uygun iş | Sık tekrar eden, kuralı belli | Yolu baştan bilinmeyen |
| Örnek | Web formundan CRM’e kayıt | Bir firmayı birkaç kaynaktan araştırmak |

## Hata zincirini hesaplayın

Örnek: bir model her adımda %97 doğru karar versin ve hatalar birbirinden bağımsız olsun. İş sekiz adımsa ve hepsine model karar veriyorsa sonuç 0,97⁸ ≈ 0,78’dir. Yüz işin 22’sinde bir yerde hata vardır.

Aynı işi sekiz adımlık bir akış olarak kurduğunuzu düşünün. Altı adım sıradan kod, iki adım model olsun. Kod adımları doğru yazıldıysa sonuç 0,97² ≈ 0,94’tür. Hatalı iş sayısı 22’den 6’ya iner. Model aynı modeldir; yalnızca daha az yerde karar verir.

![Yüzer noktalı iki kare: soldakinde 22 nokta hatalı, sağdakinde altı](/images/blog/in-text/agent-errors.svg)

Gerçek hayatta ajanlar bazı hatalarını kendi düzeltir, bazı hatalar da birbirini doğurur. Hesap kabadır ama yönü doğrudur.

## Beş soruluk test

1. **Adımları bir sayfaya yazabiliyor musunuz?** Yazabiliyorsanız iş akışı kurun.
2. **Girdi ne kadar değişken?** Her gelen talep aynı alanları içeriyorsa ajana gerek yoktur.
3. **Hata geri alınabilir mi?** Yanlış bir iç not silinir. Yanlış fiyatla giden e-posta geri alınmaz.
4. **Hatayı kim, ne zaman fark eder?** Cevap “müşteri” ise araya insan onayı koyun.
5. **İş ayda kaç kez yapılıyor?** Ayda beş kez yapılan iş için ikisini de kurmayın; kayıtlı, iyi bir prompt yeter.

> **Kaba kural:** Adımları yazabiliyorsanız iş akışı kurun. Yazamıyorsanız işi on kez elle yapın ve her seferinde ne yaptığınızı not edin. Notlar birbirine benziyorsa iş akışınız hazırdır. Benzemiyorsa iş, ajana adaydır.

## Satıştan dört iş

- **Yeni talebe ilk yanıt:** iş akışı. Hız ve kesinlik gerekir. Kurulumu [iki dakikada dönüş](/tr/blog/iki-dakikada-donus) yazısında.
- **Teklif takibi:** iş akışı. Günler ve metinler bellidir. Bkz. [teklif takibi](/tr/blog/teklif-takibi).
- **Toplantı öncesi firma araştırması:** sınırları çizilmiş ajan. Her firmanın bilgisi başka yerdedir. Promptu [toplantı hazırlığı](/tr/blog/toplanti-hazirligi) yazısında.
- **Serbest metinle gelen teknik soru:** karma yapı. Model soruyu sınıflandırır, bilinen soruya hazır yanıt gider, kalanı insana düşer.

## Karma yapı: akışın içinde tek ajan adımı

KOBİ’lerde çoğu işe uyan yapı budur: dışı sabit, içinde tek bir serbest adım. Örnek olarak e-postayla gelen bir teklif talebini alalım.

1. E-posta gelir, kod kaydı açar.
2. Model ürünü, adedi ve teslim yerini çıkarır.
3. Kod eksik alan var mı diye bakar. Varsa eksik bilgiyi soran bir taslak hazırlar.
4. Ajan firmayı araştırır ve yarım sayfalık özet yazar.
5. Kod özeti CRM’e ekler ve satışçıya görev açar.
6. Satışçı okur, düzeltir, gönderir.

Serbestlik yalnızca dördüncü adımdadır ve sınırları yazılıdır. Aşağıdaki dosya belli bir ürünün biçimi değildir; konuşulması gereken başlıkları gösteren bir örnektir:

```yaml
ajan: firma-arastirmasi
hedef: Firmanın ürünlerini, pazarlarını ve iki satış fırsatını özetle
araclar:
  - web_arama      # yalnızca okur
  - crm_oku        # yalnızca okur
yasak:
  - e_posta_gonder
  - crm_yaz
sinirlar:
  arac_cagrisi: 6
  sure_saniye: 90
  maliyet_usd: 0.20
kaynak_baglantisi: zorunlu
basarisiz_olursa: gorevi_ozetsiz_ac
```

Son satıra dikkat edin. Ajan takılırsa iş durmaz, görev özetsiz açılır. Satışçı araştırmayı eskisi gibi kendi yapar.

## Ajana yetki verirken

- **Önce okuma yetkisi verin.** Yazma yetkisini, dört hafta boyunca kayıtları okuduktan sonra tek tek açın.
- **Dışarı giden her mesajı insan onaylasın.** Fiyat, vade ve teslim tarihi içeren metinlerde bu kural kalıcı olsun.
- **Okuduğu metne güvenmeyin.** Bir web sayfasına ya da e-postaya gizlenmiş talimat ajanı yoldan çıkarabilir. OWASP bu riski “prompt injection” adıyla [büyük dil modeli riskleri listesinin](https://genai.owasp.org/llm-top-10/) başına koyar. En sağlam önlem, ajanın elinde zarar verecek araç bulunmamasıdır.
- **Her adımı kaydedin.** Haftada 20 kaydı baştan sona okuyun. Aynı yol sürekli tekrarlanıyorsa o parçayı sabit adıma çevirin.

Son madde yönü de gösterir: iyi izlenen bir ajan zamanla iş akışına dönüşür. Yolu öğrenir, yazıya döker, iş başına maliyeti düşürürsünüz.

## Pazartesi için

- [ ] Ekibin en çok tekrarladığı beş işi yazın
- [ ] Her birini beş soruluk testten geçirin
- [ ] “İş akışı” çıkanlardan en sık yapılanı seçin
- [ ] Adımlarını bir sayfaya yazın ve modelin gerçekten gerekli olduğu adımları işaretleyin
- [ ] Size “ajan” satan tedarikçiye o sayfayı gösterip hangi adıma modelin karar vereceğini sorun

Tedarikçi bu soruya hemen cevap veremiyorsa tasarım henüz bitmemiştir. Kendiniz denemek isterseniz [n8n ile ilk otomasyon](/tr/blog/n8n-ile-ilk-otomasyon) yazısındaki akış iyi bir başlangıçtır.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'ihracatta-distributor-bulma',
	'published',
	'İhracatta distribütör bulma: veriden pilot pazara',
	'İthalat verisiyle ülke seçin, distribütör adaylarını üç kademeye ayırın, aramadan önce doğrulayın ve sonucu tek bir pilot pazarda 90 gün deneyin.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Veri Analizi',
	array['ihracat', 'distribütör bulma', 'pazar araştırması', 'B2B satış'],
	5,
	'/images/blog/distributors.svg',
	'Bir üreticiden ülkelere uzanan çizgiler ve üç kademeye ayrılmış distribütör adaylarını gösteren çizim',
	'İhracatta distribütör bulma: veriyle 6 adım',
	'Yurt dışında distribütör bulmak için altı adım: ithalat verisiyle ülke seçimi, aday listesi, üç kademe, doğrulama, ilk mesaj ve 90 günlük pilot pazar.',
	array['distribütör bulma', 'ihracat pazar araştırması', 'HS kodu', 'pilot pazar', 'yurt dışı bayi'],
	null,
	'2026-06-09T09:00:00+03:00',
	'2026-06-09T09:00:00+03:00',
	$post$
Yanlış distribütörle başlamak pahalıdır. Numune gider, fiyat listesi gider. Bir yıl sonra elinizde iki küçük sipariş ve münhasırlık isteyen bir sözleşme taslağı kalır. Sorunun kaynağı genellikle listedir: adayı siz seçmemişsinizdir, o sizi fuarda bulmuştur.

Aşağıdaki altı adımda seçimi siz yaparsınız: önce ülke, sonra liste, en sonda tek pazarda deneme.

## 1. Ülkeyi ithalat verisiyle seçin

GTİP’in ilk altı hanesi, bütün dünyada ortak kullanılan Armonize Sistem (HS) kodudur. Bu altı haneyle [Trade Map](https://www.trademap.org/) veya [UN Comtrade](https://comtradeplus.un.org/) üzerinde hangi ülkenin ürün grubunuzu kimden, ne kadar aldığını görürsünüz. Her aday ülke için dört sayı yazın:

- Son beş yılın ithalat tutarı ve yönü
- Türkiye’nin bu ithalattaki payı
- En büyük üç tedarikçi ülkenin toplam payı
- Türk menşeli ürüne uygulanan gümrük vergisi ([Market Access Map](https://www.macmap.org/))

> **Kaba kural:** İthalat büyüyor ve Türkiye’nin orada şimdiden bir payı varsa pazar Türk malını tanıyor demektir. Pay sıfıra yakınsa ülkeyi listeye almadan önce nedenini bulun: belge şartı ya da navlun sizi baştan eleyebilir.

Altı haneli kod geniş bir ürün grubunu kapsar. Sizin alt ürününüzün payını göstermez; onu görüşmelerde öğrenirsiniz.

## 2. Uzun listeyi çıkarın

Seçtiğiniz ülke için 80 ila 150 firmalık bir liste yeter. Kaynaklar:

- Tamamlayıcı markaların “nerede satılır” sayfaları
- O ülkedeki sektör fuarlarının katılımcı listeleri
- Meslek birliklerinin üye rehberleri
- Ticaret Bakanlığı’nın o ülkedeki ticaret müşavirliği

En verimli kaynak ilkidir. Tamamlayıcı marka, sizinle aynı müşteriye giden ama size rakip olmayan markadır. Onu taşıyan firma müşterinizi zaten tanır.

Yapay zekâya burada okuma işini verin: siteleri gezsin, alanları doldursun. Kuralı baştan yazın. Her kaydın kaynak bağlantısı olur. Bulunamayan bilgi `null` kalır, tahminle doldurulmaz. Örnek kayıt:

```json
{
  "firma": "Örnek Sp. z o.o.",
  "ulke": "Polonya",
  "web": "https://example.com",
  "tasidigi_markalar": ["Marka A", "Marka B"],
  "musteri_tipi": "endüstriyel bakım",
  "depo": true,
  "teknik_ekip": null,
  "kaynak": "https://example.com/brands",
  "kontrol_tarihi": "2026-06-01"
}
```

Listeye kişi adı ve e-posta ekliyorsanız kişisel veri işliyorsunuz demektir. Türkiye tarafındaki kuralları [KVKK ve satış otomasyonu](/tr/blog/kvkk-ve-satis-otomasyonu) yazısında topladık. Hedef ülkenin kurallarına ayrıca bakın.

## 3. Üç kademeye ayırın

| Kademe | Kim girer | İlk temas | Haftalık tempo |
|---|---|---|---|
| 1 | Tamamlayıcı marka taşıyor, deposu ve teknik ekibi var | Satış müdürü telefonla arar, ardından e-posta yazar | 5 firma |
| 2 | Ürün grubu yakın, depo ya da teknik ekip eksik | Firmaya özel e-posta, yanıt gelirse telefon | 15 firma |
| 3 | Sektör doğru, bilgi eksik ya da ölçek küçük | Kısa bir tanıtım dizisi | 40 firma |

Örnek: 120 firmalık bir listede 18 firma birinci, 42 firma ikinci, 60 firma üçüncü kademeye düşsün. Bu tempoyla birinci kademe dört haftada, ikincisi üç haftada, üçüncüsü iki haftada biter. Kademeleri aynı anda yürütürseniz ilk tur bir ay sürer.

Ölçütleri puana çevirmek isterseniz [ideal müşteri profili](/tr/blog/ideal-musteri-profili) yazısındaki tablo burada da işe yarar.

## 4. Aramadan önce doğrulayın

Birinci kademedeki her firma için bu listeyi doldurun. İkinci kademede yanıt gelmesini bekleyin.

- [ ] Ticaret sicilindeki kaydı faal, unvanı web sitesindekiyle aynı
- [ ] AB’deyse KDV numarası [VIES](https://ec.europa.eu/taxation_customs/vies/) sorgusunda geçerli
- [ ] Adres haritada bir depo ya da ofis gösteriyor
- [ ] E-posta alan adı, firmanın sitesiyle aynı
- [ ] Taşıdığını söylediği markalardan en az biri onu kendi sitesinde bayi olarak gösteriyor
- [ ] Son 12 ayda fuar katılımı, haber ya da iş ilanı var
- [ ] Karar verecek kişinin adı ve görevi belli

Firma başına 20 dakika ayırın. Örnekteki 18 firma için bu, altı saat eder. Boşa yapılan tek bir yurt dışı ziyaretinden ucuzdur.

## 5. İlk mesajda onun müşterisini konuşun

Distribütör yeni bir katalog aramaz. Mevcut müşterisine satacağı bir ürün daha arar. Mesajı buradan kurun ve ek dosya göndermeyin:

> **Subject:** [Brand they carry] customers in [country]
>
> Hello [Name],
>
> You supply [brand] to [customer type]. The same buyers use our [product]. We are looking for one partner in [country] for a three-month trial.
>
> Could we talk for 20 minutes on Tuesday or Thursday? I will bring prices and two reference applications.
>
> [Name, company, phone]

Referans uygulama sözü veriyorsanız dosyası elinizde olsun. İlk görüşmede sorulacaktır.

## 6. Tek pazarda pilot yapın

Aynı anda üç ülkeye açılmayın. Tek ülkede 90 gün çalışın ve bitiş ölçülerini başlamadan yazın. Örnek eşikler:

1. Birinci kademeden en az 8 görüşme
2. En az 3 numune ya da teknik deneme
3. En az 2 deneme siparişi
4. Bu siparişlerin ödemesi vadesinde gelmiş

İlk iki eşik tutmuyorsa liste ya da mesaj yanlıştır. Üçüncüsü tutmuyorsa fiyatı, teslim süresini ve belge gereklerini inceleyin. Dördüncüsü tutmuyorsa ülkeyi değil, o adayı değiştirin. Eşikler tuttuğunda aynı yöntemi ikinci ülkeye taşıyın.

Pilot bitmeden münhasırlık vermeyin. Verecekseniz süreyi, bölgeyi ve asgari alımı aynı maddede yazın. Distribütörün fesihteki hakları ülkeden ülkeye değişir; sözleşmeyi o ülkenin hukukunu bilen bir avukata okutun. Bu yazı hukuki tavsiye değildir.

## Pazartesi için

Ürününüzün altı haneli HS kodunu bulun. Beş ülke için dört sayıyı bir tabloya yazın. Bir ülke seçin ve tamamlayıcı üç markanın bayi sayfalarından ilk 30 satırı doldurun. Öğleden sonra birinci kademeye giren firmaları doğrulamaya başlarsınız.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'n8n-ile-ilk-otomasyon',
	'published',
	'n8n ile ilk otomasyon: web formundan CRM’e',
	'Web formundan gelen talebi n8n ile doğrulayıp CRM’e yazın, satışçıya haber verin. Düğümler, JSON örnekleri, hata akışı ve yayına alma listesi.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Satış Otomasyonu',
	array['n8n', 'CRM', 'web formu'],
	5,
	'/images/blog/workflow.svg',
	'Formdan başlayan düğümlerin sırayla kayıt tablosuna, kontrole, CRM’e ve bildirime bağlandığı, altta ayrı bir hata kolunun uzandığı çizgi diyagram',
	'n8n ile ilk otomasyon: web formundan CRM’e',
	'n8n ile web formunu CRM’e bağlayın: Webhook düğümü, veri temizliği, mükerrer kontrolü, JSON örnekleri, yeniden deneme ve hata akışı. Adım adım kurulum.',
	array['n8n', 'n8n webhook', 'web formu CRM entegrasyonu', 'n8n hata yönetimi'],
	null,
	'2026-06-23T09:00:00+03:00',
	'2026-06-23T09:00:00+03:00',
	$post$
İlk otomasyon için en iyi aday, web sitenizdeki iletişim formudur. Her gün kullanılır, sonucu hemen görülür ve adımları bellidir. Bugün büyük olasılıkla form bir e-posta kutusuna düşüyor, biri onu CRM’e elle yazıyor. Yazmadığı gün talep kayboluyor.

Bu yazıda aynı yolu n8n ile kuruyoruz. n8n, düğümleri birbirine bağlayarak iş akışı kurduğunuz bir araçtır. Bulut sürümünü kullanabilir veya kendi sunucunuza kurabilirsiniz. Programcı olmanız gerekmez, adımları sırayla düşünmeniz yeter.

## Akışın haritası

1. **Webhook:** Form verisini alır.
2. **Ham kayıt:** Gelen veriyi hiç dokunmadan bir tabloya yazar.
3. **Edit Fields:** Alanları temizler ve adlandırır.
4. **If:** Zorunlu alanları kontrol eder.
5. **CRM’de ara:** Aynı e-posta kayıtlı mı, bakar.
6. **CRM’e yaz:** Varsa günceller, yoksa oluşturur.
7. **Bildirim:** Satışçıya özet gönderir, ham kaydı `islendi` durumuna alır.

İkinci adımı atlamayın. CRM çökse, alan adı değişse, siz akışı yanlış düzenleseniz bile talep o tabloda durur. Bedeli bir düğümdür.

## 1. Webhook’u açın

Yeni bir akışta [Webhook düğümünü](https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.webhook/) ekleyin, yöntemi POST seçin. Düğüm iki adres verir. Test adresi yalnızca editörde dinlerken çalışır, üretim adresi akış yayındayken çalışır. İlk kurulumların klasik hatası, forma test adresini yazıp unutmaktır.

İki ayar daha yapın:

- **Authentication:** Header Auth seçin. Anahtarı tarayıcıya koymayın, çünkü sayfa kaynağında görünür. Formu kendi sunucunuz alsın, n8n’e başlığı ekleyerek o iletsin.
- **Respond:** Immediately seçin. Ziyaretçi CRM’in cevabını beklemesin.

Formun gönderdiği veri şöyle olsun:

```json
{
  "ad": " Örnek Kişi ",
  "eposta": "Ornek.Kisi@Firma.example ",
  "firma": "Örnek Makina",
  "mesaj": "CNC için yıllık bakım teklifi istiyoruz.",
  "sayfa": "/tr/hizmetlerimiz",
  "gonderim_id": "f-20260623-0001"
}
```

`gonderim_id` değerini form üretir. Ziyaretçi düğmeye iki kez basarsa aynı değer iki kez gelir, ikincisini elersiniz. n8n bu veriyi `body` altında verir, ifadeler `$json.body` ile başlar.

## 2. Ham kaydı yazın, sonra temizleyin

Tabloda aynı `gonderim_id` varsa akış burada biter. Yoksa ham kaydı bir veritabanı tablosuna veya çalışma sayfasına ekleyin: alınma zamanı, `gonderim_id`, verinin tamamı, durum. Durum `yeni` olarak başlar, akışın sonunda `islendi` olur.

Edit Fields düğümü kendisinden önceki düğümün çıktısını görür. Bu yüzden veriyi webhook’tan adıyla çağırın:

```text
ad      {{ $('Webhook').item.json.body.ad?.trim() }}
eposta  {{ $('Webhook').item.json.body.eposta?.trim().toLowerCase() }}
firma   {{ $('Webhook').item.json.body.firma?.trim() }}
mesaj   {{ $('Webhook').item.json.body.mesaj }}
kaynak  web-formu
```

Alan adlarını baştan sabitleyin. Bir yıl sonra reklam formu, fuar formu ve WhatsApp aynı adlarla bu akışa bağlanabilsin.

## 3. Kontrol edin

If düğümünde e-postanın boş olmadığını ve `@` içerdiğini kontrol edin. Koşulu geçemeyen kayıt silinmez, tabloda `kontrol` durumuna alınır ve günde bir kez biri bakar. Gerçek müşteriler de e-posta adresini yanlış yazar.

## 4. Önce arayın, sonra yazın

Doğrudan “kayıt oluştur” demek mükerrer üretir. CRM’de e-postayla arama yapın. Kayıt varsa yeni talebi o kişiye ekleyin, yoksa oluşturun. Bazı CRM düğümlerinde ikisini birleştiren “create or update” işlemi bulunur. CRM’inizin hazır düğümü yoksa HTTP Request düğümü iş görür. Gövde örneği, alan adları CRM’inize göre değişir:

```json
{
  "kisi": { "ad": "Örnek Kişi", "eposta": "ornek.kisi@firma.example" },
  "firma": { "ad": "Örnek Makina" },
  "talep": {
    "metin": "CNC için yıllık bakım teklifi istiyoruz.",
    "kaynak": "web-formu",
    "dis_kimlik": "f-20260623-0001"
  },
  "sorumlu": "satis-nobetci"
}
```

Kayıtlarınız zaten dağınıksa önce [CRM veri temizliği](/tr/blog/crm-veri-temizligi) yazısına bakın. Otomasyon dağınıklığı gidermez, çoğaltır.

## 5. Hata yönetimi

Bir akışın iyi kurulduğu, hata verdiği gün anlaşılır. Hatalar üç türdür ve her birinin ayrı bir cevabı vardır:

| Hata | Örnek | Cevap |
|---|---|---|
| Geçici | CRM 503 verdi, zaman aşımı | Düğüm ayarlarında Retry On Fail: 3 deneme, aralarında bekleme. Düzelmezse hata akışı |
| Veri | E-posta boş, alan çok uzun | If ile ayır, `kontrol` durumuna al |
| Kalıcı | Anahtar geçersiz, alan silinmiş | Akışı durdur, hata akışını tetikle, insana haber ver |

Kalıcı hatalar için ayrı bir akış açın ve ilk düğüm olarak [Error Trigger](https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.errortrigger/) ekleyin. Ana akışın ayarlarında “Error workflow” alanından bu akışı seçin. Bildirim metni:

```text
Akış: {{ $json.workflow.name }}
Duran düğüm: {{ $json.execution.lastNodeExecuted }}
Hata: {{ $json.execution.error.message }}
Kayıt: {{ $json.execution.url }}
```

Error Trigger elle çalıştırmada tetiklenmez. Denemek için ana akışı yayına alın, CRM adresini bilerek bozun ve formu gerçekten gönderin. Bildirim gelmiyorsa hata yönetiminiz yoktur.

Yeniden denemenin bir koşulu var: aynı isteğin iki kez gitmesi ikinci kayıt üretmemeli. `dis_kimlik` alanı bunun içindir, CRM’de benzersiz olarak tanımlayın.

> Kural: Hata mesajı e-posta kutusuna değil, birinin gün içinde baktığı kanala gider. Mesajda ne olduğu, hangi talebin beklediği ve kimin bakacağı yazar.

## 6. Sessiz hatayı yakalayın

En tehlikeli durum, hiç hata vermeyen ama çalışmayan akıştır. Form eklentisi güncellenir, adres silinir, kimse fark etmez. Her sabah çalışan ikinci bir akış kurun: ham tabloda on beş dakikadan uzun süredir `yeni` durumunda bekleyen kayıt varsa haber versin. Normalde her gün talep alıyorsanız, 24 saattir kayıt gelmemesi de uyarı sebebidir.

## Yayına almadan önce

- [ ] Formda üretim adresi yazılı
- [ ] Akış yayında (yeni sürümlerde Publish, eskilerde Active)
- [ ] Aynı formu iki kez göndermek tek kayıt üretiyor
- [ ] CRM kapalıyken gönderilen talep ham tabloda duruyor
- [ ] Hata bildirimi gerçek bir hatayla denendi
- [ ] Anahtarlar n8n’in Credentials bölümünde, düğüm içinde değil
- [ ] Eski çalışma kayıtlarının saklama süresi ayarlandı, içlerinde kişisel veri var
- [ ] Aydınlatma metni formun yanında

Bu akış oturduğunda sıradaki adım hızdır: [yeni talebe iki dakikada dönüş](/tr/blog/iki-dakikada-donus). Hangi adımın sabit kalacağına, hangisinde yapay zekâ kullanılacağına karar verirken [ajan mı, iş akışı mı](/tr/blog/ajan-mi-is-akisi-mi) yazısı yardımcı olur.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'teklif-takibi',
	'published',
	'Teklif takibini otomatikleştirmek: üç adımlı bir dizi',
	'Gönderdiğiniz teklif sessizliğe gömülmesin. Üç adımlı takip dizisi, kopyalanabilir e-posta şablonları, durdurma kuralları ve CRM’de gereken alanlar.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Satış Otomasyonu',
	array['teklif takibi', 'e-posta şablonu', 'CRM'],
	5,
	'/images/blog/follow-up.svg',
	'Bir teklif belgesinden çıkan zaman çizgisinde üç zarf, aralarında durdurma işareti ve sonda iki ayrı sonuca açılan yol',
	'Teklif takibi otomasyonu: üç adımlı dizi',
	'B2B tekliflerinizi üç adımda takip edin: hangi gün ne yazılır, dizi ne zaman durur, CRM’de hangi alanlar gerekir. Hazır e-posta şablonları ve örnek hesap.',
	array['teklif takibi', 'teklif takip e-postası', 'satış otomasyonu', 'CRM takip'],
	'b52b0b6b-5203-56f0-ac46-f9b811749fe5',
	'2026-07-07T09:00:00+03:00',
	'2026-07-07T09:00:00+03:00',
	$post$
Teklif gitti, müşteri sustu. Satışçı iki gün sonra yazmayı düşündü, araya başka iş girdi. Üç hafta sonra “Teklifimizi değerlendirebildiniz mi?” diye sordu. Bu arada rakip iki kez aradı.

Takip, isteğe bağlı bırakıldığında yoğun haftalarda yapılmaz. Oysa en çok teklif de o haftalarda çıkar. Takibi satışçının hafızasından çıkarın: teklif gönderildiği anda sonraki üç temasın tarihi ve metni belli olsun.

## Takip teklif gönderilmeden başlar

Teklifi göndermeden önce müşteriye tek soru sorun: “Teklifi ne zaman değerlendireceksiniz, kararda kimler var?” Aldığınız tarih takvimin temelidir. Müşteri “ayın 20’sindeki yönetim toplantısında karar vereceğiz” dediyse 12’sinde hatırlatma göndermenin anlamı yoktur.

CRM’de her teklif için beş alan yeter:

- `teklif_tarihi` ve `gecerlilik_tarihi`
- `karar_tarihi` (müşterinin söylediği)
- `karar_verenler`
- `durum`: açık, kazanıldı, kaybedildi, ertelendi
- `sonraki_adim_tarihi` (boş bırakılamaz)

Son alan bütün düzenin anahtarıdır. Sonraki adımı olmayan açık teklif, unutulmuş tekliftir.

## Üç adımlık takvim

Müşteri tarih vermediyse aşağıdaki takvimle başlayın. Günler iş günüdür ve bir öneridir. Satış döngünüz uzunsa aralıkları açın.

| Adım | Gün | Amaç | Kanal | Kim gönderir |
|---|---|---|---|---|
| 1 | 2 | Ulaştı mı, eksik var mı? | E-posta | Sistem, satışçının adresinden |
| 2 | 6 | Yeni bir bilgi vermek | E-posta, ardından telefon | Sistem taslağı hazırlar, satışçı gönderir |
| 3 | 12 | Evet, hayır veya tarih almak | E-posta | Sistem, satışçının adresinden |

![2., 6. ve 12. günde birer zarf bulunan zaman çizgisi, ikincisinden bir telefon ayrılıyor](/images/blog/in-text/follow-up-days.svg)

Mesajlar aynı yazışmanın altında ilerler. Yeni konu başlığı açmayın, müşteri teklifi aramak zorunda kalmasın.

## Şablonlar

Süslü parantez içindeki alanlar CRM’den gelir.

### 1. adım: ulaştı mı?

> Konu: {teklif konusu}, {teklif no}
>
> Merhaba {ad} {Hanım/Bey},
>
> {tarih} tarihinde gönderdiğimiz teklif size sorunsuz ulaştı mı? Ekteki teknik föy güncel sürümdür.
>
> Teklifte en çok {kritik kalem} hakkında soru alıyoruz. Sizde de netleşmesi gereken bir nokta varsa buradan yazmanız yeterli.
>
> {satışçı adı}, {telefon}

### 2. adım: yeni bilgi

“Hatırlatmak istedim” bir bilgi değildir. İkinci mesajın varlık sebebi, ilkinde olmayan bir şey taşımasıdır: teslim planı, montaj çizimi, benzer kullanım için hesap, alternatif bir kalem.

> Merhaba {ad} {Hanım/Bey},
>
> Görüşmemizde {müşterinin endişesi} konusunu sormuştunuz. Bunun için ekteki tek sayfalık {belge adı} dosyasını hazırladık. İkinci bölüm doğrudan sizin {kullanım alanı} uygulamanıza göre.
>
> Perşembe 10.30 veya 14.00’te on dakikalık bir görüşme uygun olur mu? Uygunsa saati yazmanız yeterli, daveti ben gönderirim.
>
> {satışçı adı}

### 3. adım: karar isteyin

> Merhaba {ad} {Hanım/Bey},
>
> Teklifimizin geçerliliği {geçerlilik tarihi} günü doluyor. Planlamamızı doğru yapabilmek için durumu sormak istiyorum. Tek rakamla yanıtlayabilirsiniz:
>
> 1. İlerliyoruz, sonraki adımı konuşalım.
> 2. Karar ertelendi, {ay} ayında tekrar yazın.
> 3. Başka bir çözüm seçtik.
>
> Üç yanıt da bizim için faydalı. Üçüncüsüyse nedenini bir cümleyle yazarsanız seviniriz.
>
> {satışçı adı}

Üçüncü mesajda sahte aciliyet kurmayın. Geçerlilik tarihi gerçekten doluyorsa yazın, dolmuyorsa o cümleyi çıkarın.

## Dizi ne zaman durur

Kötü bir takip dizisi, takip etmemekten daha çok zarar verir. Cevap vermiş müşteriye otomatik hatırlatma gitmesi güveni bozar. Şu olaylardan biri diziyi hemen durdurmalı:

1. Müşteri herhangi bir kanaldan yanıt verdi.
2. Satışçı görüşme kaydı girdi veya toplantı planladı.
3. Teklif revize edildi. Yeni tarihle yeni dizi başlar.
4. Durum “açık” olmaktan çıktı.
5. Müşteri bir daha yazılmamasını istedi. Bu ret bütün gönderimler için geçerlidir.

“Ofis dışındayım” yanıtı ayrı ele alınır: diziyi kapatmaz, yazılan dönüş tarihine erteler.

Mantığın çekirdeği birkaç satırdır. Örnek:

```javascript
function siradakiAdim(teklif, bugun) {
  if (teklif.durum !== "acik") return null;
  if (teklif.ret || teklif.sonYanit > teklif.teklifTarihi) return null;
  if (teklif.ertelemeTarihi > bugun) return null;

  // İlk adım teklif tarihinden, sonrakiler bir önceki adımdan sayılır
  const gecen = isGunuFarki(teklif.sonAdimTarihi ?? teklif.teklifTarihi, bugun);
  const adim = [
    { no: 1, bekle: 2 },
    { no: 2, bekle: 4 },
    { no: 3, bekle: 6 },
  ].find((a) => a.no === teklif.sonAdim + 1);

  return adim && gecen >= adim.bekle ? adim.no : null;
}
```

Fonksiyonu günde bir kez çalıştırın. Her seferinde tek adım döndürür ve süreyi son gönderilen adımdan sayar. Sistem bir hafta kapalı kalırsa gecikmiş adımlar arka arkaya gitmez; ikinci adım, birincisinden yine en az dört iş günü sonra gider.

## Yapay zekâ nerede işe yarar

İlk ve üçüncü adımda şablon yeter. İkinci adımda model, görüşme notundan müşterinin asıl endişesini çıkarıp taslağın ilk cümlesini yazabilir. Taslağı satışçı okur ve gönderir. Belirlediğiniz tutarın üstündeki tekliflerde üç adımın hiçbiri insansız gitmesin. Bu ayrımı [ajan mı, iş akışı mı](/tr/blog/ajan-mi-is-akisi-mi) yazısında tartıştık.

Takip mesajı kampanya duyurusuna dönüşürse ticari ileti kuralları yeniden gündeme gelir. Ayrıntı [KVKK ve satış otomasyonu](/tr/blog/kvkk-ve-satis-otomasyonu) yazısında.

## Örnek hesap

Ayda 40 teklif veren bir firma düşünün. Her teklif için üç temas, 120 mesaj eder. Bir mesajın hazırlığı elle 8 dakika sürüyorsa ayda 16 saat gider. Dizi kurulduktan sonra yalnızca ikinci adım 4 dakikalık onay istesin: 40 × 4 dakika, 3 saatten az. Rakamlar örnektir, kendi sürenizi bir hafta ölçüp yerine koyun. Hesabın bütününü [otomasyonun getirisi](/tr/blog/otomasyonun-getirisi) yazısında gösterdik.

> Kural: Bir teklif ya kazanılır ya kaybedilir ya da tarihi bellidir. Dördüncü bir hâli yoktur.

### Pazartesi yapılacaklar

- [ ] Açık tekliflerin listesini çıkarın, sonraki adımı boş olanları işaretleyin
- [ ] Her birine bugün bir tarih yazın veya kapatın
- [ ] Üç şablonu kendi dilinize uyarlayın
- [ ] Durdurma kurallarını kurun ve kendi adresinizle deneyin
- [ ] Diziyi önce tek satışçının teklifleriyle iki hafta çalıştırın
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'google-ads-prompt-kutuphanesi',
	'published',
	'Google Ads için prompt kütüphanesi nasıl kurulur',
	'Google Ads’te her hafta aynı işi yeniden tarif etmeyin. Prompt kartının yapısı, üç hazır prompt, karakter denetimi ve sürüm takibiyle bir kütüphane.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Pazarlama Otomasyonu',
	array['Google Ads', 'prompt kütüphanesi', 'reklam metni'],
	5,
	'/images/blog/prompt-library.svg',
	'Raflara dizilmiş prompt kartlarından birinin çekilip reklam taslağına ve denetim kutusuna bağlandığı çizgi diyagram',
	'Google Ads prompt kütüphanesi nasıl kurulur',
	'Google Ads için prompt kütüphanesi kurun: prompt kartı şablonu, başlık, arama terimi ve açılış sayfası promptları, karakter denetimi, sürüm ve test düzeni.',
	array['Google Ads prompt', 'prompt kütüphanesi', 'reklam metni yapay zekâ', 'negatif anahtar kelime'],
	null,
	'2026-07-21T09:00:00+03:00',
	'2026-07-21T09:00:00+03:00',
	$post$
Reklam hesabınıza bakan kişi yapay zekâyı büyük olasılıkla kullanıyor. Her seferinde boş bir pencere açıyor, firmayı baştan anlatıyor, çıkan on başlığın üçünü alıyor. Ertesi hafta aynı işi biraz farklı bir cümleyle tekrarlıyor. Hangi tarifin işe yaradığı hiçbir yerde yazmıyor.

Prompt kütüphanesi bu tarifleri ortak ve sürümlü bir yere taşır. Kurulumu yarım gün sürer. Bir klasör, üç prompt ve bir denetim adımıyla başlayabilirsiniz.

## Firma bilgisini prompttan ayırın

En sık hata, firma bilgisini her promptun içine yazmaktır. Fiyat veya teslim süresi değiştiğinde on iki dosyada arama yaparsınız. Bilgiyi tek dosyada tutun, promptlar oradan alsın.

```text
google-ads/
├── firma.md              # ne satıyoruz, kanıtlanabilir iddialar, yasak sözler
├── promptlar/
│   ├── rsa-baslik.md
│   ├── arama-terimi.md
│   └── acilis-sayfasi.md
├── ornekler/             # iyi ve kötü çıktılar, nedeniyle
└── kayit.csv             # tarih, prompt, sürüm, kampanya, karar
```

`firma.md` içinde üç bölüm zorunludur: kanıtını gösterebildiğiniz iddialar, asla yazılmayacak ifadeler, müşterinin kendi kelimeleri. Son bölümü satış görüşmelerinden doldurun. Müşteri “entegre çözüm” aramaz, “lazer kesim fason” arar.

## Her promptun bir kartı olsun

Kart sayesinde prompt, yazan kişi izindeyken de kullanılabilir.

```yaml
ad: rsa-baslik
surum: 1.3
sahibi: pazarlama
ne_zaman: yeni reklam grubu açılırken
girdi: [anahtar_kelimeler, acilis_sayfasi_metni, firma.md]
cikti: 15 başlık, 4 açıklama, tablo
denetim: karakter sınırı, iddia kontrolü, tekrar kontrolü
son_degisiklik: "Fiyat içeren başlıklar ayrı grupta istendi"
```

## Prompt 1: Duyarlı arama ağı reklamı

Google Ads’te duyarlı arama ağı reklamına en az 3, en çok 15 başlık ve en az 2, en çok 4 açıklama girilir. Başlık sınırı 30, açıklama sınırı 90 karakterdir ([Google Ads yardım](https://support.google.com/google-ads/answer/7684791?hl=tr)). Başlıklar farklı sıralarla birleşebilir. Bu yüzden her biri tek başına anlamlı olmalıdır.

```prompt
Görev: Duyarlı arama ağı reklamı için 15 başlık ve 4 açıklama yaz.

Girdi
- Anahtar kelimeler: {{anahtar_kelimeler}}
- Açılış sayfası metni: {{acilis_sayfasi_metni}}
- Firma bilgisi: {{firma.md}}

Kurallar
1. Başlık en çok 30, açıklama en çok 90 karakter (boşluk dahil).
2. Yalnızca firma.md ve açılış sayfasında geçen iddiaları kullan.
3. Her başlık tek başına anlamlı olsun, bir öncekine yaslanmasın.
4. Dağılım: 5 ihtiyaç, 4 kanıt, 3 koşul (termin, adet, bölge), 3 çağrı.
5. "En iyi", "lider", "kaliteli" gibi kanıtsız sıfat kullanma.
6. Aynı kelimeyle başlayan en çok 2 başlık olsun.

Çıktı: tablo. Sütunlar: tür, metin, dayandığı cümle.
```

“Dayandığı cümle” sütunu küçük görünür ama en çok iş göreni odur. Boş kalan satırdaki iddiayı model uydurmuştur, silersiniz.

## Prompt 2: Arama terimlerini ayıklama

Arama terimleri raporunu dışa aktarın, kişisel bilgi içeren satırları silin, kalanını prompta verin.

```prompt
Görev: Aşağıdaki arama terimlerini sınıflandır.

Sınıflar
A: Satın alma niyeti, bizim ürünümüz
B: İlgili ama bilgi arıyor
C: İlgisiz (iş ilanı, ikinci el, eğitim, perakende, başka ürün)
D: Kararsızım

Kurallar
1. Firma bilgisine göre karar ver: {{firma.md}}
2. Dönüşüm getirmiş terimi asla C yapma, D yap.
3. C için negatif anahtar kelime ve eşleme türü öner, gerekçeyi 8 kelimeyle yaz.
4. Önerdiğin negatif, A sınıfındaki bir terimi engelliyorsa satıra "ÇAKIŞMA" yaz.

Çıktı: CSV. terim;sinif;negatif_oneri;esleme_turu;gerekce;cakisma

Terimler
{{arama_terimleri}}
```

Negatif anahtar kelimeler eş anlamlıları ve tekil, çoğul biçimleri kendiliğinden kapsamaz ([Google Ads yardım](https://support.google.com/google-ads/answer/2453972?hl=tr)). Türkçede “ilan”, “ilanı”, “ilanları” biçimlerini ayrı ayrı eklemeyi düşünün. Listeyi hesaba insan yükler.

## Prompt 3: Açılış sayfası uyumu

```prompt
Görev: Reklam ile açılış sayfasını karşılaştır.
Reklam metinleri: {{reklam}}
Sayfa metni: {{sayfa}}

Yanıtla
1. Reklamda verilip sayfada karşılığı olmayan sözler
2. Sayfadaki ilk ekranda anahtar kelimenin geçip geçmediği
3. Ziyaretçinin ilk 5 saniyede cevap bulamayacağı üç soru
Her madde için sayfadan alıntı yap. Alıntı yoksa "yok" yaz.
```

Çıkan listeye bakınca önce neyi düzelteceğiniz belli olur: reklamı mı, sayfayı mı. Formdan gelen talebin sonraki yolunu [iki dakikada dönüş](/tr/blog/iki-dakikada-donus) yazısında bulursunuz.

## Karakteri modele saydırmayın

Dil modelleri karakter saymakta yanılır. Sayımı koda bırakın. Aşağıdaki betik, `tur;metin` başlıklı bir CSV’deki taşan satırları gösterir:

```python
import csv

SINIR = {"baslik": 30, "aciklama": 90}

with open("taslak.csv", encoding="utf-8", newline="") as dosya:
    for satir in csv.DictReader(dosya, delimiter=";"):
        metin = satir["metin"].strip()
        fazla = len(metin) - SINIR[satir["tur"]]
        if fazla > 0:
            print(f"{fazla} karakter fazla: {metin}")
```

## Sürüm ve test

Bir promptu değiştirdiğinizde eskisini silmeyin. İki sürümü aynı girdiyle çalıştırın ve çıktıyı reklamdan önce masada karşılaştırın. Örnek bir kayıt:

| Sürüm | Değişiklik | Kullanılabilir başlık | Elenme nedeni |
|---|---|---|---|
| 1.1 | İlk hâli | 6 / 15 | Uzunluk, kanıtsız sıfat |
| 1.2 | “Dayandığı cümle” eklendi | 9 / 15 | Tekrar |
| 1.3 | Dağılım kuralı eklendi | 12 / 15 | Uzunluk |

Rakamlar örnektir. Sizin ölçünüz de bu kadar basit olabilir: On beş taslaktan kaçı insan elinden geçip yayına girdi? Reklamın kendi başarısını tıklamayla bitirmeyin, nitelikli talep ve teklif sayısına bağlayın.

> Kural: Aynı düzeltmeyi iki kez elle yaptıysanız üçüncüsünü prompta kural olarak yazın.

### Bu hafta

- [ ] `firma.md` dosyasını satış ekibiyle birlikte doldurun
- [ ] Üç promptu kopyalayıp kendi hesabınıza göre değiştirin
- [ ] Son 30 günün arama terimleriyle ikinci promptu deneyin
- [ ] Çıktıları `kayit.csv` dosyasına işlemeye başlayın

Hazır bir başlangıç isterseniz [ücretsiz içerikler](/tr/ucretsiz-icerikler) sayfamızda bir Google Ads prompt kütüphanesi var. Kimi hedefleyeceğiniz henüz net değilse önce [ideal müşteri profili](/tr/blog/ideal-musteri-profili) yazısıyla başlayın.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'kvkk-ve-satis-otomasyonu',
	'published',
	'KVKK, İYS ve ticari ileti: satış otomasyonunda kurallar',
	'B2B’de soğuk e-posta, takip mesajı ve veri toplama hangi kurala tabi? KVKK ile ticari ileti mevzuatının farkı ve otomasyona gömülecek kontroller.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Danışmanlık',
	array['KVKK', 'İYS', 'ticari ileti'],
	5,
	'/images/blog/privacy.svg',
	'Bir kişi kaydının iki kontrol kapısından geçip gönderim kutusuna ulaştığı, bir kolun ret listesinde durduğu çizgi diyagram',
	'KVKK, İYS ve satış otomasyonu: B2B rehberi',
	'B2B satış otomasyonunda KVKK, 6563 sayılı Kanun ve İYS: tacir istisnası, ret hakkı, aydınlatma metni, yurt dışına aktarım ve gönderim öncesi kontrol listesi.',
	array['KVKK satış otomasyonu', 'İYS tacir', 'ticari elektronik ileti', 'B2B e-posta onay'],
	null,
	'2026-08-04T09:00:00+03:00',
	'2026-08-04T09:00:00+03:00',
	$post$
> Bu yazı genel bilgi verir, hukuki tavsiye değildir. Kendi sürecinizi yayına almadan önce bir hukukçuya danışın ve mevzuatın güncel metnini okuyun.

Satış otomasyonunda iki ayrı mevzuat karşınıza çıkar ve sık sık karıştırılır. Biri kişisel veriyi, öteki gönderdiğiniz mesajı düzenler. Birinden geçmek, ötekinden de geçtiğiniz anlamına gelmez.

| Ölçüt | KVKK (6698 sayılı Kanun) | Ticari ileti (6563 sayılı Kanun) |
|---|---|---|
| Sorusu | Bu kişinin verisini işleyebilir miyim? | Bu mesajı gönderebilir miyim? |
| Konusu | Ad, iş e-postası, telefon, not, puan | Tanıtım amaçlı arama, SMS, e-posta |
| Dayanak | Açık rıza veya madde 5’teki diğer şartlar | Önceden onay veya istisna |
| Araç | Aydınlatma metni, envanter, silme | Onay kaydı, ret hakkı, İYS |
| Muhatap kurum | Kişisel Verileri Koruma Kurumu | Ticaret Bakanlığı |

Kanun metinleri: [6698 sayılı Kanun](https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=6698&MevzuatTur=1&MevzuatTertip=5) ve [6563 sayılı Kanun](https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=6563&MevzuatTur=1&MevzuatTertip=5).

## Tacire mesaj göndermek

Ticari elektronik ileti için kural, alıcının önceden onayıdır. 6563 sayılı Kanun’un 6. maddesi bir istisna tanır: esnafa ve tacire önceden onay almadan ticari ileti gönderilebilir. B2B e-postanın hukuki zemini çoğunlukla budur. İstisnanın sınırları vardır:

- **Ret hakkı sürer.** Alıcı istediği zaman, gerekçe göstermeden reddedebilir. Reddetmenin yolu her iletide yer alır, kolay ve ücretsizdir. Bildirim size ulaştıktan sonra en geç üç iş günü içinde gönderimi durdurursunuz.
- **Kim olduğunuz yazar.** İletide gönderen tanınabilmeli, ulaşılabilir bir iletişim bilgisi bulunmalıdır. Tacir gönderenler ticaret unvanını ve MERSİS numarasını da yazar.
- **Herkes tacir değildir.** Avukat ve hekim gibi serbest meslek sahipleri kural olarak bu istisnaya girmez. Bir çalışanın kişisel e-postasını da tacirin adresi gibi düşünmeyin.
- **Tebrik de ticari ileti olabilir.** Tanınırlığı artırmaya yönelik bayram kutlaması aynı kurallara tabidir.

Fatura, teslimat, tahsilat gibi devam eden ilişkiye dair bildirimler onay gerektirmez. İçine kampanya koyduğunuz anda nitelik değişir. Müşterinin istediği teklife dair yazışma da talebe verilen bir cevaptır, yeni bir ürün tanıtımına dönüşürse yeniden değerlendirin.

### İYS’nin yeri

İleti Yönetim Sistemi, onay ve ret kayıtlarının tutulduğu ulusal sistemdir. Arama, mesaj ve e-posta ayrı izin türleridir. Alıcılar bireysel ve tacir diye iki tipte kaydedilir. Onaya dayanan gönderimlerde İYS dışında aldığınız onayı üç iş günü içinde sisteme işlemeniz gerekir, işlenmeyen onay geçersiz sayılır. Tacir alıcıların kaydı ve gönderim öncesi ret sorgusu için güncel kılavuza [iys.org.tr](https://www.iys.org.tr) üzerinden bakın, uygulamayı hukukçunuzla netleştirin.

## KVKK tarafı: iş e-postası da kişisel veridir

`info@` adresi tek başına bir kişiyi göstermez, şahıs işletmesinde ise gösterebilir. `ad.soyad@` gösterir ve kişisel veridir. Karşınızdakinin tacir şirket olması, çalışanının verisini KVKK kapsamından çıkarmaz.

**Hukuki sebep.** Açık rıza tek yol değildir. Madde 5/2-f’deki meşru menfaat B2B’de tartışılan bir dayanaktır, ancak otomatik bir izin değildir. Menfaatinizi, kişinin makul beklentisini ve aldığınız önlemleri kısa bir denge testiyle yazıya dökün. Kişisel Verileri Koruma Kurulunun 2018/119 sayılı ilke kararı, rızaya veya madde 5/2’deki bir şarta dayanmadan yapılan reklam gönderimlerinin durdurulmasını ister.

**Aydınlatma.** Veriyi kişinin kendisinden almadıysanız ve onunla iletişim kurmak için kullanacaksanız en geç ilk iletişimde aydınlatırsınız. E-postanın altına eklenebilecek bir örnek:

> Bu iletiyi {unvan} gönderdi. İş iletişim bilginize {kaynak} üzerinden ulaştık ve size {konu} hakkında yazmak için işliyoruz. Aydınlatma metni: {bağlantı}. İstemiyorsanız bu e-postaya “ret” yazmanız veya {ret bağlantısı} adresine tıklamanız yeterli.

**Başvuru.** Kişi bilgi, düzeltme, silme isteyebilir. Cevap süresi en geç otuz gündür. Verinin hangi araçlara dağıldığını bilmiyorsanız bu süre yetmez.

**Otomatik puanlama.** Madde 11, verilerin münhasıran otomatik sistemlerle analiz edilmesi sonucu kişinin aleyhine çıkan sonuca itiraz hakkı verir. Puan, satışçının sırasını belirlesin. Kararı insan versin.

## Yapay zekâ aracı ve yurt dışına aktarım

Bulut CRM, e-posta aracı veya dil modeli veriyi Türkiye dışında tutuyorsa madde 9 devreye girer. Maddenin 2024’te değişen hâlinde yeterlilik kararı, uygun güvenceler ve arızi istisnalar var. Uygulamada sık kullanılan güvence, Kurulun ilan ettiği standart sözleşmedir. İmzadan sonra beş iş günü içinde Kuruma bildirilmesi gerekir.

Kurumun 5 Mart 2026’da yayımladığı “İş Yerlerinde Üretken Yapay Zekâ Araçlarının Kullanımı” rehberi, işverenin bilgisi dışında kullanılan araçların risklerini anlatıyor. Araç listenizi çıkarın ve ekibe yazılı olarak verin. Rehberler [kvkk.gov.tr](https://www.kvkk.gov.tr) adresinde.

## Kuralı makineye gömün

Kural kılavuzda kalırsa bir gün unutulur. Gönderim listesini üreten sorguya yazın. Örnek, tablo ve alan adları size göre değişir:

```sql
SELECT k.id, k.eposta
FROM kisiler k
LEFT JOIN ret_listesi r
  ON lower(r.adres COLLATE "C") = lower(k.eposta COLLATE "C")
 AND r.kanal = 'eposta'
LEFT JOIN iys_sorgusu i
  ON lower(i.adres COLLATE "C") = lower(k.eposta COLLATE "C")
 AND i.kanal = 'eposta'
WHERE r.adres IS NULL
  AND i.durum IS DISTINCT FROM 'RET'
  AND k.alici_tipi = 'tacir'
  AND k.veri_kaynagi IS NOT NULL
  AND k.hukuki_sebep IS NOT NULL
  AND k.saklama_sonu > current_date;
```

`iys_sorgusu`, gönderimden önce İYS’den aldığınız cevapların tablosudur; sorgu bu cevap tazeyken çalışsın. `COLLATE "C"` önemlidir: dil ayarı `tr_TR` olan bir veri tabanında `INFO@FIRMA.COM` küçülünce `ınfo@fırma.com` olur, ret kaydıyla eşleşmez ve reddeden kişiye yine ileti gider.

Ret listesi ayrı bir tablodur ve kişi silinse de orada yalnızca ret için gereken en az bilgi kalır. Yoksa aynı adres bir sonraki listeyle geri gelir. Yasal süre üç iş günü olsa da makine reddi anında işleyebilir, öyle kurun.

Mesaj yurt dışına gidiyorsa alıcının ülkesindeki kurallar da önem kazanır. Almanya’da soğuk e-posta kuralları daha katıdır, Almanca yazımızda [UWG ve DSGVO tarafını](/de/blog/vertriebsautomatisierung-dsgvo-uwg) anlattık. Teknik taraf için [teslim edilebilirlik](/tr/blog/soguk-e-posta-teslim-edilebilirlik) yazısına bakın.

## Yayına almadan önce

- [ ] Her kişi kaydında kaynak, tarih ve hukuki sebep alanı dolu
- [ ] Meşru menfaate dayanıyorsanız denge testi yazılı
- [ ] Serbest meslek sahipleri ve kişisel adresler listeden ayrılmış
- [ ] Her iletide unvan, MERSİS numarası, iletişim bilgisi ve ret yolu var
- [ ] Ret cevabı bütün araçlarda aynı gün işleniyor
- [ ] İYS’deki ret kayıtları gönderimden önce sorgulandı
- [ ] Yurt dışındaki araçlar için aktarım dayanağı belli
- [ ] VERBİS yükümlülüğünüz kontrol edildi
- [ ] Son hâlini bir hukukçu okudu
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'bot-mu-insan-mi',
	'published',
	'Bot mu, insan mı: web ve WhatsApp’ta iş bölümü',
	'Web sitesindeki ve WhatsApp’taki bot hangi soruyu cevaplamalı, konuşmayı ne zaman insana bırakmalı? Karar tablosu, devir kuralları ve mesaj şablonları.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Müşteri İletişimi',
	array['chatbot', 'WhatsApp', 'müşteri iletişimi'],
	4,
	'/images/blog/chat-handover.svg',
	'Bir sohbet akışının önce bota, belirli bir noktadan sonra notlarıyla birlikte bir insana geçtiği çizgi diyagram',
	'Bot mu, insan mı? Web ve WhatsApp’ta devir kuralları',
	'B2B firmalar için chatbot rehberi: bot hangi soruları cevaplar, insan ne zaman devralır, WhatsApp’ta 24 saat kuralı nedir, devir mesajı nasıl yazılır.',
	array['chatbot B2B', 'WhatsApp bot', 'canlı desteğe devir', 'müşteri iletişimi otomasyonu'],
	null,
	'2026-08-18T09:00:00+03:00',
	'2026-08-18T09:00:00+03:00',
	$post$
Bir bot kurmadan önce verilecek karar teknik değildir: Hangi konuşmayı ona emanet edersiniz? B2B’de tek bir konuşma yıllık bir sözleşmenin başlangıcı olabilir. Yanlış yerde ısrar eden bot o konuşmayı kapatır. Yalnızca mesai saatinde cevap veren bir ekip ise akşam gelen mesajı daha hızlı dönen rakibe kaptırır.

Çözüm iş bölümüdür. Bot hızlı ve tekrarlı olanı alır, insan para ve güven konuşulan yerde devreye girer. Sınırı yazıya dökmezseniz bot kendi sınırını kendi çizer.

## Karar tablosu

Gelen kutunuzdan son 100 mesajı alın ve her birini aşağıdaki üç sütundan birine koyun. Tablo başlangıç için bir öneridir, kendi mesajlarınıza göre değiştirin.

| Konu | Bot | Bot hazırlar, insan onaylar | İnsan |
|---|---|---|---|
| Çalışma saati, adres, katalog | ✓ | | |
| Stokta olan ürünün teknik bilgisi | ✓ | | |
| Sipariş ve kargo durumu (sistem bağlıysa) | ✓ | | |
| Teklif talebi, ihtiyaç bilgisi toplama | | ✓ | |
| Fiyat, iskonto, vade | | | ✓ |
| Şikâyet, hasar, iade | | | ✓ |
| Sözleşme, gizlilik, veri talepleri | | | ✓ |
| Büyük müşteri, mevcut fırsat | | | ✓ |

Tabloda tereddüt ettiğiniz her satırı bir sütun sağa yazın. Botun yetkisini sonradan genişletmek kolaydır. Botun verdiği yanlış fiyatı geri almak zordur.

## İnsanın devraldığı yedi durum

Devir kararı modelin takdirine bırakılmaz. Aşağıdaki durumlardan biri görüldüğünde konuşma insana geçer:

1. Müşteri insan istediğini söyler. İkinci kez sordurmayın.
2. Fiyat, iskonto, ödeme vadesi veya teslim taahhüdü sorulur.
3. Bot aynı konuşmada iki kez cevap bulamaz.
4. Mesajda şikâyet, hasar, avukat, iptal gibi kelimeler geçer.
5. Numara veya e-posta, CRM’deki açık bir fırsatla eşleşir.
6. Talep belirlediğiniz eşiği aşar. Örnek: 50 adet üstü veya yıllık sözleşme.
7. Müşteri fotoğraf, çizim veya şartname gönderir.

Beşinci madde en çok unutulanıdır. Üç haftadır teklif konuştuğunuz satın alma müdürünü “Size nasıl yardımcı olabilirim?” diye karşılayan bot, ekibinizi habersiz gösterir.

## Devir paketi

Devrin kötüsü, müşteriye her şeyi baştan anlattırır. Bot konuşmayı bırakırken satışçıya kısa bir paket vermelidir. Alanlar sabit olsun ki CRM’e doğrudan yazılabilsin:

```json
{
  "kanal": "whatsapp",
  "firma": "Örnek Makina Ltd. Şti.",
  "kisi": "satın alma sorumlusu",
  "konu": "yedek parça teklifi",
  "ozet": "Üç model için yıllık ihtiyaç soruyor, 50 adet üstü.",
  "sorulan_son_soru": "Yıllık anlaşmada vade kaç gün?",
  "devir_nedeni": "fiyat_ve_vade",
  "oncelik": "yuksek",
  "sorumlu": "bolge-marmara"
}
```

Özet en çok iki cümle olsun. Satışçı telefonu açmadan okuyabilmeli.

## Müşteriye ne söylenir

Bot, bot olduğunu ilk mesajda söyler. Bu hem dürüstlüktür hem beklentiyi ayarlar. Avrupa Birliği’ndeki kişilerle konuşan sistemlerde [AB Yapay Zekâ Tüzüğü](https://eur-lex.europa.eu/eli/reg/2024/1689/oj) madde 50 de, durum bağlamdan zaten anlaşılmıyorsa, kişinin bir yapay zekâ sistemiyle konuştuğunu bilmesini ister.

Karşılama için şablon:

> Merhaba, ben {firma} firmasının dijital asistanıyım. Ürün bilgisi, katalog ve sipariş durumunda hemen yardımcı olurum. Fiyat ve özel talepler için sizi ekibimize bağlarım. İstediğiniz an “yetkili” yazabilirsiniz.

Mesai içinde devir:

> Vade sorunuzu satış ekibimize ilettim, konuşmamızı da ekledim. {isim} size bu pencereden 15 dakika içinde yazacak.

Mesai dışında devir:

> Şu an ekibimiz çevrim dışı. Talebiniz sıraya alındı. {ilk iş günü} saat 09.30’a kadar {isim} size yazacak. Telefonla aranmak isterseniz uygun saati yazmanız yeterli.

Bu metinlerdeki süreler örnektir. Tutamayacağınız süreyi yazmayın. Süre dolarken talep hâlâ açıksa sistem önce satışçıyı, sonra yöneticiyi uyarsın. Mesai dışını da kapsayan bir ilk yanıt düzenini [iki dakikada dönüş](/tr/blog/iki-dakikada-donus) yazısında anlattık.

## WhatsApp’ın kendi kuralları

Web sohbetinde kuralı siz koyarsınız. WhatsApp Business Platform’da ise üç kural hazır gelir:

- **24 saat penceresi:** Müşteri yazdığında veya aradığında 24 saatlik bir pencere açılır, her yeni mesajda süre baştan başlar. Pencere kapandıktan sonra yalnızca önceden onaylanmış şablon mesaj gönderebilirsiniz. Ayrıntı [Meta’nın belgelerinde](https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages) yazıyor.
- **İzin:** Mesaj göndereceğiniz kişinin sizden mesaj almayı kabul etmiş olması gerekir. Tanıtım mesajlarının Türkiye’deki hukuki tarafı ayrıdır, [KVKK ve satış otomasyonu](/tr/blog/kvkk-ve-satis-otomasyonu) yazısına bakın.
- **İnsana çıkış:** Otomatik yanıt kullanıyorsanız müşteriye açık bir insan yolu göstermeniz beklenir: aynı pencerede temsilci, telefon veya e-posta.

Pencere kuralının pratik sonucu şudur: Cuma akşamı gelen mesaja pazartesi sabahı serbest metinle dönemezsiniz. Pencere cumartesi akşamı kapanmıştır. Botun cuma akşamı konuyu ve iletişim bilgisini alması bu yüzden önemlidir.

## Bilgi kaynağını dar tutun

Bot yalnızca onayladığınız belgelerden cevap versin: ürün sayfaları, teknik föyler, güncel sıkça sorulan sorular. Eski fiyat listesi klasörde durursa bir gün cevapta görünür. Her belgeye sahip ve son kontrol tarihi yazın. Kaynakta karşılığı olmayan soruda bot tahmin yürütmez, konuşmayı devreder.

## Haftada yarım saatlik bakım

- [ ] Devredilen konuşmalardan onunu okuyun: devir erken mi, geç mi olmuş?
- [ ] Botun cevaplayamadığı ilk beş soruyu kaynağa ekleyin
- [ ] Botun yanlış cevapladığı her konuyu tabloda bir sütun sağa alın
- [ ] Devirden ilk insan mesajına kadar geçen süreyi ölçün
- [ ] “Yetkili” yazıp cevap alamayan müşteri olup olmadığına bakın

Botun başarısını kapattığı konuşma sayısıyla ölçmeyin. Doğru ölçü, insana geçen konuşmaların kaçının randevuya veya teklife döndüğüdür.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'toplanti-hazirligi',
	'published',
	'Yapay zekâ ile on dakikada satış toplantısına hazırlık',
	'Bir satış toplantısına on dakikada nasıl hazırlanılır? Bir sayfalık brifingin içeriği, kopyalayıp kullanabileceğiniz prompt ve doğrulama adımları.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Satış Otomasyonu',
	array['toplantı hazırlığı', 'prompt', 'satış görüşmesi'],
	4,
	'/images/blog/meeting-brief.svg',
	'Web sitesi, CRM kaydı ve yazışmalardan çıkan çizgilerin tek sayfalık bir toplantı brifinginde birleştiği çizgi diyagram',
	'Yapay zekâ ile on dakikada toplantı hazırlığı',
	'Satış toplantısına yapay zekâ ile on dakikada hazırlanın: brifing şablonu, kullanıma hazır prompt, dakika dakika plan, doğrulama kuralları ve örnek sorular.',
	array['satış toplantısı hazırlığı', 'toplantı brifingi', 'yapay zekâ satış', 'satış promptu'],
	'fe7304d7-498d-5fa2-8fa7-63c0512a2b93',
	'2026-09-01T09:00:00+03:00',
	'2026-09-01T09:00:00+03:00',
	$post$
Toplantıya hazırlıksız giren satışçı, ilk çeyrek saati cevabı müşterinin web sitesinde yazan sorularla geçirir. Karşı taraf bunu fark eder. Oysa gereken bilginin çoğu elinizdedir: CRM notlarında, eski yazışmalarda, firmanın kendi sayfalarında. Dağınık durduğu için okunmaz.

Yapay zekâ bu dağınık malzemeyi bir sayfaya indirmekte iyidir. Neyi soracağınıza ve toplantıdan neyle çıkacağınıza ise siz karar verirsiniz. Aşağıdaki düzen, bu iş bölümüne dayanır ve on dakikaya sığar.

## Brifingde ne olmalı

Brifing bir sayfayı geçmez ve asansörde, telefondan okunabilir. Altı başlık yeter:

1. **Firma:** Ne satıyor, kime satıyor? İki cümle, slogansız.
2. **Son değişiklikler:** Yeni tesis, yeni pazar, iş ilanı, fuar katılımı. Her birinin yanında tarih ve kaynak.
3. **Katılımcılar:** Görevleri, karardaki ağırlıkları, sizinle geçmiş yazışmaları.
4. **Bizimle ilgisi:** Firmanın işinde, sizin çözdüğünüz sorunun görünen izi.
5. **Sorular:** Cevabı internette bulunmayan beş soru.
6. **Sonraki adım:** Toplantıdan hangi somut taahhütle çıkmak istiyorsunuz?

Altıncı satırı modele yazdırmayın. Hedefi siz koyarsınız, brifingin geri kalanı o hedefe göre okunur.

## On dakika nasıl bölünür

| Dakika | İş | Elinizde kalan |
|---|---|---|
| 0–3 | Malzemeyi toplayın: “Hakkımızda” ve ürün sayfaları, son haberler, CRM notları, toplantı daveti | Tek metin dosyası |
| 3–5 | Gizli ve gereksiz kişisel bilgiyi silin, promptu çalıştırın | Taslak brifing |
| 5–8 | Kritik üç bilgiyi kaynağından kontrol edin | Doğrulanmış brifing |
| 8–10 | Soruları kendi ağzınıza göre yeniden yazın, hedefi ekleyin | Son hâli |

İlk denemede süre aşılır, bu normaldir. Klasör düzeni ve prompt oturunca on dakika yeter.

## Kullanıma hazır prompt

Çift süslü parantez içindeki alanları doldurun. Malzemeyi kaynak etiketleriyle yapıştırın, etiketler doğrulama sırasında işinize yarar.

```prompt
Rol: B2B satış ekibi için toplantı hazırlayan bir asistansın.
Görev: Yalnızca aşağıdaki malzemeyi kullanarak bir brifing yaz.

BİZ
Ne satıyoruz: {{urun_ve_fayda}}
Tipik müşterimiz: {{ideal_musteri}}

TOPLANTI
Firma: {{firma}}
Katılımcıların görevleri: {{gorevler}}
Konu: {{konu}}
Hedefimiz: {{hedef}}

KURALLAR
1. MALZEME dışından bilgi ekleme.
2. Her bilginin sonuna kaynağını yaz: [K1], [K2], [K3].
3. Malzemede yoksa "bilinmiyor" yaz, tahmin yürütme.
4. Çıkarım yapıyorsan satıra "Varsayım:" diye başla.
5. 350 kelimeyi geçme. Övgü ve slogan kullanma.

ÇIKTI
1. Firma (2 cümle)
2. Son değişiklikler (en çok 4 madde, tarihli)
3. Katılımcılar ve olası öncelikleri
4. Bizimle ilgisi (en çok 3 madde)
5. Beş açık uçlu soru
6. Gelebilecek üç itiraz, her birine iki cümlelik yanıt
7. Toplantıdan önce doğrulanması gerekenler

MALZEME
[K1] {{web_sitesi_metni}}
[K2] {{haberler_ve_ilanlar}}
[K3] {{crm_notlari_ve_yazismalar}}
```

İlk üç kural promptun omurgasıdır. Modeller boşluğu akıcı cümlelerle doldurmaya yatkındır. “Bilinmiyor” deme izni verdiğinizde boşluk görünür kalır ve çoğu zaman en iyi sorunuz o boşluktan çıkar.

## Örnek: aynı konu, iki ayrı soru

Aşağıdaki firma bu yazı için uydurulmuştur. Endüstriyel soğutma üniteleri üreten, 80 kişilik bir firma olsun. Brifing üç iz bulmuş: iki ihracat uzmanı ilanı [K2], İngilizce ürün sayfasında boş duran servis bölümü [K1], geçen yıl yarım kalmış bir teklif [K3].

- Zayıf soru: “İhracat yapıyor musunuz?” Cevabı sitede yazıyor.
- Güçlü soru: “İki ihracat uzmanı arıyorsunuz. Yeni ülkelerde servisi kim verecek?”
- Zayıf soru: “Geçen yılki teklifimizi değerlendirdiniz mi?”
- Güçlü soru: “Geçen yıl proje hangi aşamada durdu? O günden bugüne ne değişti?”

Güçlü sorular hazırlığı belli eder ve karşı tarafı anlatmaya davet eder.

> Kural: Brifingdeki bir bilgiyi müşteriye söyleyecekseniz kaynağını önce kendiniz açın. Açamadığınız bilgiyi cümle olarak kurmayın, soru olarak sorun.

## Yapay zekâya ne verilmez

- Müşterinin fiyat listesi, sözleşmesi veya gizlilik sözleşmesi kapsamındaki belgesi
- Kişisel telefon numarası, özel hayata veya sağlığa dair not
- Firmanızın onaylamadığı, çalışanın kişisel hesabıyla açtığı araçlar

Kişisel Verileri Koruma Kurumu, 5 Mart 2026’da “İş Yerlerinde Üretken Yapay Zekâ Araçlarının Kullanımı” başlıklı rehberi yayımladı. Rehbere [kvkk.gov.tr](https://www.kvkk.gov.tr) adresinden ulaşabilirsiniz. Ekibinize hangi aracın hangi hesapla kullanılacağını yazılı olarak bildirin. Konunun satış tarafını [KVKK ve satış otomasyonu](/tr/blog/kvkk-ve-satis-otomasyonu) yazısında ele aldık.

## Toplantıdan sonraki beş dakika

Hazırlığın değeri, sonuç kayda geçince katlanır. Toplantı biter bitmez üç satır yazın: ne öğrendik, ne söz verdik, sıradaki adım hangi tarihte. Bu üç satır CRM’e girer ve bir sonraki brifingin K3 malzemesi olur. Teklif aşamasına geçildiyse [teklif takibi dizisini](/tr/blog/teklif-takibi) aynı gün başlatın.

## Ne zaman otomatiğe bağlanır

Haftada bir iki toplantınız varsa promptu elle çalıştırın. Ekipçe haftada on toplantıyı geçtiğinizde akışı kurmaya değer: takvimdeki davet akışı tetikler, sistem firma alan adını ve CRM kaydını bulur, brifingi toplantıdan bir saat önce satışçıya yollar. Bunun için gereken parçaları [n8n ile ilk otomasyon](/tr/blog/n8n-ile-ilk-otomasyon) yazısında bulursunuz. Doğrulama adımı otomatik akışta da insanda kalır.

### Pazartesi yapılacaklar

- [ ] Bu haftanın en önemli toplantısını seçin
- [ ] Promptu firmanızın bilgileriyle doldurup ortak klasöre kaydedin
- [ ] İlk brifingi iki kişi ayrı ayrı kontrol etsin, hataları not edin
- [ ] Hata çıkan yere yeni bir kural satırı ekleyin
- [ ] Toplantı sonrası üç satır için CRM’de sabit bir alan açın
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'yapay-zekaya-uc-yol',
	'published',
	'Yapay zekâya üç yol: kendiniz yapmak, ekip kurmak, beklemek',
	'Üç yolun da faturası var, beklemenin bile. Saat ve lira üzerinden örnek hesap, karar tablosu ve dört haftalık deneme planı tek yazıda.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Danışmanlık',
	array['yapay zekâ', 'karar verme', 'maliyet'],
	5,
	'/images/blog/three-paths.svg',
	'Tek noktadan ayrılan üç yolun farklı uzunluk ve eğimle ilerlediğini gösteren çizgi diyagram',
	'Yapay zekâya üç yol ve gerçek maliyetleri',
	'Yapay zekâyı kendiniz mi kurmalı, ekip mi oluşturmalı, yoksa beklemeli misiniz? Her yolun gerçek maliyeti, örnek hesap ve B2B firmalar için karar tablosu.',
	array['yapay zekâ maliyeti', 'yapay zekâ ekibi kurmak', 'satış otomasyonu', 'yapay zekâ danışmanlığı'],
	'18297df6-922d-5fbd-ad4a-6095b64327bf',
	'2026-09-15T09:00:00+03:00',
	'2026-09-15T09:00:00+03:00',
	$post$
Satışta yapay zekâ kullanmak isteyen bir firmanın önünde üç yol var: kendiniz yapmak, içeride ekip kurmak veya beklemek. Üçüncüsü de bir karardır ve faturası her ay gelir, sadece ayrı bir satırda görünmez.

Baştan söyleyelim: Biz bu sistemleri dışarıdan kuran taraftayız. Hesabı bu yüzden açık yapıyoruz. Rakamları değiştirin, sonuç da değişsin.

## Üç yolun gerçek kalemleri

### Kendiniz yapmak

Yazılım aboneliği bu yolun en küçük kalemidir. Asıl maliyet, işi yapan kişinin saatleridir. Küçük firmada bu iş genellikle satış müdürüne, yani saati en pahalı kişiye kalır. Kurulumdan sonra bakım başlar: bir form değişir, bir bağlantının yetki süresi dolar, model beklenmedik bir yanıt üretir.

Görünmeyen risk tek kişiye bağımlılıktır. Sistemi kuran ayrılırsa geride kimsenin açmaya cesaret edemediği bir akış kalır.

### İçeride ekip kurmak

Masraf maaştan ibaret değildir. İşe alım süresi, ekipman, yönetim zamanı ve ilk aylardaki deneme payı da eklenir. Tek kişilik ekip de ekip sayılmaz; o kişi izne çıktığında sistem sahipsiz kalır.

Bu yolun ödülü bilginin firmada kalmasıdır. Otomatikleştirecek çok işiniz varsa uzun vadede en sağlam yoldur.

### Beklemek

El işi aynen sürer. Geç yanıt verilen talep, unutulan teklif ve güncellenmeyen kayıt, gelir tablosunda ayrı bir kalem olarak durmaz. Öte yandan beklemek bazen doğrudur. Üç ay sonra ERP değiştirecekseniz bugün kuracağınız bağlantıyı yeniden yaparsınız.

## Örnek hesap

Varsayımlar (hepsi örnektir): Satış ekibi, gelen talepleri kaydetmek ve teklifleri takip etmek için haftada 12 saat el işi yapıyor. Yılda 46 çalışma haftası var. Bir saatin firmaya toplam maliyeti 800 TL. İşe alınacak uzmanın aylık toplam maliyeti 200.000 TL. Abonelikler kendiniz yaparsanız ayda 3.000 TL, ekiple 6.000 TL.

- **Kendiniz:** 12 haftada toplam 100 saat kurulum, sonra haftada 4 saat bakım. Kurulum bitince el işi 4 saate iner.
- **Ekip:** 15 hafta sonra el işi 2 saate iner. Yönetici haftada 3 saat ayırır.
- **Beklemek:** 12 saat olduğu gibi kalır.

| İlk yıl (TL) | Kendiniz | Ekip | Beklemek |
|---|---:|---:|---:|
| Kurulum emeği | 80.000 | maaşta | 0 |
| Bakım ve yönetim | 108.800 | 110.400 | 0 |
| Personel | 0 | 2.400.000 | 0 |
| Abonelikler | 36.000 | 72.000 | 0 |
| Kalan el işi | 224.000 | 193.600 | 441.600 |
| **Toplam** | **448.800** | **2.776.000** | **441.600** |
| **İkinci yıl** (aynı fiyatlarla) | **330.400** | **2.656.000** | **441.600** |

Tablo üç şey söylüyor. Kendiniz yaparsanız ilk yıl beklemekle başa başsınız, kazanç ikinci yıl gelir. Tek bir iş için ekip kurmak pahalıdır; aynı kişi altı veya yedi işi birden taşıyacaksa hesap değişir. Beklemek ilk yıl en ucuz görünür, çünkü kaçan satış tabloda yoktur.

O satırı kendiniz ekleyin:

```text
kaçan satış
  = geç kalınan talep sayısı
  × o taleplerde beklediğiniz
    ek kazanma oranı
  × ortalama sipariş kârı

Örnek: 60 talep × 0,05 × 40.000 TL
  = 120.000 TL / yıl
```

Buradaki 0,05 bir varsayımdır. Bilmiyorsanız sıfır yazın ve kararı yalnızca saatlerle verin. Getiri hesabında sık unutulan kalemleri [otomasyonun getirisi](/tr/blog/otomasyonun-getirisi) yazısında topladık.

## Karar tablosu

| Durumunuz | Kendiniz | Ekip | Beklemek |
|---|---|---|---|
| Haftada 3 saatten az el işi | Denemeye değer | Hayır | Evet |
| Haftada 10–20 saat, tek süreç | Evet, zamanı olan biri varsa | Hayır | Pahalı |
| Altı veya daha çok süreç, en az iki yıllık plan | Pilot için | Evet | Pahalı |
| Süreç kâğıtta bile tarif edilmemiş | Önce süreci yazın | Hayır | Evet, tarih koyarak |
| Üç ay içinde ERP veya CRM değişecek | Yalnızca bağımsız küçük işler | Hayır | Evet |
| Teknik merakı olan kimse yok | Hayır | Yöneticisi varsa | Çözüm değil |

Firmanız birden fazla satıra uyuyorsa en kısıtlayıcı olanı alın. Süreç tarif edilmemişse haftada 20 saat el işi olması bir şeyi değiştirmez. Dağınık süreci makineye verirseniz hatalar da makine hızıyla çoğalır.

## Dışarıdan kurdurmak nereye oturur?

Birinci yolun kurulum saatlerini satın almış olursunuz. Bakımı ve bilgiyi içeri almazsanız birinci yoldaki tek kişiye bağımlılık, bu kez tek firmaya bağımlılık olarak geri gelir. Bizden veya başkasından teklif alırken şunları yazılı isteyin:

1. Hesaplar, akışlar ve veriler kimin adına açılacak? (Doğru yanıt: sizin.)
2. Kurulum kaç gün sürer, sizden kaç saat ister?
3. Sistem yanlış yaparsa kim, ne kadar sürede müdahale eder?
4. Hangi veri hangi ülkedeki servise gidiyor?
5. Sonuç çıkmazsa ne olur?

Kendi yanıtlarımızın ikisini yazalım. Kurulum genellikle iki gün sürer; basit bağlantılar aynı gün biter, karmaşık olanlar bir haftayı bulur. Sonuç çıkmazsa ücretin %50’sini iade ederiz. Haftada 3 saatlik bir iş için ise bize gelmeyin, kendiniz yapın.

Dördüncü sorunun hukuki yanı var. Kişisel veri yurt dışındaki bir yapay zekâ servisine gidiyorsa [6698 sayılı Kanun’un](https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=6698&MevzuatTur=1&MevzuatTertip=5) 9. maddesindeki aktarım kuralları devreye girer. Bu yazı hukuki danışmanlık değildir, sözleşmeyi imzalamadan avukatınıza gösterin.

## Dört haftalık küçük deneme

Yolu seçmeden önce en ucuz bilgiyi satın alın: küçük bir deneme.

- [ ] **1. hafta:** El işini ölçün. Herkes beş gün boyunca saatini yazar, tahmin kabul edilmez.
- [ ] **2. hafta:** En sık tekrarlanan tek işi seçin ve adımlarını bir sayfaya yazın.
- [ ] **3. hafta:** O işi kurun. Sabit kurallarla çözülüyorsa yapay zekâ katmayın; ayrımı [ajan mı, iş akışı mı](/tr/blog/ajan-mi-is-akisi-mi) yazısında anlattık. Başlangıç için [n8n ile ilk otomasyon](/tr/blog/n8n-ile-ilk-otomasyon) yeterli.
- [ ] **4. hafta:** Yeniden ölçün. Kurulum ve bakım saatlerini de sayın.

> **Pratik kural:** Denemede harcadığınız saat planladığınızın iki katını geçtiyse kendiniz yapma yolu size göre değildir. Bunu dört haftada öğrenmek, dört ayda öğrenmekten ucuzdur.

## Bekleyecekseniz düzgün bekleyin

Beklemeye karar verdiyseniz iki şey yazın: neyi beklediğinizi ve hangi gün yeniden bakacağınızı. “Teknoloji otursun” bir koşul değildir, çünkü oturduğunu kimse size haber vermez. “Yeni CRM 1 Mart’ta açılıyor, 15 Mart’ta yeniden hesaplıyoruz” bir koşuldur.

Beklerken süreci yazmak ve kayıtları düzeltmek boşa gitmez. Hangi yolu seçerseniz seçin, ilk iki hafta zaten bununla geçer.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'crm-veri-temizligi',
	'published',
	'CRM veri temizliği: mükerrer kayıt, eksik alan, sahipsiz müşteri',
	'Otomasyondan önce CRM’i toparlayın. Mükerrer firmaları SQL ile bulma, zorunlu alanları azaltma ve her kayda bir sahip atama, adım adım.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Veri Analizi',
	array['CRM', 'veri temizliği', 'SQL'],
	5,
	'/images/blog/clean-data.svg',
	'Üst üste binmiş dağınık kartların bir süzgeçten geçip düzenli tek sıra kartlara dönüştüğünü gösteren çizgi diyagram',
	'CRM veri temizliği rehberi: mükerrer kayıtlar ve SQL',
	'CRM’de mükerrer firmaları trigram benzerliğiyle bulun, alanları sadeleştirin, kayıtlara sahip atayın. Denenmiş SQL örneği ve haftalık bakım listesiyle.',
	array['CRM veri temizliği', 'mükerrer kayıt', 'pg_trgm', 'trigram benzerliği', 'müşteri verisi'],
	'cf36473c-15ce-5a7e-bb04-050d9f8e7205',
	'2026-09-29T09:00:00+03:00',
	'2026-09-29T09:00:00+03:00',
	$post$
Aynı müşteri CRM’de üç kez duruyorsa otomasyon ona üç e-posta gönderir. Teklif takibi yanlış kişiye düşer, ciro raporu tutmaz, iki satışçı aynı firmayı arar. Otomasyon kötü veriyi düzeltmez, hızlandırır.

Temizlik sıkıcıdır ama uzun sürmek zorunda değil. Birkaç bin kayıtlık bir CRM için bir hafta ayırın ve şu sırayı bozmayın: yedek, alanlar, mükerrerler, sahiplik, bakım.

## 1. Yedek alın ve musluğu kısın

Bütün kayıtları dışa aktarın, dosyayı tarihle saklayın. Birleştirilen kayıtları yeniden ayırmak çoğu CRM’de zordur, bazılarında mümkün değildir.

Sonra yeni kirin girişini durdurun. Web formu, fuar listesi ve Excel aktarımı en sık üç kaynaktır. Temizlik boyunca toplu aktarımı kapatın, yoksa bir yandan siler bir yandan doldurursunuz.

## 2. Alanları azaltın

Elli alanlı bir firma kartında çoğu alan boştur, boş olmayanlar da uydurma olabilir. Son 100 kaydı açın, her alanın doluluk oranını sayın. Beşte birinden azı dolu olan bir alanı son çeyrekte hiçbir rapor veya kural kullanmadıysa arşivleyin.

Kalanlar için yazım kuralı koyun:

| Alan | Kural | Örnek |
|---|---|---|
| Unvan | Ticaret sicilindeki tam ad | Örnek Makina Sanayi ve Ticaret A.Ş. |
| Alan adı | Yalnızca kök, küçük harf | ornekmakina.example |
| Vergi no | Tüzel kişide 10 hane, boşluksuz | 1234567890 |
| Telefon | Ülke kodu ile, boşluksuz | +902120000000 |
| Sektör | Kapalı liste, serbest metin yok | Makine imalatı |
| Sahip | Çalışan bir kişi, “genel” hesabı yok | A. Yılmaz |

Şahıs işletmelerinde vergi numarası yerine 11 haneli T.C. kimlik numarası kullanılır. Bu bir kişisel veridir, gerçekten gerekmiyorsa CRM’e almayın.

## 3. Mükerrerleri bulun

Önce kesin eşleşmeler: vergi numarası veya alan adı aynı olanlar. `gmail.com` gibi ortak adresleri bu karşılaştırmaya katmayın. Aynı alan adı her zaman mükerrer demek değildir, grup şirketleri tek siteyi paylaşabilir.

Sonra benzer unvanlar. Burada [PostgreSQL’in pg_trgm eklentisi](https://www.postgresql.org/docs/current/pgtrgm.html) iyi iş görür. Metni üç harflik parçalara böler ve ortak parçaların oranını 0 ile 1 arasında verir. CRM dışa aktarımınızı bir `firmalar` tablosuna yükleyin ve kopya üzerinde çalışın:

```sql
CREATE EXTENSION IF NOT EXISTS pg_trgm;

ALTER TABLE firmalar ADD COLUMN sade_unvan text;

-- Türkçe harfleri sadeleştir, noktalama ve şirket eklerini at
UPDATE firmalar SET sade_unvan = btrim(regexp_replace(regexp_replace(
  lower(translate(unvan, 'ÇĞIİÖŞÜçğıöşü.,&/-', 'CGIIOSUcgiosu     ') COLLATE "C"),
  '\m(anonim|limited|sirketi|ltd|sti|a s|as|sanayi|san|ticaret|tic|ve)\M', ' ', 'g'),
  '\s+', ' ', 'g'));

CREATE INDEX firmalar_sade_trgm
  ON firmalar USING gin (sade_unvan gin_trgm_ops);

-- Varsayılan eşik 0,3'tür ve çok aday getirir
SET pg_trgm.similarity_threshold = 0.6;

SELECT a.id AS kayit_1, b.id AS kayit_2, a.unvan, b.unvan AS benzer_unvan,
       round(similarity(a.sade_unvan, b.sade_unvan)::numeric, 2) AS benzerlik
FROM firmalar a
JOIN firmalar b ON a.id < b.id AND a.sade_unvan % b.sade_unvan
ORDER BY benzerlik DESC;
```

`translate` satırı Türkçe veride önemlidir: Türkçe harfleri önce biz çeviririz. `COLLATE "C"` da gereklidir. Dil ayarı `tr_TR` olan bir veri tabanında `lower('I')` noktasız `ı` verir; “MAKINA” o zaman “makına” olur ve “makina” ile eşleşmez. `COLLATE "C"` ile sonuç her sunucuda aynıdır. Şirket ekleri listesi kısa adlarda fazla atabilir: “AS Çelik” yalnızca “celik” olur. Bu adları gözle kontrol edin.

Sorguyu hayalî kayıtlarla PostgreSQL 15 üzerinde denedik. Son satır için benzerliği ayrıca hesapladık:

| Kayıt 1 | Kayıt 2 | Benzerlik |
|---|---|---|
| Örnek Makina San. ve Tic. A.Ş. | ÖRNEK MAKİNA SANAYİ VE TİCARET ANONİM ŞİRKETİ | 1,00 |
| Örnek Makina San. ve Tic. A.Ş. | Örnek Makine Ltd. Şti. | 0,73 |
| Örnek Makina San. ve Tic. A.Ş. | Örnek Kimya A.Ş. | 0,32 (eşiğin altında, listede çıkmaz) |

İkinci satır tuzaktır. Yazım hatası da olabilir, gerçekten iki ayrı şirket de. Sorgu aday gösterir, kararı insan verir. Vergi numarası farklı iki şirketi asla birleştirmeyin.

### Hangi kayıt kalır?

1. Açık teklifi veya siparişi olan
2. Vergi numarası doğrulanmış olan
3. Son görüşmesi en yeni olan

Silinecek kaydın notları, e-postaları ve kişileri kalan kayda taşınır. Önce 20 çifti elle birleştirin ve CRM’in neyi taşıyıp neyi attığını görün. Toplu birleştirmeye ondan sonra geçin.

## 4. Her kayda bir sahip

Sahipsiz kayıt kimsenin müşterisi değildir. İşten ayrılmış birinin üzerinde duran kayıt daha kötüdür, çünkü sahipli görünür. İkisini tek sorguyla bulun:

```sql
SELECT f.id, f.unvan, f.sahip_id
FROM firmalar f
LEFT JOIN kullanicilar k ON k.id = f.sahip_id AND k.aktif
WHERE k.id IS NULL;
```

Listeyi satış müdürüyle bir oturumda dağıtın. Ölçüt bölge veya sektör olsun, “kim tanıyor” olmasın. Son 24 ayda hareketi olmayan kayıtları dağıtmak yerine “uyuyan” diye işaretleyin. Sahibi olan ama kimsenin aramayacağı kayıt, raporu şişirir.

## 5. Saklamanız gerekmeyeni silin

Temizlik, kişisel verileri gözden geçirmek için de doğru zamandır. [6698 sayılı Kanun’un](https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=6698&MevzuatTur=1&MevzuatTertip=5) 7. maddesi, işlenme sebebi ortadan kalkan kişisel verinin silinmesini, yok edilmesini veya anonim hale getirilmesini öngörür. Sekiz yıl önceki fuardan kalan kişi listesi iyi bir adaydır. “Bana yazmayın” diyenlerin ret kaydını ise kaybetmeyin, yoksa aynı kişiye yeniden yazarsınız. Bu bölüm hukuki danışmanlık değildir; saklama sürelerini avukatınızla belirleyin. Konunun geneli [KVKK ve satış otomasyonu](/tr/blog/kvkk-ve-satis-otomasyonu) yazısında.

## 6. Bakımı takvime yazın

> **Pratik kural:** Haftada 20 dakikalık bakım, yılda bir yapılan büyük temizlikten ucuzdur.

Her cuma için liste:

- [ ] Bu hafta açılan firmalarda benzerlik sorgusu çalıştı
- [ ] Sahipsiz kayıt sayısı sıfır
- [ ] Geri dönen e-posta adresleri işaretlendi
- [ ] Zorunlu alanı boş kayıtlar sahibine görev olarak gitti

İlk iki maddeyi otomatikleştirin, sonuç satış müdürüne e-posta ile gelsin. Kalan iki madde için kişi adı yazın.

İzlenecek tek rakam istiyorsanız, rastgele 50 kaydı açıp “Bu kayıtla bugün müşteriyi arayabilir miyim?” diye sorun. Örneğin 50’de 31 çıktıysa gelecek ay hedef 40 olsun. Bu rakam yükselmeden [talebe iki dakikada dönüş](/tr/blog/iki-dakikada-donus) gibi bir akış kurmayın; sistem hızlı çalışır ama yanlış kişiye yazar.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'ideal-musteri-profili',
	'published',
	'2.000 firmalık listeden 50 hedefe: puanlı ideal müşteri profili',
	'Uzun liste satış getirmez, zaman yer. Elinizdeki 2.000 firmayı üç elek ve bir puan tablosuyla 50 hedefe indirmenin yolu, örnek hesapla.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Veri Analizi',
	array['ideal müşteri profili', 'hedef liste', 'puanlama'],
	5,
	'/images/blog/target-list.svg',
	'Geniş bir nokta kümesinin huniden geçerek birkaç işaretli hedef noktasına indiğini gösteren çizgi diyagram',
	'İdeal müşteri profili: 2.000 firmadan 50 hedefe',
	'İdeal müşteri profilini puan tablosuna dönüştürün: eleme ölçütleri, ağırlıklar, Excel formülü ve geriye dönük sınama ile 2.000 firmadan 50 hedef seçin.',
	array['ideal müşteri profili', 'hedef müşteri listesi', 'firma puanlama', 'B2B satış', 'ICP'],
	null,
	'2026-10-13T09:00:00+03:00',
	'2026-10-13T09:00:00+03:00',
	$post$
İki satışçınız var ve her biri haftada 12 yeni firmayla hakkıyla ilgilenebiliyor diyelim. Hakkıyla derken firmayı okumayı, doğru kişiyi bulmayı ve aramayı kastediyoruz. Bu hızla 2.000 firmalık listeye bir kez dokunmak 83 hafta sürer. Liste bitmeden eskir.

Bu yüzden soru “Kime satabiliriz?” değil, “Önümüzdeki çeyrekte hangi 50 firmayı arayalım?” olmalı. Biz Türkiye’nin en büyük 2.000 firmasını inceledik; uzun listenin ne kadar cazip göründüğünü biliyoruz. Aşağıdaki yöntem bir hesap tablosuyla yürür, özel yazılım istemez.

## Profili kendi müşterilerinizden çıkarın

Profili toplantı masasında hayal etmeyin. Son üç yılın müşterilerinden en iyi on tanesini ve keşke almasaydık dediğiniz beş tanesini yazın. “En iyi” derken ciroya değil şu dört bilgiye bakın:

- Brüt kâr marjı
- İlk görüşmeden siparişe geçen gün
- Ödeme süresi ve gecikme
- İkinci siparişi verip vermediği

Sonra iki grubun dışarıdan görülebilen farklarını arayın. “Vizyoner yönetim” dışarıdan görülmez. “Kendi ihracat ekibi var”, “iki üretim tesisi var”, “son altı ayda kalite mühendisi ilanı açtı” görülür. Profile yalnızca bir ilanda, web sitesinde veya kamuya açık bir kayıtta doğrulayabildiğiniz özellikler girer.

## Üç elek

Her firmayı baştan puanlamak pahalıdır. Önce ucuz eleklerden geçirin. Rakamlar örnektir:

| Elek | Soru | Nasıl yapılır | Kalan firma |
|---|---|---|---|
| Başlangıç | Elimizde hangi firmalar var? | Ham liste | 2.000 |
| 1. Dışlama | Sektör, bölge, ölçek uyuyor mu? Rakip veya mevcut müşteri mi? | Filtre, birkaç saat | 620 |
| 2. İşaret | Web sitesinde veya ilanlarda ihtiyacın izi var mı? | Otomatik tarama, sonra örneklem kontrolü | 180 |
| 3. Puan | Tabloya göre kaç puan? | Firma başına 6 dakika | 50 |

Üçüncü elekte 180 firma, altışar dakikadan 18 saat eder. Bu, bir kişinin iki buçuk günüdür. 2.000 firmayı aynı özenle puanlamak 200 saat sürerdi.

Kaynak olarak sanayi odalarının listeleri, fuar katılımcı katalogları, [Türkiye Ticaret Sicili Gazetesi](https://www.ticaretsicil.gov.tr) ve firmaların kendi siteleri işe yarar. Her satıra bilginin kaynağını ve tarihini yazın. Tarihi olmayan bilgi altı ay sonra dedikoduya dönüşür.

## Puan tablosu

Her ölçüt 0, 1 veya 2 puan alır, sonra ağırlıkla çarpılır. Beş ölçüt yeter. On beş ölçütlü tabloyu kimse doldurmaz.

| Ölçüt | Ağırlık | 0 puan | 1 puan | 2 puan |
|---|---|---|---|---|
| Sektör uyumu | 5 | Hiç satmadık | Komşu sektör | En iyi müşterilerimizin sektörü |
| İhtiyaç işareti | 5 | İz yok | Dolaylı iz | Açık iz (ilan, duyuru, yatırım haberi) |
| Karar vericiye erişim | 4 | İsim bilinmiyor | İsim var, bağ yok | Ortak tanıdık veya önceki temas |
| Ölçek | 3 | Alt sınırın altında | Sınıra yakın | Hedef aralıkta |
| Zamanlama | 3 | Yeni sözleşme yapmış | Bilinmiyor | Yenileme veya yatırım dönemi |

En yüksek puan 40’tır. Ağırlıkları satış ekibiyle birlikte verin ve bir kez yazdıktan sonra çeyrek boyunca değiştirmeyin. Her hafta oynanan tablo, sevilen firmayı üste taşımak için kullanılır.

### Örnek hesap

Üç hayalî firmayı puanlayalım:

| Firma | Sektör (×5) | İşaret (×5) | Erişim (×4) | Ölçek (×3) | Zaman (×3) | Toplam |
|---|---|---|---|---|---|---|
| Örnek A | 2 | 2 | 1 | 1 | 1 | **30** |
| Örnek B | 2 | 0 | 2 | 2 | 0 | **24** |
| Örnek C | 1 | 1 | 0 | 2 | 2 | **22** |

B firmasını herkes tanır, ekip onu aramak ister. Fakat ihtiyaç işareti yoktur ve sözleşmesini yeni yapmıştır. Tabloda tanıdık firma, ancak puanı kadar yukarı çıkar.

Ağırlıklar `B2:F2` hücrelerinde, firma puanları 3. satırdan itibaren duruyorsa Türkçe Excel’de formül şöyledir:

```excel
=TOPLA.ÇARPIM($B$2:$F$2;B3:F3)
```

İngilizce sürümde aynı işlev `SUMPRODUCT` adını taşır.

## Puanı geçmişle sınayın

Tabloyu kullanmaya başlamadan önce sonucu bildiğiniz 20 fırsatı puanlayın: kazandığınız 10, kaybettiğiniz 10. Puanı, fırsatın ilk gününde bildiklerinizle verin; sonradan öğrendiğinizi katarsanız sınama bir şey göstermez.

> **Pratik kural:** Kazanılanların ortadaki puanı, kaybedilenlerinkinden belirgin biçimde yüksek değilse ağırlıklar yanlıştır. Listeyi büyütmeyin, tabloyu düzeltin.

20 fırsat istatistik yapmaya yetmez. Kaba hatayı görmeye yeter. Örneğin kaybettiğiniz işlerin çoğu “Ölçek” sütununda 2 almışsa, büyük firma merakınız size pahalıya geliyor olabilir.

## Yapay zekâ nerede işe yarar?

İkinci elekte. Bir sistem 620 firmanın sitesini ve iş ilanlarını okuyup “ihtiyaç işareti” sütununu önerebilir. İki şart koyun:

1. Her puanın yanında dayandığı cümle ve sayfa adresi dursun. Kanıtı olmayan puan sıfırdır.
2. Rastgele 30 satırı bir insan denetlesin. Üçten fazlası yanlışsa talimatı düzeltip taramayı baştan yapın.

Kişi adı ve e-posta topladığınız anda kişisel veri işlemeye başlarsınız. Kişilere geçmeden önce hukuk danışmanınıza sorun; bu yazı hukuki danışmanlık değildir. Genel çerçeve [KVKK ve satış otomasyonu](/tr/blog/kvkk-ve-satis-otomasyonu) yazısında.

## 50 firma ile ne yapacaksınız?

Listeyi iki satışçıya 25’er firma olarak bölün ve her firmanın yanına tek bir sahip yazın. Çeyrek boyunca listeye yeni firma ancak biri çıkarsa girer. Çıkarma sebebini de yazın: “ihtiyaç yok”, “bütçe gelecek yıl”, “yanlış kişi”. Üç ay sonra bu sebepler, bir sonraki tablonun ağırlıklarını belirler.

Pazartesi için ilk adım küçük: en iyi on ve en kötü beş müşterinizi bir sayfaya yazın. Bu liste CRM’den çıkmıyorsa sıra önce [veri temizliğinde](/tr/blog/crm-veri-temizligi). Hedefleriniz yurt dışındaysa aynı mantığı [ihracatta distribütör bulma](/tr/blog/ihracatta-distributor-bulma) yazısında pazar ve ülke düzeyine taşıdık.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'soguk-e-posta-teslim-edilebilirlik',
	'published',
	'Soğuk e-postanız gelen kutusuna ulaşıyor mu? SPF, DKIM ve DMARC',
	'Metni düzeltmeden önce altyapıya bakın. SPF, DKIM ve DMARC kayıtları, ısındırma takvimi, liste temizliği ve gönderim öncesi kontrol listesi.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Satış Otomasyonu',
	array['soğuk e-posta', 'teslim edilebilirlik', 'DMARC'],
	5,
	'/images/blog/deliverability.svg',
	'Bir zarfın üç kontrol kapısından geçerek gelen kutusuna ulaştığını, kapıya takılan zarfın ise yana ayrıldığını gösteren çizgi diyagram',
	'Soğuk e-posta teslimi: SPF, DKIM, DMARC ayarları',
	'Soğuk e-postalar neden spam klasörüne düşer? SPF, DKIM ve DMARC için DNS örnekleri, dört haftalık ısındırma takvimi, liste temizliği ve kontrol listesi.',
	array['soğuk e-posta', 'SPF', 'DKIM', 'DMARC', 'e-posta ısındırma', 'teslim edilebilirlik'],
	null,
	'2026-10-27T09:00:00+03:00',
	'2026-10-27T09:00:00+03:00',
	$post$
Yanıt gelmeyince çoğu ekip önce konu satırını değiştirir. Spam klasörüne düşen e-postanın konu satırını ise kimse okumaz. Sıralama şöyle olmalı: kimlik doğrulama, gönderim hacmi, liste, en son metin.

Bu yazıdaki kayıtlarda `ornekfirma.example` adını kullanıyoruz. Kendi alan adınızı yazın, değerleri e-posta sağlayıcınızın panelinden alın.

## Alıcı sunucu kapıda neye bakar?

Üç kayıt, üç ayrı soruya yanıt verir.

| Kayıt | Sorduğu soru | Nerede durur |
|---|---|---|
| SPF | Bu sunucu, bu alan adı adına gönderebilir mi? | Alan adının kökünde TXT |
| DKIM | İmza geçerli mi, ileti yolda değişmiş mi? | `secici._domainkey` altında, genellikle TXT |
| DMARC | Görünen gönderen alan adı, SPF veya DKIM ile doğrulanan alan adıyla uyuşuyor mu? | `_dmarc` altında TXT |

### SPF

```dns
ornekfirma.example.  IN TXT  "v=spf1 include:_spf.google.com include:spf.gonderim-servisi.example ~all"
```

İki hata sık görülür. Birincisi, aynı alan adında iki SPF kaydı bulunması; alıcı bunu hata sayar. Yeni servisi mevcut kaydın içine `include` olarak ekleyin. İkincisi, sorgu sınırı: bir SPF kaydında, içerdiği kayıtlarla birlikte, DNS sorgusu gerektiren en fazla 10 öğe bulunabilir ([RFC 7208](https://www.rfc-editor.org/rfc/rfc7208.html#section-4.6.4)). Artık kullanmadığınız servisleri kayıttan çıkarın.

### DKIM

```dns
s1._domainkey.ornekfirma.example.  IN TXT  "v=DKIM1; k=rsa; p=MIIBIjANBgkqh...KISALTILDI"
```

Anahtarı sağlayıcınız üretir. Seçme hakkınız varsa 2048 bit alın. Gönderim yaptığınız her servisin kendi DKIM kaydı olmalı: ofis e-postası, pazarlama aracı, CRM. Faturaları gönderen sistemi de unutmayın.

### DMARC

```dns
_dmarc.ornekfirma.example.  IN TXT  "v=DMARC1; p=none; rua=mailto:dmarc@ornekfirma.example"
```

`p=none` ile başlayın ve raporları iki ila dört hafta okuyun. Alan adınızla gönderim yapan servisler bu raporlarda görünür. Kendi servislerinizin hepsi geçiyorsa `p=quarantine`, sonra `p=reject` yazın. İnternetteki eski rehberlerde geçen `pct` etiketini kullanmayın; güncel DMARC standardı olan [RFC 9989](https://www.rfc-editor.org/rfc/rfc9989.html) bu etiketi kaldırdı.

### Sonucu kendiniz görün

```bash
dig +short TXT ornekfirma.example
dig +short TXT s1._domainkey.ornekfirma.example
dig +short TXT _dmarc.ornekfirma.example
```

Sonra bir Gmail adresine deneme gönderin, iletiyi açıp “Orijinali göster” deyin. Üç satırda da `PASS` görmelisiniz.

## Gönderim için ayrı bir alan adı kullanın

Soğuk e-postayı faturaların gittiği alan adından göndermeyin. Bir alt alan adı (`iletisim.ornekfirma.example`) veya firmanıza ait ikinci bir alan adı açın. Üç kaydı orada da kurun, web adresini ana sitenize yönlendirin, imzaya gerçek adınızı ve telefonunuzu yazın. Amaç kimliği gizlemek değil. Bir hata yaptığınızda teklif ve fatura e-postalarınızın zarar görme riskini azaltırsınız.

Sağlayıcınızın kullanım koşullarını da okuyun. Bazı sağlayıcılar istenmeyen toplu gönderimi yasaklar ve hesabı kapatır.

## Isındırma takvimi

Yeni bir adres ilk gün 200 e-posta gönderirse dikkat çeker. Hacmi haftalar içinde artırın. Aşağıdaki rakamlar örnektir ve bir posta kutusu içindir:

| Hafta | Günlük gönderim | Kime |
|---|---|---|
| 1 | 5–10 | Tanıdığınız müşteri ve tedarikçiler, gerçek yazışma |
| 2 | 10–15 | Yarısı tanıdık, yarısı en uygun hedefler |
| 3 | 20–25 | Hedef liste, tek tek kontrol edilmiş |
| 4 | 30–40 | Hedef liste |

Geri dönen ileti artarsa veya yanıtlar kesilirse bir önceki haftaya inin. Birbirine otomatik yanıt yazan ısındırma havuzlarına güvenmeyin. Gerçek ilgi ölçmezler, üstelik sağlayıcınızın koşullarına aykırı olabilirler.

> **Pratik kural:** Daha fazla hacim gerekiyorsa kutu başına gönderimi artırmayın. Önce listenin bu hacmi hak edip etmediğine bakın.

## Liste temizliği

Kötü liste, doğru DNS kayıtlarını boşa çıkarır.

1. Satın alınmış listeyi kullanmayın. Hedefleri kendiniz seçin; yöntemi [ideal müşteri profili](/tr/blog/ideal-musteri-profili) yazısında var.
2. Adresleri göndermeden önce doğrulayın. Belirsiz çıkanları listeye almayın.
3. Kalıcı hatayla dönen adresi aynı gün, bütün listelerden çıkarın.
4. “Yazmayın” diyen kişiyi tek bir engel listesine ekleyin. Bu liste bütün gönderim araçlarına bağlı olsun.
5. Üç iletiye de yanıt vermeyen kişiye en az altı ay yazmayın.

Google, kişisel Gmail adreslerine gönderimde spam şikâyet oranının [%0,3’ün altında kalmasını](https://support.google.com/mail/answer/81126) ister ve %0,1’in altını önerir. Örnekle: 1.000 iletide 3 kişi “spam” derse sınırdasınız. Günde 5.000 iletiye yaklaşan gönderenlerden DMARC kaydı ve tanıtım iletilerinde tek tıkla abonelikten çıkma da istenir. Bu kurallar kişisel Gmail kutuları için yazıldı, kurumsal alıcılarda da iyi bir ölçüdür.

Tek tıkla çıkış için gereken başlıklar (RFC 8058):

```text
List-Unsubscribe: <https://ornekfirma.example/cikis?id=ORNEK>
List-Unsubscribe-Post: List-Unsubscribe=One-Click
```

## Hukuk ayrı bir kapıdır

Teknik olarak ulaşan her ileti hukuka uygun değildir. Türkiye’de [6563 sayılı Kanun](https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=6563&MevzuatTur=1&MevzuatTertip=5) tacir ve esnafa gönderim için önceden onay aramaz, ama alıcının ret hakkı vardır. İçinde kişi adı geçen adreslerde kişisel veri kuralları da işler. Almanya’da e-posta ile reklam için kural olarak B2B’de de önceden açık onay gerekir. İYS tarafını [KVKK ve satış otomasyonu](/tr/blog/kvkk-ve-satis-otomasyonu) yazısında ele aldık. Bu bölüm hukuki danışmanlık değildir; kampanyadan önce avukatınıza sorun.

## Gönderim öncesi kontrol listesi

- [ ] Alan adında tek SPF kaydı var, sorgu sayısı 10’u geçmiyor
- [ ] Her gönderim servisi için DKIM açık
- [ ] DMARC kaydı var, raporları okuyan kişi belli
- [ ] Deneme iletisinde üç kontrol de `PASS`
- [ ] Isındırma dört haftayı doldurdu
- [ ] Adresler doğrulandı, engel listesi bağlı
- [ ] İletide firma kimliği ve çıkış yolu var
- [ ] İlk iletide ek dosya ve kısaltılmış bağlantı yok
- [ ] Yanıtlara aynı gün dönecek kişi belli

Son maddeyi hafife almayın. Gelen yanıt, gönderdiğiniz bütün iletilerden değerlidir. Teslimatı çözdükten sonra ritmi kurmak için [teklif takibi](/tr/blog/teklif-takibi) yazısındaki üç adımı soğuk e-postaya da uyarlayabilirsiniz.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'tr',
	'iki-dakikada-donus',
	'published',
	'Yeni talebe iki dakikada dönüş: hafta sonu da çalışan bir düzen',
	'Cumartesi gelen talep pazartesiyi beklemesin. Yönlendirme, ilk yanıt ve devir adımlarını süreleriyle anlatıyor, hazır bir yanıt metni veriyoruz.',
	'Vitrin Ekibi',
	'Vitrin Ekibi, 10 yılı aşkın satış deneyimini 1,5 yıllık yapay zekâ sistemleri geliştirme çalışmasıyla birleştirir. B2B firmalara satış otomasyonu kurar.',
	'Satış Otomasyonu',
	array['satış otomasyonu', 'talep yönetimi', 'ilk yanıt'],
	5,
	'/images/blog/speed-to-lead.svg',
	'Formdan gelen talebin saat simgesinin yanından geçip sisteme, oradan da satış temsilcisine ulaştığını gösteren çizgi diyagram',
	'Yeni talebe iki dakikada dönüş nasıl kurulur?',
	'B2B firmalar için hızlı dönüş rehberi: gelen talebi yönlendirme, iki dakikada ilk yanıt, satışçıya devir ve hafta sonu nöbeti. Tablo ve örnek metinlerle.',
	array['talebe hızlı dönüş', 'satış otomasyonu', 'lead yönetimi', 'ilk yanıt süresi', 'B2B satış'],
	'1db9e0a9-94f4-5c5b-bbb1-bfc9ac1a9b5c',
	'2026-11-10T09:00:00+03:00',
	'2026-11-10T09:00:00+03:00',
	$post$
Örnek bir cumartesi: Saat 16.40’ta bir satın alma müdürü web sitenizdeki formu dolduruyor, ardından iki rakibinize daha yazıyor. Sizin formunuz `info@` adresine düşüyor. Pazartesi 09.15’te biri açıyor, 11.00’de satışa iletiyor. Müşteri o saatte başka bir firmayla görüşme gününü çoktan belirlemiş oluyor.

Bu gecikmede kimsenin kusuru yok. Talebin sahibi belli değil, süreyi de kimse ölçmüyor. Satışçıdan daha hızlı yazmasını istemek işi çözmez, çünkü satışçı cumartesi günü bilgisayar başında değil. Çözüm dört parçalı küçük bir düzen: tek giriş, yönlendirme kuralı, ilk yanıt, devir.

## Önce bugünkü sürenizi ölçün

Son 20 talebi açın ve her biri için şu üç anı bir tabloya yazın:

- Talebin geldiği saat
- Müşteriye içeriği olan ilk yanıtın gittiği saat (“Mesajınız alındı” bildirimi sayılmaz)
- İlk gerçek görüşmenin saati

Ortalamaya bakmayın, tek bir unutulmuş talep onu bozar. Süreleri sıralayıp ortadaki değeri (medyanı) alın. Mesai içini ve dışını ayrı hesaplayın.

Örnek: 20 talebin 14’ü mesai içinde, 6’sı dışında gelmiş olsun. Mesai içindekilerde ortadaki değer 55 dakika, dışındakilerde 19 saat çıksın. Bu firmanın önce akşamı ve hafta sonunu çözmesi gerekir.

## Akışın tamamı

| Adım | Kim yapar | Talepten sonra | Çıktı |
|---|---|---|---|
| 1. Giriş | Sistem | 5 saniye | Kaynak ve saat damgalı tek kayıt |
| 2. Kontrol | Sistem | 15 saniye | Mükerrer ve spam ayıklanır |
| 3. Yönlendirme | Kural | 20 saniye | Talebin tek bir sahibi olur |
| 4. İlk yanıt | Sistem | 2 dakika | Müşteriye kişisel mesaj |
| 5. Bildirim | Sistem | 2 dakika | Sahibinin telefonuna özet |
| 6. Devir | Satışçı | Mesaide 15 dakika | Arama veya teklif hazırlığı |
| 7. Emniyet | Kural | 15 dakika sonra | Dokunulmayan talep yedeğe geçer |

İlk beş adımda insan yoktur, bu yüzden pazar gecesi de aynı hızla işler. Son iki adım mesai saatine bağlıdır. Mesai dışında gelen talep için hedefi açıkça yazın: “Ertesi iş günü 10.00’dan önce aranır.”

## Yönlendirme kuralı kısa olsun

Kuralı bir sayfaya sığdırın. Yukarıdan aşağıya okunur, ilk eşleşen satır geçerlidir:

```yaml
# Örnek yönlendirme kuralları
kurallar:
  - kosul: mevcut_musteri
    sahip: hesap_yoneticisi
  - kosul: ulke != "TR"
    sahip: ihracat_sorumlusu
  - kosul: adet >= 100
    sahip: kurumsal_satis
  - kosul: digerleri
    sahip: nobetci
emniyet:
  bekleme_dakika: 15      # yalnızca mesai saatinde işler
  yedek: satis_muduru
```

İlk satıra dikkat edin. Mevcut müşterinin yeni talebi, onu tanıyan kişiye gitmelidir. Bunun için sistemin CRM’de doğru kaydı bulması gerekir. Aynı firma üç ayrı adla kayıtlıysa kural şaşar; bu yüzden önce [CRM kayıtlarınızı temizleyin](/tr/blog/crm-veri-temizligi).

## İlk yanıt: kısa metin, tek soru

İlk yanıtın görevi satmak değil. Müşteriye doğru yere yazdığını, kimin ne zaman döneceğini söyler ve görüşmeyi ilerletecek tek bir soru sorar. Şablonumuz şöyle:

> Merhaba {Ad Soyad},
>
> {Ürün} talebiniz bize ulaştı, ilgilenecek kişi {Satışçı adı}. Sizi {gün} günü {saat aralığı} arasında arayacak.
>
> Görüşmeye hazır gelmesi için tek bir sorumuz var: {eksik bilgi, örneğin yıllık adet veya teslim yeri}?
>
> Bu ilk yanıtı sistemimiz hazırladı. Yanıtınızı {Satışçı adı} doğrudan görür.

Hitapta “Hanım” veya “Bey” seçimini sisteme bırakmayın. Formda sormadıysanız ad ve soyad yeterlidir.

Metni yapay zekâya yazdırıyorsanız sınırı baştan koyun. Talepteki bilgiyi özetleyebilir, eksik alanı sorabilir. Fiyat, teslim tarihi ve teknik uygunluk konusunda söz veremez. Emin olmadığı talepte sabit şablona döner.

İlk yanıta kampanya metni eklemeyin. Müşteri soru sordu, reklam istemedi. Ticari iletilerin kuralları da ayrıdır; bunu [KVKK ve satış otomasyonu](/tr/blog/kvkk-ve-satis-otomasyonu) yazımızda anlattık.

### WhatsApp’tan gelenler

WhatsApp Business Platform’da müşteri size yazdığında 24 saatlik bir pencere açılır. Bu sürede serbest metinle yanıt verebilirsiniz, sonrasında onaylı şablon gerekir. Müşteri her yazdığında süre yeniden başlar. Ayrıntı [Meta’nın belgelerinde](https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages). Cumartesi öğlen gelen mesaja ilk kez pazartesi dönerseniz bu pencere kapanmış olur. Botun hangi soruları yanıtlayacağını [bot mu, insan mı](/tr/blog/bot-mu-insan-mi) yazısında ayırdık.

## Devir: satışçı telefonu açtığında ne görmeli?

Bildirimde “Yeni talep var” yazması yetmez. Satışçı, bildirimi okuyup hemen arayabilmelidir. Karta şunları koyun:

1. Kişi, firma, telefon ve talebin kendi cümleleri
2. Kaynak: hangi sayfa, hangi reklam, hangi kanal
3. CRM geçmişi: önceki teklif, açık fatura, son görüşme notu
4. Sistemin gönderdiği ilk yanıt, kelimesi kelimesine
5. Önerilen ilk soru

Dördüncü maddeyi unutan çok olur. Satışçı, sistemin az önce sorduğu soruyu bir daha sorarsa iki dakikada kazandığınız güveni telefonda kaybedersiniz.

## Hafta sonu için nöbet kuralı

Hedef, satışçıyı pazar günü masaya oturtmak değil. Sistem herkese yanıt verir. Nöbetçi yalnızca önceden yazılmış iki durumda aranır: müşterinin üretimi durmuşsa veya talep belirlediğiniz tutarın üzerindeyse. Geri kalanlar pazartesi sabahına, aciliyet sırasına dizilmiş bir liste olarak kalır.

Nöbet haftalık dönsün, nöbetçinin adı takvimde yazsın. Üzerinde ad olmayan nöbeti kimse tutmaz.

## Pazartesi başlamak için

- [ ] Son 20 talebin sürelerini çıkarın
- [ ] Taleplerin geldiği bütün kanalları sayın (kişisel telefonlar dâhil)
- [ ] Dört satırlık yönlendirme kuralını yazın, yedeği belirleyin
- [ ] İlk yanıt şablonunu kendi cümlelerinizle yazın
- [ ] Yalnızca web formunu bağlayın ve kendinize bir test talebi gönderin
- [ ] Bir hafta izleyin, sonra ikinci kanalı ekleyin

Form ile CRM arasındaki bağlantıyı nasıl kuracağınızı [n8n ile ilk otomasyon](/tr/blog/n8n-ile-ilk-otomasyon) yazımızda adım adım gösterdik.

## Hangi iki rakamı izleyeceksiniz?

Birincisi ilk yanıt süresinin ortadaki değeri. İkincisi, talepten gerçek görüşmeye geçen süre. Birincisi iki dakikaya inip ikincisi yerinde sayıyorsa sistem çalışıyor, devir aksıyor demektir. O zaman yazılıma değil, satışçının takvimine bakın.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'de',
	'lohnt-sich-automatisierung',
	'published',
	'Lohnt sich die Automatisierung? So rechnen Sie nach',
	'Eine Formel, ein durchgerechnetes Beispiel in drei Szenarien und die Kosten, die in Angeboten gern fehlen. So prüfen Sie eine Automatisierung vor der Unterschrift.',
	'Vitrin-Redaktion',
	'Die Vitrin-Redaktion verbindet mehr als zehn Jahre Vertriebserfahrung mit anderthalb Jahren Entwicklung von KI-Systemen. Sie schreibt für Geschäftsführung und Vertriebsleitung im B2B-Mittelstand.',
	'Beratung',
	array['Wirtschaftlichkeit', 'Automatisierung', 'Amortisation'],
	5,
	'/images/blog/return.svg',
	'Liniendiagramm, in dem sich eine Kostenlinie und eine steigende Nutzenlinie am Punkt der Amortisation kreuzen',
	'Lohnt sich Automatisierung? Formel und Beispielrechnung',
	'Wann rechnet sich eine Automatisierung im Vertrieb? Formel, Beispielrechnung in drei Szenarien, Mindestmenge und die Kosten, die oft vergessen werden.',
	array['Automatisierung Wirtschaftlichkeit', 'Amortisation berechnen', 'ROI Automatisierung', 'Vertriebsautomatisierung Kosten'],
	'399d7803-1417-56d5-940c-eb48713cb195',
	'2026-05-06T09:00:00+03:00',
	'2026-05-06T09:00:00+03:00',
	$post$
„Das spart Ihnen 34 Stunden im Monat.“ Dieser Satz kann stimmen und trotzdem kein Grund zum Kauf sein. Gesparte Stunden sind erst dann Geld, wenn jemand in dieser Zeit etwas anderes tut, das Ihnen nützt. Rechnen Sie nach, bevor Sie unterschreiben. Eine halbe Stunde und eine Handvoll Zahlen aus dem eigenen Betrieb genügen für einen ersten Befund.

## Die Formel

```text
Nutzen je Monat
  = Fälle × gesparte Minuten ÷ 60
  × Stundensatz × nutzbarer Anteil
  + zusätzlicher Deckungsbeitrag
Netto je Monat
  = Nutzen − laufende Kosten
Amortisation
  = einmalige Kosten
  ÷ Netto je Monat
```

Zwei Größen darin werden gern übergangen.

**Der Stundensatz.** Nehmen Sie die vollen Personalkosten samt Arbeitgeberanteilen und teilen Sie durch die Stunden, in denen wirklich gearbeitet wird. Beispiel: 60.000 € im Jahr, 250 Arbeitstage minus 30 Urlaubstage minus 10 Krankheitstage ergeben 210 Tage. Bei acht Stunden und 85 Prozent produktiver Zeit sind das 1.428 Stunden, also rund 42 € je Stunde.

**Der nutzbare Anteil.** Wer täglich sechsmal vier Minuten spart, gewinnt auf dem Papier 24 Minuten. Davon wird nur ein Teil zu Arbeit, die Sie sonst bezahlen müssten. Setzen Sie 50 bis 70 Prozent an, solange Sie keinen eigenen Messwert haben.

> **Faustregel:** Zählen Sie eine gesparte Stunde nur, wenn Sie sagen können, wer sie wofür verwendet.

## Ein Beispiel in drei Szenarien

Ein Zulieferer erhält 120 Anfragen im Monat. Erfassen und Angebotsentwurf dauern je Anfrage zusammen 25 Minuten, nach der Umstellung voraussichtlich 8. Alle Zahlen sind Beispiele; tragen Sie Ihre eigenen ein.

Einmalig fallen an: 6.000 € für den Dienstleister und 40 eigene Stunden zu 42 €, zusammen 7.680 €. Laufend kommen 180 € für Software und vier Stunden Betreuung (168 €) hinzu. Außerdem landen einige Fälle in der Nacharbeit, zu je 20 Minuten. Bei fünf Prozent sind das sechs Fälle, also zwei Stunden oder 84 € im Monat.

| | vorsichtig | erwartet | günstig |
|---|---:|---:|---:|
| gesparte Minuten je Fall | 10 | 17 | 20 |
| gesparte Stunden je Monat | 20 | 34 | 40 |
| nutzbarer Anteil | 50 % | 60 % | 70 % |
| Wert der Zeit | 420 € | 857 € | 1.176 € |
| zusätzlicher Deckungsbeitrag | 0 € | 0 € | 500 € |
| Fälle mit Nacharbeit | 10 % | 5 % | 5 % |
| laufende Kosten | 516 € | 432 € | 432 € |
| **Netto je Monat** | **−96 €** | **425 €** | **1.244 €** |
| **Amortisation** | **nie** | **18 Monate** | **6 Monate** |

Im erwarteten Fall ist das erste Jahr also noch negativ. Nach drei Jahren stehen rund 15.300 € Nettonutzen gegen 7.680 € Einsatz, also knapp das Doppelte. Im vorsichtigen Fall zahlen Sie jeden Monat drauf. Wer Ihnen nur die rechte Spalte zeigt, verkauft Hoffnung.

### Die Mindestmenge

Nützlicher als die Amortisation ist oft die Frage, ab welcher Menge sich der Betrieb überhaupt trägt. Im erwarteten Fall bringt jede Anfrage 7,14 € und kostet 0,70 € Nacharbeit. Die festen laufenden Kosten betragen 348 €.

```text
348 € ÷ (7,14 € − 0,70 €)
≈ 54 Anfragen im Monat
```

Unter rund 54 Anfragen lassen Sie es bleiben, mag die Technik noch so gut sein. Bei 80 dauert die Amortisation noch fast vier Jahre. Fragen Sie dann, ob eine bessere Angebotsvorlage genügt.

## Was in der Rechnung meist fehlt

- **Ihre eigene Zeit.** Jemand muss Regeln erklären, Testfälle prüfen und Rückfragen beantworten. Im Beispiel sind das 1.680 €, mehr als ein Fünftel der Einmalkosten.
- **Die Daten davor.** Ein Ablauf auf doppelten Firmen erzeugt doppelte Angebote. Rechnen Sie das [Bereinigen der CRM-Daten](/de/blog/crm-daten-bereinigen) mit ein, falls es noch aussteht.
- **Die Ausnahmen.** Die letzten zehn Prozent der Fälle verursachen oft einen großen Teil des Aufwands. Fragen Sie, was mit ihnen geschieht, und lassen Sie sie im Zweifel bei Menschen.
- **Die Pflege.** Schnittstellen ändern sich, Sprachmodelle werden abgelöst, Preislisten wechseln. Ohne Stunden für Betreuung fällt der Ablauf irgendwann still aus.
- **Der Ausstieg.** Was kostet es, den Anbieter zu wechseln, und wem gehören Abläufe, Texte und Daten?
- **Recht und Mitbestimmung.** Verträge zur Auftragsverarbeitung und Gespräche mit dem Betriebsrat kosten Kalenderzeit, auch wenn keine Rechnung kommt.

## Und der Mehrumsatz?

Im Beispiel steht er bewusst zweimal auf null. Schneller zu antworten kann Aufträge bringen, doch vor dem Start wissen Sie nicht, wie viele. Lassen Sie den Mehrumsatz weg. Trägt sich das Vorhaben schon durch die Zeit, ist jeder zusätzliche Auftrag ein Gewinn. Trägt es sich nur mit Mehrumsatz, machen Sie einen Versuch und keinen Großauftrag. Bei der [Antwortzeit auf Anfragen](/de/blog/speed-to-lead) etwa lässt sich mit einem einzigen Formular anfangen.

Rechnen Sie außerdem immer mit dem Deckungsbeitrag. 10.000 € mehr Umsatz bei 30 Prozent Deckungsbeitrag sind 3.000 €, und nur diese 3.000 € bezahlen die Automatisierung.

## So kommen Sie zu belastbaren Zahlen

1. **Montag:** Wählen Sie einen einzigen Vorgang, der mindestens zehnmal in der Woche vorkommt.
2. **Zwei Wochen lang:** Lassen Sie die Beteiligten bei je 20 Fällen Anfang und Ende notieren. Eine Strichliste reicht. Sagen Sie dazu, dass der Vorgang gemessen wird und nicht die Person.
3. **Danach:** Füllen Sie die drei Spalten aus. Die vorsichtige Spalte schreibt die skeptischste Person im Raum.
4. **Vor der Unterschrift:** Vereinbaren Sie schriftlich, welche Zahl sich bis wann ändern soll und was geschieht, wenn sie es nicht tut.
5. **Nach drei Monaten:** Messen Sie erneut 20 Fälle, auf dieselbe Weise.

Zum vierten Punkt unsere eigene Regel: Bleibt das Ergebnis aus, erstatten wir 50 Prozent des Honorars. Stellen Sie jedem Anbieter die Frage, was er in diesem Fall tut. Seine Antwort gehört in dieselbe Tabelle wie der Preis.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'de',
	'crm-daten-bereinigen',
	'published',
	'CRM-Daten bereinigen mit klaren Regeln und etwas SQL',
	'Ein Arbeitsplan für saubere CRM-Daten. Sie finden Dubletten mit PostgreSQL, kürzen Felder auf das Nötige und geben jeder Firma eine zuständige Person.',
	'Vitrin-Redaktion',
	'Die Vitrin-Redaktion verbindet mehr als zehn Jahre Vertriebserfahrung mit anderthalb Jahren Entwicklung von KI-Systemen. Sie schreibt für Geschäftsführung und Vertriebsleitung im B2B-Mittelstand.',
	'Datenanalyse',
	array['CRM', 'Datenqualität', 'Dubletten', 'SQL'],
	5,
	'/images/blog/clean-data.svg',
	'Liniendiagramm, in dem verstreute und doppelte Datensätze durch einen Filter laufen und danach geordnet in einer Tabelle liegen',
	'CRM-Daten bereinigen und Dubletten mit SQL finden',
	'So bereinigen Sie CRM-Daten Schritt für Schritt. Dubletten mit pg_trgm finden, Felder kürzen, Zuständigkeiten klären und den sauberen Stand halten.',
	array['CRM-Daten bereinigen', 'Dubletten finden', 'pg_trgm', 'Datenqualität', 'Datenpflege Vertrieb'],
	'cf36473c-15ce-5a7e-bb04-050d9f8e7205',
	'2026-09-30T09:00:00+03:00',
	'2026-09-30T09:00:00+03:00',
	$post$
Müller Antriebstechnik steht dreimal im System: als GmbH & Co. KG, als „Mueller Antriebs-Technik“ und als GMBH in Großbuchstaben. Am ersten Datensatz hängt das Angebot, am zweiten die Reklamation, am dritten der Ansprechpartner, der seit zwei Jahren in Rente ist. Die Firma ist erfunden, das Muster kennen Sie vermutlich.

Auf solchen Daten lässt sich nichts automatisieren. Ein Ablauf, der die falsche von drei Karteikarten trifft, macht den Fehler nur schneller.

## Erst zählen, dann aufräumen

Ziehen Sie vor der ersten Änderung einen vollständigen Export und bewahren Sie ihn getrennt auf. In vielen CRM-Systemen lässt sich das Zusammenführen zweier Datensätze nicht rückgängig machen. Dann beantworten Sie vier Fragen mit Zahlen:

- Wie viele Firmen hatten in den letzten 24 Monaten keinen Kontakt?
- Wie viele Datensätze haben keine zuständige Person oder eine, die nicht mehr im Haus ist?
- Welche Felder sind bei weniger als einem Fünftel der Firmen gefüllt?
- Wie viele Firmen teilen sich eine Internetdomain oder eine Umsatzsteuer-Identifikationsnummer?

Die letzte Frage liefert die sichersten Dubletten. Gleiche USt-IdNr. heißt fast immer gleiche Firma. Ob eine Nummer gültig ist, prüfen Sie über [VIES](https://ec.europa.eu/taxation_customs/vies/), die Abfrage der EU-Kommission. Bei Domains ist Vorsicht nötig: Konzerntöchter nutzen oft dieselbe.

## Ähnliche Namen mit Trigrammen finden

Für den Rest brauchen Sie einen unscharfen Vergleich. PostgreSQL bringt dafür die Erweiterung [`pg_trgm`](https://www.postgresql.org/docs/current/pgtrgm.html) mit. Sie zerlegt Namen in Gruppen von drei Zeichen und misst, wie viele davon übereinstimmen. Vorher vereinheitlichen Sie Umlaute und entfernen die Rechtsform, sonst ähneln sich alle Namen, die auf „GmbH“ enden.

```sql
create extension if not exists pg_trgm;

create or replace function firma_norm(name text) returns text
language sql immutable as $$
  select trim(regexp_replace(
    regexp_replace(
      replace(replace(replace(replace(lower(name),
        'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
      '\m(gmbh|mbh|ag|kg|ohg|ug|se|co|gbr)\M', ' ', 'g'),
    '[^a-z0-9]+', ' ', 'g'));
$$;

create index firmen_norm_trgm
  on firmen using gin (firma_norm(name) gin_trgm_ops);

set pg_trgm.similarity_threshold = 0.5;

select a.id, a.name, b.id as id_2, b.name as name_2,
       round(similarity(firma_norm(a.name), firma_norm(b.name))::numeric, 2) as wert
from firmen a
join firmen b
  on a.id < b.id
 and left(a.plz, 2) = left(b.plz, 2)
 and firma_norm(a.name) % firma_norm(b.name)
order by wert desc;
```

Der Vergleich der ersten beiden Stellen der Postleitzahl hält die Trefferliste kurz. Mit erfundenen Beispieldaten liefert die Abfrage unter anderem diese Paare:

| Name 1 | Name 2 | Wert | Urteil |
|---|---|---|---|
| Müller Antriebstechnik GmbH & Co. KG | MÜLLER ANTRIEBSTECHNIK GMBH | 1,00 | prüfen |
| Huber Feinmechanik AG | Feinmechanik Huber | 1,00 | wahrscheinlich gleich |
| Müller Antriebstechnik GmbH & Co. KG | Mueller Antriebs-Technik | 0,81 | wahrscheinlich gleich |
| Müller Antriebstechnik GmbH & Co. KG | Müller Abfülltechnik GmbH | 0,50 | verschiedene Firmen |

Die erste Zeile zeigt die Grenze des Verfahrens. Eine GmbH und eine GmbH & Co. KG sind zwei Rechtsträger, auch wenn sie fast gleich heißen und im selben Haus sitzen. Der Wert sortiert die Arbeit, entscheiden muss ein Mensch mit Blick auf Rechnungsanschrift und Handelsregister. Ein Beispiel für den Aufwand: 380 Paare zu je vier Minuten sind gut 25 Stunden, bei zwei Personen und zwei Wochen also für jede etwa 75 Minuten am Tag.

## Regeln für das Zusammenführen

Legen Sie vorher fest, welcher Wert gewinnt. Sonst entscheidet jede Person anders.

| Feld | Es gewinnt | Anmerkung |
|---|---|---|
| Firmenname | Schreibweise im Handelsregister | mit Rechtsform |
| Anschrift | Wert der letzten Rechnung | Lieferanschrift getrennt führen |
| Telefon | zuletzt bestätigte Nummer | Format `+49 711 …` |
| Zuständig | Person mit dem jüngsten Vorgang | nur aktive Beschäftigte |
| Werbesperre | immer die Sperre | auch wenn nur ein Datensatz sie trägt |

Die letzte Zeile ist die wichtigste. Geht ein Widerspruch beim Zusammenführen verloren, schreiben Sie jemanden an, der das ausdrücklich untersagt hat. Was dann rechtlich gilt, steht im Beitrag zu [DSGVO und UWG](/de/blog/vertriebsautomatisierung-dsgvo-uwg).

## Felder: weniger ist brauchbar

Ein Feld verdient seinen Platz, wenn jemand danach filtert oder ein Ablauf es liest. Gehen Sie die Liste einmal mit dem Innendienst durch und fragen Sie bei jedem Feld, welche Entscheidung davon abhängt. Gibt es keine, wird es ausgeblendet und nach drei Monaten entfernt.

Freitext, nach dem gefiltert wird, ersetzen Sie durch Auswahllisten. „Maschinenbau“, „Masch.-Bau“ und „MB“ sind für eine Auswertung drei Branchen. Halten Sie die Liste kurz: Mit 15 Branchen arbeitet der Vertrieb, mit 80 rät er.

Bevor Sie alte Datensätze löschen, klären Sie die Aufbewahrungspflichten ([§ 257 HGB](https://www.gesetze-im-internet.de/hgb/__257.html), [§ 147 AO](https://www.gesetze-im-internet.de/ao_1977/__147.html)). Umgekehrt verlangt die DSGVO, personenbezogene Daten richtig zu halten und nicht länger als nötig zu speichern (Art. 5 Abs. 1). Beides zusammen ergibt Ihr Löschkonzept. Das ist keine Rechtsberatung; stimmen Sie die Fristen mit Steuerberatung und Datenschutz ab.

## Zuständigkeit: ein Name je Firma

Jede Firma hat genau eine zuständige Person und eine Vertretung. „Team Süd“ ist kein Name. Verlässt jemand das Unternehmen, gehört die Umverteilung seiner Firmen auf die Austrittsliste, gleich neben Schlüssel und Laptop. Diese Abfrage zeigt jeden Montag, was durchgerutscht ist:

```sql
select f.id, f.name, p.name as zustaendig
from firmen f
left join personen p on p.id = f.zustaendig_id
where p.id is null or not p.aktiv
order by f.name;
```

## Damit es sauber bleibt

- [ ] Dublettenprüfung beim Anlegen einschalten, nicht erst im Nachhinein
- [ ] Importe nur über eine Person und immer mit Probelauf
- [ ] Dublettenabfrage monatlich laufen lassen, nur neue Paare ansehen
- [ ] Rückläufer von E-Mails und Briefen als Aufgabe an die zuständige Person
- [ ] einmal im Quartal 50 zufällige Firmen von Hand prüfen und die Fehlerquote notieren

Die Quote aus dem letzten Punkt gehört in die Vertriebsbesprechung. Steigt sie zweimal hintereinander, stimmt etwas am Eingang nicht, meist ein Formular oder ein Import. Sobald sie niedrig bleibt, können Sie darauf bauen, zum Beispiel eine [automatische erste Antwort auf Anfragen](/de/blog/speed-to-lead).
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'de',
	'vertriebsautomatisierung-dsgvo-uwg',
	'published',
	'Was DSGVO und UWG bei automatisierter Kaltakquise verlangen',
	'Für Brief, Telefon, E-Mail und LinkedIn gelten im B2B unterschiedlich hohe Hürden. Ein Überblick über § 7 UWG und das berechtigte Interesse, mit Checkliste.',
	'Vitrin-Redaktion',
	'Die Vitrin-Redaktion verbindet mehr als zehn Jahre Vertriebserfahrung mit anderthalb Jahren Entwicklung von KI-Systemen. Sie schreibt für Geschäftsführung und Vertriebsleitung im B2B-Mittelstand.',
	'Vertriebsautomatisierung',
	array['DSGVO', 'UWG', 'Kaltakquise', 'Datenschutz'],
	5,
	'/images/blog/privacy.svg',
	'Liniendiagramm, in dem Kontaktdaten zwei Prüfungen neben einem Schild durchlaufen und nur ein Teil der Wege weiterführt',
	'B2B-Kaltakquise automatisieren nach DSGVO und § 7 UWG',
	'Was § 7 UWG und DSGVO bei automatisierter B2B-Kaltakquise verlangen. Brief, Telefon, E-Mail und LinkedIn im Vergleich, mit Textvorlage und Checkliste.',
	array['B2B-Kaltakquise', '§ 7 UWG', 'DSGVO Vertrieb', 'berechtigtes Interesse', 'mutmaßliche Einwilligung'],
	null,
	'2026-10-14T09:00:00+03:00',
	'2026-10-14T09:00:00+03:00',
	$post$
Automatisierte Kaltakquise braucht zwei Erlaubnisse. Die DSGVO fragt, ob Sie die Daten einer Person verarbeiten dürfen. § 7 UWG fragt, ob Sie diese Person über diesen Kanal ansprechen dürfen. Erst wenn beide Fragen mit Ja beantwortet sind, darf ein Ablauf starten. Prüfen Sie den Kanal zuerst, denn daran scheitert ein Vorhaben am schnellsten.

> **Keine Rechtsberatung.** Dieser Beitrag ordnet die Rechtslage in Deutschland aus Sicht der Vertriebspraxis ein. Lassen Sie Ihr konkretes Vorhaben anwaltlich oder durch Ihre Datenschutzbeauftragten prüfen.

## Die Kanäle im Vergleich

Maßgeblich ist [§ 7 UWG](https://www.gesetze-im-internet.de/uwg_2004/__7.html). Für den Erstkontakt mit einer Firma, die Sie nicht kennt, ergibt sich:

| Kanal | Anforderung gegenüber Unternehmen | Erstkontakt ohne Vorgeschichte |
|---|---|---|
| Brief | kein erkennbarer Widerspruch des Empfängers | in der Regel möglich |
| Telefonat durch einen Menschen | zumindest mutmaßliche Einwilligung | nur mit konkretem Anlass |
| automatische Anrufmaschine | vorherige ausdrückliche Einwilligung | nein |
| E-Mail, Fax | vorherige ausdrückliche Einwilligung | nein |
| werbliche Direktnachricht auf LinkedIn | nach der Rechtsprechung wie E-Mail | nein |

Werbung ist dabei weit zu verstehen. Selbst eine Zufriedenheitsumfrage in der Rechnungsmail hat der BGH als Werbung eingestuft (Urteil vom 10.07.2018, VI ZR 225/17). Der Satz „Ich wollte mich nur kurz vorstellen“ rettet also niemanden. Gegen Verstöße können Empfänger ebenso vorgehen wie Mitbewerber und bestimmte Verbände.

### E-Mail: ohne Einwilligung geht nichts

Bei elektronischer Post unterscheidet das Gesetz nicht zwischen Verbrauchern und Unternehmen. Eine mutmaßliche Einwilligung reicht nicht, auch nicht für `info@`-Adressen. Eine Werbemail an eine geschäftliche Adresse ohne wirksame Einwilligung ist ein Eingriff in den Gewerbebetrieb (BGH, Urteil vom 14.03.2017, VI ZR 721/15). Schon eine einzige Nachricht kann genügen (BGH, Beschluss vom 20.05.2009, I ZR 218/07).

Für Bestandskunden gibt es in § 7 Abs. 3 UWG eine Ausnahme. Alle vier Bedingungen müssen erfüllt sein:

1. Sie haben die Adresse beim Verkauf einer Ware oder Dienstleistung vom Kunden selbst erhalten.
2. Sie werben für eigene, ähnliche Angebote.
3. Der Kunde hat nicht widersprochen.
4. Sie haben bei der Erhebung auf das Widerspruchsrecht hingewiesen und tun es in jeder Nachricht wieder.

Aus einer Visitenkarte oder einem abgelehnten Angebot wird noch kein Kunde. Und auf eine Anfrage hin dürfen Sie zwar antworten, Werbung für anderes gehört aber auch in eine automatische Bestätigung nicht hinein.

### Telefon: der Anlass entscheidet

Hier genügt gegenüber Unternehmen die mutmaßliche Einwilligung. Sie brauchen konkrete Umstände, aus denen sich zweierlei schließen lässt: dass die Firma Interesse an der Sache hat und dass sie mit einem Anruf einverstanden wäre. Dass Ihr Angebot zur Branche passt, reicht allein nicht.

Das Bundesverwaltungsgericht hat das auch datenschutzrechtlich bestätigt. Wer Telefonnummern von Zahnarztpraxen aus öffentlichen Verzeichnissen sammelt, um dort für den Ankauf von Edelmetall zu werben, kann sich ohne zumindest mutmaßliche Einwilligung nicht auf ein berechtigtes Interesse stützen ([Urteil vom 29.01.2025, 6 C 3.23](https://www.bverwg.de/290125U6C3.23.0)).

Ein möglicher Anlass ist eine Ausschreibung oder die frühere Bitte, sich im Herbst zu melden. Notieren Sie ihn vor dem Anruf im CRM, mit Quelle und Datum. Und rufen Sie selbst an: Bei einer KI-Stimme, die ohne Ihr Zutun Nummern wählt, sollten Sie von den Regeln für Anrufmaschinen ausgehen.

### LinkedIn: kein Schlupfloch

Werbliche Direktnachrichten in sozialen Netzwerken gelten als elektronische Post (OLG Nürnberg, Urteil vom 15.01.2019, 3 U 724/18). Das OLG Hamm hat das in einem Hinweisbeschluss auf Anschreiben über die Kontaktformulare von Immobilienportalen übertragen (03.05.2023, 18 U 154/22). Eine bestätigte Vernetzung ist noch keine Werbeeinwilligung. Hinzu kommt der Vertrag mit der Plattform: Die [Nutzervereinbarung](https://de.linkedin.com/legal/user-agreement) untersagt Bots und das automatisierte Auslesen von Profilen. Eigene Fachbeiträge und Antworten auf Fragen bleiben Ihnen.

## Das berechtigte Interesse richtig prüfen

Ist der Kanal geklärt, folgt die DSGVO. Laut Erwägungsgrund 47 [der Verordnung](https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32016R0679) *kann* Direktwerbung einem berechtigten Interesse dienen. Die Abwägung nach Art. 6 Abs. 1 Buchst. f nimmt Ihnen das nicht ab. Halten Sie drei Antworten schriftlich fest:

- **Interesse:** Was wollen Sie wem anbieten?
- **Erforderlichkeit:** Welche Daten brauchen Sie mindestens? Name, Funktion und Geschäftsadresse reichen für einen Brief.
- **Abwägung:** Muss die Person in ihrer Rolle vernünftigerweise damit rechnen?

Ist der Kanal nach § 7 UWG verboten, hilft in aller Regel auch die beste Abwägung nicht.

Stammen die Daten aus anderen Quellen, gilt Art. 14: Sie informieren die Person längstens innerhalb eines Monats, bei einer Kontaktaufnahme spätestens mit der ersten Mitteilung. Auf das Widerspruchsrecht weisen Sie ausdrücklich und getrennt von anderen Angaben hin (Art. 21 Abs. 4). Ein Textbaustein für den Brief, als Beispiel:

> Ihre Kontaktdaten stammen von [Quelle]. Wir verwenden Name, Funktion und Geschäftsadresse, um Ihnen [Angebot] vorzustellen. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO; unser Interesse ist die Gewinnung von Geschäftskunden. Alle Angaben nach Art. 14 DSGVO finden Sie unter [Adresse].
>
> **Sie können der Verwendung Ihrer Daten für Direktwerbung jederzeit widersprechen:** [E-Mail-Adresse].

Wer widerspricht, kommt auf eine Sperrliste mit den nötigsten Angaben. Löschen Sie alles, taucht die Person beim nächsten Adressimport wieder auf. Wie die Sperre eine Datenbereinigung übersteht, lesen Sie in [CRM-Daten bereinigen](/de/blog/crm-daten-bereinigen).

## Was Sie gut automatisieren können

Es bleibt viel übrig, das Zeit spart: Firmen nach festen Kriterien auswählen, Briefe mit echtem Bezug vorbereiten, Anlässe für Anrufe sammeln, Einwilligungen auf der Website per Double-Opt-in einholen und jede Ansprache gegen die Sperrliste prüfen. Am wenigsten Reibung haben Sie bei Menschen, die von sich aus schreiben. Dort lohnt sich eine [Antwort in zwei Minuten](/de/blog/speed-to-lead).

## Checkliste vor dem Start

- [ ] Kanal je Zielgruppe festgelegt und nach § 7 UWG begründet
- [ ] Interessenabwägung geschrieben und datiert
- [ ] Text nach Art. 14 und Hinweis auf das Widerspruchsrecht in der Vorlage
- [ ] Sperrliste angelegt, Abgleich vor jedem Kontakt
- [ ] Auftragsverarbeitung mit den Anbietern geregelt (Art. 28)
- [ ] Verarbeitung im Verzeichnis eingetragen (Art. 30)
- [ ] Löschfrist für Kontakte ohne Reaktion bestimmt

Verkaufen Sie über die Grenze, prüfen Sie jedes Land einzeln. In Österreich verlangt § 174 TKG 2021 auch für Werbeanrufe bei Unternehmen eine vorherige Einwilligung.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'de',
	'speed-to-lead',
	'published',
	'Speed-to-Lead in zwei Minuten, auch am Wochenende',
	'So bekommt jede neue Anfrage binnen zwei Minuten eine brauchbare erste Antwort. Mit Zeitplan, Zuweisungsregeln, Textvorlage und Hinweisen für den Sonntag.',
	'Vitrin-Redaktion',
	'Die Vitrin-Redaktion verbindet mehr als zehn Jahre Vertriebserfahrung mit anderthalb Jahren Entwicklung von KI-Systemen. Sie schreibt für Geschäftsführung und Vertriebsleitung im B2B-Mittelstand.',
	'Vertriebsautomatisierung',
	array['Speed-to-Lead', 'Anfragenmanagement', 'Lead-Zuweisung', 'CRM'],
	5,
	'/images/blog/speed-to-lead.svg',
	'Liniendiagramm, in dem eine Anfrage vom Formular über die Zuweisung zur ersten Antwort und weiter zu einer Person im Vertrieb läuft',
	'Speed-to-Lead im B2B, Antwort in zwei Minuten',
	'So beantworten Sie B2B-Anfragen binnen zwei Minuten. Mit Zeitplan, Zuweisungsregeln, Antwortvorlage, Übergabe an den Vertrieb und Regeln fürs Wochenende.',
	array['Speed-to-Lead', 'Antwortzeit Vertrieb', 'Anfragen automatisch beantworten', 'Lead-Zuweisung', 'B2B-Vertrieb'],
	'1db9e0a9-94f4-5c5b-bbb1-bfc9ac1a9b5c',
	'2026-11-11T09:00:00+03:00',
	'2026-11-11T09:00:00+03:00',
	$post$
Ein Beispiel: Freitag, 17:40 Uhr. Über das Kontaktformular kommt eine Anfrage für 400 Drehteile, die Zeichnung hängt an, Liefertermin in sechs Wochen. Wird Ihr Sammelpostfach am Montag um neun gelesen, hatte der Einkäufer gut 63 Stunden Zeit, andere Anbieter zu fragen.

Rund um die Uhr in zwei Minuten zu antworten, schafft kein Team von Hand. Ein fester Ablauf schafft es. So bauen Sie ihn auf.

## Was in zwei Minuten geschehen muss

„Vielen Dank für Ihre Nachricht, wir melden uns“ ist eine Eingangsbestätigung und noch keine Antwort. Eine brauchbare erste Antwort enthält vier Dinge:

- in einem Satz, worum es nach Ihrem Verständnis geht
- eine Rückfrage, die das Angebot voranbringt
- den Namen und die Durchwahl der zuständigen Person
- einen Zeitpunkt, bis zu dem diese Person anruft

Das Verkaufsgespräch führt weiterhin ein Mensch. Die Maschine sorgt dafür, dass es vorbereitet ist und pünktlich stattfindet.

## Der Ablauf in sechs Schritten

| Zeit | Schritt | Wer | Wenn etwas klemmt |
|---|---|---|---|
| 0 s | Anfrage landet in einem gemeinsamen Eingang | System | zweite Ablage außerhalb des CRM |
| 10 s | Spamprüfung und Abgleich mit dem CRM | System | als „ungeprüft“ markieren, nicht verwerfen |
| 30 s | Einordnung und Zuweisung nach festen Regeln | System, bei Freitext mit Sprachmodell | an die Vertriebsleitung |
| 60 s | erste Antwort geht hinaus | System | Meldung an den Innendienst |
| 90 s | Aufgabe mit Frist für eine namentlich genannte Person | System | nach 15 Minuten Geschäftszeit an die Vertretung |
| 30 min | Anruf, gerechnet in Geschäftszeit | Vertrieb | Meldung an die Vertriebsleitung |

Technisch genügt für den Anfang ein Webhook. Das Formular ruft ihn auf, ein Werkzeug wie [n8n](https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.webhook/) nimmt die Daten entgegen und stößt alles Weitere an. Wichtig ist die vierte Spalte der Tabelle: Jeder Schritt braucht einen Plan für den Fehlerfall, sonst verschwindet eine Anfrage, ohne dass es jemand merkt.

## Die Zuweisung gehört auf eine Seite

Schreiben Sie Ihre Regeln so auf, dass auch eine Aushilfe sie anwenden könnte. Die erste zutreffende Regel gilt. Für einen Beispielbetrieb mit zwei Gebieten und Export sieht das so aus:

```json
{
  "regeln": [
    { "wenn": { "bestandskunde": true },
      "dann": "betreuung_laut_crm" },
    { "wenn": { "sprache_nicht": "de" }, "dann": "export" },
    { "wenn": { "plz_beginnt_mit": ["0", "1", "2", "3"] },
      "dann": "gebiet_nord_ost" },
    { "wenn": { "plz_beginnt_mit": ["4", "5", "6", "7", "8", "9"] },
      "dann": "gebiet_west_sued" }
  ],
  "sonst": "vertriebsleitung",
  "frist_minuten": 30
}
```

Die Regel für Bestandskunden steht bewusst oben. Wer nach acht Jahren Geschäft als Neukunde begrüßt wird, merkt sich das. Das klappt aber nur, wenn das CRM die Firma wiedererkennt. Wie Sie Dubletten vorher loswerden, steht im Beitrag [CRM-Daten bereinigen](/de/blog/crm-daten-bereinigen).

## Die erste Antwort als Vorlage

> Guten Tag Frau Beispiel,
>
> Sie fragen 400 Drehteile nach Zeichnung an und brauchen sie in sechs Wochen. Damit wir rechnen können: Welcher Werkstoff ist vorgesehen, und stellen Sie ihn bei?
>
> Herr Muster aus unserem Vertrieb (Durchwahl [Nummer]) ruft Sie am Montag bis 9:30 Uhr an. Passt Ihnen eine andere Zeit besser, wählen Sie hier selbst einen Termin: [Link]
>
> Diese erste Antwort wurde automatisch erstellt. Ihre Anfrage liegt Herrn Muster bereits vor.

Lassen Sie ein Sprachmodell nur den ersten Absatz füllen: Zusammenfassung und Rückfrage. Alles andere ist fester Text mit Feldern. Preise, Liefertermine und Zusagen gehören nicht in eine automatische Antwort. Werbung ebenfalls nicht; warum, steht im Beitrag zu [DSGVO und UWG](/de/blog/vertriebsautomatisierung-dsgvo-uwg). Erkennt das Modell den Inhalt nicht sicher, geht eine neutrale Fassung ohne Zusammenfassung hinaus.

## Wochenende und Feiertage

Arbeitnehmer dürfen an Sonn- und Feiertagen grundsätzlich nicht beschäftigt werden ([§ 9 ArbZG](https://www.gesetze-im-internet.de/arbzg/__9.html)). Auch Rufbereitschaft fällt darunter. Die Ausnahmen in [§ 10 ArbZG](https://www.gesetze-im-internet.de/arbzg/__10.html) gelten für bestimmte Tätigkeiten, der gewöhnliche Vertrieb ist keine davon. Nach Arbeitsende stehen Beschäftigten in der Regel elf Stunden ununterbrochene Ruhezeit zu ([§ 5 ArbZG](https://www.gesetze-im-internet.de/arbzg/__5.html)). Daraus folgt für den Ablauf:

1. Am Wochenende antwortet das System. An Beschäftigte geht keine Benachrichtigung aufs Diensthandy.
2. Fristen zählen in Geschäftszeit. Hinterlegen Sie die Feiertage des jeweiligen Bundeslands, sonst verspricht die Vorlage einen Anruf an Fronleichnam.
3. Terminlinks zeigen nur Zeiten, zu denen wirklich jemand da ist.

Haben Sie einen Betriebsrat, sprechen Sie vor dem Start mit ihm. Wer Antwortzeiten je Person auswertet, berührt in der Regel die Mitbestimmung nach [§ 87 Abs. 1 Nr. 6 BetrVG](https://www.gesetze-im-internet.de/betrvg/__87.html). Das ist ein Hinweis aus der Praxis und keine Rechtsberatung.

## Was Sie messen sollten

Der Durchschnitt täuscht. Ein Beispiel: Von 50 Anfragen werden 45 nach einer Minute beantwortet, fünf bleiben in einem vergessenen Postfach 14 Stunden liegen. Der Durchschnitt liegt bei rund 85 Minuten, obwohl keine einzige Anfrage auch nur annähernd 85 Minuten gewartet hat. Aussagekräftiger sind diese Werte:

- Median und langsamste zehn Prozent bis zur ersten Antwort
- Zeit bis zum ersten Gespräch, in Geschäftsstunden
- Anteil der Anfragen, aus denen ein Termin wird, vor und nach der Umstellung

## So fangen Sie an

1. Schicken Sie sich am Samstagabend über das eigene Formular eine Testanfrage und notieren Sie, wann wer antwortet.
2. Listen Sie alle Eingänge auf, auch die Durchwahl eines ausgeschiedenen Kollegen und das alte Messepostfach.
3. Schreiben Sie die Zuweisung auf eine Seite und lassen Sie Innen- und Außendienst gegenlesen.
4. Starten Sie mit einem einzigen Formular und der neutralen Vorlage.
5. Prüfen Sie zwei Wochen lang jede Antwort nachträglich. Erst danach schalten Sie die Zusammenfassung durch das Sprachmodell frei.

Wiederholen Sie den Samstagabendtest einmal im Quartal. Formulare werden umgebaut, Zuständigkeiten wechseln, und der Ablauf bemerkt das nicht von selbst.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'en',
	'agent-or-workflow',
	'published',
	'AI agent or fixed workflow: which one, and when',
	'Which sales jobs belong in a fixed workflow and which in an AI agent? A comparison table, a short error calculation and a five-question test.',
	'Vitrin Team',
	'The Vitrin team has more than 10 years of sales experience and has spent 1.5 years building AI systems. It writes about methods a sales team can apply to its own work.',
	'Consulting',
	array['AI agents', 'workflow automation', 'sales process'],
	6,
	'/images/blog/agent-or-workflow.svg',
	'Line diagram with steps in a straight row on one side and a central node choosing between tools on the other',
	'AI agent or fixed workflow: how to choose',
	'How an AI agent differs from a fixed workflow in cost, errors and testing, with a five-question test and the limits to set before an agent goes live.',
	array['AI agent', 'workflow automation', 'sales automation', 'human approval'],
	'd2caba3c-b765-5e5d-bf60-330218d2ad50',
	'2026-05-27T09:00:00+03:00',
	'2026-05-27T09:00:00+03:00',
	$post$
The word “agent” turns up in a lot of automation proposals. When you read one, ask a single question: who decides what happens next?

In a **workflow** you write the steps. A model may read a text or draft one along the way, but it cannot change the order. With an **agent** you supply a goal and some tools. The model decides which tool to use, in what order, and when the job is done. Anthropic draws the line in the same place in [Building effective agents](https://www.anthropic.com/engineering/building-effective-agents), and advises starting with the simplest solution that works.

## Where the difference shows

| | Fixed workflow | Agent |
|---|---|---|
| Steps | Written beforehand | Chosen while it runs |
| Same input, same path | Yes | Not guaranteed |
| Cost per job | Known in advance | Varies, needs a ceiling |
| Finding an error | You know which step failed | You have to read the log |
| Testing | A few examples per step | Whole scenarios, end to end |
| Suits | Frequent work with clear rules | Work whose path you cannot know beforehand |
| Example | Web form into the CRM | Researching a company across several sources |

## Work out how errors add up

An example. A model gets each decision right 97% of the time, and its mistakes are independent of each other. If a job takes eight steps and the model decides all of them, the result is 0.97⁸ ≈ 0.78. Out of 100 jobs, 22 contain a mistake somewhere.

Now build the same job as a workflow. Six of the eight steps are ordinary code and two use the model. If the code is right, the result is 0.97² ≈ 0.94. You are down from 22 faulty jobs to six. The model is no smarter than before. It simply decides less.

![Two fields of a hundred dots: 22 are marked as faulty in the left one, six in the right one](/images/blog/in-text/agent-errors.svg)

Real agents catch some of their own mistakes, and some mistakes cause others. The calculation is rough, but it points the right way.

## The five-question test

1. **Can you write the steps on one page?** If you can, build a workflow.
2. **How much does the input vary?** If every request has the same fields, you do not need an agent.
3. **Can a mistake be undone?** A wrong internal note can be deleted. An email with the wrong price cannot be unsent.
4. **Who notices the mistake, and when?** If the answer is “the customer”, put human approval in between.
5. **How often is it done each month?** For something done five times a month, build neither. A good saved prompt is enough.

> **Rule of thumb:** If you can write the steps down, build a workflow. If you cannot, do the job ten times by hand and note what you did each time. If the notes look alike, you have your workflow. If they do not, you have a candidate for an agent.

## Four jobs from sales

- **First reply to a new enquiry:** workflow. It has to be fast and certain. The setup is in [Speed to lead](/en/blog/speed-to-lead).
- **Following up a quote:** workflow. The days and the wording are known.
- **Researching a company before a meeting:** an agent with firm limits. Every company keeps its information somewhere else.
- **Technical questions in free text:** a mix. The model sorts the questions. Known ones get a prepared answer and the rest go to a person.

## The mix: one agent step inside a workflow

For most small and medium-sized firms this is the right shape: fixed on the outside, with a single free step inside. Take a request for a quote that arrives by email.

1. The email arrives and code opens a record.
2. The model extracts product, quantity and place of delivery.
3. Code checks for missing fields. If there are any, it drafts a message asking for them.
4. The agent researches the company and writes half a page.
5. Code adds the summary to the CRM and opens a task for the salesperson.
6. The salesperson reads, corrects and sends.

Only step four is free, and its limits are in writing. The file below is not the format of any particular product. It is an example of the points you need to settle:

```yaml
agent: company-research
goal: Summarise products, markets and two sales openings
tools:
  - web_search     # read only
  - crm_read       # read only
forbidden:
  - send_email
  - crm_write
limits:
  tool_calls: 6
  seconds: 90
  cost_usd: 0.20
source_links: required
on_failure: open_task_without_summary
```

Note the last line. If the agent gets stuck, work does not stop. The task opens without a summary and the salesperson does the research as before.

## Before you give an agent permissions

- **Start with read access.** Read the logs for four weeks, then grant write access one tool at a time.
- **Have a person approve everything that leaves the company.** For messages with a price, payment terms or a delivery date, keep that rule for good.
- **Do not trust what it reads.** Instructions hidden in a web page or an email can lead an agent astray. OWASP calls this prompt injection and puts it first in its [list of risks for language-model applications](https://genai.owasp.org/llm-top-10/). The soundest protection is an agent that holds no tool it could do damage with.
- **Log every step.** Read 20 runs a week from start to finish. Where the same path keeps coming back, turn that part into a fixed step.

That last point also shows where this leads. A well-watched agent becomes a workflow over time: you learn the path, you write it down, and the cost per job falls.

## On Monday

- [ ] Write down the five jobs your team repeats most
- [ ] Put each through the five questions
- [ ] From those that come out as “workflow”, take the most frequent
- [ ] Write its steps on one page and mark the ones that really need a model
- [ ] Show that page to anyone selling you an agent, and ask which steps the model would decide

If the supplier cannot answer the last question on the spot, the design is not finished.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'en',
	'speed-to-lead',
	'published',
	'Speed to lead: answer every enquiry within two minutes',
	'How to answer new enquiries within two minutes, weekends included: routing rules, an honest first reply, the handover to a person and what to measure.',
	'Vitrin Team',
	'The Vitrin team has more than 10 years of sales experience and has spent 1.5 years building AI systems. It writes about methods a sales team can apply to its own work.',
	'Sales Automation',
	array['speed to lead', 'lead routing', 'first reply'],
	6,
	'/images/blog/speed-to-lead.svg',
	'Line diagram of an enquiry passing a stopwatch on its way from a form to a first reply and a salesperson',
	'Speed to lead: a two-minute reply, set up right',
	'Answer every new B2B enquiry within two minutes, even at weekends. Step table, routing rules, first-reply template, handover checklist and metrics.',
	array['speed to lead', 'lead response time', 'lead routing', 'first reply template'],
	'1db9e0a9-94f4-5c5b-bbb1-bfc9ac1a9b5c',
	'2026-11-12T09:00:00+03:00',
	'2026-11-12T09:00:00+03:00',
	$post$
Take an example. An enquiry comes in on Friday at 18:00. Your salesperson reads it on Monday at 9:00. That is 63 hours. The buyer had other suppliers open in the next browser tab, and one of them may have called on Saturday morning.

You do not need weekend shifts to fix this. Separate the first reply from the human conversation.

## Two clocks

- **Clock one, first reply:** under two minutes, every day, sent by a machine that says it is one.
- **Clock two, human contact:** within 15 minutes during office hours, otherwise by 10:00 on the next working day.

Two minutes, weekends included, is the target we build to. The second clock is yours to set. Make a promise you can keep on your worst day.

## The path of one enquiry

| Time | Step | Done by | If it fails |
|---|---|---|---|
| 0:00 | Form, mailbox or chat passes the enquiry on | Webhook | Form also mails a shared inbox |
| 0:05 | Check fields, look for the firm in the CRM | Code | New record, marked “check” |
| 0:20 | Read topic, language and urgency | Model | Topic is set to “unclear” |
| 0:40 | Pick the owner | Rules | Duty rota |
| 1:00 | Send the first reply | Template | Alert to the duty phone |
| 1:10 | Open a task and notify the owner | Code | Alert to the duty phone |
| 15 min | Nobody has claimed it in office hours | Timer | Goes to the head of sales |

The last column is the important one. A chain without it works in the demo and goes quiet in month three, when a password expires.

Use a webhook, so that the form pushes the enquiry the moment it is sent. A tool that checks the inbox every 15 minutes is too slow. In n8n, for instance, that is the [Webhook node](https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.webhook/).

## Routing: rules, in order

The model may read the message. It should not decide who gets it. Ownership follows rules that your team can read and discuss. First match wins:

```json
{
  "rules": [
    { "if": { "existing_customer": true }, "to": "account_owner" },
    { "if": { "topic": "spare_parts" }, "to": "service_desk" },
    { "if": { "country": ["DE", "AT", "CH"] }, "to": "dach_desk" },
    { "if": { "country": ["TR"] }, "to": "turkey_desk" }
  ],
  "default": "duty_rota",
  "claim_within_minutes": 15,
  "escalate_to": "head_of_sales"
}
```

Two cases need care. Existing customers: match on the email domain, but leave out free mail providers. Holidays: an owner who is away must be skipped, so connect the calendar.

This is a fixed workflow with one model step. [AI agent or fixed workflow](/en/blog/agent-or-workflow) explains why that is the safer design here.

## The first reply

A first reply confirms receipt, promises a time and asks one question. Leave out prices and attachments.

> **Subject:** Your enquiry about [topic]
>
> Hello [first name],
>
> Thank you, your enquiry about [topic] has arrived. This is an automatic reply. [Owner] is responsible for [area] and will call you [today before 16:00 / on Monday before 10:00].
>
> One question that will make the call shorter: [question]?
>
> If you would rather choose a time yourself: [calendar link]
>
> [Company, phone]

Prepare one question per topic by hand. For a machine part it may be the drawing number, for a service the number of sites.

Do not sign the automatic reply with a salesperson’s name as if they had typed it. The buyer will answer at 22:40 and expect a person to be there.

## Weekends and holidays

The time in the reply must be calculated, not typed. Give the workflow your opening hours and a list of public holidays for the country of the owner. On Saturday it writes “on Monday before 10:00”, and before a long weekend it writes “on Tuesday”.

Then define what is allowed to ring a phone on Sunday. An example of a tight rule: an existing customer whose production has stopped. Everything else can wait, because the buyer knows when you will call.

On WhatsApp there is another clock. Under the [WhatsApp Business Messaging Policy](https://business.whatsapp.com/policy) you may reply freely within 24 hours of the person’s last message; after that you need an approved template. A question asked on Saturday morning falls outside that window by Monday, so have a template ready.

## The handover

The salesperson should be able to call without opening another window. Put this into the task:

- [ ] The original message, unedited
- [ ] What the first reply promised, and by when
- [ ] Firm, country, website and, for known firms, the last order or open quote
- [ ] The buyer’s answer to the question, if there is one
- [ ] A button marked “Claim”, which stops the timer

Once someone claims the task, the automation stops writing to that buyer.

## A word on data protection

The GDPR allows processing that is needed to take steps at a person’s request before entering into a contract, [Article 6(1)(b)](https://eur-lex.europa.eu/eli/reg/2016/679/oj). Ask your adviser whether that covers your case. An enquiry is not consent to a newsletter, so keep the two apart. This is not legal advice.

## What to measure

Look at two figures for each clock: the median and the 90th percentile. The average misleads. An example with 40 enquiries in a month: 35 were answered in about a minute, and five waited nine hours because a login had expired. The average is 68 minutes, which describes nobody. The median is one minute and hides the fault. The 90th percentile is nine hours and shows it.

![Forty replies side by side: 35 lie on the base line, five rise far above it, and the average runs where no reply is](/images/blog/in-text/reply-times.svg)

Add one business figure: the share of enquiries that lead to a first conversation. Compare the eight weeks before with the eight weeks after, by channel.

## On Monday

1. Send yourself three test enquiries from a private address: Tuesday 11:00, Thursday 20:00, Saturday 10:00. Note when a reply comes and what it says.
2. Write down your second clock as a promise.
3. List your five most common topics and one question for each.
4. Agree the routing rules with the team on one page.
5. Build the plain version first, with a fixed text and no model. Add the model once the alerts work.

The plain version already gets you under two minutes.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'de',
	'ki-agent-oder-ablauf',
	'published',
	'KI-Agent oder fester Ablauf: was wann passt',
	'Welche Arbeit im Vertrieb gehört in einen festen Ablauf, welche zu einem KI-Agenten? Mit Vergleich, Fehlerrechnung und einem Test in fünf Fragen.',
	'Vitrin-Redaktion',
	'Die Vitrin-Redaktion verbindet mehr als zehn Jahre Vertriebserfahrung mit anderthalb Jahren Entwicklung von KI-Systemen. Sie schreibt für Geschäftsführung und Vertriebsleitung im B2B-Mittelstand.',
	'Beratung',
	array['KI-Agenten', 'Abläufe', 'Vertriebsprozess'],
	6,
	'/images/blog/agent-or-workflow.svg',
	'Liniendiagramm: links Schritte in gerader Reihe, rechts ein Knoten in der Mitte, der zwischen Werkzeugen wählt',
	'KI-Agent oder fester Ablauf: so entscheiden Sie',
	'Worin sich KI-Agent und fester Ablauf bei Kosten, Fehlern und Test unterscheiden, dazu ein Test in fünf Fragen und die Grenzen für den Einsatz.',
	array['KI-Agent', 'Workflow-Automatisierung', 'Vertriebsautomatisierung', 'Freigabe durch Menschen'],
	'd2caba3c-b765-5e5d-bf60-330218d2ad50',
	'2026-05-28T09:00:00+03:00',
	'2026-05-28T09:00:00+03:00',
	$post$
In vielen Angeboten für Automatisierung steht inzwischen das Wort „Agent“. Stellen Sie beim Lesen eine einzige Frage: Wer entscheidet, was als Nächstes geschieht?

In einem **Ablauf** schreiben Sie die Schritte selbst. Ein Modell darf unterwegs einen Text lesen oder entwerfen, an der Reihenfolge ändert es nichts. Einem **Agenten** geben Sie ein Ziel und Werkzeuge. Welches Werkzeug wann zum Einsatz kommt und wann die Aufgabe erledigt ist, entscheidet das Modell. Anthropic zieht die Grenze in [Building effective agents](https://www.anthropic.com/engineering/building-effective-agents) an derselben Stelle und rät, mit der einfachsten Lösung anzufangen, die funktioniert.

## Wo der Unterschied spürbar wird

| | Fester Ablauf | Agent |
|---|---|---|
| Schritte | vorher festgelegt | im Lauf gewählt |
| Gleiche Eingabe, gleicher Weg | ja | nicht garantiert |
| Kosten je Vorgang | vorher bekannt | schwanken, brauchen eine Obergrenze |
| Fehlersuche | der Schritt steht fest | Protokoll lesen |
| Test | ein paar Beispiele je Schritt | ganze Szenarien von Anfang bis Ende |
| Passt zu | häufiger Arbeit mit klaren Regeln | Arbeit, deren Weg vorher niemand kennt |
| Beispiel | Formular ins CRM übernehmen | eine Firma in mehreren Quellen recherchieren |

## Rechnen Sie die Fehler zusammen

Ein Beispiel: Ein Modell entscheidet in jedem Schritt zu 97 Prozent richtig, und seine Fehler hängen nicht voneinander ab. Besteht die Aufgabe aus acht Schritten, über die alle das Modell entscheidet, ergibt das 0,97⁸ ≈ 0,78. Von 100 Vorgängen enthalten 22 einen Fehler.

Dieselbe Aufgabe als Ablauf: Sechs der acht Schritte sind gewöhnlicher Code, zwei nutzen das Modell. Ist der Code richtig, bleibt 0,97² ≈ 0,94. Aus 22 fehlerhaften Vorgängen werden sechs. Das Modell ist nicht klüger geworden, es entscheidet nur seltener.

![Zwei Felder mit je hundert Punkten: im linken sind 22 als fehlerhaft markiert, im rechten sechs](/images/blog/in-text/agent-errors.svg)

Agenten bemerken manche ihrer Fehler selbst, und manche Fehler ziehen weitere nach sich. Die Rechnung ist grob, aber die Richtung stimmt.

## Der Test in fünf Fragen

1. **Passen die Schritte auf eine Seite?** Dann bauen Sie einen Ablauf.
2. **Wie verschieden sind die Eingaben?** Hat jede Anfrage dieselben Felder, brauchen Sie keinen Agenten.
3. **Lässt sich ein Fehler zurücknehmen?** Eine falsche interne Notiz löschen Sie. Eine E-Mail mit falschem Preis holen Sie nicht zurück.
4. **Wer bemerkt den Fehler, und wann?** Lautet die Antwort „der Kunde“, gehört eine Freigabe dazwischen.
5. **Wie oft im Monat fällt die Arbeit an?** Für fünfmal im Monat bauen Sie weder das eine noch das andere. Ein guter, gespeicherter Prompt genügt.

> **Faustregel:** Wenn Sie die Schritte aufschreiben können, bauen Sie einen Ablauf. Können Sie es nicht, erledigen Sie die Aufgabe zehnmal von Hand und notieren jedes Mal, was Sie getan haben. Gleichen sich die Notizen, haben Sie Ihren Ablauf. Gleichen sie sich nicht, haben Sie einen Kandidaten für einen Agenten.

## Vier Aufgaben aus dem Vertrieb

- **Erste Antwort auf eine Anfrage:** Ablauf. Hier zählen Tempo und Verlässlichkeit. Wie man ihn einrichtet, steht in [Speed-to-Lead](/de/blog/speed-to-lead).
- **Nachfassen beim Angebot:** Ablauf. Tage und Texte stehen fest, siehe [Angebote nachfassen](/de/blog/angebote-nachfassen).
- **Firmenrecherche vor dem Termin:** ein Agent mit engen Grenzen. Jede Firma zeigt ihre Angaben an anderer Stelle.
- **Technische Fragen im Freitext:** beides. Das Modell sortiert, bekannte Fragen erhalten eine vorbereitete Antwort, der Rest geht an einen Menschen.

## Die Mischung: ein Agentenschritt im Ablauf

Für die meisten mittelständischen Betriebe passt diese Form: außen fest, innen ein einziger freier Schritt. Nehmen wir eine Angebotsanfrage per E-Mail.

1. Die E-Mail trifft ein, Code legt den Vorgang an.
2. Das Modell liest Produkt, Menge und Lieferort heraus.
3. Code prüft, ob etwas fehlt, und entwirft dann eine Rückfrage.
4. Der Agent recherchiert die Firma und schreibt eine halbe Seite.
5. Code legt die Zusammenfassung im CRM ab und öffnet eine Aufgabe für den Vertrieb.
6. Der Vertrieb liest, korrigiert und sendet.

Frei ist nur Schritt vier, und seine Grenzen sind schriftlich festgelegt. Die folgende Datei gehört zu keinem bestimmten Produkt. Sie zeigt, welche Punkte Sie regeln müssen:

```yaml
agent: firmenrecherche
ziel: Produkte, Märkte und zwei Ansatzpunkte zusammenfassen
werkzeuge:
  - websuche       # nur lesen
  - crm_lesen      # nur lesen
verboten:
  - email_senden
  - crm_schreiben
grenzen:
  werkzeugaufrufe: 6
  sekunden: 90
  kosten_eur: 0.20
quellen_nennen: pflicht
bei_fehler: aufgabe_ohne_zusammenfassung_oeffnen
```

Achten Sie auf die letzte Zeile. Bleibt der Agent stecken, geht die Arbeit trotzdem weiter: Die Aufgabe öffnet sich ohne Zusammenfassung, und der Vertrieb recherchiert wie bisher.

## Bevor ein Agent Rechte bekommt

- **Beginnen Sie mit Lesen.** Sehen Sie vier Wochen lang die Protokolle durch und geben Sie Schreibrechte danach einzeln frei.
- **Was das Haus verlässt, gibt ein Mensch frei.** Bei Preisen, Zahlungszielen und Lieferterminen gilt das auf Dauer.
- **Misstrauen Sie dem, was er liest.** Anweisungen, die in einer Webseite oder E-Mail versteckt sind, können einen Agenten fehlleiten. OWASP nennt das Prompt Injection und führt es auf seiner [Liste der Risiken für Sprachmodelle](https://genai.owasp.org/llm-top-10/) an erster Stelle. Den besten Schutz bietet ein Agent, der kein Werkzeug hat, mit dem er Schaden anrichten kann.
- **Protokollieren Sie jeden Schritt.** Lesen Sie jede Woche 20 Läufe von Anfang bis Ende. Wo sich derselbe Weg wiederholt, machen Sie daraus einen festen Schritt.

Verarbeitet der Agent Daten von Beschäftigten oder Kunden, gehören Datenschutz und Betriebsrat früh an den Tisch. Wer beteiligt ist, bevor die Technik steht, hält sie seltener auf.

## Am Montag

- [ ] Die fünf Arbeiten notieren, die sich im Team am häufigsten wiederholen
- [ ] Jede durch die fünf Fragen schicken
- [ ] Von denen, die als „Ablauf“ herauskommen, die häufigste auswählen
- [ ] Ihre Schritte auf eine Seite schreiben und markieren, welche wirklich ein Modell brauchen
- [ ] Diese Seite jedem Anbieter vorlegen und fragen, über welche Schritte das Modell entscheidet

Kann er die letzte Frage nicht sofort beantworten, ist der Entwurf noch nicht fertig.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'de',
	'angebote-nachfassen',
	'published',
	'Angebote nachfassen: ein Fahrplan in drei Schritten',
	'Damit kein Angebot im Sande verläuft: drei Schritte mit Tagen und Texten, Regeln für das Ende des Fahrplans und die Felder, die Ihr CRM dafür braucht.',
	'Vitrin-Redaktion',
	'Die Vitrin-Redaktion verbindet mehr als zehn Jahre Vertriebserfahrung mit anderthalb Jahren Entwicklung von KI-Systemen. Sie schreibt für Geschäftsführung und Vertriebsleitung im B2B-Mittelstand.',
	'Vertriebsautomatisierung',
	array['Nachfassen', 'E-Mail-Vorlagen', 'CRM'],
	6,
	'/images/blog/follow-up.svg',
	'Liniendiagramm: aus einem Angebot führt eine Zeitachse mit drei Briefen zu einem abgehakten Ergebnis',
	'Angebote nachfassen: drei Schritte mit Vorlagen',
	'B2B-Angebote in drei Schritten nachfassen: was an welchem Tag gesendet wird, wann der Fahrplan endet, welche Felder nötig sind. Mit Vorlagen und Rechnung.',
	array['Angebot nachfassen', 'Nachfassen E-Mail Vorlage', 'Angebotsverfolgung', 'Vertriebsautomatisierung'],
	'b52b0b6b-5203-56f0-ac46-f9b811749fe5',
	'2026-07-08T09:00:00+03:00',
	'2026-07-08T09:00:00+03:00',
	$post$
Das Angebot ist verschickt, der Kunde schweigt. Nach zwei Tagen wollte der Vertrieb nachfragen, dann kam etwas dazwischen. Drei Wochen später folgt die Frage: „Konnten Sie unser Angebot schon prüfen?“ Der Wettbewerber hat in dieser Zeit zweimal angerufen.

Nachfassen, das im Ermessen des Einzelnen liegt, unterbleibt in vollen Wochen. Gerade dann gehen aber die meisten Angebote hinaus. Nehmen Sie es aus dem Gedächtnis heraus: Mit dem Versand stehen Termin und Text der nächsten drei Kontakte fest.

## Es beginnt vor dem Angebot

Stellen Sie eine Frage, bevor Sie das Angebot senden: „Wann wollen Sie entscheiden, und wer entscheidet mit?“ Das Datum, das Sie hören, ist die Grundlage des Kalenders. Wer am 20. in der Geschäftsführung entscheidet, braucht am 12. keine Erinnerung.

Im CRM genügen fünf Felder je Angebot:

- `angebotsdatum` und `gueltig_bis`
- `entscheidung_am` (vom Kunden genannt)
- `entscheider`
- `status`: offen, gewonnen, verloren, verschoben
- `naechster_schritt_am` (darf nicht leer sein)

Das letzte Feld trägt die ganze Ordnung. Ein offenes Angebot ohne nächsten Schritt ist ein vergessenes Angebot.

## Ein Kalender mit drei Schritten

Hat der Kunde kein Datum genannt, beginnen Sie mit diesem Vorschlag. Gezählt werden Arbeitstage. Bei langen Entscheidungswegen vergrößern Sie die Abstände.

| Schritt | Tag | Ziel | Weg | Wer sendet |
|---|---|---|---|---|
| 1 | 2 | Angekommen, vollständig? | E-Mail | System, von der Adresse des Vertriebs |
| 2 | 6 | etwas Neues mitteilen | E-Mail, dann Anruf | System entwirft, Vertrieb sendet |
| 3 | 12 | Ja, Nein oder ein Datum | E-Mail | System, von der Adresse des Vertriebs |

![Zeitachse mit drei Briefen an den Tagen 2, 6 und 12, vom mittleren zweigt ein Telefon ab](/images/blog/in-text/follow-up-days.svg)

Alle Nachrichten bleiben im selben Verlauf. Ein neuer Betreff zwingt den Kunden, das Angebot zu suchen.

Rechtlich bewegen Sie sich hier auf festerem Boden als bei der Kaltakquise, denn der Kunde hat das Angebot verlangt. Eine Nachfrage zu diesem Angebot ist etwas anderes als Werbung für ein weiteres Produkt. Wo die Grenze verläuft, steht in [DSGVO und UWG](/de/blog/vertriebsautomatisierung-dsgvo-uwg).

## Die Texte

Die Felder in geschweiften Klammern kommen aus dem CRM.

### Schritt 1: Ist alles angekommen?

> Betreff: {Angebotsthema}, {Angebotsnummer}
>
> Guten Tag {Anrede} {Nachname},
>
> ist unser Angebot vom {Datum} gut bei Ihnen angekommen? Das beigefügte Datenblatt ist der aktuelle Stand.
>
> Am häufigsten werden wir nach {kritische Position} gefragt. Falls dazu auch bei Ihnen etwas offen ist, genügt eine kurze Antwort auf diese E-Mail.
>
> {Name}, {Telefon}

### Schritt 2: etwas Neues

„Ich wollte nur kurz nachfragen“ enthält keine Information. Die zweite Nachricht hat nur dann einen Grund, wenn sie etwas mitbringt: einen Lieferplan, eine Einbauzeichnung, eine Rechnung für einen ähnlichen Einsatz, eine Alternative.

> Guten Tag {Anrede} {Nachname},
>
> in unserem Gespräch ging es um {Anliegen}. Dazu haben wir {Dokument} auf einer Seite zusammengestellt. Der zweite Abschnitt bezieht sich direkt auf {Einsatzgebiet}.
>
> Passt Ihnen am Donnerstag um 10:30 oder um 14:00 Uhr ein Gespräch von zehn Minuten? Nennen Sie mir einfach die Uhrzeit, die Einladung sende ich Ihnen zu.
>
> {Name}

### Schritt 3: um eine Entscheidung bitten

> Guten Tag {Anrede} {Nachname},
>
> unser Angebot ist bis zum {gültig bis} gültig. Damit wir richtig planen können, frage ich nach dem Stand. Eine Ziffer genügt als Antwort:
>
> 1. Wir machen weiter, lassen Sie uns den nächsten Schritt besprechen.
> 2. Die Entscheidung ist verschoben, bitte melden Sie sich im {Monat} wieder.
> 3. Wir haben uns anders entschieden.
>
> Jede dieser Antworten hilft uns. Bei der dritten freuen wir uns über einen Satz zum Grund.
>
> {Name}

Erfinden Sie keine Dringlichkeit. Läuft die Gültigkeit wirklich ab, schreiben Sie es. Läuft sie nicht ab, streichen Sie den Satz.

## Wann der Fahrplan endet

Schlechtes Nachfassen schadet mehr als keines. Eine automatische Erinnerung an jemanden, der schon geantwortet hat, kostet Vertrauen. Jedes dieser Ereignisse beendet den Fahrplan sofort:

1. Der Kunde hat auf irgendeinem Weg geantwortet.
2. Der Vertrieb hat ein Gespräch eingetragen oder einen Termin vereinbart.
3. Das Angebot wurde überarbeitet. Mit dem neuen Datum beginnt ein neuer Fahrplan.
4. Der Status ist nicht mehr „offen“.
5. Der Kunde will keine weiteren Nachrichten. Das gilt dann für jeden Versand.

Eine Abwesenheitsnotiz beendet den Fahrplan nicht, sie verschiebt ihn bis zum genannten Rückkehrtag.

Der Kern der Logik passt in ein paar Zeilen:

```javascript
function naechsterSchritt(angebot, heute) {
  if (angebot.status !== "offen") return null;
  if (angebot.widerspruch || angebot.letzteAntwort > angebot.datum) return null;
  if (angebot.verschobenBis > heute) return null;

  const schritte = [
    { nr: 1, abstand: 2 },
    { nr: 2, abstand: 4 },
    { nr: 3, abstand: 6 },
  ];
  const schritt = schritte.find((s) => s.nr === angebot.letzterSchritt + 1);
  const seit = angebot.letzterSchrittAm ?? angebot.datum;
  return schritt && arbeitstage(seit, heute) >= schritt.abstand
    ? schritt.nr
    : null;
}
```

Die Funktion läuft einmal am Tag und zählt vom zuletzt gesendeten Schritt an. Steht das System eine Woche still, erhält der Kunde danach trotzdem nicht zwei Nachrichten an zwei Tagen.

## Wo ein Modell hilft

Für den ersten und den dritten Schritt genügt die Vorlage. Im zweiten kann ein Modell aus der Gesprächsnotiz das eigentliche Anliegen herauslesen und den ersten Satz entwerfen. Gelesen und gesendet wird er vom Vertrieb. Oberhalb eines Betrags, den Sie festlegen, geht kein Schritt ohne einen Menschen hinaus. Weshalb das ein Ablauf ist und kein Agent, steht in [KI-Agent oder fester Ablauf](/de/blog/ki-agent-oder-ablauf).

## Ein Rechenbeispiel

Ein Betrieb schreibt 40 Angebote im Monat. Drei Kontakte je Angebot sind 120 Nachrichten. Bei acht Minuten je Nachricht sind das 16 Stunden im Monat. Mit dem Fahrplan verlangt nur noch der zweite Schritt vier Minuten für die Freigabe: 40 × 4 Minuten, keine drei Stunden. Die Zahlen sind Beispiele. Messen Sie eine Woche lang und setzen Sie Ihre eigenen ein; wie die ganze Rechnung aussieht, zeigt [Lohnt sich die Automatisierung?](/de/blog/lohnt-sich-automatisierung)

> **Regel:** Ein Angebot ist gewonnen, verloren, oder es hat ein Datum. Einen vierten Zustand gibt es nicht.

## Am Montag

- [ ] Alle offenen Angebote auflisten und die ohne nächsten Schritt markieren
- [ ] Jedem heute ein Datum geben oder es schließen
- [ ] Die drei Texte in die eigene Sprache bringen
- [ ] Die Regeln für das Ende einrichten und mit der eigenen Adresse prüfen
- [ ] Den Fahrplan zwei Wochen lang nur mit den Angeboten einer Person laufen lassen
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'de',
	'gespraechsvorbereitung-mit-ki',
	'published',
	'In zehn Minuten auf den Termin vorbereitet, mit KI',
	'Was auf eine Seite Gesprächsvorbereitung gehört, ein Prompt zum Übernehmen und die Prüfung an der Quelle: ein Ablauf für zehn Minuten vor dem Termin.',
	'Vitrin-Redaktion',
	'Die Vitrin-Redaktion verbindet mehr als zehn Jahre Vertriebserfahrung mit anderthalb Jahren Entwicklung von KI-Systemen. Sie schreibt für Geschäftsführung und Vertriebsleitung im B2B-Mittelstand.',
	'Vertriebsautomatisierung',
	array['Gesprächsvorbereitung', 'Prompt', 'Kundentermin'],
	5,
	'/images/blog/meeting-brief.svg',
	'Liniendiagramm: Linien von Website, CRM-Eintrag und E-Mails laufen auf einer Seite zusammen',
	'Gesprächsvorbereitung mit KI in zehn Minuten',
	'Mit KI in zehn Minuten auf den Kundentermin vorbereitet: Gliederung, fertiger Prompt, Zeitplan, Regeln für die Prüfung und was nicht hineingehört.',
	array['Gesprächsvorbereitung Vertrieb', 'KI Prompt Vertrieb', 'Kundentermin vorbereiten'],
	'fe7304d7-498d-5fa2-8fa7-63c0512a2b93',
	'2026-09-02T09:00:00+03:00',
	'2026-09-02T09:00:00+03:00',
	$post$
Wer unvorbereitet in einen Termin geht, stellt in der ersten Viertelstunde Fragen, deren Antwort auf der Website des Kunden steht. Das fällt auf. Dabei liegt fast alles schon vor: in CRM-Notizen, in alten E-Mails, auf den Seiten der Firma. Es liest nur niemand, weil es verstreut ist.

Ein Sprachmodell ist gut darin, verstreutes Material auf eine Seite zu bringen. Was Sie fragen und womit Sie aus dem Termin gehen wollen, entscheiden Sie. Auf dieser Aufteilung beruht der folgende Ablauf. Er dauert zehn Minuten.

## Was in die Vorbereitung gehört

Höchstens eine Seite, lesbar auf dem Telefon im Aufzug. Sechs Punkte reichen:

1. **Firma:** Was verkauft sie, an wen? Zwei Sätze, keine Werbesprache.
2. **Neues:** Werk, Markt, Stellenanzeige, Messe. Jeweils mit Datum und Quelle.
3. **Teilnehmende:** Aufgabe, Gewicht bei der Entscheidung, bisheriger Austausch.
4. **Bezug zu uns:** die sichtbare Spur des Problems, das Sie lösen.
5. **Fragen:** fünf, deren Antwort nicht im Netz steht.
6. **Nächster Schritt:** Mit welcher Zusage wollen Sie hinausgehen?

Den sechsten Punkt schreiben Sie selbst. Am Ziel richtet sich der Rest aus.

## Zehn Minuten, aufgeteilt

| Minute | Arbeit | Ergebnis |
|---|---|---|
| 0–3 | Material sammeln: „Über uns“, Produktseiten, Nachrichten, CRM-Notizen, Einladung | eine Textdatei |
| 3–5 | Vertrauliches und überflüssige Personendaten streichen, Prompt ausführen | Entwurf |
| 5–8 | die drei wichtigsten Angaben an der Quelle prüfen | geprüfter Entwurf |
| 8–10 | Fragen in eigene Worte bringen, Ziel ergänzen | fertige Seite |

Beim ersten Mal dauert es länger. Sobald Ablage und Prompt stehen, reichen zehn Minuten.

## Der Prompt

Füllen Sie die doppelten Klammern aus und fügen Sie das Material mit seinen Quellenkürzeln ein. Die Kürzel brauchen Sie beim Prüfen.

```prompt
Rolle: Du bereitest Termine für ein B2B-Vertriebsteam vor.
Aufgabe: Schreibe eine Vorbereitung nur aus dem folgenden Material.

WIR
Was wir verkaufen: {{produkt_und_nutzen}}
Typischer Kunde: {{idealkunde}}

TERMIN
Firma: {{firma}}
Aufgaben der Teilnehmenden: {{aufgaben}}
Thema: {{thema}}
Unser Ziel: {{ziel}}

REGELN
1. Füge nichts hinzu, das nicht im MATERIAL steht.
2. Nenne am Ende jeder Angabe die Quelle: [Q1], [Q2], [Q3].
3. Steht etwas nicht im Material, schreibe "unbekannt". Rate nicht.
4. Beginne jede Schlussfolgerung mit "Annahme:".
5. Höchstens 350 Wörter. Kein Lob, keine Werbesprache.

AUSGABE
1. Firma (2 Sätze)
2. Neues (höchstens 4 Punkte, mit Datum)
3. Teilnehmende und was ihnen wichtig sein dürfte
4. Bezug zu uns (höchstens 3 Punkte)
5. Fünf offene Fragen
6. Drei mögliche Einwände mit je zwei Sätzen Antwort
7. Was vor dem Termin zu prüfen ist

MATERIAL
[Q1] {{text_der_website}}
[Q2] {{nachrichten_und_stellenanzeigen}}
[Q3] {{crm_notizen_und_emails}}
```

Das Rückgrat sind die ersten drei Regeln. Modelle füllen Lücken gern mit flüssigen Sätzen. Dürfen sie „unbekannt“ schreiben, bleibt die Lücke sichtbar, und aus ihr entsteht oft die beste Frage.

## Ein Beispiel: zwei Fragen zum selben Thema

Die Firma ist erfunden: ein Hersteller industrieller Kühlgeräte mit 80 Beschäftigten. Die Vorbereitung hat drei Spuren gefunden: zwei Stellenanzeigen für den Export [Q2], eine leere Serviceseite auf Englisch [Q1], ein liegen gebliebenes Angebot aus dem Vorjahr [Q3].

- Schwach: „Exportieren Sie?“ Die Antwort steht auf der Website.
- Stark: „Sie suchen zwei Fachleute für den Export. Wer übernimmt in den neuen Ländern den Service?“
- Schwach: „Haben Sie unser Angebot vom letzten Jahr geprüft?“
- Stark: „An welcher Stelle ist das Projekt im letzten Jahr stehen geblieben, und was hat sich seitdem geändert?“

Gute Fragen zeigen, dass Sie sich vorbereitet haben, und laden zum Erzählen ein.

> **Regel:** Was Sie dem Kunden sagen wollen, schlagen Sie vorher selbst an der Quelle nach. Was Sie nicht nachschlagen können, wird zur Frage.

## Was nicht in den Prompt gehört

- Preislisten, Verträge und Unterlagen des Kunden, die unter eine Vertraulichkeitsvereinbarung fallen
- private Telefonnummern, Notizen zu Gesundheit oder Privatleben
- Werkzeuge, die nicht freigegeben sind und über private Konten laufen

Für jedes freigegebene Werkzeug brauchen Sie in der Regel einen Vertrag zur Auftragsverarbeitung ([Art. 28 DSGVO](https://eur-lex.europa.eu/eli/reg/2016/679/oj)) und die Gewissheit, dass Eingaben nicht zum Training dienen. Orientierung gibt die [Datenschutzkonferenz](https://www.datenschutzkonferenz-online.de), die eine Hilfe zu KI und Datenschutz veröffentlicht hat. Schreiben Sie Ihrem Team auf, welches Werkzeug mit welchem Konto erlaubt ist. Gibt es einen Betriebsrat, reden Sie vorher mit ihm. Das ist keine Rechtsberatung.

## Die fünf Minuten danach

Schreiben Sie gleich nach dem Termin drei Zeilen: Was haben wir erfahren, was haben wir zugesagt, was geschieht wann als Nächstes? Diese Zeilen stehen im CRM und sind beim nächsten Mal Q3. Geht es um ein Angebot, beginnt noch am selben Tag das [Nachfassen](/de/blog/angebote-nachfassen).

## Wann sich ein Ablauf lohnt

Bei einem oder zwei Terminen in der Woche führen Sie den Prompt von Hand aus. Ab etwa zehn im Team lohnt sich ein Ablauf: Die Einladung im Kalender stößt ihn an, das System findet Domain und CRM-Eintrag und schickt die Seite eine Stunde vorher an die zuständige Person. Ob sich das bei Ihnen trägt, zeigt die Rechnung in [Lohnt sich die Automatisierung?](/de/blog/lohnt-sich-automatisierung) Das Prüfen an der Quelle bleibt auch dann beim Menschen.

## Am Montag

- [ ] Den wichtigsten Termin der Woche auswählen
- [ ] Den Prompt mit den Angaben der eigenen Firma füllen und gemeinsam ablegen
- [ ] Die erste Vorbereitung von zwei Personen getrennt prüfen lassen, Fehler notieren
- [ ] Für jeden Fehler eine Regel ergänzen
- [ ] Im CRM ein festes Feld für die drei Zeilen danach anlegen
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'de',
	'drei-wege-zur-ki',
	'published',
	'Drei Wege zur KI: selbst machen, Team aufbauen, abwarten',
	'Jeder der drei Wege kostet, auch das Abwarten. Eine Beispielrechnung in Stunden und Euro, eine Tabelle zur Entscheidung und ein Versuch in vier Wochen.',
	'Vitrin-Redaktion',
	'Die Vitrin-Redaktion verbindet mehr als zehn Jahre Vertriebserfahrung mit anderthalb Jahren Entwicklung von KI-Systemen. Sie schreibt für Geschäftsführung und Vertriebsleitung im B2B-Mittelstand.',
	'Beratung',
	array['KI-Einführung', 'Entscheidung', 'Kosten'],
	6,
	'/images/blog/three-paths.svg',
	'Liniendiagramm: von einem Punkt gehen drei Wege aus, verschieden lang und verschieden steil',
	'Drei Wege zur KI im Vertrieb und was sie kosten',
	'KI im Vertrieb selbst einrichten, ein Team aufbauen oder abwarten? Was die drei Wege kosten, mit Beispielrechnung und Tabelle für B2B-Betriebe.',
	array['KI Kosten Mittelstand', 'KI-Team aufbauen', 'Vertriebsautomatisierung', 'KI-Beratung'],
	'18297df6-922d-5fbd-ad4a-6095b64327bf',
	'2026-09-16T09:00:00+03:00',
	'2026-09-16T09:00:00+03:00',
	$post$
Ein Betrieb, der im Vertrieb KI einsetzen will, hat drei Wege: selbst machen, ein eigenes Team aufbauen oder abwarten. Auch das Abwarten ist eine Entscheidung. Es kostet jeden Monat Geld, nur weist das niemand gesondert aus.

Vorweg: Wir gehören zu denen, die solche Systeme von außen aufbauen. Deshalb legen wir die Rechnung offen. Ändern Sie die Zahlen, dann ändert sich auch das Ergebnis.

## Was die drei Wege wirklich kosten

### Selbst machen

Die Software ist der kleinste Posten. Teuer sind die Stunden der Person, die sie einrichtet, und das ist im kleinen Betrieb oft die Vertriebsleitung. Danach beginnt die Pflege: Ein Formular ändert sich, eine Berechtigung läuft ab, das Modell antwortet anders als erwartet.

Das unsichtbare Risiko ist die Abhängigkeit von einer Person. Geht sie, bleibt ein Ablauf zurück, den niemand anzufassen wagt.

### Ein eigenes Team aufbauen

Das Gehalt ist nicht alles. Hinzu kommen die Suche, die Ausstattung, die Zeit für Führung und die ersten Monate, in denen vor allem gelernt wird. Eine Person ist außerdem noch kein Team: In ihrem Urlaub steht das System ohne Betreuung da.

Dafür bleibt das Wissen im Haus. Wer viele Abläufe automatisieren will, fährt auf lange Sicht hier am besten.

### Abwarten

Die Handarbeit läuft weiter. Späte Antworten, vergessene Angebote und veraltete Einträge tauchen in keiner Gewinn- und Verlustrechnung auf. Manchmal ist Abwarten trotzdem richtig: Wer in drei Monaten das ERP wechselt, baut eine heute eingerichtete Anbindung noch einmal.

## Eine Beispielrechnung

Alle Annahmen sind Beispiele. Der Vertrieb verbringt zwölf Stunden in der Woche damit, Anfragen zu erfassen und Angeboten nachzugehen, 46 Wochen im Jahr. Eine Stunde kostet den Betrieb 42 €. Eine Fachkraft kostet mit allen Nebenkosten 7.000 € im Monat. Die Software kostet 100 € im Monat, mit Team 200 €.

- **Selbst machen:** 100 Stunden Aufbau, verteilt auf zwölf Wochen, danach vier Stunden Pflege in der Woche. Nach dem Aufbau bleiben vier Stunden Handarbeit.
- **Team:** Nach 15 Wochen bleiben zwei Stunden Handarbeit. Die Führung kostet drei Stunden in der Woche.
- **Abwarten:** Die zwölf Stunden bleiben.

| Erstes Jahr (€) | Selbst machen | Team | Abwarten |
|---|---:|---:|---:|
| Aufbau | 4.200 | im Gehalt | 0 |
| Pflege und Führung | 5.712 | 5.796 | 0 |
| Personal | 0 | 84.000 | 0 |
| Software | 1.200 | 2.400 | 0 |
| Verbleibende Handarbeit | 11.760 | 10.164 | 23.184 |
| **Summe** | **22.872** | **102.360** | **23.184** |
| **Zweites Jahr** (gleiche Preise) | **16.656** | **96.060** | **23.184** |

Daraus lässt sich dreierlei lesen. Selbst machen kostet im ersten Jahr so viel wie Abwarten, der Gewinn kommt im zweiten. Ein Team für einen einzigen Ablauf ist teuer; trägt dieselbe Person sechs oder sieben, sieht die Rechnung anders aus. Und Abwarten steht günstig da, weil entgangene Aufträge fehlen.

Diese Zeile ergänzen Sie selbst:

```text
entgangener Ertrag
  = zu spät beantwortete Anfragen
  × zusätzliche Abschlussquote,
    die Sie erwarten
  × mittlerer Deckungsbeitrag
    je Auftrag

Beispiel: 60 Anfragen × 0,05
  × 2.000 € = 6.000 € im Jahr
```

Die 0,05 sind eine Annahme. Wenn Sie es nicht wissen, setzen Sie null ein und entscheiden allein anhand der Stunden. Was in solchen Rechnungen sonst noch fehlt, steht in [Lohnt sich die Automatisierung?](/de/blog/lohnt-sich-automatisierung)

## Die Tabelle zur Entscheidung

| Ihre Lage | Selbst machen | Team | Abwarten |
|---|---|---|---|
| unter 3 Stunden Handarbeit je Woche | einen Versuch wert | nein | ja |
| 10 bis 20 Stunden, ein Ablauf | ja, wenn jemand Zeit hat | nein | teuer |
| sechs und mehr Abläufe, Plan für zwei Jahre | als Pilot | ja | teuer |
| Ablauf nirgends beschrieben | erst aufschreiben | nein | ja, mit Datum |
| ERP- oder CRM-Wechsel in drei Monaten | nur Unabhängiges | nein | ja |
| niemand mit Freude an Technik | nein | nur mit Führung | keine Lösung |

Treffen mehrere Zeilen zu, gilt die strengste. Wer einen unklaren Ablauf an eine Maschine gibt, vervielfacht die Fehler in deren Tempo.

## Und ein Dienstleister?

Er verkauft Ihnen die Stunden für den Aufbau auf dem ersten Weg. Holen Sie Pflege und Wissen nicht ins Haus, wird aus der Abhängigkeit von einer Person die von einer Firma. Verlangen Sie deshalb schriftlich, von uns wie von jedem anderen:

1. Auf wessen Namen laufen Konten, Abläufe und Daten? (Richtig ist: auf Ihren.)
2. Wie viele Tage dauert die Einrichtung, und wie viele Stunden brauchen Sie dafür von uns?
3. Wer greift ein, wenn das System etwas falsch macht, und wie schnell?
4. Welche Daten gehen an welchen Dienst in welchem Land?
5. Was geschieht, wenn das Ergebnis ausbleibt?

Zwei unserer Antworten: Die Einrichtung dauert in der Regel zwei Tage, einfache Anbindungen stehen am selben Tag, aufwendige brauchen eine Woche. Bleibt das Ergebnis aus, erstatten wir 50 Prozent des Honorars. Und für drei Stunden Arbeit in der Woche brauchen Sie uns nicht, das richten Sie besser selbst ein.

Bei der vierten Frage geht es um Recht. Verlassen personenbezogene Daten die EU, gelten die Art. 44 bis 49 [DSGVO](https://eur-lex.europa.eu/eli/reg/2016/679/oj). Dieser Beitrag ist keine Rechtsberatung; zeigen Sie den Vertrag vor der Unterschrift Ihrer Anwältin oder Ihrem Datenschutzbeauftragten.

## Ein Versuch in vier Wochen

Bevor Sie einen Weg wählen, kaufen Sie die billigste Information: einen kleinen Versuch.

- [ ] **Woche 1:** Handarbeit messen. Alle schreiben fünf Tage lang ihre Zeit auf, Schätzungen zählen nicht.
- [ ] **Woche 2:** Die häufigste Arbeit auswählen und ihre Schritte auf eine Seite schreiben.
- [ ] **Woche 3:** Diese eine Arbeit automatisieren. Reichen feste Regeln, lassen Sie das Modell weg; den Unterschied erklärt [KI-Agent oder fester Ablauf](/de/blog/ki-agent-oder-ablauf).
- [ ] **Woche 4:** Noch einmal messen, Aufbau und Pflege eingerechnet.

> **Faustregel:** Hat der Versuch mehr als doppelt so viele Stunden gekostet wie geplant, ist Selbstmachen nicht Ihr Weg. Das in vier Wochen zu erfahren ist günstiger als in vier Monaten.

## Wenn abwarten, dann mit Datum

Schreiben Sie auf, worauf Sie warten und wann Sie wieder hinsehen. „Die Technik soll erst reifen“ ist keine Bedingung, denn niemand meldet Ihnen, wann es so weit ist. „Das neue CRM startet am 1. März, am 15. rechnen wir neu“ ist eine.

Bis dahin lohnt es sich, Abläufe aufzuschreiben und [Daten zu bereinigen](/de/blog/crm-daten-bereinigen). Damit beginnt ohnehin jeder der drei Wege.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'en',
	'is-automation-worth-it',
	'published',
	'Is automation worth it? How to do the sums',
	'One formula, an example worked through in three scenarios, and the costs that quotes tend to leave out. How to check an automation project before you sign.',
	'Vitrin Team',
	'The Vitrin team has more than 10 years of sales experience and has spent 1.5 years building AI systems. It writes about methods a sales team can apply to its own work.',
	'Consulting',
	array['return on automation', 'payback', 'costs'],
	6,
	'/images/blog/return.svg',
	'Line diagram in which a cost line and a rising benefit line cross at the point of payback',
	'Is automation worth it? Formula and example',
	'When does automating sales work pay? A formula, an example in three scenarios, the smallest volume that pays for itself and the costs often forgotten.',
	array['automation ROI', 'payback calculation', 'sales automation cost'],
	'399d7803-1417-56d5-940c-eb48713cb195',
	'2026-05-07T09:00:00+03:00',
	'2026-05-07T09:00:00+03:00',
	$post$
“This saves you 34 hours a month.” That can be true and still not be a reason to buy. Saved hours turn into money only when somebody spends them on something that is worth money to you. Do the sums before you sign. Half an hour and a handful of figures from your own firm are enough for a first answer.

## The formula

```text
Benefit per month
  = cases × minutes saved ÷ 60
  × hourly cost × usable share
  + additional contribution margin
Net per month
  = benefit − running costs
Payback
  = one-off costs ÷ net per month
```

Two of these terms tend to get skipped.

**The hourly cost.** Take the full cost of employment, with the employer’s contributions, and divide it by the hours that are actually worked. For example: €60,000 a year; 250 working days minus 30 days of leave and 10 of illness leaves 210. At eight hours a day and 85% productive time, that makes 1,428 hours, or about €42 an hour.

**The usable share.** Somebody who saves four minutes six times a day gains 24 minutes on paper. Only part of that becomes work you would otherwise have paid for. Put in 50 to 70% until you have measured your own.

> **Rule of thumb:** Count a saved hour only if you can say who will use it, and for what.

## One example, three scenarios

A supplier receives 120 enquiries a month. Recording one and drafting a quote takes 25 minutes, and should take 8 afterwards. Every figure here is an example, so put in your own.

The one-off costs: €6,000 for the contractor and 40 of your own hours at €42, €7,680 together. Running costs: €180 for software and four hours of upkeep (€168). Some cases need rework, 20 minutes each. At 5% that is six cases, two hours or €84 a month.

| | cautious | expected | favourable |
|---|---:|---:|---:|
| minutes saved per case | 10 | 17 | 20 |
| hours saved per month | 20 | 34 | 40 |
| usable share | 50% | 60% | 70% |
| value of the time | €420 | €857 | €1,176 |
| additional margin | €0 | €0 | €500 |
| cases with rework | 10% | 5% | 5% |
| running costs | €516 | €432 | €432 |
| **net per month** | **−€96** | **€425** | **€1,244** |
| **payback** | **never** | **18 months** | **6 months** |

In the expected case you are still in the red after the first year. After three years there is a net benefit of about €15,300 against €7,680 spent, not quite double. In the cautious case you pay every month. Anyone who shows you only the right-hand column is selling hope.

### The smallest volume that pays

Often the better question is how many cases it takes for the automation to pay for itself. In the expected case each enquiry brings €7.14 and costs €0.70 in rework. Fixed running costs are €348.

```text
€348 ÷ (€7.14 − €0.70)
≈ 54 enquiries a month
```

Below about 54 a month, leave it, however good the technology. At 80, payback still takes almost four years. In that case, ask whether a better quote template would do.

## What the calculation usually leaves out

- **Your own time.** Somebody has to explain the rules, check test cases and answer questions. In the example that is €1,680, more than a fifth of the one-off costs.
- **The data before it.** A workflow on duplicate firms produces duplicate quotes. Include [cleaning the CRM](/en/blog/clean-crm-data) if it is still to be done.
- **The exceptions.** The last 10% of cases often cause a large part of the work. Ask what happens to them, and leave them to people when in doubt.
- **The upkeep.** Interfaces change, models are retired, price lists move. Without hours for upkeep the workflow stops one day, quietly.
- **The way out.** What does it cost to change supplier, and who owns the workflows, texts and data?
- **Law and consultation.** Data processing agreements and talks with employee representatives take weeks, even if nobody sends an invoice.

## And the extra revenue?

In two of the columns it is deliberately zero. Faster replies may win orders, but before you start you do not know how many. Leave the extra revenue out. If the project pays for itself in saved time alone, every additional order is a gain. If it needs the revenue, run a trial rather than sign a large contract. With [speed to lead](/en/blog/speed-to-lead), for instance, you can begin with a single form.

And always use the contribution margin. €10,000 more revenue at a margin of 30% is €3,000, and only that €3,000 pays for the automation.

## How to get figures you can rely on

1. **Monday:** Choose one task that comes up at least ten times a week.
2. **For two weeks:** Have the people involved note start and end for 20 cases each. A tally sheet is enough. Tell them that the task is being measured, not the person.
3. **Afterwards:** Fill in the three columns. The most sceptical person in the room writes the cautious one.
4. **Before signing:** Put in writing which figure should change by when, and what happens if it does not.
5. **After three months:** Measure 20 cases again, in the same way.

Our own rule on the fourth point: if there is no result, we refund 50% of the fee. Ask every supplier what they do in that case. The answer belongs in the same table as the price.
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'en',
	'clean-crm-data',
	'published',
	'Cleaning CRM data with clear rules and a little SQL',
	'A work plan for clean CRM data: find duplicates with PostgreSQL, cut fields down to what is used and give every firm an owner.',
	'Vitrin Team',
	'The Vitrin team has more than 10 years of sales experience and has spent 1.5 years building AI systems. It writes about methods a sales team can apply to its own work.',
	'Data Analysis',
	array['CRM', 'data quality', 'duplicates', 'SQL'],
	5,
	'/images/blog/clean-data.svg',
	'Line diagram of scattered and duplicate records passing through a filter and lying in order in a table',
	'Clean CRM data and find duplicates with SQL',
	'How to clean CRM data step by step: find duplicates with pg_trgm, cut fields, settle who owns each firm, and keep the data clean afterwards.',
	array['clean CRM data', 'find duplicates', 'pg_trgm', 'data quality'],
	'cf36473c-15ce-5a7e-bb04-050d9f8e7205',
	'2026-10-01T09:00:00+03:00',
	'2026-10-01T09:00:00+03:00',
	$post$
Miller Drive Systems is in the database three times: as “Ltd”, as “Miller Drive-Systems” and as “MILLER DRIVE SYSTEMS LIMITED”. The quote is attached to the first record, the complaint to the second, and the third lists a contact who retired two years ago. The firm is fictional. You will probably recognise the pattern.

Nothing can be automated on data like that. A workflow that picks the wrong one of three cards only makes the mistake faster.

## Count first, then tidy up

Take a complete export before the first change and keep it somewhere else. In many CRM systems a merge of two records cannot be undone. Then answer four questions with figures:

- How many firms have had no contact in the last 24 months?
- How many records have no owner, or one who has left?
- Which fields are filled in for fewer than a fifth of the firms?
- How many firms share a web domain or a VAT number?

The last question finds the safest duplicates. The same VAT number almost always means the same firm. [VIES](https://ec.europa.eu/taxation_customs/vies/), the European Commission’s service, tells you whether an EU or Northern Ireland number is valid. For other UK numbers, use [HMRC’s VAT checker](https://www.gov.uk/check-uk-vat-number). Be careful with domains: companies of one group often share one.

## Finding similar names with trigrams

For the rest you need fuzzy matching. PostgreSQL has an extension for it, [`pg_trgm`](https://www.postgresql.org/docs/current/pgtrgm.html). It cuts names into groups of three characters and measures how many of them agree. Before that, remove accents and the legal form, or every name that ends in “limited” looks like every other.

```sql
create extension if not exists pg_trgm;

create or replace function firm_norm(name text) returns text
language sql immutable as $$
  select trim(regexp_replace(
    regexp_replace(
      lower(translate(name, 'ÄÖÜÉÈÇĞİŞÑäöüéèçğışñ', 'AOUEECGISNaoueecgisn') collate "C"),
      '\m(ltd|limited|llc|plc|inc|gmbh|ag|sa|bv|as)\M', ' ', 'g'),
    '[^a-z0-9]+', ' ', 'g'));
$$;

create index firms_norm_trgm
  on firms using gin (firm_norm(name) gin_trgm_ops);

set pg_trgm.similarity_threshold = 0.5;

select a.id, a.name, b.id as id_2, b.name as name_2,
       round(similarity(firm_norm(a.name), firm_norm(b.name))::numeric, 2) as score
from firms a
join firms b
  on a.id < b.id
 and a.country = b.country
 and firm_norm(a.name) % firm_norm(b.name)
order by score desc;
```

`collate "C"` is there for a reason: on a database with a Turkish locale, `lower('I')` is a dotless `ı`, and “MILLER” no longer matches “Miller”. Comparing within one country keeps the list short.

The score sorts the work. A person decides, with the billing address and the company register in view, because a parent company and its subsidiary can have almost the same name. To plan the work: 380 pairs at four minutes each are about 25 hours, or 75 minutes a day for two people over two weeks.

## Rules for merging

Settle in advance which value wins. Otherwise everybody decides differently.

| Field | Which value wins | Note |
|---|---|---|
| Firm name | the company register’s spelling | with legal form |
| Address | the one on the latest invoice | delivery address kept apart |
| Telephone | the number confirmed last | written as `+44 20 …` |
| Owner | the person with the latest activity | current staff only |
| Do not contact | always the objection | even if only one record carries it |

The last row matters most. If an objection is lost in a merge, you end up writing to somebody who has explicitly told you not to.

## Fields: fewer are more useful

A field has earned its place when somebody filters by it or a workflow reads it. Go through the list with the office team once and ask of each field which decision depends on it. Where there is none, hide the field, and remove it after three months.

Replace free text that people filter by with a list to choose from. “Mechanical engineering”, “mech. eng.” and “ME” are three industries to a report. Keep the list short: with 15 industries salespeople choose, with 80 they guess.

Before you delete old records, check how long you have to keep them; the periods are set by national tax and commercial law. The GDPR pulls the other way: personal data must be accurate and kept no longer than needed ([Article 5(1)](https://eur-lex.europa.eu/eli/reg/2016/679/oj)). Your deletion rules follow from both. This is not legal advice.

## Ownership: one name per firm

Every firm has exactly one owner and one deputy. “Team South” is not a name. When somebody leaves, handing over their firms belongs on the leaver’s checklist, along with the keys and the laptop. This query shows every Monday what slipped through:

```sql
select f.id, f.name, p.name as owner
from firms f
left join people p on p.id = f.owner_id
where p.id is null or not p.active
order by f.name;
```

## Keeping it clean

- [ ] Turn on the duplicate check when a record is created, not only afterwards
- [ ] Imports through one person, and always with a dry run
- [ ] Run the duplicate query monthly and look at new pairs only
- [ ] Bounced emails and returned letters become a task for the owner
- [ ] Once a quarter, check 50 random firms by hand and note the share of errors

That share belongs in the sales meeting. If it rises twice in a row, something is wrong at the point of entry, usually a form or an import. Once it stays low, you can build on it, for example an [automatic first reply to enquiries](/en/blog/speed-to-lead).
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'en',
	'following-up-quotes',
	'published',
	'Following up quotes: a sequence in three steps',
	'So that no quote goes quiet: three steps with timing and wording, rules for when the sequence stops, and the fields your CRM needs for it.',
	'Vitrin Team',
	'The Vitrin team has more than 10 years of sales experience and has spent 1.5 years building AI systems. It writes about methods a sales team can apply to its own work.',
	'Sales Automation',
	array['quote follow-up', 'email templates', 'CRM'],
	6,
	'/images/blog/follow-up.svg',
	'Line diagram of a time line that leads from a quote through three letters to a result marked as done',
	'Following up quotes: three steps, with templates',
	'Follow up B2B quotes in three steps: what to send on which day, when the sequence stops and which CRM fields it needs. With templates and an example sum.',
	array['quote follow-up email', 'follow up a quote', 'sales automation'],
	'b52b0b6b-5203-56f0-ac46-f9b811749fe5',
	'2026-07-09T09:00:00+03:00',
	'2026-07-09T09:00:00+03:00',
	$post$
The quote has gone out and the customer is silent. The salesperson meant to write after two days, but something came up. Three weeks later comes the question: “Have you had a chance to look at our quote?” A competitor has called twice in the meantime.

Follow-up that relies on good intentions gets skipped in busy weeks, which is exactly when most quotes go out. Do not leave it to memory: the moment a quote is sent, the dates and texts of the next three contacts are settled.

## It starts before the quote

Ask one question before you send it: “When will you decide, and who else decides?” Build the schedule around the date you are given. A customer who decides at the board meeting on the 20th does not need a reminder on the 12th.

Five fields per quote are enough in the CRM:

- `quote_date` and `valid_until`
- `decision_date` (as the customer gave it)
- `decision_makers`
- `status`: open, won, lost, postponed
- `next_step_on` (may not be empty)

Everything depends on the last field. An open quote without a next step is a forgotten quote.

## A calendar with three steps

If the customer gave no date, start with this schedule. Days are working days, and only a suggestion. Where decisions take longer, widen the gaps.

| Step | Day | Purpose | Channel | Sent by |
|---|---|---|---|---|
| 1 | 2 | Has it arrived, is anything missing? | Email | The system, from the salesperson’s address |
| 2 | 6 | Tell them something new | Email, then a call | The system drafts, the salesperson sends |
| 3 | 12 | Get a yes, a no or a date | Email | The system, from the salesperson’s address |

![A time line with three letters on days 2, 6 and 12, and a telephone branching off from the second](/images/blog/in-text/follow-up-days.svg)

All messages stay in one thread. With a new subject line, the customer has to search for the quote.

## The texts

The fields in braces come from the CRM.

### Step 1: has it arrived?

> Subject: {topic of the quote}, {number}
>
> Hello {name},
>
> Did our quote of {date} reach you safely? The data sheet attached to it is the current version.
>
> The question we hear most often is about {critical item}. If you have a question about it too, just reply to this email.
>
> {salesperson}, {telephone}

### Step 2: something new

“Just checking in” tells the customer nothing. The second message earns its place when it brings something the first did not: a delivery plan, an installation drawing, a calculation for a similar use, an alternative item.

> Hello {name},
>
> When we spoke, you asked about {concern}. We have put {document} together on one page. The second section covers {your use} in particular.
>
> Would ten minutes on Thursday at 10:30 or 14:00 suit you? Give me a time and I will send the invitation.
>
> {salesperson}

### Step 3: ask for a decision

> Hello {name},
>
> Our quote is valid until {date}. So that we can plan, may I ask where things stand? Just reply with a number:
>
> 1. We are going ahead, let’s discuss the next step.
> 2. The decision has been postponed. Please get in touch again in {month}.
> 3. We have chosen something else.
>
> Any of these helps us. If it is the third, we would be grateful for a sentence on why.
>
> {salesperson}

Do not invent urgency. If the quote really expires, say so. If it does not, leave the sentence out.

## When the sequence stops

Bad follow-up does more harm than none. An automatic reminder to somebody who has already replied costs you trust. Each of these ends the sequence at once:

1. The customer has replied, through any channel.
2. The salesperson has logged a call or arranged a meeting.
3. The quote was revised. The new date starts a new sequence.
4. The status is no longer “open”.
5. The customer wants no further messages. That then applies to everything you send.

An out-of-office reply does not end the sequence. It pauses it until the date of return.

The core of it fits in a few lines:

```javascript
function nextStep(quote, today) {
  if (quote.status !== "open") return null;
  if (quote.objection || quote.lastReply > quote.date) return null;
  if (quote.postponedUntil > today) return null;

  const steps = [
    { no: 1, gap: 2 },
    { no: 2, gap: 4 },
    { no: 3, gap: 6 },
  ];
  const step = steps.find((s) => s.no === quote.lastStep + 1);
  const since = quote.lastStepOn ?? quote.date;
  return step && workingDays(since, today) >= step.gap ? step.no : null;
}
```

Run it once a day. It counts from the last step sent, so after a week’s outage the customer does not get two messages two days running.

## Where a model helps

The first and third steps need no more than the template. In the second, a model can find the real concern in the notes of your conversation and draft the opening sentence. The salesperson reads and sends it. Above an amount that you set, nothing goes out without a person’s approval. [AI agent or fixed workflow](/en/blog/agent-or-workflow) explains why this is a workflow and not an agent.

A follow-up that starts to promote something else is direct marketing. In the UK, PECR then applies: individuals, sole traders and most partnerships must have agreed to it or be existing customers, and every message needs a way to opt out. The ICO has a [guide to direct marketing](https://ico.org.uk/for-organisations/direct-marketing-and-privacy-and-electronic-communications/). Other countries have their own rules. This is not legal advice.

## An example calculation

A firm sends 40 quotes a month. With three contacts each, that makes 120 messages. At eight minutes a message, that is 16 hours. With the sequence, only the second step still needs four minutes for approval: 40 × 4 minutes, under three hours. The figures are examples. Measure for a week and put in your own; [Is automation worth it?](/en/blog/is-automation-worth-it) shows the full calculation.

> **Rule:** A quote is won, lost or has a date. There is no fourth state.

## On Monday

- [ ] List all open quotes and mark those without a next step
- [ ] Give each one a date today, or close it
- [ ] Put the three texts into your own words
- [ ] Set up the stop rules and test them on your own address
- [ ] Run the sequence for two weeks with one salesperson’s quotes only
$post$
) on conflict (language, slug) do nothing;

insert into public.blog_posts (
	language, slug, status, title, excerpt, author, author_bio, category, tags, read_time, cover_image_url, cover_image_alt, meta_title, meta_description, meta_keywords, translation_group, published_at, created_at, content
) values (
	'en',
	'meeting-briefings',
	'published',
	'Prepared for a sales meeting in ten minutes, with AI',
	'What belongs on a one-page briefing, a prompt to copy and how to check facts at their source: a routine for the ten minutes before a sales meeting.',
	'Vitrin Team',
	'The Vitrin team has more than 10 years of sales experience and has spent 1.5 years building AI systems. It writes about methods a sales team can apply to its own work.',
	'Sales Automation',
	array['meeting preparation', 'prompt', 'sales meeting'],
	5,
	'/images/blog/meeting-brief.svg',
	'Line diagram of lines from a website, a CRM record and emails meeting on a single page',
	'Sales meeting briefings with AI in ten minutes',
	'Prepare a sales meeting with AI in ten minutes: the outline, a ready prompt, a plan by the minute, rules for checking, and what must not go in.',
	array['sales meeting preparation', 'AI sales prompt', 'meeting briefing'],
	'fe7304d7-498d-5fa2-8fa7-63c0512a2b93',
	'2026-09-03T09:00:00+03:00',
	'2026-09-03T09:00:00+03:00',
	$post$
A salesperson who goes into a meeting unprepared spends the first quarter of an hour asking what is on the customer’s website. The other side notices. Yet nearly all of it is already there: in CRM notes, old emails and the firm’s own pages. Nobody reads it because it is scattered.

A language model is good at bringing scattered material down to one page. What to ask, and what you want to leave with, is up to you. The routine below follows that split and takes ten minutes.

## What belongs in the briefing

One page at most, readable on a phone in the lift. Six headings are enough:

1. **Firm:** What does it sell, and to whom? Two sentences, no slogans.
2. **News:** A new site, market, job advert or trade fair, each with a date and a source.
3. **People:** Their roles, their influence on the decision, your contact so far.
4. **Why us:** Visible signs of the problem you solve.
5. **Questions:** Five whose answers are not on the internet.
6. **Next step:** Which commitment do you want to leave with?

Write the sixth yourself. Read everything else with that aim in mind.

## Ten minutes, minute by minute

| Minute | What you do | What you have then |
|---|---|---|
| 0–3 | Collect: “About us”, product pages, news, CRM notes, the invitation | One text file |
| 3–5 | Remove what is confidential or needlessly personal, run the prompt | A draft |
| 5–8 | Check the three most important facts at their source | A checked draft |
| 8–10 | Put the questions into your own words, add the aim | The finished page |

The first attempt takes longer. Once the folder and the prompt are in place, ten minutes will do.

## The prompt

Fill in the double braces and paste the material with its source labels. You will need the labels when you check.

```prompt
Role: You prepare meetings for a B2B sales team.
Task: Write a briefing from the material below and nothing else.

US
What we sell: {{product_and_benefit}}
Typical customer: {{ideal_customer}}

MEETING
Firm: {{firm}}
Roles of those attending: {{roles}}
Topic: {{topic}}
Our aim: {{aim}}

RULES
1. Add nothing that is not in MATERIAL.
2. End every fact with its source: [S1], [S2], [S3].
3. If something is not in the material, write "unknown". Do not guess.
4. Begin every inference with "Assumption:".
5. No more than 350 words. No praise, no slogans.

OUTPUT
1. Firm (2 sentences)
2. News (at most 4 points, dated)
3. People and what is likely to matter to them
4. Why us (at most 3 points)
5. Five open questions
6. Three likely objections, with two sentences of answer each
7. What to verify before the meeting

MATERIAL
[S1] {{website_text}}
[S2] {{news_and_job_adverts}}
[S3] {{crm_notes_and_emails}}
```

The first three rules are its backbone. Models tend to fill gaps with fluent sentences. If they are allowed to say “unknown”, the gap stays visible, and it often holds your best question.

## An example: one topic, two questions

The firm is fictional: a manufacturer of industrial cooling units with 80 employees. The briefing found three clues: two adverts for export staff [S2], an empty service section on the English site [S1], a quote left open last year [S3].

- Weak: “Do you export?” The answer is on the website.
- Strong: “You are looking for two export specialists. Who will do the servicing in the new countries?”
- Weak: “Did you consider last year’s quote?”
- Strong: “Where did the project stall last year, and what has changed since?”

Strong questions show that you have prepared, and they invite the other side to talk.

> **Rule:** Before you tell the customer something from the briefing, open its source yourself. What you cannot open becomes a question.

## What does not go into the prompt

- The customer’s price lists, contracts and anything under a non-disclosure agreement
- Private telephone numbers, notes on health or private life
- Tools your firm has not approved, used through a personal account

In the EU and the UK, a tool that processes personal data for you normally needs a data processing agreement ([Article 28 of the EU GDPR](https://eur-lex.europa.eu/eli/reg/2016/679/oj) and of the UK GDPR), and you should know whether what you enter is used for training. Tell your team in writing which tool may be used with which account. This is not legal advice.

## The five minutes afterwards

Right after the meeting, write three lines: what we learned, what we promised, what happens next and when. They go into the CRM and are S3 the next time. If it leads to a quote, start [following it up](/en/blog/following-up-quotes) the same day.

## When to automate it

With one or two meetings a week, run the prompt by hand. From about ten across the team, a workflow is worth building: the calendar invitation starts it, the system finds the firm’s domain and CRM record, and the page reaches the salesperson an hour before. [Is automation worth it?](/en/blog/is-automation-worth-it) shows the sums. Even then, a person still checks the facts at their source.

## On Monday

- [ ] Choose this week’s most important meeting
- [ ] Fill in the prompt for your firm and save it where everybody can find it
- [ ] Have two people check the first briefing separately and note the errors
- [ ] Add a rule for each error
- [ ] Add a fixed field to the CRM for the three lines afterwards
$post$
) on conflict (language, slug) do nothing;
