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
	action: "Blogpost erstellen",
	busy: "Erstelle Blogpost...",
	preview: {
		title: "Was angelegt wird",
		category: "Kategorie",
		readTime: "Lesezeit",
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
