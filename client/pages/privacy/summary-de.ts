import type { LegalSummary } from "../../parts/legal/copy.ts";
import { controllerBlocks } from "../../parts/legal/identity.ts";
import { isInTurkey, type PolicyFacts, serviceName } from "./facts.ts";

/** The information required by Art. 13 GDPR, in German. */
export const summaryDe = (facts: PolicyFacts): LegalSummary => {
	const { operator, analytics, newsletter, receivers, mail } = facts;
	const google = analytics?.provider === "ga4";
	return {
		title: "Datenschutz in Kürze",
		lead: "Das Wichtigste zur Verarbeitung Ihrer Daten auf {site} nach Art.\u00a013\u00a0DSGVO. Der vollständige Text folgt auf Türkisch; Fragen beantworten wir auf Deutsch. Stand: 10.10.2025.",
		blocks: [
			...(operator
				? controllerBlocks(operator, "de")
				: [
						{
							terms: [
								{
									term: "Verantwortlicher",
									text: "Der Betreiber von {site}. Sie erreichen ihn über das Formular unten.",
								},
							],
						},
					]),
			{
				terms: [
					...(operator?.privacyContact
						? [
								{
									term: "Anfragen zum Datenschutz",
									text: operator.privacyContact,
									href: `mailto:${operator.privacyContact}`,
								},
							]
						: []),
					{
						term: "Welche Daten",
						text: `Was Sie in ein Formular schreiben: Name, E\u2011Mail-Adresse, Firma und Nachricht, dazu Zeitpunkt, Seite und Sprache. Beim Aufruf der Seite Ihre IP-Adresse und technische Angaben Ihres Browsers; sie werden nicht protokolliert. Gegen Missbrauch zählen wir zehn Minuten lang, wie viele Anfragen von einer IP-Adresse kommen, anhand eines nicht umkehrbaren Prüfwerts der Adresse.${analytics ? " Dazu Angaben über Ihren Besuch, wenn er gezählt wird." : " Besuche werden nicht gezählt."}`,
					},
					{
						term: "Zwecke",
						text: `Ihre Anfrage beantworten und den Analysebericht erstellen, die Seite sicher betreiben, gesetzliche Pflichten erfüllen${newsletter ? ", den Newsletter senden" : ""}${analytics ? ", die Nutzung der Seite messen" : ""}.`,
					},
					{
						term: "Rechtsgrundlage",
						text: `Vorvertragliche Maßnahmen auf Ihre Anfrage (Art.\u00a06\u00a0Abs.\u00a01\u00a0lit.\u00a0b DSGVO), rechtliche Pflichten (lit.\u00a0c) und berechtigte Interessen an Rückfragen und am sicheren Betrieb${analytics && !google ? " sowie an der Messung ohne Cookies" : ""} (lit.\u00a0f).${consent(google, newsletter)}`,
					},
					{
						term: "Empfänger",
						text: `Das Automatisierungssystem des Verantwortlichen, das die Anfragen bearbeitet, und die Anbieter von Hosting${mail ? ", E\u2011Mail-Versand" : ""} und Datenbank als Auftragsverarbeiter.${receivers.length > 0 ? ` Im Einzelnen: ${receivers.join("; ")}.` : ""}${analytics ? ` Besuche zählt ${serviceName(analytics)}.` : ""} Ihre Daten werden nicht verkauft.`,
					},
					{
						term: "Drittländer",
						text: `${isInTurkey(operator) ? "Der Verantwortliche sitzt in der Türkei. Ihre Formularangaben gehen unmittelbar an ihn und können auch dort verarbeitet werden. Die DSGVO gilt für ihn" : "Ihre Formularangaben gehen unmittelbar an den Verantwortlichen. Sitzt er in der Türkei oder sonst außerhalb der EU und des EWR, können sie auch dort verarbeitet werden, und die DSGVO gilt für ihn"} nach Art.\u00a03 Abs.\u00a02. Für die Türkei besteht kein Angemessenheitsbeschluss der EU-Kommission. An Empfänger in Drittländern gibt er Daten nur weiter, wenn ein Angemessenheitsbeschluss (Art.\u00a045), Standardvertragsklauseln (Art.\u00a046) oder eine Ausnahme nach Art.\u00a049\u00a0DSGVO es erlaubt. Eine Kopie der Garantien erhalten Sie auf Anfrage.`,
					},
					{ term: "Speicherdauer", text: retention(facts) },
					{
						term: "Cookies",
						text: `${
							google
								? "Google Analytics setzt Cookies erst, nachdem Sie zugestimmt haben. Ihre Entscheidung merkt sich Ihr Browser (localStorage), Ihre Zustimmung können Sie unten auf jeder Seite widerrufen. Sonst setzt die Seite keine Cookies."
								: "Die Seite setzt keine Cookies."
						} Ihr Browser merkt sich bis zum Schließen des Tabs, wie weit Sie gescrollt haben und was Sie in ein noch nicht gesendetes Formular geschrieben haben (sessionStorage). Beides bleibt in Ihrem Browser, solange Sie nichts senden.`,
					},
					{
						term: "Ihre Rechte",
						text: "Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch (Art.\u00a015 bis 21\u00a0DSGVO), Widerruf einer Einwilligung für die Zukunft und Beschwerde bei einer Datenschutzaufsichtsbehörde.",
					},
					{
						term: "Pflichtangaben",
						text: "Sie müssen uns keine Daten geben. Ohne die Pflichtfelder eines Formulars können wir Ihre Anfrage nicht bearbeiten.",
					},
					{
						term: "Automatisierte Entscheidungen",
						text: "Es gibt keine automatisierten Entscheidungen und kein Profiling (Art.\u00a022\u00a0DSGVO). Anfragen, die automatisiert wirken, prüft ein Mensch.",
					},
				],
			},
			{ page: "privacy-request", label: "Anfrage zu Ihren Daten stellen" },
		],
	};
};

function consent(google: boolean, newsletter: boolean): string {
	const uses = [...(google ? ["Google Analytics"] : []), ...(newsletter ? ["den Newsletter"] : [])];
	return uses.length > 0 ? ` Für ${uses.join(" und ")} Ihre Einwilligung (lit.\u00a0a).` : "";
}

const newsletterRetention = (kept: PolicyFacts["retention"]): string =>
	`Anmeldungen zum Newsletter, die nicht bestätigt werden, löschen wir nach 48\u00a0Stunden. Den Nachweis Ihrer Einwilligung und Ihrer Abmeldung löschen wir${kept ? ` ${kept.days} Tage nach der Abmeldung` : ", sobald er nicht mehr gebraucht wird"}.`;

function retention({ retention: kept, backupDays, newsletter, mail }: PolicyFacts): string {
	const live =
		kept === undefined
			? "Anfragen werden gelöscht, sobald sie erledigt und die anschließenden Gespräche beendet sind."
			: `Anfragen werden ${kept.days} Tage nach der Weitergabe an das Automatisierungssystem aus der Datenbank gelöscht, ohne Weitergabe beantwortete ${kept.days} Tage nach der Antwort. Anfragen, die zurückgehalten wurden oder nicht weitergegeben werden konnten, löscht der Verantwortliche ${kept.days} Tage, nachdem er sie gesehen hat, ungesehene ${Math.max(kept.days, kept.unseenDays)} Tage nach dem Eingang.`;
	const all = newsletter && mail ? `${live} ${newsletterRetention(kept)}` : live;
	if (backupDays === undefined) return all;
	return `${all} Sicherungskopien werden ${backupDays === 0 ? "aufbewahrt, bis der Verantwortliche sie löscht" : `höchstens ${backupDays} Tage aufbewahrt`}.`;
}
