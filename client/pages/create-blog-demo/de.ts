/** The demo page; it exists only in German. */
export const de = {
	seo: {
		title: "Blogpost-Demo",
		description:
			"Legt auf Knopfdruck einen vorgegebenen türkischen Blogpost mit Titelbild und drei weiteren Bildern an, über dieselbe Funktion wie Ihre Automatisierung.",
	},
	title: "Ein Beitrag auf Knopfdruck",
	lead: "Diese Seite ruft die Funktion auf, über die auch Ihre Automatisierung Beiträge anlegt. Der Text ist vorgegeben, die vier Bilder werden mitgeschickt.",
	consequence: "Der Beitrag erscheint sofort im türkischen Blog.",
	steps: {
		title: "Was beim Klick geschieht",
		items: [
			"Ihr Browser schickt den Text und die vier Bilder an die Funktion create-blog-post.",
			"Die Funktion prüft beides und speichert alles oder nichts.",
			"Der Beitrag steht im Blog. Ein zweiter Klick legt ihn nicht noch einmal an.",
		],
	},
	who: {
		title: "Wer veröffentlichen darf",
		text: "Über diese Seite entsteht nur dieser eine Beitrag, ganz gleich, wer klickt. Eigene Beiträge nimmt die Funktion nur mit einem Schlüssel an. Den vergibt, wer die Website betreibt.",
	},
	action: "Blogpost erstellen",
	busy: "Erstelle Blogpost...",
	preview: {
		turkish: "Vorschau, auf Türkisch",
		minutes: "{minutes} Min",
	},
	read: "Beitrag ansehen",
	success: { title: "Blogpost erstellt!", description: "Post ID: {id}" },
	failure: {
		title: "Fehler",
		description: "Blogpost konnte nicht erstellt werden.",
	},
};
