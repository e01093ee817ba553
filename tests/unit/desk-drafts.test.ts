import { expect, test, vi } from "vitest";
import {
	changeToPublish,
	changeToSave,
	currentDraft,
	type Draft,
	draftAfter,
	isChanged,
	problemsIn,
	rebased,
	typedPost,
} from "../../client/desk/drafts/draft.ts";
import { createDrafts, type DraftStorage } from "../../client/desk/drafts/drafts.ts";
import type { PostFields } from "../../shared/desk/posts.ts";

const POST: PostFields = {
	title: "Title",
	slug: "title",
	excerpt: "",
	content: "Text",
	author: "Ece Kaya",
	author_bio: "",
	category: "",
	tags: ["one"],
	read_time: 5,
	status: "draft",
	published_at: null,
};

const stored = (version: string, fields: Partial<PostFields> = {}) => ({
	version,
	post: { ...POST, ...fields },
});

const typed = (text: Draft["text"], base = stored("1")): Draft => ({ base, text });

test("a save has what was typed and the stored status; publishing has the one that was asked for", () => {
	const draft = typed({ content: "Text. ", tags: ["one", "two", "one"] });
	const post = { ...POST, content: "Text. ", tags: ["one", "two"] };
	expect(changeToSave(draft)).toEqual({ version: "1", post });
	expect(changeToPublish(draft, { status: "archived" })).toEqual({
		version: "1",
		post: { ...post, status: "archived" },
	});
	expect(changeToPublish(typed({})).post).toEqual(POST);
});

test.each([
	["nothing typed", {}],
	["typed and taken back", { content: "Text" }],
	["a space at the end of a title", { title: "Title " }],
])("%s is no change", (_, text) => {
	expect(changeToSave(typed(text))).toBeUndefined();
	expect(isChanged(typed(text))).toBe(false);
});

test("what is not finished or was refused waits, and the rest is saved", () => {
	const text = { title: "", slug: "taken", read_time: 0, content: "Text 2" };
	const draft = typed(text);
	expect(changeToSave(draft, { slug: "taken" })?.post).toEqual({ ...POST, content: "Text 2" });
	expect(changeToSave(draft, { slug: "other" })?.post.slug).toBe("taken");
	expect(changeToSave(typed({ title: "", read_time: 0 }))).toBeUndefined();
	expect(isChanged(typed({ title: "" }))).toBe(true);
	expect(typedPost(draft).read_time).toBe(0);
	expect(Object.keys(problemsIn(draft))).toEqual(["title", "read_time"]);
	expect(problemsIn(typed({ slug: "Not a slug" }))).toEqual({ slug: "slug" });
});

test("two people who change different fields do not meet; in one field, or about the status, they do", () => {
	const mine = typed({ content: "Mine" });
	const theirs = (fields: Partial<PostFields>) => stored("2", fields);
	expect(rebased(mine, theirs({ title: "Theirs" }))).toEqual({
		base: theirs({ title: "Theirs" }),
		text: { content: "Mine" },
	});
	expect(rebased(mine, theirs({ content: "Mine" }))).toBeDefined();
	expect(rebased(mine, theirs({ content: "Theirs" }))).toBeUndefined();
	expect(rebased(mine, theirs({ status: "published" }))).toBeUndefined();
});

test.each([
	["First!\n\nMiddle\n\nLast", "First\n\nMiddle\n\nLast?", "First!\n\nMiddle\n\nLast?"],
	["First\n\nNew\n\nMiddle\n\nLast", "First\n\nMiddle\n\nLast?", "First\n\nNew\n\nMiddle\n\nLast?"],
	["First\n\nLast", "First!\n\nMiddle\n\nLast", "First!\n\nLast"],
	["First\n\nMiddle\n\nLast!", "First\n\nMiddle\n\nLast?", undefined],
	["First\n\nMiddle!\n\nLast", "First\n\nLast", undefined],
])("what two people write in different lines is put together: %j and %j", (mine, theirs, both) => {
	const base = stored("1", { content: "First\n\nMiddle\n\nLast" });
	const draft = rebased(
		typed({ content: mine, title: "T" }, base),
		stored("2", { content: theirs }),
	);
	expect(draft?.text).toEqual(both && { content: both, title: "T" });
});

// Within seconds: blank lines must not make it quadratic.
test("texts of thousands of lines are put together, unless one is all new", {
	timeout: 5_000,
}, () => {
	const lines = Array.from({ length: 4_001 }, (_, index) => (index % 2 ? "" : `Line ${index}`));
	const [first, last] = [
		["Mine", ...lines.slice(1)],
		[...lines.slice(0, -1), "Theirs"],
	];
	const mine = typed({ content: first.join("\n") }, stored("1", { content: lines.join("\n") }));
	expect(rebased(mine, stored("2", { content: last.join("\n") }))?.text.content).toBe(
		["Mine", ...lines.slice(1, -1), "Theirs"].join("\n"),
	);
	const all = lines.map((line) => line && `New ${line}`);
	expect(rebased(mine, stored("2", { content: all.join("\n") }))).toBeUndefined();
});

test.each<[string, Draft["text"], Draft["text"], Partial<PostFields>, Draft["text"]]>([
	["what was saved is no longer typed", { content: "A" }, { content: "A" }, { content: "A" }, {}],
	[
		"what was typed since stays",
		{ content: "AB" },
		{ content: "A" },
		{ content: "A" },
		{ content: "AB" },
	],
	[
		"so does what was taken back since",
		{ content: "Text" },
		{ content: "A" },
		{ content: "A" },
		{ content: "Text" },
	],
	["a field that was typed since stays", { title: "T" }, {}, {}, { title: "T" }],
	[
		"a space at the end stays in sight",
		{ title: "A " },
		{ title: "A" },
		{ title: "A" },
		{ title: "A " },
	],
	[
		"what the server has decided counts",
		{ published_at: null },
		{ published_at: null },
		{ published_at: "2026-11-25T09:00:00Z" },
		{},
	],
	["what was discarded goes", { content: "A", title: "T" }, { content: "A" }, {}, { title: "T" }],
])("after an answer %s", (_, text, done, answer, rest) => {
	const now = stored("2", { status: "published", ...answer });
	expect(draftAfter(typed(text), done, now)).toEqual({ base: now, text: rest });
});

test("what the server has of a draft, although its answer did not arrive, is nobody else's", () => {
	const now = stored("2", { content: "Text A" });
	expect(currentDraft(typed({ content: "Text A" }), now)).toEqual({ base: now, text: {} });
	const draft = { ...typed({ content: "Text A B" }), sent: now.post };
	expect(rebased(draft, now)).toEqual({ base: now, text: { content: "Text A B" } });
	expect(rebased(draft, stored("3", { content: "Text C" }))).toBeUndefined();
});

test("what was published, although its answer did not arrive, is nobody else's", () => {
	const text = { content: "Text A B", published_at: null };
	const base = stored("1", { published_at: "2026-11-24T09:00:00Z" });
	const sent = { ...POST, content: "Text A", status: "published" as const };
	const now = stored("2", { ...sent, published_at: "2026-11-25T09:00:00Z" });
	expect(rebased({ base, text, sent }, now)).toEqual({ base: now, text });
	expect(rebased({ base, text, sent }, stored("2", { status: "archived" }))).toBeUndefined();
	const later = { ...sent, excerpt: "E", category: "C", published_at: "2999-01-01T09:00:00.000Z" };
	const scheduled = stored("2", { ...later, published_at: "2999-01-01T09:00:00+00:00" });
	expect(rebased({ base, text: later, sent: later }, scheduled)?.base).toEqual(scheduled);
	// The time of a draft is only what somebody has set.
	const draft = { ...sent, status: "draft" as const };
	const theirs = stored("2", { ...draft, published_at: "2026-11-25T09:00:00Z" });
	expect(rebased({ base, text, sent: draft }, theirs)).toBeUndefined();
	expect(rebased({ base, text, sent }, theirs)).toBeUndefined();
});

test("a draft stays while somebody else changes the post, unless it changes nothing", () => {
	const theirs = stored("2", { content: "Theirs" });
	const mine = typed({ content: "Mine" });
	expect(currentDraft(mine, theirs)).toBe(mine);
	const spaced = typed({ title: "Title " });
	expect(currentDraft(spaced, stored("1"))).toBe(spaced);
	expect(currentDraft(spaced, theirs)).toEqual({ base: theirs, text: {} });
	expect(currentDraft(undefined, theirs)).toEqual({ base: theirs, text: {} });
});

/** A browser's storage. @param works whether it takes something. */
function createStorage(works = true) {
	const entries = new Map<string, Draft>();
	const storage: DraftStorage = {
		entries: async () => [...entries],
		async set(key, draft) {
			if (!works) throw new Error("QuotaExceededError");
			entries.set(key, draft);
		},
		async delete(key) {
			entries.delete(key);
		},
	};
	return { storage, entries };
}

test("a browser keeps what an account has not saved until the server has it, for that account alone", async () => {
	const { storage, entries } = createStorage();
	const drafts = createDrafts(storage);
	const [mine, his] = [typed({ title: "Mine" }), typed({}, stored("1", { title: "His" }))];
	drafts.keep("ece", "1", typed({ title: "M" }), true);
	drafts.keep("ece", "1", mine, true);
	drafts.keep("ece", "2", typed({ title: "Title " }));
	drafts.keep("can", "1", his, true);
	await vi.waitFor(() =>
		expect(Object.fromEntries(entries)).toEqual({ "ece 1": mine, "can 1": his }),
	);

	const reloaded = createDrafts(storage);
	await reloaded.ready;
	expect(reloaded.read("ece", "1")).toEqual(mine);
	expect(reloaded.read("ece", "2")).toBeUndefined();
	expect(reloaded.unsaved("ece")).toEqual([{ post: "1", draft: mine, flush: undefined }]);
	const flush = async () => {};
	const close = reloaded.opened("ece", "1", flush);
	expect(reloaded.unsaved("ece")).toMatchObject([{ flush }]);
	close();
	reloaded.keep("ece", "1", mine);
	expect(reloaded.unsaved("ece")).toEqual([]);
	reloaded.forget("can");
	await vi.waitFor(() => expect(entries.size).toBe(0));
	expect(reloaded.read("can", "1")).toBeUndefined();
});

test("a tab takes over what another one has kept, except for what it writes itself", async () => {
	const { storage } = createStorage();
	const [one, other] = [createDrafts(storage), createDrafts(storage)];
	await one.ready;
	one.opened("ece", "1", async () => {});
	one.keep("ece", "1", typed({ title: "Half" }), true);
	one.keep("ece", "2", typed({ title: "Second" }), true);
	await other.refresh();
	const [half, second] = [other.read("ece", "1"), other.read("ece", "2")];
	expect([half, second]).toMatchObject([
		{ text: { title: "Half" } },
		{ text: { title: "Second" } },
	]);
	one.keep("ece", "1", typed({ title: "Whole" }), true);
	await other.refresh();
	expect(other.read("ece", "1")?.text).toEqual({ title: "Whole" });
	expect(other.read("ece", "2")).toBe(second);
	other.keep("ece", "1", undefined);
	other.keep("ece", "2", undefined);
	await one.refresh();
	expect(one.read("ece", "1")?.text).toEqual({ title: "Whole" });
	expect(one.read("ece", "2")).toBeUndefined();
});

test("a tab that has left a draft to another one does not delete it with a late answer", async () => {
	const { storage, entries } = createStorage();
	const [one, other] = [createDrafts(storage), createDrafts(storage)];
	await Promise.all([one.ready, other.ready]);
	one.keep("ece", "1", typed({ title: "Half" }), true);
	await other.refresh();
	one.leave("ece", "1");
	other.keep("ece", "1", typed({ title: "Whole" }), true);
	one.keep("ece", "1", typed({}));
	await one.refresh();
	expect(entries.get("ece 1")?.text).toEqual({ title: "Whole" });
});

test("a draft that the browser does not keep stays in the page, which knows that it is at risk", async () => {
	const drafts = createDrafts(createStorage(false).storage);
	let heard = 0;
	await drafts.ready;
	const end = drafts.subscribe(() => heard++);
	drafts.keep("ece", "1", typed({ content: "Long" }), true);
	await vi.waitFor(() => expect(drafts.isAtRisk("ece", "1")).toBe(true));
	expect(drafts.read("ece", "1")?.text).toEqual({ content: "Long" });
	end();
	drafts.keep("ece", "1", undefined);
	await vi.waitFor(() => expect(drafts.isAtRisk("ece", "1")).toBe(false));
	expect(heard).toBe(1);
});
