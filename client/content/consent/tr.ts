import type { ConsentCopy } from "./copy.ts";

export const tr: ConsentCopy = {
	title: "Ziyaretleri sayabilir miyiz?",
	text: "Hangi sayfaların okunduğunu Google Analytics ile ölçmek istiyoruz. Kabul ederseniz Google çerez kaydeder ve verileri ABD'de de işleyebilir. Reddederseniz Google'a hiçbir istek gitmez. Kararınızı sayfanın sonundaki “Çerez tercihleri” bağlantısından her zaman değiştirebilirsiniz.",
	privacy: "Gizlilik metni",
	refuse: "Reddet",
	accept: "Kabul et",
	change: "Çerez tercihleri",
};
