import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import * as v from "valibot";
import {
	NO_SETTINGS,
	type SettingsPart,
	type SiteSettings,
	settingsParts,
} from "../../shared/site-settings.ts";
import type { PictureFile } from "../../supabase/functions/create-blog-post/picture.ts";
import { auditSettings } from "../audit/audit.ts";
import { readRow } from "../database/rows.ts";
import { withTransaction } from "../database/transaction.ts";

export interface StoredSettings {
	settings: SiteSettings;
	/** When each part was saved; absent where it never was. */
	versions: Partial<Record<SettingsPart, string>>;
}

const isPart = (name: string): name is SettingsPart => name in settingsParts;

/** A portrait for a page: its id and size in pixels. */
export interface Portrait {
	id: string;
	width: number;
	height: number;
}

/** All parts. A row that its schema refuses counts as empty, and is logged: it must not take a page away. */
export async function readSettings(
	pool: Pool,
	log: Pick<FastifyBaseLogger, "error">,
): Promise<StoredSettings> {
	const { rows } = await pool.query<{ part: string; value: unknown; version: string }>(
		"select part, value, updated_at::text as version from private.site_settings",
	);
	const stored: StoredSettings = { settings: NO_SETTINGS, versions: {} };
	for (const { part, value, version } of rows) {
		if (!isPart(part)) continue;
		const read = v.safeParse(settingsParts[part], value);
		if (read.success) stored.settings = { ...stored.settings, [part]: read.output };
		else log.error({ part }, "Settings of the desk cannot be read");
		stored.versions[part] = version;
	}
	return stored;
}

/** The portraits that are stored, by id. */
export async function readPortraits(pool: Pool): Promise<Map<string, Portrait>> {
	const { rows } = await pool.query<Portrait>("select id, width, height from private.portraits");
	return new Map(rows.map((portrait) => [portrait.id, portrait]));
}

const ADD =
	"insert into private.site_settings (part, value) values ($1, $2) on conflict (part) do nothing";

const REPLACE = `
update private.site_settings set value = $2, updated_at = clock_timestamp()
where part = $1 and updated_at::text = $3`;

/** The portraits that a person has. */
const IN_USE = `
select person ->> 'portrait' as id from private.site_settings, jsonb_array_elements(value) person
where part = 'people' and person ->> 'portrait' is not null`;

/** $1: ids of portraits that a person had until now. A form may be open with one that was uploaded in the last day. */
const REMOVE_PORTRAITS = `
delete from private.portraits
where (id::text = any($1) or added_at < now() - interval '1 day') and id::text not in (${IN_USE})`;

/** Deletes the portraits that no person has, but for the uploads of the last day. @returns how many. */
export async function removeUnusedPortraits(pool: Pool): Promise<number> {
	const { rowCount } = await pool.query(REMOVE_PORTRAITS, [[]]);
	return rowCount ?? 0;
}

/**
 * Saves a part, with its row of the audit.
 * @param change.seen the version that was read; null where there was none.
 * @returns false if it was saved in the meantime.
 */
export function savePart(
	pool: Pool,
	part: SettingsPart,
	{
		value,
		seen,
		person,
	}: { value: SiteSettings[SettingsPart]; seen: string | null; person: string },
): Promise<boolean> {
	return withTransaction(pool, async (client) => {
		const json = JSON.stringify(value);
		const had = await client.query<{ id: string }>(IN_USE);
		const { rowCount } =
			seen === null
				? await client.query(ADD, [part, json])
				: await client.query(REPLACE, [part, json, seen]);
		if (!rowCount) return false;
		await client.query(REMOVE_PORTRAITS, [had.rows.map(({ id }) => id)]);
		await auditSettings(client, part, person);
		return true;
	});
}

/** Keeps a portrait for a form that is saved later. @returns its id. */
export async function addPortrait(
	pool: Pool,
	{ mime, width, height, file }: PictureFile,
): Promise<string> {
	const { id } = await readRow<{ id: string }>(
		pool,
		"insert into private.portraits (mime, width, height, bytes) values ($1, $2, $3, $4) returning id",
		[mime, width, height, Buffer.from(file)],
	);
	return id;
}
