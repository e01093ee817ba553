import supertest from "supertest";
import { expect, test } from "vitest";
import { createFormToken } from "../../server/leads/form-token.ts";
import { LEADS_PATH, SUBMISSION, testLeadServer } from "../support/lead-server.ts";

const HOUR = 60 * 60 * 1_000;
const DELIVERED = { state: "delivered", suspicions: [] };

const environment = {
	LEAD_FORM_MIN_SECONDS: "2",
	SITE_URL: "https://www.example.com",
};
const server = testLeadServer({ environment });

const tokenOfAge = async (age: number) =>
	createFormToken(await server().app.siteKey(), Date.now() - age);

const leads = () =>
	server().rows("select state, suspicions from private.leads order by received_at");

test("a plausible form and JSON of another program without a token are delivered", async () => {
	const formToken = await tokenOfAge(HOUR);
	await server().post({ formToken, subject: "" }).expect(202);
	await server().post({ message: "Programdan" }).expect(202);
	// From the site's script that could not fetch a token.
	await server().post({ formToken: "", message: "Jetonsuz" }).expect(202);
	await expect.poll(leads).toEqual(Array(3).fill(DELIVERED));
});

test("a form that one server has shown is plausible at another", async () => {
	const other = supertest((await server().start({ environment })).server);
	const formToken = await tokenOfAge(HOUR);
	await other
		.post(LEADS_PATH)
		.send({ ...SUBMISSION, formToken })
		.expect(202);
	await expect.poll(leads).toEqual([DELIVERED]);
});

test("a suspicious lead gets the usual answer and is quarantined until the operator releases it", async () => {
	const { app, receiver, request, post, log } = server();
	const { body } = await request.get("/api/form-token").expect(200);
	expect(body).toEqual({ formToken: expect.any(String), minAge: 2_000 });
	const old = await tokenOfAge(HOUR);
	const cases: [fields: object, suspicion: string][] = [
		[{ formToken: old, subject: "cheap pills" }, "honeypot"],
		[{ formToken: body.formToken }, "too_fast"],
		[{ formToken: `${old}x` }, "forged_token"],
		[{ formToken: 7 }, "no_token"],
	];
	let id = "";
	for (const [number, [fields]] of cases.entries()) {
		const answer = await post({ ...fields, message: `${number}` }).expect(202);
		expect(Object.keys(answer.body)).toEqual(["id"]);
		id = answer.body.id;
	}
	const quarantined = cases.map(([, suspicion]) => ({
		state: "quarantined",
		suspicions: [suspicion],
	}));
	expect(await leads()).toEqual(quarantined);
	expect(await app.leads.enqueueLost([SUBMISSION.source])).toBe(0);
	expect(receiver.requests).toEqual([]);
	expect(log.join("")).toContain("Lead put in quarantine");

	expect(await app.leads.release([id], "ayse")).toEqual([id]);
	await expect
		.poll(leads)
		.toEqual([...quarantined.slice(0, -1), { state: "delivered", suspicions: ["no_token"] }]);
	expect(receiver.requests).toHaveLength(1);
	expect(await app.leads.release([id], "ayse")).toEqual([]);
});

test.each([{}, { formToken: "" }])(
	"a form post with %j comes from no page of the site",
	async (fields) => {
		await server()
			.request.post(LEADS_PATH)
			.type("form")
			.send({ ...SUBMISSION, ...fields })
			.expect(303);
		expect(await leads()).toEqual([{ state: "quarantined", suspicions: ["no_token"] }]);
	},
);

test.each<[headers: Record<string, string>, suspicions: string[]]>([
	[{ "sec-fetch-site": "cross-site" }, ["other_site"]],
	[{ origin: "https://evil.example" }, ["other_site"]],
	[{ "sec-fetch-site": "same-origin", origin: "https://any.example" }, []],
	[{ "sec-fetch-site": "same-site", origin: "https://blog.example.com" }, []],
	[{ origin: "https://www.example.com" }, []],
	[{ origin: "http://10.0.0.9:3000", host: "10.0.0.9:3000" }, []],
	[{ origin: "https://a.example", "x-forwarded-host": "a.example" }, []],
	[{ origin: "null" }, []],
	[{}, []],
])("a post with %j is suspected of %j", async (headers, suspicions) => {
	await server()
		.request.post(LEADS_PATH)
		.set(headers)
		.type("form")
		.send({ ...SUBMISSION, formToken: await tokenOfAge(HOUR) })
		.expect(303);
	const [lead] = await server().rows("select suspicions from private.leads");
	expect(lead).toEqual({ suspicions });
});
