import * as v from "valibot";
import type { SettingsPart, SiteSettings } from "../site-settings.ts";
import { version } from "../text.ts";

/** `GET /api/desk/site` → 200 */
export interface SiteAnswer {
	/** The values entered in the desk. */
	settings: SiteSettings;
	/** Settings that the environment decides, by part and field, such as `publisher.name`: the variable and its value. */
	environment: Record<string, { variable: string; value: string }>;
	/** When each part was saved, as a save must repeat it; absent where it never was. */
	versions: Partial<Record<SettingsPart, string>>;
}

/** `PUT /api/desk/site/:part` → 200 with all settings; 409 `settings_changed` if another person saved in the meantime; `by` says who. */
export const partChangeSchema = v.strictObject({
	value: v.unknown(),
	/** The version of the part that was read; null where there was none. */
	seen: v.nullable(version),
});

/** `POST /api/desk/site/portraits` → 201 `{id}` */
export const portraitSchema = v.strictObject({
	/** A data URL. */
	image: v.string("required"),
});

export type SiteProblem = "settings_changed";
