import type { DeskCopy } from "./desk-copy.ts";
import type { FieldCopy, ProblemCopy } from "./problem-copy.ts";

export const problems: ProblemCopy = {
	offline:
		"Der Server ist nicht erreichbar, die Änderung ist vielleicht nicht gespeichert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
	server:
		"Auf dem Server ist ein Fehler aufgetreten, die Änderung wurde nicht gespeichert. Versuchen Sie es in Kürze erneut.",
	offline_read:
		"Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
	server_read: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es in Kürze erneut.",
	wait: (wait) => `Zu viele Versuche. In ${wait} können Sie es erneut versuchen.`,
	too_many: "Zu viele Versuche. Warten Sie etwas und versuchen Sie es erneut.",
	too_often:
		"Das waren zu viele Anfragen in kurzer Zeit. Warten Sie etwas und versuchen Sie es erneut.",
	pause: (wait) =>
		`Das waren zu viele Anfragen in kurzer Zeit. In ${wait} können Sie weitermachen.`,
	signed_out: "Ihre Sitzung ist beendet. Melden Sie sich neu an.",
	wrong_credentials: "E-Mail-Adresse oder Passwort ist falsch.",
	code_needed: "Für dieses Konto ist zusätzlich ein Bestätigungscode nötig.",
	code_wrong: "Der Code ist falsch oder abgelaufen. Geben Sie den aktuellen Code aus der App ein.",
	link_used_or_expired:
		"Dieser Link wurde schon benutzt oder ist abgelaufen. Bitten Sie um einen neuen.",
	email_taken: "Mit dieser E-Mail-Adresse gibt es schon ein Konto.",
	weak_password: "Dieses Passwort ist nicht sicher genug.",
	too_short: "Das Passwort braucht mindestens 12 Zeichen.",
	too_long: "Das Passwort darf höchstens 72 Zeichen haben.",
	too_common:
		"Dieses Passwort steht auf Listen bekannter Passwörter oder ist leicht zu erraten. Wählen Sie ein anderes.",
	second_factor_required: "Schalten Sie die Anmeldung in zwei Schritten ein, um fortzufahren.",
	second_factor_exists: "Die Anmeldung in zwei Schritten ist für dieses Konto schon eingeschaltet.",
	wrong_role: "Ihre Rolle erlaubt das nicht. Wenden Sie sich an eine Person mit der Rolle Inhaber.",
	wrong_origin: "Die Anfrage kam nicht von dieser Website. Laden Sie die Seite neu.",
	invalid: "Einige Angaben sind ungültig. Korrigieren Sie die markierten Felder.",
	not_found: "Diesen Eintrag gibt es nicht oder nicht mehr.",
	last_owner:
		"Mindestens eine Person muss Inhaber bleiben. Vergeben Sie die Rolle zuerst an jemand anderen.",
	reply_left: "Die Antwort ist schon unterwegs und lässt sich nicht mehr zurückholen.",
	draft_changed:
		"Sie haben an dieser Antwort auch in einem anderen Fenster oder auf einem anderen Gerät geschrieben. Gesendet wurde noch nichts: Sehen Sie sich den anderen Text an und senden Sie dann erneut.",
	mail_off:
		"Die Website sendet keine E-Mails. Setzen Sie dafür auf dem Server SMTP_URL und MAIL_FROM.",
	tokens_too_many: "Höchstens 20 Schlüssel sind möglich. Widerrufen Sie zuerst einen.",
	settings_changed:
		"Diesen Teil hat inzwischen jemand anders gespeichert. Ihre Eingaben sind noch da: Speichern Sie erneut.",
	post_changed: "Jemand hat den Beitrag inzwischen geändert.",
	picture_heic:
		"Dieser Browser kann HEIC-Fotos vom iPhone nicht lesen. Exportieren Sie das Foto als JPEG, am Mac zum Beispiel in „Vorschau“, oder fügen Sie es direkt auf dem iPhone ein.",
	picture_refused: "Möglich sind nur Bilder ohne Animation als PNG, JPEG, WebP oder AVIF.",
	pictures_too_many:
		"Ein Beitrag nimmt neben dem Titelbild höchstens 10 Bilder. Löschen Sie zuerst eines.",
	pictures_too_large:
		"Alle Bilder eines Beitrags dürfen zusammen höchstens 15 MB haben. Löschen oder verkleinern Sie zuerst eines.",
	post_refused:
		"Ein Feld des Beitrags ist zu lang. Speichern Sie zuerst den Beitrag und kürzen Sie das markierte Feld.",
	too_complex:
		"Dieser Text ist zu verschachtelt, um ihn anzuzeigen. Entfernen Sie lange Folgen von *, _, [ oder >.",
};

export const fields: FieldCopy = {
	required: "Bitte ausfüllen.",
	email: "Geben Sie eine gültige E-Mail-Adresse ein.",
	invalid: "Diese Angabe ist ungültig.",
	too_long: "Dieser Text ist zu lang.",
	longer_than: (most) => `Bitte auf höchstens ${most} Zeichen kürzen.`,
	half_typed: "Geben Sie Datum und Uhrzeit vollständig an, oder lassen Sie beides leer.",
	control_characters: "Entfernen Sie unsichtbare Zeichen.",
	too_complex:
		"Dieser Text ist zu verschachtelt, um ihn auf der Seite anzuzeigen. Entfernen Sie lange Folgen von *, _, [ oder >.",
	too_many: "Höchstens 20 Einträge sind möglich.",
	draft_slug: "Aus diesem Titel entsteht keine Adresse: Geben Sie eine ein, um zu veröffentlichen.",
	slug: "Nur lateinische Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen.",
	url: "Geben Sie eine vollständige Adresse ein, die mit https:// beginnt.",
	international_phone: "Geben Sie die Nummer mit Ländervorwahl ein, zum Beispiel +49 151 00000000.",
	photo_gone:
		"Das Foto wurde gelöscht, weil es einen Tag lang nicht gespeichert wurde. Ersetzen oder entfernen Sie es.",
	former:
		"Diese Adresse führt zu einem anderen Beitrag. Wählen Sie eine andere oder heben Sie die Weiterleitung auf.",
	taken: "Diese Adresse hat schon ein anderer Beitrag dieser Sprache. Wählen Sie eine andere.",
};

/** The labels of fields that several forms have. */
export const labels: DeskCopy["labels"] = {
	name: "Vor- und Nachname",
	email: "E-Mail-Adresse",
	password: "Passwort",
	newPassword: "Neues Passwort",
	showPassword: "Passwort zeigen oder verbergen",
	language: "Sprache",
	lastSeen: "Zuletzt aktiv",
	copy: "Kopieren",
	copied: "Kopiert",
};
