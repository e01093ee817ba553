import { expect, test } from "vitest";
import {
	changeOf,
	currentDraft,
	type Draft,
	draftAfter,
	typedPost,
} from "../../client/desk/posts/draft.ts";
import { createDrafts } from "../../client/desk/session/drafts.ts";
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

test("a change has what was typed and the stored status, or the one that was asked for", () => {
	const draft = typed({ content: "Text. ", tags: ["one", "two", "one"] });
	const post = { ...POST, content: "Text. ", tags: ["one", "two"] };
	expect(changeOf(draft)).toEqual({ version: "1", post });
	expect(changeOf(draft, "archived")?.post).toEqual({ ...post, status: "archived" });
	expect(changeOf(typed({}), "archived")?.post).toEqual({ ...POST, status: "archived" });
});

test.each([
	["nothing typed", {}],
	["typed and taken back", { content: "Text" }],
	["a space at the end", { title: "Title " }],
])("%s is no change", (_, text) => {
	expect(changeOf(typed(text), "draft")).toBeUndefined();
});

test("an emptied reading time is a change that is kept as it is", () => {
	const draft = typed({ read_time: "" });
	expect(changeOf(draft)?.post.read_time).toBe("");
	expect(typedPost(draft).read_time).toBe("");
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

test("a draft stays while somebody else changes the post, unless it changes nothing", () => {
	const theirs = stored("2", { content: "Theirs" });
	const mine = typed({ content: "Mine" });
	expect(currentDraft(mine, theirs)).toBe(mine);
	const spaced = typed({ title: "Title " });
	expect(currentDraft(spaced, stored("1"))).toBe(spaced);
	expect(currentDraft(spaced, theirs)).toEqual({ base: theirs, text: {} });
	expect(currentDraft(undefined, theirs)).toEqual({ base: theirs, text: {} });
});

/** A tab's storage. @param most how many entries fit. */
function createStorage(most = Number.POSITIVE_INFINITY): Storage {
	const entries = new Map<string, string>();
	return {
		get length() {
			return entries.size;
		},
		key: (index) => [...entries.keys()][index] ?? null,
		getItem: (key) => entries.get(key) ?? null,
		setItem(key, value) {
			if (entries.size >= most) throw new Error("QuotaExceededError");
			entries.set(key, value);
		},
		removeItem: (key) => {
			entries.delete(key);
		},
		clear: () => entries.clear(),
	};
}

test("a tab keeps an account's unsaved drafts over a reload, until it forgets them", () => {
	const storage = createStorage();
	storage.setItem("other", "{}");
	const drafts = createDrafts(storage);
	const mine = typed({ title: "Mine" });
	drafts.keep("ece", "1", mine, true);
	drafts.keep("ece", "2", typed({ content: "Text " }));
	drafts.keep("can", "1", typed({}, stored("1", { title: "His" })), true);
	const reloaded = createDrafts(storage);
	expect(reloaded.read("ece", "1")).toEqual(mine);
	expect(reloaded.read("ece", "2")).toBeUndefined();
	expect(reloaded.unsavedTitles("ece")).toEqual(["Mine"]);
	expect(reloaded.unsavedTitles("can")).toEqual(["His"]);

	reloaded.forgetOthers("ece");
	expect(reloaded.read("can", "1")).toBeUndefined();
	reloaded.keep("ece", "1", mine);
	expect(reloaded.read("ece", "1")).toBe(mine);
	expect(reloaded.unsavedTitles("ece")).toEqual([]);
	reloaded.forgetOthers();
	expect(reloaded.read("ece", "1")).toBeUndefined();
	expect([storage.length, storage.key(0)]).toEqual([1, "other"]);
});

test("a draft that no longer fits into the tab's storage stays in the page, which hears of it", () => {
	const drafts = createDrafts(createStorage(0));
	let heard = 0;
	const end = drafts.subscribe(() => heard++);
	drafts.keep("ece", "1", typed({ content: "Long" }), true);
	expect(drafts.read("ece", "1")?.text).toEqual({ content: "Long" });
	expect(drafts.unsavedTitles("ece")).toEqual(["Title"]);
	end();
	drafts.keep("ece", "1", undefined);
	expect(heard).toBe(1);
});
