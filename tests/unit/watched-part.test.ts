import { expect, test } from "vitest";
import { createReader } from "../../server/operations/watch/part.ts";

const read = (check: () => Promise<never>) =>
	createReader(
		{
			name: "queue",
			isRequired: true,
			whenSilent: { what: "The queue is silent", toDo: "Start it" },
			check,
		},
		{ deadline: 10 },
	)();

test.each([
	["an error that quotes a row", () => Promise.reject(new SyntaxError("ayse@cicek.example"))],
	[
		"a code",
		() => Promise.reject(Object.assign(new Error("at db:5432"), { code: "ECONNREFUSED" })),
	],
	["no answer in time", () => new Promise<never>(() => {})],
])("what is public of %s has no message", async (_, check) => {
	const { status, trouble } = await read(check);
	expect(status).toBe("failed");
	expect(trouble?.what).toMatch(
		/^The queue is silent \((SyntaxError|ECONNREFUSED|TimeoutError)\)$/,
	);
});
