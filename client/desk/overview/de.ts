import type { DeskCopy } from "../language/desk-copy.ts";

const enquiries = (count: number) => (count === 1 ? "1 Anfrage" : `${count} Anfragen`);

export const overview: DeskCopy["overview"] = {
	tasks: "Zu erledigen",
	nothing: "Im Moment ist nichts zu tun.",
	openLeads: "Anfragen öffnen",
	openSuspicious: "Verdächtige öffnen",
	copyCommand: "Befehl kopieren",
	task: {
		overdue: {
			title: (count) =>
				count === 1 ? "1 Anfrage ist überfällig" : `${count} Anfragen sind überfällig`,
			text: "Die zugesagte Frist ist abgelaufen, beantwortet sind sie noch nicht.",
		},
		failed: {
			title: (count) => `${enquiries(count)} nicht übergeben`,
			text: "Hier sind sie gespeichert, Ihre Automation hat sie aber nicht angenommen.",
		},
		held: {
			title: (count) => `Übergabe angehalten, ${enquiries(count)} in Wartestellung`,
			text: "Auf dem Server setzt dieser Befehl die Übergabe fort: bin/leads resume",
		},
		no_webhook: {
			title: (count) => `${enquiries(count)} ohne Empfänger`,
			text: "Für das Formular ist kein Webhook eingestellt. Die Anfragen sind hier sicher und werden übergeben, sobald es einen gibt.",
		},
		suspicious: {
			title: (count) =>
				count === 1
					? "1 verdächtige Anfrage wartet auf Ihre Entscheidung"
					: `${count} verdächtige Anfragen warten auf Ihre Entscheidung`,
			text: "Geben Sie echte Anfragen frei und verwerfen Sie die übrigen.",
		},
		backup: {
			title: (age) => `Die letzte geprüfte Sicherung ist ${age} alt`,
			text: "Auf dem Server erstellt dieser Befehl eine neue: bin/backup",
		},
		disk: {
			title: (free) => `Auf dem Datenträger sind nur noch ${free} frei`,
			text: "Ist er voll, können keine Anfragen mehr gespeichert werden. Was den Platz belegt, zeigt: df -h",
		},
		part: {
			title: (part) => `Ein Teil der Installation ist gestört: ${part}`,
			text: "Ursache und Abhilfe nennt auf dem Server dieser Befehl: bin/doctor",
		},
	},
	figures: "Die letzten 7 Tage",
	before: (value) => `7 Tage davor: ${value}`,
	none: "Noch keine",
	unknown: "Unbekannt",
	noLeads: "Keine Anfragen in den letzten 12 Wochen.",
	figure: {
		leads: { label: "Anfragen", hint: "Ohne Tests und Newsletter" },
		firstTry: {
			label: "Beim ersten Versuch übergeben",
			hint: "Von der Automation sofort angenommen",
		},
		handOver: {
			label: "Zeit bis zur Übergabe",
			hint: "Median ab Eingang",
		},
		answer: {
			label: "Zeit bis zur Antwort",
			hint: "Median, zugesagt: 48\u00a0Stunden",
		},
		open: { label: "Unbeantwortet", hint: "Zurzeit" },
	},
	promise: { kept: "In der Frist", broken: "Über 48 Stunden" },
	weeks: {
		title: "Anfragen je Woche",
		text: "Die letzten 12 Wochen, nach Sprache der Anfrage",
		table: "Als Tabelle zeigen",
		week: "Woche ab",
		total: "Summe",
	},
	pages: {
		title: "Woher sie kamen",
		page: "Seite",
		count: "Anfragen",
	},
	launch: {
		title: "Vor dem Start",
		progress: (done, all) => `${done} von ${all} Schritten erledigt`,
		done: "Erledigt",
		open: "Offen",
		missing: "Es fehlen noch:",
		where: "In der Datei .env auf dem Server; docs/settings.md erklärt sie.",
		toSite: "Angaben eintragen",
		check: {
			identity: {
				title: "Angaben für das Impressum",
				text: "Impressum und Datenschutzerklärung nennen Ihr Unternehmen mit Name, Anschrift und Registerangaben.",
			},
			privacy: {
				title: "Datenschutzerklärung",
				text: "Sie sagt, wie lange Anfragen gespeichert werden.",
			},
			site_url: {
				title: "Adresse der Website",
				text: "Links, Sitemap und Einladungen nennen die endgültige Adresse mit https.",
			},
			webhook: {
				title: "Übergabe an die Automation erprobt",
				text: "Senden Sie eine Testanfrage: Ihre Automation muss sie annehmen.",
			},
			mail: {
				title: "E-Mail-Versand erprobt",
				text: "Senden Sie sich eine Test-E-Mail und sehen Sie nach, ob sie ankommt.",
			},
			lead_mail: {
				title: "Anfragen werden per E-Mail gemeldet",
				text: "Niemand erfährt per E-Mail von neuen Anfragen. Schalten Sie das in den Einstellungen ein.",
				button: "Zu den Einstellungen",
			},
			backup: {
				title: "Sicherung erstellt und durch Rücksichern geprüft",
				text: "bin/backup spielt jede Sicherung in eine eigene Datenbank zurück und vergleicht sie.",
			},
			second_factor: {
				title: "Anmeldung in zwei Schritten für alle Inhaberkonten",
				text: "Das Konto mit allen Rechten sollte nicht allein durch ein Passwort geschützt sein.",
				missing: (names) => `Noch ohne: ${names}.`,
				required: (roles) => `Vorgeschrieben für: ${roles}.`,
				requiredForNobody: "Für keine Rolle vorgeschrieben (DESK_SECOND_FACTOR).",
				button: "Zu den Einstellungen",
			},
		},
	},
};
