import * as v from "valibot";
import { ROLES, type Role } from "../../client/desk/api/accounts.ts";
import { flag, isProxy, list, setting } from "./values.ts";

const isRole = (item: string): item is Role => ROLES.some((role) => role === item);

export const deskSettings = {
	DESK: setting(
		flag,
		"Whether `/desk` and its API exist. With a Supabase project they need `SUPABASE_SERVICE_ROLE_KEY` too.",
		{ default: "true" },
	),
	DESK_ALLOW: setting(
		list(
			"IP addresses or CIDR blocks separated by commas, such as 10.0.0.0/8, or loopback, linklocal or uniquelocal",
			isProxy,
		),
		"The clients that may reach the desk; for others it does not exist. Behind a proxy it needs `TRUST_PROXY`.",
		{ default: "", shown: "all" },
	),
	DESK_SECOND_FACTOR: setting(
		v.pipe(
			list(`roles out of ${ROLES.join(", ")}, separated by commas`, isRole),
			v.transform((items) => items.filter(isRole)),
		),
		"The roles whose accounts must have a second factor before they can use the desk.",
		{ default: "", shown: "none" },
	),
};
