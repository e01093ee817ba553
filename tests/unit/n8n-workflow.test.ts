import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { signingSecrets } from "../../server/config/values.ts";
import { buildWebhookRequest, type WebhookRequest } from "../../server/leads/webhook.ts";
import { QUICK_ANALYSIS } from "../../shared/forms/forms.ts";
import { fc } from "../support/fast-check.ts";

interface WorkflowNode {
	name: string;
	/** Of its code nodes and its Crypto node. */
	parameters: {
		jsCode?: string;
		type?: string;
		encoding?: "base64" | "hex";
		dataPropertyName?: string;
	};
	credentials?: Record<string, unknown>;
}

interface Workflow {
	nodes: WorkflowNode[];
	connections: Record<string, { main: { node: string }[][] }>;
	pinData: Record<string, unknown>;
}

/** The workflow for n8n that `docs/n8n` ships, as text and as data. */
const workflowText = readFileSync(
	new URL("../../docs/n8n/lead-webhook.json", import.meta.url),
	"utf8",
);
const workflow: Workflow = JSON.parse(workflowText);

/** The nodes that follow one, an array for each of its outputs. */
const followers = (name: string): string[][] =>
	workflow.connections[name]?.main.map((output) => output.map(({ node }) => node)) ?? [];

/** Which nodes a run can come to from one, if it may not pass another. */
function reachable(from: string, without: string): string[] {
	const seen = new Set([from]);
	for (const name of seen) {
		if (name === without) continue;
		for (const next of followers(name).flat()) seen.add(next);
	}
	return [...seen];
}

function parameters(name: string): WorkflowNode["parameters"] {
	const node = workflow.nodes.find((node) => node.name === name);
	if (!node) throw new Error(`The workflow has no node "${name}"`);
	return node.parameters;
}

/**
 * Takes a call through the workflow's own nodes up to its verdict.
 * @param options.key the text of the credential's Hmac Secret.
 * @param options.now ms since the epoch.
 * @returns what the node "Check the signature" hands on.
 */
async function judge(
	{ url, method, headers, body = "" }: WebhookRequest,
	{ key, now }: { key: string; now: number },
): Promise<Record<string, unknown>> {
	const query = Object.fromEntries(new URL(url).searchParams);
	// What n8n's sandbox has (n8n 2.41): no URLSearchParams, and no require without a setting.
	const run = async (name: string, json: unknown) => {
		const context = createContext({
			Buffer,
			Date: { now: () => now },
			$input: { first: () => ({ json, binary: { data: {} } }) },
			helpers: { getBinaryDataBuffer: async () => Buffer.from(body) },
		});
		const items = await runInContext(`(async () => {${parameters(name).jsCode}\n})()`, context);
		// As between n8n and the process that runs its code.
		return JSON.parse(JSON.stringify(items))[0].json;
	};

	const [onGet, onPost] = followers("Lead");
	const [entry = ""] = (method === "GET" ? onGet : onPost) ?? [];
	const call = await run(entry, { headers, query });
	const { type = "", encoding = "base64", dataPropertyName = "", ...others } = parameters("HMAC");
	expect(others).toEqual({ action: "hmac", binaryData: false, value: "={{ $json.signed }}" });
	const digest = createHmac(type, key).update(String(call.signed)).digest(encoding);
	return await run("Check the signature", { ...call, [dataPropertyName]: digest });
}

const NOW = Date.parse("2026-11-21T18:00:00.000Z");
const MINUTE = 60_000;

/** As docs/n8n/README.md has it made: a text, and the same text in base64 for the site. */
const KEY = "0123456789abcdef".repeat(4);
const settingFor = (key: string) => `whsec_${Buffer.from(key).toString("base64")}`;
const OTHER = settingFor("f".repeat(64));

const LEAD = {
	id: "0198a1b2-0000-7000-8000-000000000001",
	name: "Ayşe O'Neill (Çiçek & Oğulları)!",
	email: "ayse+site@cicek.example",
	company: "50% = yarım? ~*.-_",
	message: 'İlk satır\n"ikinci" #satır 🌷',
	timestamp: "2026-11-21T17:59:30.000Z",
	source: QUICK_ANALYSIS.source,
	language: "tr",
	page: "/tr",
} as const;

/** What a call differs in from one that the site makes now. */
interface Changes {
	secret?: string;
	url?: string;
	/** In ms. */
	age?: number;
	lead?: Parameters<typeof buildWebhookRequest>[0];
	alter?: Alteration;
}

/** Parts of the signed request as somebody else sends them. */
type Alteration = (request: WebhookRequest) => Partial<WebhookRequest>;

const header =
	(name: string, change: (value: string) => string): Alteration =>
	({ headers }) => ({
		headers: { ...headers, [name]: change(headers[name] ?? "") },
	});

const without =
	(missing: string): Alteration =>
	({ headers }) => ({
		headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== missing)),
	});

const REFUSED: [string, string, Changes][] = [
	["5 min and 1 s old", "timestamp", { age: 5 * MINUTE + 1_000 }],
	["5 min and 1 s early", "timestamp", { age: -5 * MINUTE - 1_000 }],
	["signed with another secret", "signature", { secret: OTHER }],
	["of another lead", "signature", { alter: header("webhook-id", (id) => id.replace(/1$/, "2")) }],
	[
		"of another time",
		"signature",
		{ alter: header("webhook-timestamp", () => `${NOW / 1000 + 1}`) },
	],
	[
		"with other data",
		"signature",
		{
			alter: ({ url, body }) => ({
				url: url.replace("cicek", "baska"),
				...(body && { body: body.replace("cicek", "baska") }),
			}),
		},
	],
	...["webhook-id", "webhook-timestamp", "webhook-signature"].map(
		(name): [string, string, Changes] => [`without ${name}`, name, { alter: without(name) }],
	),
	...[
		(signature: string) => signature.replace("v1,", "v1a,"),
		(signature: string) => signature.replace("v1,", ""),
		(signature: string) => signature.slice(0, -1),
		(signature: string) => `${signature}=`,
		() => "v1,undefined",
	].map((forge, index): [string, string, Changes] => [
		`with a forged signature (${index + 1})`,
		"",
		{ alter: header("webhook-signature", forge) },
	]),
];

describe.each(["GET", "POST"] as const)("a call by %s", (method) => {
	const verdict = (changes: Changes = {}) => {
		const request = buildWebhookRequest(changes.lead ?? LEAD, {
			url: changes.url ?? "https://n8n.example/webhook/vitrin-lead",
			method,
			signingSecrets: v.parse(signingSecrets, changes.secret ?? settingFor(KEY)),
			now: new Date(NOW - (changes.age ?? 0)),
		});
		const sent = { ...request, ...changes.alter?.(request) };
		return judge(sent, { key: KEY, now: NOW });
	};

	test("gives the lead as the visitor typed it", async () => {
		/** Every code point but the surrogates, which no text has alone. */
		const typed = fc.string({ unit: "binary", maxLength: 40 });
		await fc.assert(
			fc.asyncProperty(typed, typed, async (name, message) => {
				const { id, language: _, page: __, ...lead } = LEAD;
				expect(await verdict({ lead: { ...LEAD, name, message } })).toEqual({
					genuine: true,
					lead: { ...lead, webhook_id: id, name, message },
				});
			}),
			{ numRuns: 10, examples: [[LEAD.name, LEAD.message]] },
		);
	});

	test.each<[string, Changes]>([
		["to a URL with a query", { url: "https://n8n.example/webhook?from=site" }],
		["signed with a new secret too", { secret: `${OTHER},${settingFor(KEY)}` }],
		["signed with an old secret too", { secret: `${settingFor(KEY)} ${OTHER}` }],
		["5 min old", { age: 5 * MINUTE }],
		["5 min early", { age: -5 * MINUTE }],
	])("is genuine %s", async (_, changes) => {
		expect(await verdict(changes)).toMatchObject({ genuine: true });
	});

	test.each(REFUSED)("is refused %s", async (_, reason, changes) => {
		expect(await verdict(changes)).toEqual({
			genuine: false,
			reason: expect.stringContaining(reason),
		});
	});
});

test("only a genuine lead is stored, and only a stored lead is answered with success", () => {
	expect(followers("Genuine?")).toEqual([["The list"], ["Answer 401"]]);
	expect(reachable("Lead", "Genuine?")).not.toContain("The list");
	expect(reachable("Lead", "Write the lead")).not.toContain("Answer 204");
	// The answer to a repetition: the lead was found in the list.
	expect(followers("New?")).toEqual([["Write the lead"], ["Answer 204 again"]]);
});

test("the file carries no secret and no personal data", () => {
	expect(workflowText).not.toMatch(/whsec_[A-Za-z0-9+/]/);
	expect(workflow.pinData).toEqual({});
	const credentials = workflow.nodes.flatMap(({ credentials = {} }) => Object.values(credentials));
	expect(credentials).toEqual([{ id: "vitrinWebhookKey", name: "Vitrin webhook key" }]);
});
