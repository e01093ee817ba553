import * as v from "valibot";
import { ROLES, type Role } from "../../client/desk/api/accounts.ts";
import { flag, isProxy, list } from "./values.ts";

const isRole = (item: string): item is Role =>
	ROLES.some((role) => role === item);

/** The variables of the desk, the operators' application. */
export const deskSettings = {
	DESK: v.optional(
		v.pipe(
			flag,
			v.description(
				"Whether `/desk` and its API exist. With a Supabase project they need `SUPABASE_SERVICE_ROLE_KEY` too.",
			),
		),
		"true",
	),
	DESK_ALLOW: v.optional(
		v.pipe(
			list(
				"IP addresses or CIDR blocks separated by commas, such as 10.0.0.0/8, or loopback, linklocal or uniquelocal",
				isProxy,
			),
			v.description(
				"The clients that may reach the desk; for others it does not exist. Behind a proxy it needs `TRUST_PROXY`.",
			),
			v.metadata({ default: "all" }),
		),
		"",
	),
	DESK_SECOND_FACTOR: v.optional(
		v.pipe(
			list(`roles out of ${ROLES.join(", ")}, separated by commas`, isRole),
			v.transform((items) => items.filter(isRole)),
			v.description(
				"The roles whose accounts must have a second factor before they can use the desk.",
			),
			v.metadata({ default: "none" }),
		),
		"",
	),
};
