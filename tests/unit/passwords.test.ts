import { expect, test } from "vitest";
import { hostedPasswords } from "../../server/supabase/passwords.ts";

const USER = {
	id: "0198a1b2-0000-7000-8000-000000000001",
	email: "ada@example.com",
};
const SESSION = {
	access_token: "a.b.c",
	refresh_token: "r",
	expires_in: 3600,
	token_type: "bearer",
	user: USER,
};

/** Answers of a real GoTrue (2026-11), by "METHOD path". */
const ANSWERS: Record<string, [status: number, body: object]> = {
	"POST /auth/v1/token": [200, SESSION],
	"POST /auth/v1/logout": [204, {}],
	"POST /auth/v1/admin/users": [200, USER],
	"POST /auth/v1/admin/generate_link": [200, { ...USER, hashed_token: "x" }],
	[`PUT /auth/v1/admin/users/${USER.id}`]: [200, USER],
	[`GET /auth/v1/admin/users/${USER.id}`]: [200, USER],
	[`DELETE /auth/v1/admin/users/${USER.id}`]: [200, {}],
};

const error = (code: number, error_code: string) =>
	[code, { code, error_code, msg: error_code }] as [number, object];

/** @param answers instead of the usual ones; 0 is no answer at all. */
function start(answers: typeof ANSWERS = {}) {
	const asked: string[] = [];
	const passwords = hostedPasswords(
		async (path, init) => {
			const name = `${init?.method ?? "GET"} ${path.split("?", 1)[0]}`;
			asked.push(`${new Headers(init?.headers).get("apikey")}: ${name}`);
			const [status, body] = answers[name] ?? ANSWERS[name] ?? [404, {}];
			if (status === 0) throw new TypeError("fetch failed");
			return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
		},
		"anon",
		"service",
	);
	return { passwords, asked };
}

test("a password is checked as a visitor would, and no session stays", async () => {
	const { passwords, asked } = start();
	expect(await passwords.check(USER.email, "right")).toBe(USER.id);
	expect(asked).toEqual(["anon: POST /auth/v1/token", "anon: POST /auth/v1/logout"]);
});

test("the service key makes a user, or changes the one that is there", async () => {
	const made = start();
	expect(await made.passwords.set(USER.email, "new")).toBe(USER.id);
	expect(made.asked).toEqual(["service: POST /auth/v1/admin/users"]);
	const known = start({
		"POST /auth/v1/admin/users": error(422, "email_exists"),
	});
	expect(await known.passwords.set(USER.email, "new")).toBe(USER.id);
	expect(known.asked.slice(1)).toEqual([
		"service: POST /auth/v1/admin/generate_link",
		`service: PUT /auth/v1/admin/users/${USER.id}`,
	]);
});

test.each([
	["wrong credentials", error(400, "invalid_credentials"), undefined],
	["its limit", error(429, "over_request_rate_limit"), 429],
	["no answer", [0, {}] as [number, object], 503],
	["an error", error(500, "unexpected_failure"), 503],
])("%s of GoTrue is told apart from a wrong password", async (_, answer, statusCode) => {
	const { passwords } = start({ "POST /auth/v1/token": answer });
	const checked = passwords.check(USER.email, "wrong");
	if (statusCode === undefined) expect(await checked).toBeUndefined();
	else await expect(checked).rejects.toMatchObject({ statusCode });
});

test("the password rule of a hosted project is shown to the user", async () => {
	const { passwords } = start({
		"POST /auth/v1/admin/users": error(422, "weak_password"),
	});
	await expect(passwords.set(USER.email, "weak")).rejects.toMatchObject({
		statusCode: 422,
		extension: { code: "weak_password", problems: ["too_common"] },
	});
});

test("removing a user who does not exist succeeds", async () => {
	const path = `DELETE /auth/v1/admin/users/${USER.id}`;
	await start().passwords.remove(USER.id);
	await start({ [path]: error(404, "user_not_found") }).passwords.remove(USER.id);
	await expect(
		start({ [path]: error(403, "not_admin") }).passwords.remove(USER.id),
	).rejects.toMatchObject({ statusCode: 503 });
});
