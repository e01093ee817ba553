import type { Pool } from "pg";
import type { LeadNote } from "../../shared/desk/lead-note.ts";
import { auditRows, nameOf } from "../audit/audit.ts";
import { toJson, type WithDates } from "../json.ts";

const COLUMNS = `coalesce(note, '') as text, note_version as version, ${nameOf("note_by")} as by, note_at as at`;

const READ = `select ${COLUMNS} from private.leads where id = $1`;

const WRITE = `
with written as (
	update private.leads
	set note = nullif($2, ''), note_version = note_version + 1, note_by = $3, note_at = now()
	where id = $1 and note_version = $4
	returning id, note, note_version, note_by, note_at
), audit as (
	${auditRows({ kind: "lead", action: "note", id: "id", from: "written", person: "$3" })}
)
select ${COLUMNS} from written`;

type Row = WithDates<LeadNote, "at">;

export async function readNote(pool: Pool, id: string): Promise<LeadNote | undefined> {
	const { rows } = await pool.query<Row>(READ, [id]);
	return rows[0] && toJson(rows[0]);
}

/**
 * Changes the note of a lead, or removes it with an empty text.
 * @param note.version the version that was changed.
 * @returns the new note; `conflict` is the current note if somebody changed it in the meantime; undefined
 * without such a lead.
 */
export async function writeNote(
	pool: Pool,
	id: string,
	note: { text: string; version: number },
	person: string,
): Promise<{ written: LeadNote } | { conflict: LeadNote } | undefined> {
	const values = [id, note.text, person, note.version];
	const { rows } = await pool.query<Row>(WRITE, values);
	if (rows[0]) return { written: toJson(rows[0]) };
	const conflict = await readNote(pool, id);
	return conflict && { conflict };
}
