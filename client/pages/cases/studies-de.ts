import type { CaseStudyTexts } from "./case-study.ts";

export const de: CaseStudyTexts = {
	"car-studio-ai": {
		etiket: "Vertriebsautomatisierung",
		baslik: "Vertriebs\u2011E\u2011Mails schreiben und versenden sich selbst",
		ozet: "Bei Car Studio AI, einem KI\u2011Studio für Fahrzeugfotos, passt sich der Text jedem Empfänger an. Um die Antworten kümmert sich der Vertrieb.",
		metaTitle: "Car Studio AI: E-Mails im Vertrieb automatisiert",
		metaDescription:
			"Vertrieb automatisiert bei Car Studio AI, einem KI-Studio für Fahrzeugfotos: über 3.000 E-Mails, 20+ Stunden im Monat gespart, in einer Woche eingerichtet.",
		kpis: [
			{ value: "3.000+", label: "E\u2011Mails" },
			{ value: "20+\u00a0Std.", label: "im Monat gespart" },
			{ value: "1\u00a0Woche", label: "Einrichtung" },
		],
		problem: [
			"Wer Interessenten von Hand anschreibt, wiederholt bei jedem Empfänger dieselben Schritte: Kontakt suchen, Text schreiben, senden, nachfassen.",
			"Das kostet Stunden, die für Kundengespräche fehlen.",
			"In vollen Wochen bleibt als Erstes das Nachfassen liegen.",
		],
		cozum:
			"Wir haben ein System gebaut, das die E\u2011Mails im Vertrieb vorbereitet und versendet. Der Text passt sich dem Empfänger an, Versand und Nachfassen folgen einer festgelegten Reihenfolge. Um die Antworten kümmert sich der Vertrieb. In Deutschland setzt ein solcher Versand in der Regel die Einwilligung der Empfänger voraus (§\u00a07 UWG).",
		uygulamaAsamalari: [
			"Empfängerliste aufbauen",
			"E\u2011Mail-Texte schreiben",
			"Versandablauf einrichten",
			"Probeversand starten",
			"In Betrieb nehmen",
		],
		sonuclar: [
			"Mehr als 3.000 E\u2011Mails wurden versendet.",
			"Die Automatisierung spart mehr als 20 Stunden im Monat.",
			"Die Einrichtung dauerte eine Woche.",
		],
	},
	acilsatis: {
		etiket: "Marketingautomatisierung",
		baslik: "Automatisches Marketing für zwei Rubriken",
		ozet: "Bei der Gebrauchtwarenplattform Acilsatis hat jede Rubrik ihren eigenen Ablauf. Den Plan legt das Team fest.",
		metaTitle: "Acilsatis: Marketing automatisiert",
		metaDescription:
			"Marketingautomatisierung bei der Gebrauchtwarenplattform Acilsatis: mehr als 5.000 Inserate, zwei Hauptrubriken und eine Einrichtung in wenigen Tagen.",
		kpis: [
			{ value: "5.000+", label: "Inserate auf der Plattform" },
			{ value: "2", label: "Hauptrubriken" },
			{ value: "Wenige\u00a0Tage", label: "Einrichtung" },
		],
		problem: [
			"Eine Verkaufsplattform spricht zwei Seiten zugleich an: Verkäufer sollen inserieren, Käufer sollen das Inserat finden.",
			"Jede Rubrik hat andere Waren und andere Käufer. Eine Anzeige für alle spricht niemanden richtig an.",
			"Mit der Zahl der Inserate wächst die Arbeit, bis sie sich von Hand nicht mehr schaffen lässt.",
		],
		cozum:
			"Wir haben für jede Rubrik einen eigenen Marketingablauf gebaut. Das System bereitet die Werbung für die jeweilige Rubrik vor und veröffentlicht sie nach Plan. Den Plan legt das Team fest.",
		uygulamaAsamalari: [
			"Zwei Hauptrubriken abgrenzen",
			"Botschaften je Rubrik erarbeiten",
			"Abläufe einrichten",
			"Probelauf starten",
			"In Betrieb nehmen",
		],
		sonuclar: [
			"Das Marketing läuft in zwei Hauptrubriken automatisch, auf einer Plattform mit mehr als 5.000 Inseraten.",
			"Die Einrichtung dauerte wenige Tage.",
		],
	},
	salevium: {
		etiket: "Content-Automatisierung",
		baslik: "Beiträge automatisch, Freigabe durch das Team",
		ozet: "Beim Content-Unternehmen Salevium erscheinen jede Woche automatisch drei bis fünf Beiträge. Das System war nach zwei Tagen eingerichtet.",
		metaTitle: "Salevium: Content-Automatisierung",
		metaDescription:
			"Content-Automatisierung bei Salevium: Freigabe in 4 Minuten statt 48 Stunden, automatisch drei bis fünf Beiträge pro Woche, in zwei Tagen eingerichtet.",
		kpis: [
			{ value: "48\u00a0Std. →\u00a04\u00a0Min.", label: "Dauer der Freigabe" },
			{ value: "5×", label: "Interaktion" },
			{ value: "22.000+", label: "Follower" },
			{ value: "0\u00a0%", label: "von Hand erstellte Inhalte" },
			{ value: "3–5", label: "automatische Beiträge pro Woche" },
			{ value: "2\u00a0Tage", label: "Einrichtung" },
		],
		problem: [
			"Die Freigabe eines Beitrags dauerte 48\u00a0Stunden.",
			"Kommt die Freigabe zu spät, verschiebt sich der Redaktionsplan, und regelmäßig zu posten wird schwierig.",
			"Wer Beiträge von Hand erstellt, beginnt bei Text, Bild und Veröffentlichung jedes Mal von vorn.",
		],
		cozum:
			"Wir haben ein System gebaut, das Beiträge erstellt, zur Freigabe vorlegt und danach zum geplanten Zeitpunkt veröffentlicht. Das Team gibt nur noch frei.",
		uygulamaAsamalari: [
			"Redaktionsplan aufstellen",
			"Erstellung der Inhalte einrichten",
			"Freigabeschritt anbinden",
			"Automatische Veröffentlichung starten",
		],
		sonuclar: [
			"Die Freigabe dauert 4 Minuten statt 48 Stunden.",
			"Die Interaktion hat sich verfünffacht, das Profil hat mehr als 22.000 Follower.",
			"Jede Woche erscheinen automatisch drei bis fünf Beiträge. Der Anteil von Hand erstellter Inhalte liegt bei 0\u00a0%.",
			"Die Einrichtung dauerte zwei Tage.",
		],
	},
	"erpa-teknoloji": {
		etiket: "Internationales Marketing",
		baslik: "Kampagne für die Entscheider europäischer Stadien",
		ozet: "Die Kampagne von Erpa Teknoloji spricht mindestens vier Entscheiderrollen mit eigenen Botschaften an.",
		metaTitle: "Erpa Teknoloji: Kampagne für Europas Stadien",
		metaDescription:
			"Internationales Marketing für Erpa Teknoloji: Zielmarkt sind Stadien in Europa, mit eigenen Botschaften für mindestens vier Entscheiderrollen im ersten Monat.",
		kpis: [
			{ value: "Stadien in Europa", label: "Zielmarkt" },
			{ value: "4+", label: "Entscheiderrollen" },
			{ value: "Im\u00a01.\u00a0Monat", label: "Kampagne gestartet" },
		],
		problem: [
			"In einer großen Anlage wie einem Stadion entscheidet über einen Kauf selten eine Person allein.",
			"Jede Rolle will etwas anderes wissen. Ein einziger Werbetext reicht nicht für alle.",
			"Die richtigen Personen im Ausland zu finden und anzuschreiben, dauert von Hand lange.",
		],
		cozum:
			"Für jede Rolle, die mitentscheidet, haben wir eigene Texte geschrieben. Erstkontakt und Nachfassen gehören zum selben Ablauf.",
		uygulamaAsamalari: [
			"Zielmarkt untersuchen",
			"Entscheiderrollen unterscheiden",
			"Botschaften je Rolle verfassen",
			"Kampagne starten",
		],
		sonuclar: [
			"Die Kampagne begann im ersten Monat.",
			"Sie spricht Entscheider in mindestens vier Funktionen an, jede mit einer eigenen Botschaft.",
		],
	},
	cemkimsan: {
		etiket: "B2B-Export und Distributorennetz",
		baslik: "Geprüfte Distributoren für über 20\u00a0Länder",
		ozet: "Für den Chemieexporteur Cemkimsan haben wir ermittelt, mit wem er im Ausland sprechen sollte.",
		metaTitle: "Cemkimsan: geprüfte Distributoren für den Export",
		metaDescription:
			"Distributoren für den Chemieexporteur Cemkimsan: mehr als 1.000 geprüfte Firmen in über 20 Ländern, drei Prioritäten und Kuwait als Pilotmarkt.",
		kpis: [
			{ value: "1.000+", label: "geprüfte Distributoren" },
			{ value: "20+", label: "Länder" },
			{ value: "Priorität\u00a01–3", label: "Einteilung der Distributoren" },
			{ value: "Kuwait", label: "Pilotmarkt" },
		],
		problem: [
			"Cemkimsan brauchte Distributoren in mehr als 20\u00a0Ländern. In einem neuen Land beginnt der Verkauf oft mit dem richtigen, und wer das ist, lässt sich aus der Ferne schwer erkennen.",
			"Gesammelte Firmenlisten nützen wenig, solange sie niemand geprüft hat.",
			"Wer alle Länder zugleich angeht, verzettelt sich. Es muss feststehen, wo man anfängt.",
		],
		cozum:
			"Wir haben mögliche Distributoren Land für Land erfasst, geprüft und nach Priorität geordnet. So steht fest, mit wem zuerst gesprochen wird.",
		uygulamaAsamalari: [
			"Zielländer festlegen",
			"Mögliche Distributoren erfassen",
			"Angaben prüfen",
			"Nach drei Prioritäten ordnen",
			"Im Pilotmarkt Kuwait beginnen",
		],
		sonuclar: [
			"Mehr als 1.000 Distributoren sind geprüft.",
			"Die Liste umfasst mehr als 20 Länder.",
			"Die Distributoren sind nach Priorität 1\u00a0bis\u00a03 geordnet.",
			"Pilotmarkt ist Kuwait.",
		],
	},
	"dkm-coach-bilge": {
		etiket: "Gamification und Leadgenerierung",
		baslik: "Ein Spiel macht Standbesucher zu Leads",
		ozet: "Für den Stand der Coaching-Marke DKM Coach Bilge haben wir einen Lead-Funnel mit Gamification gebaut.",
		metaTitle: "DKM Coach Bilge: Leads durch Gamification",
		metaDescription:
			"Gamification am Stand der Coaching-Marke DKM Coach Bilge: +300 qualifizierte Leads, 40\u00a0% mehr Besucher am Stand und eine zu 100\u00a0% digitale Erfassung.",
		kpis: [
			{ value: "+300", label: "qualifizierte Leads" },
			{ value: "+40\u00a0%", label: "Besucher am Stand" },
			{ value: "100\u00a0%", label: "digitale Erfassung" },
		],
		problem: [
			"Besucher brauchen einen Grund, an einem Stand stehen zu bleiben. Ein Prospekt reicht dafür oft nicht.",
			"Auf Papier notierte Kontaktdaten bleiben unvollständig oder gehen verloren.",
			"Ist nicht festgehalten, wer sich wofür interessiert, kann danach niemand gezielt nachfassen.",
		],
		cozum:
			"Wir haben ein Spiel gebaut, das Besucher zum Mitmachen einlädt, und daran einen Lead-Funnel angeschlossen. Jede Teilnahme wird digital erfasst, qualifizierte Leads werden von den übrigen getrennt.",
		uygulamaAsamalari: [
			"Spiel entwerfen",
			"Lead-Funnel aufbauen",
			"Digitale Erfassung anbinden",
			"Am Stand einsetzen",
			"Leads sortieren",
		],
		sonuclar: [
			"Über das Spiel kamen 300 qualifizierte Leads hinzu.",
			"An den Stand kamen 40\u00a0% mehr Besucher.",
			"Die Erfassung lief zu 100\u00a0% digital.",
		],
	},
};
