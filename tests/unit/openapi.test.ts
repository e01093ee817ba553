import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { DEMO_FORM, NEWSLETTER, QUICK_ANALYSIS } from "../../shared/forms/forms.ts";
import { readPayload } from "../../supabase/functions/create-blog-post/payload.ts";
import { openApiFiles } from "../../tools/docs/openapi.ts";

const read = (file: string) => readFileSync(file, "utf8");

test.each(openApiFiles())("%s is what `npm run docs:openapi` writes", (file, text) => {
	expect(read(file)).toBe(text);
});

const documentSchema = v.object({
	paths: v.record(
		v.string(),
		v.object({
			// The receipt is read.
			post: v.optional(
				v.object({
					requestBody: v.object({
						content: v.object({
							"application/json": v.object({
								schema: v.object({ required: v.array(v.string()) }),
							}),
						}),
					}),
				}),
			),
		}),
	),
});

const requiredBy = (name: string, path: string) => {
	const { paths } = v.parse(documentSchema, JSON.parse(read(`docs/openapi/${name}.json`)));
	return paths[path]?.post?.requestBody.content["application/json"].schema.required;
};

test.each([QUICK_ANALYSIS, DEMO_FORM, NEWSLETTER])(
	"the lead API's required fields are those that $path requires",
	({ path, parse }) => {
		const result = parse({});
		const missing = "problems" in result ? result.problems : [];
		expect(requiredBy("leads", path)).toEqual(missing.map(({ field }) => field));
	},
);

test("the publishing API's required fields are those that the function requires", () => {
	const result = readPayload({});
	const missing = "problems" in result ? result.problems : [];
	expect(requiredBy("publishing", "/functions/v1/create-blog-post")).toEqual(
		missing.map(({ field }) => field),
	);
});
