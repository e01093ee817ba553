import { randomUUID } from "node:crypto";
import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import PQueue from "p-queue";
import type { Pool } from "pg";
import { Problem } from "../problem.ts";
import type { SupabaseApi } from "./api.ts";
import { createSupabaseClient } from "./client.ts";

/** The passwords, which Supabase Auth keeps. */
export interface Passwords {
	/**
	 * The id of the user with this password; undefined if it is wrong or the user does not exist.
	 * @throws Problem 429 or 503 if Supabase Auth gives no answer.
	 */
	check(email: string, password: string): Promise<string | undefined>;
	/**
	 * Sets a user's password, and creates the user if it does not exist. @returns the user's id.
	 * @throws Problem 422 if a rule of Supabase Auth refuses the password, or 503.
	 */
	set(email: string, password: string): Promise<string>;
	/** Deletes a user, if there is one. @throws Problem 503. */
	remove(userId: string): Promise<void>;
}

/** Seconds after which a retry makes sense when Supabase Auth is away or has had too many requests. */
const RETRY_AFTER = 10;

/** Passwords at a Supabase project. Its service key may create users. */
export function hostedPasswords(
	api: SupabaseApi,
	anonKey: string,
	serviceRoleKey: string,
): Passwords {
	const { admin } = createSupabaseClient(api, serviceRoleKey).auth;
	return {
		check: (email, password) => check(api, anonKey, email, password),
		async set(email, password) {
			const fields = { password, email_confirm: true };
			const made = await admin.createUser({ email, ...fields });
			if (made.data.user) return made.data.user.id;
			if (made.error?.code !== "email_exists") throw toPasswordProblem(made.error);
			// The only way to find a user's id by e-mail address; nothing is sent, and the link in the answer is
			// not used.
			const found = await admin.generateLink({ type: "recovery", email });
			if (!found.data.user) throw toPasswordProblem(found.error);
			const { id } = found.data.user;
			const { error } = await admin.updateUserById(id, fields);
			if (error) throw toPasswordProblem(error);
			return id;
		},
		async remove(userId) {
			const { error } = await admin.deleteUser(userId);
			if (error && error.code !== "user_not_found") throw toPasswordProblem(error);
		},
	};
}

/** A domain without mailboxes (RFC 2606). */
const UNUSED = "desk.vitrin.example";

const COPY_PASSWORD = `
update auth.users known set encrypted_password = other.encrypted_password
from auth.users other where known.id = $1 and other.id = $2`;

/**
 * Passwords at the embedded Supabase Lite, which lacks the service key's API for users. They sign up in
 * this process instead; nobody else can: `api` is Lite itself, without the restrictions of embedded.ts.
 * @param pool of a role that may change and delete Lite's users.
 */
export function embeddedPasswords(api: SupabaseApi, anonKey: string, pool: Pool): Passwords {
	// If two requests create the same user at once, the second cannot sign up.
	const queue = new PQueue({ concurrency: 1 });
	async function signUp(email: string, password: string) {
		const { auth } = createSupabaseClient(api, anonKey);
		const { data, error } = await auth.signUp({ email, password });
		if (!data.user) throw toPasswordProblem(error);
		await endOwnSession(auth);
		return data.user.id;
	}
	async function setPassword(email: string, password: string) {
		const { rows } = await pool.query<{ id: string }>(
			"select id from auth.users where email = $1",
			[email],
		);
		const [user] = rows;
		if (!user) return signUp(email, password);
		// Signed up as another user first: the old password works until the new hash is copied.
		const other = await signUp(`${randomUUID()}@${UNUSED}`, password);
		await pool.query(COPY_PASSWORD, [user.id, other]);
		await removeEmbeddedUser(pool, other);
		return user.id;
	}
	return {
		check: (email, password) => check(api, anonKey, email, password),
		set: (email, password) => queue.add(() => setPassword(email, password)),
		remove: (userId) => removeEmbeddedUser(pool, userId),
	};
}

/** Deletes a user of the embedded Supabase Lite, which need not run. */
export async function removeEmbeddedUser(pool: Pool, userId: string): Promise<void> {
	await pool.query("delete from auth.users where id = $1", [userId]);
}

async function check(
	api: SupabaseApi,
	anonKey: string,
	email: string,
	password: string,
): Promise<string | undefined> {
	// A client holds one session, so each check has its own client.
	const { auth } = createSupabaseClient(api, anonKey);
	const { data, error } = await auth.signInWithPassword({ email, password });
	if (error?.status === 400) return undefined;
	if (!data.user) throw toPasswordProblem(error);
	await endOwnSession(auth);
	return data.user.id;
}

/** The desk has its own sessions. If this fails, the unused session expires by itself. */
const endOwnSession = (auth: SupabaseClient["auth"]) => auth.signOut({ scope: "local" });

function toPasswordProblem(cause: AuthError | null): Problem {
	if (cause?.code === "weak_password") {
		return new Problem(422, "The password is too weak", {
			code: "weak_password",
			problems: ["too_common"],
			cause,
		});
	}
	const [status, code] = cause?.status === 429 ? [429, "too_many"] : [503, "unavailable"];
	return new Problem(status, "The passwords cannot be reached", {
		code,
		retryAfter: RETRY_AFTER,
		cause,
	});
}
