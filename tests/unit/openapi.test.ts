import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openApiFiles } from "../../tools/docs/openapi.ts";

const read = (file: string) => readFileSync(file, "utf8");

test.each(openApiFiles())("%s is what `npm run docs:openapi` writes", (file, text) => {
	expect(read(file)).toBe(text);
});
