import { describe, expect, test } from "vitest";
import { createPostStore } from "../../server/blog/writing/post-store.ts";
import { createSupabaseClient } from "../../server/supabase/client.ts";
import type { PostFields } from "../../shared/desk/posts.ts";
import { COVER } from "../../shared/post.ts";
import { queryRows } from "../support/database.ts";
import { ADA, CAN, pictureFile, refuseUnreadable, UNKNOWN } from "./desk-posts.ts";
import { onEachImplementation } from "./implementations.ts";

describe("translations and terms of the desk's posts", () => {
	onEachImplementation(
		async () => undefined,
		(on) => {
			const store = () =>
				createPostStore(createSupabaseClient(on().fetch, on().serviceRoleKey), refuseUnreadable);
			const read = async (id = "") => {
				const post = await store().find(id);
				if (!post) throw new Error("no such post");
				return post;
			};
			const create = async (title: string, fields: Partial<PostFields> = {}) => {
				const id = (await store().create({ language: "tr", title }, ADA)) ?? "";
				return change(id, fields);
			};
			const change = async (id: string, fields: Partial<PostFields>, takesEffect = true) => {
				const { version, post } = await read(id);
				expect(
					await store().change(id, version, { ...post, ...fields }, CAN.email, takesEffect),
				).toBe("done");
				return read(id);
			};
			const translate = async (id: string, title: string) => {
				const body = { language: "de" as const, title, translates: id };
				return read(await store().create(body, CAN, (await read(id)).post));
			};

			test("a translation starts with the text and the pictures of its source, under ids of its own", async () => {
				const { id } = await create("Kaynak");
				const file = await pictureFile();
				await store().addPicture(id, { position: COVER, alt: "Kapak" }, file, ADA.email);
				await store().addPicture(id, { position: "", alt: "Masa" }, file, ADA.email);
				const picture = (await read(id)).pictures.find(({ alt }) => alt === "Masa")?.id;
				const content = `Bir\n\n![Masa](picture:${picture})`;
				const source = await change(id, { content, tags: ["crm"] });

				const translation = await translate(id, "Quelle");
				const [cover, inText] = [COVER, "picture:"].map((position) =>
					translation.pictures.find((one) => one.position === position),
				);
				expect(translation).toMatchObject({
					post: {
						slug: "quelle",
						tags: ["crm"],
						author: "Ada",
						content: `Bir\n\n![Masa](picture:${inText?.id})`,
					},
					translations: [{ id, language: "tr", title: "Kaynak", status: "draft" }],
					source: { id, language: "tr", changed: false },
				});
				const { posts } = await store().list({ q: "quelle", sort: "changed", page: 1 });
				expect(posts.map((one) => one.other_languages)).toEqual([["tr"]]);
				expect([cover?.alt, inText?.alt]).toEqual(["Kapak", "Masa"]);
				const ids = new Set([...source.pictures, ...translation.pictures].map((one) => one.id));
				expect(ids.size).toBe(4);
				expect(await store().findPicture(translation.id, cover?.id ?? "")).toMatchObject({
					width: 64,
				});
				// It is no change of the source's text, and the source translates nothing.
				expect(await read(id)).toMatchObject({ version: source.version, source: null });
				const unknown = { language: "de" as const, title: "X", translates: UNKNOWN };
				expect(await store().create(unknown, CAN, source.post)).toBeUndefined();
			});

			test("a translation says what has changed in its source since it was seen", async () => {
				const { sources } = store();
				const { id } = await create("Değişir", { content: "Bir", excerpt: "Ö", category: "CRM" });
				await change(id, { status: "published" });
				const translation = await translate(id, "Wechselt");
				const before = await sources.find(translation.id);
				expect(before).toMatchObject({ now: { content: "Bir" }, seen: { content: "Bir" } });
				await change(id, { tags: ["x"] });
				expect((await read(translation.id)).source?.changed).toBe(false);
				await change(id, { content: "Bir, iki" }, false);
				expect((await read(translation.id)).source?.changed).toBe(true);
				const after = await sources.find(translation.id);
				expect(after).toMatchObject({ now: { content: "Bir, iki" }, seen: { content: "Bir" } });

				expect(await sources.see(translation.id, before?.version ?? "")).toBe(false);
				expect(await sources.see(translation.id, after?.version ?? "")).toBe(true);
				expect((await read(translation.id)).source?.changed).toBe(false);
				expect(await sources.find(id)).toBeUndefined();
			});

			test("a translation is filed under what the site's translations use", async () => {
				const live = { excerpt: "Ö", content: "Metin" };
				const one = await create("Bir yük", {
					category: "Lojistik",
					tags: ["gümrük", "liman"],
					...live,
				});
				const first = await translate(one.id, "Eins");
				await change(first.id, { category: "Logistik", tags: ["gümrük"] });
				const two = await create("İki yük", {
					category: "Lojistik",
					tags: ["gümrük", "liman"],
					...live,
				});
				expect(await store().termsFor(await read(two.id), "de")).toEqual({
					category: "Logistik",
					tags: ["gümrük"],
				});
				const none = await create("Üç yük", live);
				expect((await store().termsFor(await read(none.id), "de")).category).toBe("");
				expect(await store().termsFor(await read(two.id), "en")).toEqual({
					category: "",
					tags: [],
				});
			});

			test("a category or tag is renamed in all posts of its language, also where it is not published yet", async () => {
				const { terms } = store();
				const rename = (kind: "category" | "tag", from: string, to: string) =>
					terms.rename({ kind, language: "tr", from, to }, CAN.email);
				const live = { excerpt: "Ö", content: "Metin", status: "published" as const };
				const one = await create("Bir", { category: "Satış", tags: ["b", "a", "c"], ...live });
				await change(one.id, { content: "Metin 2" }, false);
				const two = await create("İki", { category: "Destek", tags: ["a"], author_bio: "Yazar." });
				const other = await translate(two.id, "Zwei");
				expect(await terms.list("tr")).toMatchObject({
					categories: expect.arrayContaining([
						{ name: "Destek", posts: 1 },
						{ name: "Satış", posts: 1 },
					]),
					tags: expect.arrayContaining([{ name: "a", posts: 2 }]),
					authors: [{ name: "Ada", bio: "Yazar." }],
				});

				expect(await rename("category", "Destek", "Satış")).toBe(1);
				expect(await rename("tag", "a", "b")).toBe(2);
				expect(await rename("tag", "a", "b")).toBe(0);
				expect(await read(one.id)).toMatchObject({
					post: { content: "Metin 2", tags: ["b", "c"] },
					live: { content: "Metin", tags: ["b", "c"] },
				});
				expect((await read(two.id)).post).toMatchObject({ category: "Satış", tags: ["b"] });
				expect((await read(other.id)).post).toMatchObject({ category: "Destek", tags: ["a"] });
				const [version] = await store().history.list(two.id);
				expect(version?.by).toBe(CAN.email);
				const audit = queryRows(
					on().databaseUrl,
					"select action, person, detail from private.audit where object_id = $1 and action like 'rename%' order by id",
					[two.id],
				);
				expect(await audit).toEqual([
					{ action: "rename_category", person: CAN.email, detail: "Destek → Satış" },
					{ action: "rename_tag", person: CAN.email, detail: "a → b" },
				]);

				// What was said about an author is there for the next post.
				expect((await create("Üç")).post.author_bio).toBe("Yazar.");
			});
		},
	);
});
