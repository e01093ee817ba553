import * as v from "valibot";
import { expect, test } from "vitest";
import { sourceSeenSchema } from "../../shared/desk/post-source.ts";
import { partChangeSchema } from "../../shared/desk/site.ts";
import { apiChangeSchema } from "../../shared/posts-api.ts";

test.each([
	["a part of the settings", partChangeSchema, { value: {}, seen: "\0" }],
	["a translation's source", sourceSeenSchema, { version: "\0" }],
	["a program's change", apiChangeSchema, { version: "\ud800" }],
])("the version of %s is refused if Postgres could not read it", (_, schema, body) => {
	const { issues } = v.safeParse(schema, body);
	expect(issues?.map(({ message }) => message)).toEqual(["control_characters"]);
});
