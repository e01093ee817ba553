/** `npm run docs:openapi`: writes docs/openapi/*.json from the schemas that check the requests. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { leadApi } from "./openapi/leads.ts";
import { postsApi } from "./openapi/posts.ts";
import { publishingApi } from "./openapi/publishing.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../docs/openapi");

export const openApiFiles = (): [file: string, text: string][] =>
	Object.entries({
		"leads.json": leadApi(),
		"posts.json": postsApi(),
		"publishing.json": publishingApi(),
	}).map(([name, api]) => [path.join(FOLDER, name), `${JSON.stringify(api, null, "\t")}\n`]);

if (import.meta.main) {
	await mkdir(FOLDER, { recursive: true });
	for (const [file, text] of openApiFiles()) await writeFile(file, text);
}
