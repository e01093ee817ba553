import { expect, test } from "vitest";
import { outcomeOf } from "../../client/desk/posts/outcome.ts";

const NOW = "2026-11-26T12:00:00.000Z";
const draft = { status: "draft", published_at: null } as const;
const archived = { status: "archived", published_at: NOW } as const;
const published = { status: "published", published_at: NOW } as const;
const scheduled = { status: "published", published_at: "2026-11-27T12:00:00.000Z" } as const;

test.each([
	[draft, published, "published"],
	[archived, published, "republished"],
	[{ ...archived, published_at: null }, published, "published"],
	[scheduled, published, "published"],
	[published, published, "updated"],
	[draft, scheduled, "scheduled"],
	[published, scheduled, "scheduled"],
	[published, draft, "withdrawn"],
	[scheduled, draft, "unscheduled"],
	[archived, draft, "draft"],
	[published, archived, "archived"],
])("from %o to %o: %s", (before, after, outcome) => {
	expect(outcomeOf(before, after, Date.parse(NOW))).toBe(outcome);
});
