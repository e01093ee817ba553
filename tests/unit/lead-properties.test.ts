import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import { expect, test } from "vitest";
import { signingSecrets } from "../../server/config/values.ts";
import { createFormToken, judgeFormToken } from "../../server/leads/form-token.ts";
import { hashContent } from "../../server/leads/intake.ts";
import { buildWebhookRequest } from "../../server/leads/webhook.ts";
import { decideNextStep, nextRetryDelay, RETRY_DELAYS } from "../../server/retry-schedule.ts";
import { LEAD_BOUNDS } from "../../shared/forms/field-schemas.ts";
import { QUICK_ANALYSIS } from "../../shared/forms/forms.ts";
import { fc } from "../support/fast-check.ts";

const anyText = fc.string({ unit: "binary", maxLength: 300 });

/** Texts as people type them, with letters of many scripts. */
const typed = (most: number) =>
	fc
		.string({ unit: "grapheme", minLength: 1, maxLength: most })
		.map((text) => text.normalize("NFC").trim())
		.filter((text) => text !== "" && text.length <= most && !/[\p{Cc}\p{Cs}]/u.test(text));

const submission = fc.record({
	name: typed(LEAD_BOUNDS.name),
	email: fc
		.tuple(fc.stringMatching(/^[a-z0-9.+-]{1,20}$/), fc.domain())
		.map(([local, domain]) => `${local}@${domain}`)
		.filter((email) => email.length <= LEAD_BOUNDS.email),
	company: typed(LEAD_BOUNDS.company),
	message: fc.option(typed(200), { nil: undefined }),
	timestamp: fc
		.date({
			min: new Date("2000-01-01"),
			max: new Date("2100-01-01"),
			noInvalidDate: true,
		})
		.map((date) => date.toISOString()),
	source: fc.constant(QUICK_ANALYSIS.source),
});

function read(input: unknown) {
	const result = QUICK_ANALYSIS.parse(input);
	if ("problems" in result) throw new Error(JSON.stringify(result.problems));
	return result.lead;
}

test("whatever is sent is either a lead within bounds or has a problem that names a field", () => {
	const fields = fc.record(
		{
			name: fc.anything(),
			email: fc.oneof(anyText, fc.emailAddress()),
			company: anyText,
			message: anyText,
			timestamp: fc.oneof(anyText, fc.constant("2026-11-20T09:30:00Z")),
			source: fc.oneof(anyText, fc.constant(QUICK_ANALYSIS.source)),
			page: fc.anything(),
		},
		{ requiredKeys: [] },
	);
	fc.assert(
		fc.property(fc.oneof(fields, fc.anything()), (input) => {
			const result = QUICK_ANALYSIS.parse(input);
			if ("problems" in result) {
				expect(result.problems.length).toBeGreaterThan(0);
				for (const { field } of result.problems) expect(field).not.toBe("");
				return;
			}
			const { name = "", email, company = "", message = "" } = result.lead;
			for (const text of [name, email, company, message]) {
				expect(text).toBe(text.normalize("NFC").trim());
				expect(text).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}]/u);
			}
			expect(name.length).toBeLessThanOrEqual(LEAD_BOUNDS.name);
			expect(message.length).toBeLessThanOrEqual(LEAD_BOUNDS.message);
		}),
	);
});

test("texts of people are accepted unchanged, and reading them again changes nothing", () => {
	fc.assert(
		fc.property(submission, (input) => {
			const lead = read(input);
			expect(lead).toMatchObject({ name: input.name, company: input.company });
			expect(read(lead)).toEqual(lead);
		}),
	);
});

test("the same texts are the same submission whatever else differs, and other texts are another", () => {
	fc.assert(
		fc.property(submission, submission, (one, other) => {
			const hash = (input: typeof one) => hashContent(read(input)).toString("hex");
			const later = { ...one, timestamp: other.timestamp, page: "/de" };
			expect(hash({ ...later, name: ` ${one.name} ` })).toBe(hash(one));
			fc.pre(one.name !== other.name);
			expect(hash({ ...one, name: other.name })).not.toBe(hash(one));
		}),
	);
});

test("the schedule ends, stays within its jitter, and is never undercut by Retry-After", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 40 }),
			fc.double({ min: 0, max: 1, noNaN: true }),
			fc.integer({ min: 0, max: 86_400 }),
			(attempt, random, retryAfter) => {
				const delay = nextRetryDelay(attempt, RETRY_DELAYS, () => random);
				const next = decideNextStep({ ok: false, retryAfter }, delay, 0);
				const planned = RETRY_DELAYS[attempt - 1];
				if (planned === undefined || delay === undefined) {
					expect([delay, next]).toEqual([undefined, { state: "failed" }]);
					return;
				}
				expect(Math.abs(delay - planned)).toBeLessThanOrEqual(planned / 10 + 1);
				expect(next).toEqual({
					state: "waiting",
					retryAt: new Date(Math.max(delay, retryAfter * 1_000)),
				});
			},
		),
	);
});

test("a form token is plausible from the least age on, from any later clock, and under its own key alone", () => {
	const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
	const age = fc.oneof(fc.integer({ min: -5_000, max: 5_000 }), fc.integer());
	fc.assert(
		fc.property(key, key, age, (one, other, age) => {
			fc.pre(Buffer.compare(one, other) !== 0);
			const now = Date.parse("2026-11-20T09:30:00Z");
			const token = createFormToken(Buffer.from(one), now - age);
			const judge = (bytes: Uint8Array) =>
				judgeFormToken(Buffer.from(bytes), token, { now, minAge: 2_000 });
			expect(judge(one)).toBe(age >= 0 && age < 2_000 ? "too_fast" : "plausible");
			expect(judge(other)).toBe("forged_token");
		}),
	);
});

test.each(["GET", "POST"] as const)(
	"the standardwebhooks package verifies what a %s is signed with, and nothing else",
	(method) => {
		const secrets = fc.array(
			fc
				.uint8Array({ minLength: 24, maxLength: 64 })
				.map((bytes) => `whsec_${Buffer.from(bytes).toString("base64")}`),
			{ minLength: 1, maxLength: 3 },
		);
		fc.assert(
			fc.property(submission, secrets, fc.uuid(), (input, all, id) => {
				const { url, body, headers } = buildWebhookRequest(
					{ ...read(input), id },
					{
						url: "https://automation.example/hook?a=1",
						method,
						signingSecrets: v.parse(signingSecrets, all.join(",")),
						now: new Date(),
					},
				);
				const payload = body ?? url.slice(url.indexOf("?") + 1);
				for (const secret of all) {
					const webhook = new Webhook(secret);
					// The package reads JSON, which a query is not; the signature comes first.
					const verify = (text: string) => webhook.verify(text, headers, { jsonParse: false });
					expect(() => verify(payload)).not.toThrow();
					expect(() => verify(`${payload} `)).toThrow("signature");
				}
			}),
			{ numRuns: 50 },
		);
	},
);
