import * as v from "valibot";
import { supabaseUrls } from "./supabase-urls.ts";

/** The first mistake of each variable. */
export function mistakesOf(issues: v.BaseIssue<unknown>[] | undefined): string[] {
	const found = new Map<string, string>();
	for (const issue of issues ?? []) {
		const name = v.getDotPath(issue) ?? "";
		if (!found.has(name)) found.set(name, `${name} ${issue.message}`);
	}
	return [...found.values()];
}

/** Variables that others need, whatever their values. */
export function missingVariables(given: Record<string, string>): string[] {
	const supabase = supabaseUrls(given);
	const nameless = Object.keys(given).find((name) => name.startsWith("OPERATOR_"));
	const publishes = given.BLOG_API_KEY || given.BLOG_DEMO?.trim() === "true";
	const needed = [
		[
			given.DATABASE_URL && !(supabase && given.SUPABASE_ANON_KEY),
			`${supabase ? "SUPABASE_ANON_KEY" : "SUPABASE_URL"} takes the Supabase project that DATABASE_URL belongs to; it is needed once DATABASE_URL is set`,
		],
		[
			supabase && !given.DATABASE_URL,
			"DATABASE_URL takes the Postgres of the Supabase project; it is needed once SUPABASE_URL, or the URLs of its parts, is set",
		],
		[
			given.SMTP_URL && !given.MAIL_FROM,
			"MAIL_FROM takes who mails come from, such as Vitrin <info@example.com>; it is needed once SMTP_URL is set",
		],
		[
			given.CDN_PURGE_URL && !given.CDN_PURGE_TOKEN,
			"CDN_PURGE_TOKEN takes the token with which the shared cache takes purges; it is needed once CDN_PURGE_URL is set",
		],
		[
			nameless && !given.OPERATOR_NAME,
			`OPERATOR_NAME takes the publisher's legal name; it is needed once ${nameless} is set`,
		],
		[
			publishes && supabase && !given.SUPABASE_SERVICE_ROLE_KEY,
			"SUPABASE_SERVICE_ROLE_KEY takes the service role's key of the Supabase project; it creates posts and is needed once BLOG_API_KEY or BLOG_DEMO is set",
		],
	] as const;
	return needed.flatMap(([isMissing, mistake]) => (isMissing ? [mistake] : []));
}
