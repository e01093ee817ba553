import type { Example } from "../../parts/example-sheet.tsx";
import type { CaseSlug } from "../cases/list.ts";

/** What a system of each case's kind shows a team: names and records are made up. */
export interface ExamplesCopy {
	stamp: string;
	note: string;
	cases: Record<CaseSlug, Example>;
}

export const tr: ExamplesCopy = {
	stamp: "Örnek",
	note: "Bu tür bir sistemin ekranı böyle görünür. Adlar ve kayıtlar kurgusaldır.",
	cases: {
		"car-studio-ai": {
			title: "Bir satış e\u2011postası ve takibi",
			items: [
				{
					kind: "1. gün, Galeri A",
					text: "Konu: Galeri A’nın ilan fotoğrafları",
					state: "Gönderildi",
				},
				{
					kind: "Metin",
					text: "“Merhaba Selin Hanım, ilanlarınızdan birinin fotoğrafını sizin için düzenledik. Göndereyim mi?”",
					state: "Kişiye özel",
				},
				{
					kind: "4. gün, yanıt yoksa",
					text: "“Düzenlenen fotoğraf hazır. İlanlara sizde kim bakıyor?”",
					state: "Sırada",
					open: true,
				},
				{
					kind: "Yanıt gelirse",
					text: "Takip durur, yazışma satış ekibine geçer",
					state: "Ekipte",
					waits: true,
				},
			],
		},
		acilsatis: {
			title: "Bu haftanın duyuru planı",
			items: [
				{
					kind: "Sektör A, alıcılara",
					text: "Haftanın yeni ilanları",
					state: "Yayımlandı",
				},
				{
					kind: "Sektör A, satıcılara",
					text: "İyi bir ilan fotoğrafı için üç öneri",
					state: "Perşembe 10.00",
					open: true,
				},
				{
					kind: "Sektör B, alıcılara",
					text: "Aradığınız ürün gelince haber verelim",
					state: "Cuma 10.00",
					open: true,
				},
				{
					kind: "Gelecek hafta, iki sektör",
					text: "Yayın planı",
					state: "Ekip belirler",
					waits: true,
				},
			],
		},
		salevium: {
			title: "Gönderi onayları",
			items: [
				{
					kind: "Gönderi A, pazartesi 09.00",
					text: "Onaya sunuldu 08.20, onaylandı 08.24",
					state: "Yayımlandı",
				},
				{
					kind: "Gönderi B, çarşamba 09.00",
					text: "Onaya sunuldu 16.10, onaylandı 16.14",
					state: "Planlandı",
					open: true,
				},
				{
					kind: "Gönderi C, cuma 09.00",
					text: "Metin ve görsel hazır",
					state: "Onay bekliyor",
					waits: true,
				},
			],
		},
		"erpa-teknoloji": {
			title: "Stadyum A: dört rol, dört mesaj",
			items: [
				{
					kind: "Rol 1, örneğin tesis müdürü",
					text: "Konu: maç gününde işleyiş",
					state: "Gönderildi",
				},
				{
					kind: "Rol 2, örneğin BT sorumlusu",
					text: "Konu: mevcut sistemlere bağlantı",
					state: "Gönderildi",
				},
				{
					kind: "Rol 3, örneğin satın alma",
					text: "Konu: teklif ve teslimat",
					state: "Takip sırada",
					open: true,
				},
				{
					kind: "Rol 4, örneğin genel müdür",
					text: "Konu: yatırımın gerekçesi",
					state: "Onay bekliyor",
					waits: true,
				},
			],
		},
		cemkimsan: {
			title: "Distribütör listesi",
			items: [
				{
					kind: "1. kademe, Kuveyt (pilot)",
					text: "Distribütör A",
					state: "İlk görüşme",
					waits: true,
				},
				{
					kind: "1. kademe, Kuveyt (pilot)",
					text: "Distribütör B",
					state: "Doğrulandı",
				},
				{
					kind: "2. kademe, ülke B",
					text: "Distribütör C",
					state: "Doğrulandı",
				},
				{
					kind: "3. kademe, ülke C",
					text: "Distribütör D",
					state: "Doğrulandı",
				},
				{
					kind: "Kademesi belli değil, ülke D",
					text: "Distribütör E",
					state: "Doğrulanıyor",
					open: true,
				},
			],
		},
		"dkm-coach-bilge": {
			title: "Stanttan bir kayıt",
			items: [
				{
					kind: "Katılımcı",
					text: "Ziyaretçi A",
					state: "Kaydedildi",
				},
				{
					kind: "Oyun",
					text: "Baştan sona oynadı",
					state: "Tamamlandı",
				},
				{
					kind: "İlgilendiği konu",
					text: "Konu B, aranmak istiyor",
					state: "Nitelikli",
				},
				{
					kind: "Sonraki adım",
					text: "Etkinlikten sonra arama",
					state: "Ekipte",
					waits: true,
				},
			],
		},
	},
};
