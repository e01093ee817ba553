import { matchRoutes } from "react-router-dom";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createRoutes } from "../../client/routes.tsx";
import { ALL_PATTERNS, pageFor, patternFor } from "../../shared/paths.ts";
import { fc } from "../support/fast-check.ts";

const nothing = () => Promise.reject(new Error("Nothing is loaded here"));
const routes = createRoutes({ frame: nothing, page: nothing });

// React Router warns of each path that cannot be decoded.
beforeAll(() => {
	vi.spyOn(console, "warn").mockReturnValue();
});
afterAll(() => vi.restoreAllMocks());

/** The pattern of the route that shows a path. */
const routed = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path ?? "none";

const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`;

/** A character of a path as someone may write it. */
const SPELLINGS: ((character: string) => string)[] = [
	(character) => character,
	percentEncoded,
	(character) => character.toUpperCase(),
	(character) => `${character}/`,
	() => "%2F",
	() => "%E0",
	() => "%252F",
	() => "",
];

const spelled = fc
	.tuple(
		fc.constantFrom("/", ...ALL_PATTERNS.map(({ pattern }) => pattern)),
		fc.constantFrom("", "/", "//", "/a", "/a/b"),
		fc.infiniteStream(
			fc.oneof(
				{ arbitrary: fc.constant(0), weight: 40 },
				{ arbitrary: fc.nat(SPELLINGS.length - 1), weight: 1 },
			),
		),
	)
	.map(([pattern, end, choices]) => {
		const path = `${pattern.replace(":slug", "bir-yazi")}${end}`;
		return [...path].reduce((text, character, index) => {
			const choice = index === 0 ? 0 : choices.next().value;
			return text + SPELLINGS[choice ?? 0]?.(character);
		}, "");
	});

it("route and data agree on the page for every spelling of a path", () => {
	fc.assert(
		fc.property(spelled, (path) => {
			const address = pageFor(path);
			const pattern = address && patternFor(address.page, address.language);
			const isRoot = /^\/+$/.test(path);
			expect(routed(path)).toBe(isRoot ? "/" : (pattern ?? "*"));
		}),
		{ numRuns: 500 },
	);
});

it.each([
	["/tr/c%6Fzumler", "/tr/cozumler"],
	["/tr/blog/a%2Fb", "/tr/blog/:slug"],
	["/tr/blog/%E0%A4%A", "/tr/blog/:slug"],
	["/tr/%62log/%E0%A4%A", "*"],
	["/DE", "*"],
	["/TR/cozumler", "*"],
	["/tr/Blog", "*"],
	["/CREATE-BLOG-DEMO", "*"],
])("%s is the page of %s", (path, pattern) => {
	expect(routed(path)).toBe(pattern);
	expect(pageFor(path) === undefined).toBe(pattern === "*");
});
