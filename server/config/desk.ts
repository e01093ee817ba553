import * as v from "valibot";
import { ROLES, type Role } from "../../shared/desk/accounts.ts";
import { isLocalHost } from "./hosts.ts";
import { flag, list, networks, setting } from "./values.ts";

const SECOND_FACTOR = `roles out of ${ROLES.join(", ")}, separated by commas, or none`;

const isRole = (item: string): item is Role => ROLES.some((role) => role === item);

export const deskSettings = {
	DESK: setting(
		flag,
		"Whether `/desk` and its API exist. With a Supabase project they need `SUPABASE_SERVICE_ROLE_KEY` too.",
		{ default: "true" },
	),
	DESK_ALLOW: setting(
		networks,
		"The clients that may reach the desk and `/api/posts`; for others they do not exist. Behind a proxy it needs `TRUST_PROXY`.",
		{ default: "", shown: "all" },
	),
	DESK_SECOND_FACTOR: setting(
		v.pipe(
			list(SECOND_FACTOR, (item) => isRole(item) || item === "none"),
			v.check((items) => items.length === 1 || !items.includes("none"), `takes ${SECOND_FACTOR}`),
			v.transform((items) => items.filter(isRole)),
		),
		"The roles whose accounts must have a second factor before they can use the desk. An account that has none sets one up when it next opens the desk.",
		{ shown: "`owner,sales` where `SITE_URL` is https, else `none`" },
	),
};

/** The roles that must have a second factor unless the setting says otherwise: those who read leads, once strangers can reach the site. */
export function usualSecondFactor(siteUrl: string): Role[] {
	const { protocol, hostname } = new URL(siteUrl);
	return protocol === "https:" && !isLocalHost(hostname) ? ["owner", "sales"] : [];
}
