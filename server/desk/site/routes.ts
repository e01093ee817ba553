import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import * as v from "valibot";
import { partChangeSchema, portraitSchema, type SiteAnswer } from "../../../shared/desk/site.ts";
import {
	type Person,
	type SettingsPart,
	type SiteSettings,
	settingsParts,
} from "../../../shared/site-settings.ts";
import { readPicture } from "../../../supabase/functions/create-blog-post/picture.ts";
import { lastEditorOf } from "../../audit/audit.ts";
import { Problem } from "../../problem.ts";
import { decidedByEnvironment } from "../../settings/environment.ts";
import { addPortrait, readPortraits, readSettings, savePart } from "../../settings/repository.ts";
import { readBody, readParameter, readValue } from "../body.ts";
import { FOR_OWNERS, signedIn } from "../guard.ts";
import { PICTURE_LIMIT, PORTRAITS } from "../limits.ts";
import { refusal, refusedFields } from "../refusal.ts";

const partSchema = v.picklist(Object.keys(settingsParts) as SettingsPart[]);

/** `/api/desk/site…`: the firm's details that the site shows, for owners. */
export async function siteSettingsRoutes(scope: FastifyInstance): Promise<void> {
	const { pool, config, log } = scope;
	const answer = async (): Promise<SiteAnswer> => ({
		...(await readSettings(pool, log)),
		environment: decidedByEnvironment(config),
	});

	scope.get("/site", FOR_OWNERS, answer);

	scope.put("/site/:part", FOR_OWNERS, async (request) => {
		const part = readParameter(partSchema, request, "part");
		const { value, seen } = readBody(partChangeSchema, request);
		const change = {
			value: readValue<SiteSettings[SettingsPart]>(settingsParts[part], value),
			seen,
			person: signedIn(request).account.email,
		};
		if (part === "people") {
			await checkPortraits(pool, readValue(settingsParts.people, value));
		}
		if (!(await savePart(pool, part, change))) {
			throw new Problem(409, "Somebody saved this part meanwhile", {
				code: "settings_changed",
				...(await lastEditorOf(pool, "settings", part)),
			});
		}
		// Who saved sees it on the site at once; the other processes hear of it.
		await scope.settings.reread();
		return answer();
	});

	scope.post("/site/portraits", { ...PORTRAITS, ...PICTURE_LIMIT }, async (request, reply) => {
		const file = readPicture(readBody(portraitSchema, request).image);
		if (typeof file === "string") throw refusal(422, "picture_refused", file);
		return reply.code(201).send({ id: await addPortrait(pool, file) });
	});
}

/**
 * One that no saved person has is deleted after a day, also while a form is open with it.
 * @throws Problem 422 with each portrait that is not stored.
 */
async function checkPortraits(pool: Pool, people: readonly Person[]): Promise<void> {
	const stored = await readPortraits(pool);
	const gone = people.flatMap(({ portrait }, place) =>
		portrait === null || stored.has(portrait)
			? []
			: [{ field: `${place}.portrait`, code: "photo_gone" }],
	);
	if (gone.length > 0) throw refusedFields(gone);
}
