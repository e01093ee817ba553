import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { QUICK_ANALYSIS_SOURCE } from "../../client/form/submission.ts";
import { signingSecrets } from "../../server/config/values.ts";
import {
	buildWebhookRequest,
	type WebhookRequest,
} from "../../server/leads/webhook.ts";
import { fc } from "../support/fast-check.ts";
import {
	followers,
	judge,
	reachable,
	workflow,
	workflowText,
} from "../support/n8n-workflow.ts";

const NOW = Date.parse("2026-11-21T18:00:00.000Z");
const MINUTE = 60_000;

/** As docs/n8n/README.md has it made: a text, and the same text in base64 for the site. */
const KEY = "0123456789abcdef".repeat(4);
const settingFor = (key: string) =>
	`whsec_${Buffer.from(key).toString("base64")}`;

const LEAD = {
	id: "0198a1b2-0000-7000-8000-000000000001",
	name: "Ayşe O'Neill (Çiçek & Oğulları)!",
	email: "ayse+site@cicek.example",
	company: "50% = yarım? ~*.-_",
	message: 'İlk satır\n"ikinci" #satır 🌷',
	timestamp: "2026-11-21T17:59:30.000Z",
	source: QUICK_ANALYSIS_SOURCE,
	language: "tr",
	page: "/tr",
} as const;

const WRITTEN = {
	webhook_id: LEAD.id,
	name: LEAD.name,
	email: LEAD.email,
	company: LEAD.company,
	message: LEAD.message,
	timestamp: LEAD.timestamp,
	source: LEAD.source,
};

/** Every code point but the surrogates, which no text has alone; every second one ASCII. */
const CHARACTER = fc
	.oneof(
		{ weight: 2, arbitrary: fc.integer({ min: 0, max: 0x7f }) },
		fc.integer({ min: 0x80, max: 0xd7ff }),
		fc.integer({ min: 0xe000, max: 0x10ffff }),
	)
	.map((point) => String.fromCodePoint(point));

/** A call as the site makes it. */
const call = (
	method: "GET" | "POST",
	{
		secret = settingFor(KEY),
		url = "https://n8n.example/webhook/vitrin-lead",
		age = 0,
		lead = LEAD,
	}: {
		secret?: string;
		url?: string;
		age?: number;
		lead?: Parameters<typeof buildWebhookRequest>[0];
	} = {},
) =>
	buildWebhookRequest(lead, {
		url,
		method,
		signingSecrets: v.parse(signingSecrets, secret),
		now: new Date(NOW - age),
	});

const verdict = (request: WebhookRequest) =>
	judge(request, { key: KEY, now: NOW });

/** The call with some of its headers other or gone. */
const withHeaders = (
	request: WebhookRequest,
	changes: Record<string, string | undefined>,
): WebhookRequest => {
	const headers = Object.entries({ ...request.headers, ...changes });
	return {
		...request,
		headers: Object.fromEntries(
			headers.flatMap(([name, value]) => (value ? [[name, value]] : [])),
		),
	};
};

describe.each(["GET", "POST"] as const)("%s", (method) => {
	test("a call of the site is genuine and gives the lead", async () => {
		expect(await verdict(call(method))).toEqual({
			genuine: true,
			lead: WRITTEN,
		});
	});

	test("whatever visitors type is read as it was sent", async () => {
		const typed = fc.string({ unit: CHARACTER, maxLength: 40 });
		await fc.assert(
			fc.asyncProperty(typed, typed, async (name, message) => {
				const lead = { ...LEAD, name, message };
				expect(await verdict(call(method, { lead }))).toEqual({
					genuine: true,
					lead: { ...WRITTEN, name, message },
				});
			}),
			{ numRuns: 25 },
		);
	});

	test("the address may have a query of its own", async () => {
		const url = "https://n8n.example/webhook/vitrin-lead?from=site";
		expect(await verdict(call(method, { url }))).toMatchObject({
			genuine: true,
		});
	});

	test("while secrets are exchanged, either is enough", async () => {
		const other = settingFor("f".repeat(64));
		for (const secret of [
			`${other},${settingFor(KEY)}`,
			`${settingFor(KEY)} ${other}`,
		]) {
			expect(await verdict(call(method, { secret }))).toMatchObject({
				genuine: true,
			});
		}
	});

	test.each([5, -5])("a clock may differ by %i minutes", async (minutes) => {
		const near = call(method, { age: minutes * MINUTE });
		expect(await verdict(near)).toMatchObject({ genuine: true });
		const far = call(method, {
			age: minutes * MINUTE + Math.sign(minutes) * 1_000,
		});
		expect(await verdict(far)).toEqual({
			genuine: false,
			reason: expect.stringContaining("webhook-timestamp"),
		});
	});

	test("another secret's signature is refused", async () => {
		const secret = settingFor("f".repeat(64));
		expect(await verdict(call(method, { secret }))).toEqual({
			genuine: false,
			reason: expect.stringContaining("webhook-signature"),
		});
	});

	test("the signature is for this lead, this time and this data alone", async () => {
		const request = call(method);
		const altered = [
			withHeaders(request, { "webhook-id": LEAD.id.replace(/1$/, "2") }),
			withHeaders(request, {
				"webhook-timestamp": String(NOW / 1000 + 1),
			}),
			{
				...request,
				url: request.url.replace("cicek", "baska"),
				body: request.body?.replace("cicek", "baska"),
			},
		];
		for (const { body, ...request } of altered) {
			expect(await verdict({ ...request, ...(body && { body }) })).toEqual({
				genuine: false,
				reason: expect.stringContaining("webhook-signature"),
			});
		}
	});

	test("a signature of another scheme or shape is refused", async () => {
		const request = call(method);
		const signature = request.headers["webhook-signature"] ?? "";
		for (const forged of [
			signature.replace("v1,", "v1a,"),
			signature.replace("v1,", ""),
			signature.slice(0, -1),
			`${signature}=`,
			"v1,undefined",
		]) {
			const changed = withHeaders(request, { "webhook-signature": forged });
			expect(await verdict(changed)).toMatchObject({ genuine: false });
		}
	});

	test.each(["webhook-id", "webhook-timestamp", "webhook-signature"])(
		"a call without %s is refused",
		async (header) => {
			const changed = withHeaders(call(method), { [header]: undefined });
			expect(await verdict(changed)).toEqual({
				genuine: false,
				reason: expect.stringContaining(header),
			});
		},
	);
});

test("only a genuine lead is written, and only a written one is answered with success", () => {
	expect(followers("Genuine?")).toEqual([["The list"], ["Answer 401"]]);
	expect(reachable("Lead", "Genuine?")).not.toContain("The list");
	expect(reachable("Lead", "Write the lead")).not.toContain("Answer 204");
	// The answer to a repetition: the lead was found in the list.
	expect(followers("New?")).toEqual([["Write the lead"], ["Answer 204 again"]]);
});

test("n8n can tell the nodes apart: it refuses a file with an id or a name twice", () => {
	const { nodes } = workflow;
	expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
	expect(new Set(nodes.map(({ name }) => name)).size).toBe(nodes.length);
});

test("the file carries no secret and nobody's data", () => {
	expect(workflowText).not.toMatch(/whsec_[A-Za-z0-9+/]/);
	expect(workflow.pinData).toEqual({});
	const credentials = workflow.nodes.flatMap(({ credentials = {} }) =>
		Object.values(credentials),
	);
	expect(credentials).toEqual([
		{ id: "vitrinWebhookKey", name: "Vitrin webhook key" },
	]);
});
