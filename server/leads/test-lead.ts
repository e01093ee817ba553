import type { PoolClient } from "pg";
import type { Language } from "../../shared/languages.ts";
import { changeLeads } from "../audit/audit.ts";

/** The `source` of test leads, which marks them; forms have other sources. */
export const TEST_SOURCE = "test";

/** An invented lead for trying the delivery. */
export const TEST_LEAD = {
	name: "Test",
	email: "test@example.com",
	company: "Test",
	source: TEST_SOURCE,
};

const MESSAGES: Record<Language, string> = {
	tr: "Bu bir deneme başvurusu. Teslimatı denemek için panelden gönderildi.",
	de: "Dies ist eine Testanfrage. Sie wurde in der Verwaltung erzeugt, um die Übergabe zu prüfen.",
	en: "This is a test enquiry, created in the desk to try the hand-over.",
};

const INSERT = `
insert into private.leads (name, email, company, message, source, language, submitted_at)
values ($2, $3, $4, $5, $6, $7, now())`;

/** Stores a test lead, within the caller's transaction. @returns its id. */
export async function insertTestLead(
	client: PoolClient,
	language: Language,
	person: string,
): Promise<string> {
	const { name, email, company, source } = TEST_LEAD;
	const fields = [name, email, company, MESSAGES[language], source, language];
	const values: [string, ...string[]] = [person, ...fields];
	const [id = ""] = await changeLeads(client, "test", INSERT, values);
	return id;
}
