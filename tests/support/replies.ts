import type { Pool } from "pg";

/** Whether a message of the browser is about the draft of a reply. */
export const isDraft = (message: { url(): string }): boolean =>
	new URL(message.url()).pathname.endsWith("/draft");

/** Stores a lead of a person. @returns the path of its page. */
export async function storeLead(pool: Pool, name: string, message = ""): Promise<string> {
	const { rows } = await pool.query<{ id: string }>(
		`insert into private.leads (name, email, company, message, source, submitted_at)
		values ($1, $2, $1, $3, 'quick_analysis_modal', now()) returning id`,
		[name, `${name.toLowerCase()}@example.com`, message],
	);
	return `/desk/leads/${rows[0]?.id}`;
}
