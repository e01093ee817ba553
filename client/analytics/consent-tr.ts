import type { ConsentCopy } from "./consent-copy.ts";

export const tr: ConsentCopy = {
	title: "Ziyaretleri sayabilir miyiz?",
	text: "Hangi sayfaların okunduğunu Google Analytics ile ölçmek istiyoruz. Kabul ederseniz Google tarayıcınıza çerez yerleştirir ve verileri ABD'de de işleyebilir. Reddederseniz Google'a hiçbir istek gitmez. Kararınızı sayfanın sonundaki “Çerez tercihleri” düğmesinden her zaman değiştirebilirsiniz.",
	privacy: "Gizlilik politikası",
	refuse: "Reddet",
	accept: "Kabul et",
	change: "Çerez tercihleri",
};
