import type { DeskCopy } from "../language/desk-copy.ts";

const leadsCount = (count: number) => (count === 1 ? "1 Anfrage" : `${count} Anfragen`);

/** The person's enquiries, with their number where it is known. */
function theirEnquiries(count: number | undefined): string {
	if (count === undefined) return "Alle Anfragen dieser Person werden";
	return count === 1
		? "Die einzige Anfrage dieser Person wird"
		: `Alle ${count} Anfragen dieser Person werden`;
}

export const leads: DeskCopy["leads"] = {
	search: "Anfragen durchsuchen",
	searchHint: "Name, E-Mail, Firma, Text",
	views: {
		all: "Alle",
		overdue: "Überfällig",
		unread: "Ungelesen",
		suspicious: "Verdächtig",
		failed: "Nicht übergeben",
		answered: "Beantwortet",
	},
	groups: {
		overdue: "Überfällig",
		today: "Heute fällig",
		later: "Später fällig",
		suspicious: "Verdächtig",
		unanswered: "Ohne Antwort",
		answered: "Beantwortet",
	},
	forms: {
		quick_analysis_modal: "Schnellanalyse",
		demo_form: "Demo-Formular",
		newsletter: "Newsletter-Anmeldung",
		privacy_request: "Anfrage zu personenbezogenen Daten",
		test: "Test",
	},
	filter: {
		open: "Filtern",
		active: (count) => `Filtern (${count})`,
		page: "Abgesendet auf Seite",
		any: "Alle",
		from: "Von",
		to: "Bis einschließlich",
		clear: "Filter entfernen",
	},
	exportCsv: "Als CSV herunterladen",
	more: "Weitere anzeigen",
	select: (name) => `Auswählen: ${name}`,
	unread: "Ungelesen",
	arrived: (count) => (count === 1 ? "1 neue Anfrage" : `${count} neue Anfragen`),
	due: {
		left: (time) => `noch ${time}`,
		overdue: (time) => `${time} überfällig`,
		answered: "Beantwortet",
		report: "Bericht fällig",
		answer: "Antwort fällig",
		answeredAfter: (time) => `Nach ${time} beantwortet`,
		answeredLate: (time) => `${time} zu spät beantwortet`,
	},
	states: {
		pending: "Wird übergeben",
		delivered: "Übergeben",
		failed: "Nicht übergeben",
		quarantined: "Verdächtig",
	},
	empty: {
		title: "Noch keine Anfragen",
		text: "Jede Anfrage über die Formulare der Website erscheint hier. Eine Testanfrage zeigt Ihnen, wie das aussieht.",
		test: "Testanfrage senden",
	},
	none: {
		title: "Keine passende Anfrage",
		text: "Zu dieser Suche und diesen Filtern gibt es keine Anfrage.",
		clear: "Suche und Filter entfernen",
		views: {
			overdue: "Nichts ist überfällig",
			unread: "Nichts Ungelesenes",
			suspicious: "Keine verdächtigen Anfragen",
			failed: "Keine Übergabe ist gescheitert",
			answered: "Noch nichts beantwortet",
		},
		all: "Alle Anfragen anzeigen",
	},
	failed: {
		title: "Die Anfragen konnten nicht geladen werden",
		lead: "Diese Anfrage konnte nicht geöffnet werden",
		offline: "Keine Verbindung. Die Anfrage öffnet sich von selbst, sobald Sie wieder online sind.",
		retry: "Erneut versuchen",
	},
	choose: {
		title: "Wählen Sie eine Anfrage",
		text: "Öffnen Sie links eine Anfrage. Tastatur: j und k blättern, Enter öffnet die Anfrage, ? zeigt alle Tastenkürzel.",
	},
	gone: {
		title: "Diese Anfrage gibt es nicht mehr",
		text: "Sie wurde gelöscht, oder ihre Aufbewahrungszeit ist abgelaufen.",
		back: "Zurück zu den Anfragen",
	},
	noWebhook: {
		text: "Die Anfragen werden hier gesammelt, aber an kein anderes System übergeben.",
		step: "Setzen Sie dafür auf dem Server QUICK_ANALYSIS_WEBHOOK_URL.",
	},
	held: "Die Übergabe ist angehalten: Anfragen kommen an, werden aber nicht übergeben. Fortsetzen auf dem Server: bin/leads resume",
	testSent: "Die Testanfrage ist gespeichert. Ob sie übergeben wurde, steht in ihrem Verlauf.",
	lead: {
		message: "Nachricht",
		noMessage: "Keine Nachricht.",
		page: "Seite",
		form: "Formular",
		history: "Verlauf",
		others: "Von derselben Person oder Firma:",
		test: "Dies ist ein Test: Die Anfrage stammt von keiner wirklichen Person.",
	},
	suspicious: {
		title: "Warum ist diese Anfrage verdächtig?",
		step: "Stammt sie von einem Menschen, geben Sie sie frei; sie wird dann übergeben. Sonst verwerfen Sie sie.",
		reasons: {
			honeypot: "Ein für Menschen unsichtbares Feld wurde ausgefüllt.",
			other_site: "Das Formular wurde von der Seite einer anderen Website gesendet.",
			no_token: "Das Formular wurde gesendet, ohne dass die Seite geöffnet war.",
			forged_token: "Der Nachweis, wann das Formular geöffnet wurde, ist gefälscht.",
			too_fast: "Das Formular wurde sofort nach dem Öffnen gesendet.",
		},
		tooFast: (time) => `Das Formular wurde ${time} nach dem Öffnen gesendet.`,
	},
	failure: {
		title: "Diese Anfrage wurde nicht übergeben",
		none: "keine Antwort",
		said: (answer) => `Letzte Antwort des Empfängers: ${answer}.`,
		causes: {
			unreachable:
				"Der Empfänger war nicht erreichbar. Prüfen Sie, ob er läuft, und übergeben Sie dann erneut.",
			refused:
				"Der Empfänger hat die Anfrage abgelehnt. Prüfen Sie Benutzer und Passwort in der Webhook-URL und übergeben Sie dann erneut.",
			missing:
				"Unter der Webhook-URL ist nichts. Berichtigen Sie sie und übergeben Sie dann erneut.",
			gone: "Der Empfänger will keine Anfragen mehr. Setzen Sie eine neue Webhook-URL und übergeben Sie dann erneut.",
			too_long:
				"Die Nachricht ist zu lang für GET. Setzen Sie QUICK_ANALYSIS_WEBHOOK_METHOD=POST und übergeben Sie dann erneut.",
			broken:
				"Beim Empfänger ist ein Fehler aufgetreten. Übergeben Sie erneut, sobald er dort behoben ist.",
		},
	},
	actions: {
		answer: "Als beantwortet markieren",
		reopen: "Wieder öffnen",
		release: "Freigeben",
		retry: "Erneut übergeben",
		discard: "Verwerfen",
		read: "Als gelesen markieren",
		unread: "Als ungelesen markieren",
		reply: "Antworten",
		note: "Notiz",
		erase: "Daten der Person löschen",
		more: "Weitere Aktionen",
		undo: "Rückgängig",
	},
	done: {
		answer: (who) => `${who}: als beantwortet markiert.`,
		reopen: (who) => `${who}: wieder geöffnet.`,
		release: (who) => `${who}: freigegeben, wird übergeben.`,
		retry: (who) => `${who}: wird erneut übergeben.`,
		discard: (who) => `${who}: verworfen.`,
		read: (who) => `${who}: gelesen.`,
		unread: (who) => `${who}: ungelesen.`,
	},
	next: (name) => `Als Nächstes: ${name}`,
	count: leadsCount,
	selected: (count) => `${count} ausgewählt`,
	clearSelection: "Auswahl aufheben",
	selectAll: "Alle angezeigten auswählen",
	exportSelected: "Als CSV herunterladen",
	openInMail: "Im E-Mail-Programm öffnen",
	copyAddresses: "Adressen kopieren",
	refused: {
		title: (count) => `${leadsCount(count)}: nicht ausgeführt`,
		gone: "Die Anfrage gibt es nicht mehr.",
		notPossible: "Der Stand der Anfrage lässt das nicht zu.",
	},
	confirm: {
		release: {
			title: (who, count) => (count === 1 ? `Anfrage von ${who} freigeben?` : `${who} freigeben?`),
			text: "Die Anfrage ist dann nicht mehr verdächtig und wird sofort weitergeleitet, wenn ein Empfänger eingerichtet ist. Das lässt sich nicht rückgängig machen. Der Absender erhält keine Eingangsbestätigung per E-Mail.",
		},
		discard: {
			title: (who, count) => (count === 1 ? `Anfrage von ${who} verwerfen?` : `${who} verwerfen?`),
			text: "Die Anfrage wird mit allen Angaben gelöscht. Bereits übergebene Daten bleiben beim Empfänger. Das lässt sich nicht rückgängig machen.",
		},
	},
	erasing: {
		one: (who, email, count) => ({
			title: `${who}: alle Daten löschen?`,
			text: `${theirEnquiries(count)} mit Notizen und Übergaben gelöscht. Das lässt sich nicht rückgängig machen.`,
			label: `Geben Sie zur Bestätigung die Adresse ein: ${email}`,
			wrong: "Das ist nicht die Adresse der Anfrage. Es wurde nichts gelöscht.",
		}),
		several: (people) => ({
			title: `Alle Daten von ${people} Personen löschen?`,
			text: "Alle Anfragen dieser Personen werden mit Notizen und Übergaben gelöscht. Das lässt sich nicht rückgängig machen.",
			label: `Geben Sie zur Bestätigung die Zahl der Personen ein: ${people}`,
			wrong:
				"Das ist nicht die Zahl der Personen, oder jemand hat inzwischen eine davon gelöscht. Es wurde nichts gelöscht.",
		}),
		button: "Daten löschen",
		done: (count) => `${leadsCount(count)} gelöscht.`,
	},
	presence: {
		here: (name) => `${name} hat diese Anfrage geöffnet`,
		writing: (name) => `${name} schreibt eine Antwort`,
	},
	replying: {
		title: (email) => `Antwort an ${email}`,
		template: "Vorlage",
		bringBack: "Eigenen Text wiederherstellen",
		elsewhere:
			"Sie haben an dieser Antwort auch in einem anderen Fenster oder auf einem anderen Gerät geschrieben. Der Text von dort bleibt erhalten.",
		started: "Antwortentwurf",
		replied: "Antwort gesendet",
		templates: {
			thanks: "Dank für die Anfrage",
			report: "Bericht ist fertig",
			question: "Frage vor dem Bericht",
			blank: "Nur Anrede und Grußformel",
		},
		subject: "Betreff",
		before: (by, at) => `Letzte Antwort: ${by}, ${at}`,
		theirs: {
			reply: (by, at) => `${by} hat inzwischen eine Antwort gesendet: ${at}`,
			audit: (by, at) => `${by} hat die Anfrage inzwischen als beantwortet markiert: ${at}`,
		},
		text: "Text",
		send: "Senden und als beantwortet markieren",
		sendOnly: "Nur senden",
		sendAgain: "Senden",
		noSubject: "Geben Sie einen Betreff ein.",
		noText: "Geben Sie einen Text ein.",
		unfilled:
			"Die Vorlage ist noch nicht vollständig. Bitte ergänzen Sie die offenen Stellen vor dem Senden.",
		answered: {
			reply: (by) =>
				`${by} hat inzwischen geantwortet, wie der Verlauf zeigt. Senden Sie noch einmal, wenn auch Ihre Antwort hinausgehen soll.`,
			audit: (by) =>
				`${by} hat die Anfrage inzwischen als beantwortet markiert. Senden Sie noch einmal, wenn Ihre Antwort trotzdem hinausgehen soll.`,
		},
		sent: (who, next) =>
			`${who}: Antwort wird gesendet, Anfrage beantwortet.${next ? ` Als Nächstes: ${next}` : ""}`,
		sentOnly: (who) => `${who}: Antwort wird gesendet, Anfrage bleibt offen.`,
		sentAgain: (who) => `${who}: Antwort wird gesendet.`,
		discarded: "Entwurf verworfen.",
		discard: "Entwurf verwerfen",
		unsent:
			"Keine Verbindung. Senden Sie erneut, sobald Sie wieder online sind. Die Antwort wird nicht doppelt verschickt.",
		offline: "Keine Verbindung. Ihr Text bleibt in diesem Tab gespeichert.",
	},
	note: {
		placeholder: "Nur für Ihr Team sichtbar",
		unsaved: "Notiz nicht gespeichert",
		save: "Notiz speichern",
		written: (by) => `Von ${by}`,
		conflict: (by) => `${by} hat die Notiz inzwischen geändert:`,
		takeTheirs: "Diese übernehmen",
		keepMine: "Meine speichern",
		kept: "Ihr Text bleibt in diesem Browser gespeichert.",
		offline: "Keine Verbindung. Ihr Text bleibt in diesem Browser gespeichert.",
	},
	events: {
		submitted: "Formular abgeschickt (Uhrzeit laut Gerät des Absenders)",
		stored: "Eingegangen und gespeichert",
		attempt: { ok: "Übergeben", failed: "Nicht übergeben" },
		took: (time) => `dauerte ${time}`,
		mail: {
			sent: (to) => (to ? `E-Mail an ${to} gesendet` : "Eingangsbestätigung gesendet"),
			failed: (to) =>
				to ? `E-Mail an ${to} nicht gesendet` : "Eingangsbestätigung nicht gesendet",
		},
		reply: {
			waiting: (by) => `${by} hat geantwortet, die E-Mail wird gesendet`,
			sent: (by) => `${by} hat per E-Mail geantwortet`,
			failed: (by) => `${by} hat geantwortet, die E-Mail ließ sich nicht senden`,
		},
		retry: "Nächster Versuch der Übergabe",
		due: "Antwort fällig",
		server: "Server",
		audit: {
			answer: (by) => `${by} hat die Anfrage als beantwortet markiert`,
			reopen: (by) => `${by} hat die Anfrage wieder geöffnet`,
			take_back: (by) => `${by} hat die Antwort vor dem Versand zurückgenommen`,
			release: (by) => `${by} hat die Anfrage freigegeben`,
			retry: (by) => `${by} hat die Anfrage erneut übergeben`,
			discard: (by) => `${by} hat die Anfrage verworfen`,
			read: (by) => `${by} hat die Anfrage gelesen`,
			unread: (by) => `${by} hat die Anfrage als ungelesen markiert`,
			show: (by) => `${by} hat die Anfrage geöffnet`,
			note: (by) => `${by} hat die Notiz geändert`,
			export: (by) => `${by} hat die Anfrage als CSV exportiert`,
			test: (by) => `${by} hat die Anfrage als Test gesendet`,
			mail_retry: (by) => `${by} hat die E-Mails erneut gesendet`,
		},
	},
	keys: {
		none: {
			lead: "Wählen Sie zuerst eine Anfrage aus (mit j und k).",
			t: "Nur verdächtige und nicht übergebene Anfragen lassen sich freigeben oder erneut übergeben.",
			d: "Nicht verwerfen lassen sich beantwortete Anfragen und Löschmeldungen des Newsletters.",
			undo: "Es gibt nichts rückgängig zu machen.",
		},
		title: "Tastenkürzel",
		list: {
			"j / k": "Nächste, vorige Anfrage",
			Enter: "Öffnen",
			A: "Beantwortet oder wieder öffnen",
			R: "Antworten",
			"Ctrl ⏎, ⌘ ⏎": "Antwort senden",
			N: "Notiz schreiben",
			T: "Freigeben oder erneut übergeben",
			D: "Verwerfen",
			E: "Daten der Person löschen",
			"X, ⇧ X": "Auswählen, bis hierher auswählen",
			Z: "Letzte Aktion rückgängig machen",
			"/": "Suchen",
			"1 … 6": "Ansicht: alle, überfällig, ungelesen …",
			Esc: "Zurück zur Liste",
			"Ctrl K, ⌘ K": "Überall suchen, Befehl ausführen",
			"?": "Diese Liste",
		},
	},
};
