import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import * as v from "valibot";
import type { WebhookRequest } from "../../server/leads/webhook.ts";

const nodeSchema = v.object({
	id: v.string(),
	name: v.string(),
	type: v.string(),
	parameters: v.looseObject({}),
	credentials: v.optional(v.record(v.string(), v.unknown())),
});

const workflowSchema = v.object({
	nodes: v.array(nodeSchema),
	connections: v.record(
		v.string(),
		v.object({ main: v.array(v.array(v.object({ node: v.string() }))) }),
	),
	pinData: v.record(v.string(), v.unknown()),
});

const codeSchema = v.object({ jsCode: v.string() });
const itemsSchema = v.tuple([v.object({ json: v.record(v.string(), v.unknown()) })]);

/** The Crypto node of n8n, as the workflow needs it. */
const hmacSchema = v.object({
	action: v.literal("hmac"),
	binaryData: v.literal(false),
	type: v.string(),
	value: v.literal("={{ $json.signed }}"),
	dataPropertyName: v.string(),
	encoding: v.picklist(["base64", "hex"]),
});

/** The workflow for n8n that `docs/n8n` ships, as text and as data. */
export const workflowText = readFileSync(
	new URL("../../docs/n8n/lead-webhook.json", import.meta.url),
	"utf8",
);
export const workflow = v.parse(workflowSchema, JSON.parse(workflowText));

/** The nodes that follow one, an array for each of its outputs. */
export const followers = (name: string): string[][] =>
	workflow.connections[name]?.main.map((output) => output.map(({ node }) => node)) ?? [];

/** Which nodes a run can come to from one, if it may not pass another. */
export function reachable(from: string, without: string): string[] {
	const seen = new Set([from]);
	for (const name of seen) {
		if (name === without) continue;
		for (const next of followers(name).flat()) seen.add(next);
	}
	return [...seen];
}

function parameters(name: string): unknown {
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
export async function judge(
	{ url, method, headers, body = "" }: WebhookRequest,
	{ key, now }: { key: string; now: number },
): Promise<Record<string, unknown>> {
	const query = Object.fromEntries(new URL(url).searchParams);
	// What n8n's sandbox has (n8n 2.41): no URLSearchParams, and no require without a setting.
	const run = async (name: string, json: unknown) => {
		const { jsCode } = v.parse(codeSchema, parameters(name));
		const context = createContext({
			Buffer,
			Date: { now: () => now },
			$input: { first: () => ({ json, binary: { data: {} } }) },
			helpers: { getBinaryDataBuffer: async () => Buffer.from(body) },
		});
		const items = await runInContext(`(async () => {${jsCode}\n})()`, context);
		// As between n8n and the process that runs its code.
		const [item] = v.parse(itemsSchema, JSON.parse(JSON.stringify(items)));
		return item.json;
	};

	const [onGet, onPost] = followers("Lead");
	const [entry = ""] = (method === "GET" ? onGet : onPost) ?? [];
	const call = await run(entry, { headers, query });
	const hmac = v.parse(hmacSchema, parameters("HMAC"));
	const digest = createHmac(hmac.type, key).update(String(call.signed)).digest(hmac.encoding);
	return await run("Check the signature", {
		...call,
		[hmac.dataPropertyName]: digest,
	});
}
