import { createHash, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createPostStore } from "../../server/blog/writing/post-store.ts";
import { withClient } from "../../server/database/with-client.ts";
import { createSupabaseClient } from "../../server/supabase/client.ts";
import type { PostFields } from "../../shared/desk/posts.ts";
import { IN_TEXT } from "../../shared/picture-reference.ts";
import { ALL_PICTURES_BYTES, COVER, MOST_PICTURES } from "../../shared/post.ts";
import { queryRows } from "../support/database.ts";
import { insertPosts } from "../support/posts.ts";
import { ADA, CAN, pictureFile, refuseUnreadable, UNKNOWN } from "./desk-posts.ts";
import { onEachImplementation } from "./implementations.ts";

const LISTED = [
	{ title: "Teklif, (takip) ve 50% daha", slug: "a", status: "draft" },
	{ title: "Randevu", slug: "b", published_at: "2999-01-01T00:00:00Z" },
	{ title: "Termin", slug: "c", language: "de", content: "Müşteri" },
	{ title: "ölçüm", slug: "d", status: "archived" },
];

describe("the desk's posts", () => {
	onEachImplementation(
		async (databaseUrl) => {
			await insertPosts(databaseUrl, LISTED);
		},
		(on) => {
			const store = () =>
				createPostStore(createSupabaseClient(on().fetch, on().serviceRoleKey), refuseUnreadable);
			const create = async (title: string) => {
				const id = await store().create({ language: "tr", title }, ADA);
				return read(id ?? "");
			};
			const read = async (id: string) => {
				const post = await store().find(id);
				if (!post) throw new Error("no such post");
				return post;
			};

			test.each([
				[{ state: "draft" as const, q: "takip" }, ["Teklif, (takip) ve 50% daha"]],
				[{ q: ", (TAKIP) VE 50%" }, ["Teklif, (takip) ve 50% daha"]],
				[{ q: '"x\\.' }, []],
				[{ sort: "title" as const }, ["ölçüm", "Randevu", "Teklif, (takip) ve 50% daha", "Termin"]],
				[{ sort: "published" as const, state: "published" as const }, ["Termin"]],
				// Without regard to case and accents, and in the text.
				[{ q: "RANDEVU" }, ["Randevu"]],
				[{ q: "musteri" }, ["Termin"]],
				[{ state: "scheduled" as const }, ["Randevu"]],
				[{ state: "published" as const }, ["Termin"]],
				[{ state: "archived" as const }, ["ölçüm"]],
				[{ language: "de" as const }, ["Termin"]],
				[{ state: "archived" as const, page: 3 }, []],
			])("list by %o", async (filter, titles) => {
				const { posts } = await store().list({
					q: "",
					state: undefined,
					sort: "changed",
					page: 1,
					...filter,
				});
				expect(posts.map(({ title }) => title)).toEqual(titles);
			});

			test("create a draft with a slug of its own", async () => {
				const first = await create("Yeni bir yazı");
				expect(first).toMatchObject({
					language: "tr",
					post: { title: "Yeni bir yazı", slug: "yeni-bir-yazi", author: "Ada", status: "draft" },
					pictures: [],
					translations: [],
				});
				expect((await create("Yeni bir yazı")).post.slug).toBe("yeni-bir-yazi-2");
				expect((await create("🚀")).post.slug).toBe("taslak-1");
			});

			test("create a post once, however often its answer is lost", async () => {
				const post = { id: randomUUID(), language: "tr" as const, title: "Bir kez" };
				const ids = [await store().create(post, ADA), await store().create(post, ADA)];
				expect(ids).toEqual([post.id, post.id]);
				expect((await create(post.title)).post.slug).toBe("bir-kez-2");
			});

			test("store a program's post with all of its fields, or nothing", async () => {
				const { post } = await create("Taslak");
				const fields = { ...post, title: "Betikten", content: "## Metin", tags: ["bir"] };
				const send = (id: string, chosen: Partial<PostFields>, translates?: string) =>
					store().send(
						{ id, language: "tr", translates },
						ADA.email,
						fields,
						{ status: "published", published_at: null, author_bio: "Yazar", ...chosen },
						"ab".repeat(32),
					);
				const id = randomUUID();
				expect(await send(id, {})).toBe(true);
				expect(await read(id)).toMatchObject({
					post: {
						content: "## Metin",
						tags: ["bir"],
						slug: "betikten",
						author_bio: "Yazar",
						status: "published",
						published_at: expect.any(String),
					},
					live: null,
				});
				expect(await send(id, {})).toBe("id_taken");
				const other = randomUUID();
				expect(await send(other, { slug: "betikten" })).toBe("slug_taken");
				expect(await send(other, {}, UNKNOWN)).toBe(false);
				expect(await store().find(other)).toBeUndefined();
			});

			test("let the slug go with the title, until somebody chooses one or visitors know it", async () => {
				const { id } = await create("🎉🎉");
				const slugAfter = async (fields: Partial<PostFields>) => {
					const { version, post } = await read(id);
					expect(await store().change(id, version, { ...post, ...fields }, ADA.email)).toBe("done");
					return (await read(id)).post.slug;
				};
				expect(await slugAfter({ title: "Eski adı" })).toBe("eski-adi");
				// Another post has the slug.
				expect(await slugAfter({ title: "A" })).toBe("a-2");
				expect(await slugAfter({ title: "Yeni adı" })).toBe("yeni-adi");
				expect(await slugAfter({ title: "Yayında adı", status: "published" })).toBe("yayinda-adi");
				expect(await slugAfter({ title: "Sonra", status: "draft" })).toBe("yayinda-adi");
			});

			test("change fields, but not over somebody else's change", async () => {
				const { id, version, post } = await create("Değişen");
				const published = {
					...post,
					excerpt: "Özet",
					content: "## Bir\r\nMetin 🚀",
					tags: ["a, b", '"c"'],
					author_bio: "Yazar",
					status: "published" as const,
				};
				expect(await store().change(id, version, published, ADA.email)).toBe("done");
				const changed = await read(id);
				expect(changed.post).toEqual({ ...published, published_at: expect.any(String) });
				expect(await store().change(id, version, { ...post, title: "Geç kalan" }, ADA.email)).toBe(
					"changed",
				);
				expect((await read(id)).post.title).toBe("Değişen");
				// Even when nobody's change comes between reading and writing, a taken slug is refused.
				expect(
					await store().change(id, changed.version, { ...changed.post, slug: "a" }, ADA.email),
				).toBe("slug_taken");
				expect(await store().change(UNKNOWN, version, post, ADA.email)).toBeUndefined();
			});

			test("keep pictures, of which one is the cover", async () => {
				const { id, version } = await create("Resimli");
				const file = await pictureFile();
				const add = (position: string, alt: string) =>
					store().addPicture(id, { position, alt }, file, ADA.email);
				expect(await add("Bir", "Masa")).toBe("done");
				expect(await add(COVER, "Eski kapak")).toBe("done");
				expect(await add(COVER, "Kapak")).toBe("done");
				const [first, cover, ...rest] = (await read(id)).pictures;
				expect(first).toMatchObject({ position: "Bir", alt: "Masa", width: 64, height: 48 });
				expect(cover).toMatchObject({ position: COVER, alt: "Kapak" });
				expect(rest).toEqual([]);
				const sha256 = createHash("sha256").update(file.file).digest("hex");
				expect(await store().findPicture(id, first?.id ?? "")).toEqual({ sha256, width: 64 });
				expect(await store().readPicture(first?.id ?? "")).toEqual(Buffer.from(file.file));

				await store().changePicture(id, first?.id ?? "", { position: "", alt: "" }, ADA.email);
				await store().changePicture(
					id,
					cover?.id ?? "",
					{ position: COVER, alt: "Neu" },
					ADA.email,
				);
				const columns = () =>
					queryRows(
						on().databaseUrl,
						"select cover_image_url as url, cover_image_alt as alt from public.blog_posts where id = $1",
						[id],
					);
				expect(await columns()).toEqual([{ url: `/media/${cover?.id}`, alt: "Neu" }]);
				expect((await read(id)).pictures[0]).toMatchObject({ position: "", alt: "" });
				await store().removePicture(id, cover?.id ?? "", ADA.email);
				expect(await columns()).toEqual([{ url: null, alt: null }]);
				const after = await read(id);
				expect(after.pictures).toHaveLength(1);
				// Nothing of this is a change of the text.
				expect(after.version).toBe(version);
				expect(await store().findPicture(id, UNKNOWN)).toBeUndefined();
				expect(await store().removePicture(id, UNKNOWN, ADA.email)).toBeUndefined();
			});

			test("hold the bounds of the pictures", async () => {
				const { id } = await create("Sınırlar");
				const file = await pictureFile();
				const add = (position: string, base64 = file.base64) =>
					store().addPicture(id, { position, alt: "" }, { ...file, base64 }, ADA.email);
				for (let index = 0; index < MOST_PICTURES; index += 1) expect(await add("")).toBe("done");
				expect(await add("")).toBe("too_many");
				const large = Buffer.alloc(ALL_PICTURES_BYTES - 10 * file.file.length + 1);
				expect(await add(COVER, large.toString("base64"))).toBe("too_large");
				expect(await add(COVER, large.subarray(1).toString("base64"))).toBe("done");
			});

			test("take the last of many covers, and say that the others are gone", async () => {
				const { id } = await create("Kapaklar");
				const file = await pictureFile();
				const add = () => store().addPicture(id, { position: COVER, alt: "" }, file, ADA.email);
				const outcomes = await Promise.all(Array.from({ length: 6 }, add));
				expect(outcomes).toEqual(Array(6).fill("done"));
				expect((await read(id)).pictures).toHaveLength(1);
				await withClient(on().databaseUrl, async (client) => {
					const heard = new Set<string | undefined>();
					client.on("notification", ({ payload }) => heard.add(payload));
					await client.query("listen blog_posts_changed");
					await add();
					await expect.poll(() => [...heard]).toContain("hidden");
				});
			});

			test("can be repaired where the site cannot read them", async () => {
				const { id } = await create("Okunmaz");
				const repair = (sql: string) => queryRows(on().databaseUrl, sql);
				await repair("alter table public.blog_posts drop constraint blog_posts_dates");
				await repair(
					`update public.blog_posts set published_at = '0001-01-01 00:00:00+14' where id = '${id}'`,
				);
				const unreadable: string[] = [];
				const posts = createPostStore(
					createSupabaseClient(on().fetch, on().serviceRoleKey),
					(post, reason) => unreadable.push(`${post} ${reason}`),
				);
				const found = await posts.find(id);
				if (!found) throw new Error("not found");
				expect(unreadable).toEqual([`${id} unreadable: published_at`]);
				expect(found.post.published_at).toBeNull();
				const listed = await posts.list({
					q: "okunmaz",
					state: undefined,
					sort: "changed",
					page: 1,
				});
				expect(listed.posts).toMatchObject([{ id, published_at: null }]);
				expect(await posts.change(id, found.version, found.post, ADA.email)).toBe("done");
				expect((await read(id)).post.title).toBe("Okunmaz");
			});

			test("delete a post with its pictures, and restore them", async () => {
				const { id } = await create("Silinen");
				await store().addPicture(id, { position: "", alt: "Masa" }, await pictureFile(), ADA.email);
				expect(await store().remove(id, ADA.email)).toBe(true);
				expect(await store().find(id)).toBeUndefined();
				expect(await store().remove(id, ADA.email)).toBe(false);
				const { posts } = await store().history.bin();
				expect(posts.find((one) => one.id === id)).toMatchObject({
					title: "Silinen",
					by: ADA.email,
				});

				// Its slug was free meanwhile.
				const other = await create("Silinen");
				expect(other.post.slug).toBe("silinen");
				expect(await store().history.restorePost(id, CAN.email)).toBe(true);
				const restored = await read(id);
				expect(restored.post).toMatchObject({ slug: "silinen-2", status: "draft" });
				expect(restored.pictures).toMatchObject([{ alt: "Masa", position: "" }]);
				expect(await store().history.restorePost(id, CAN.email)).toBe(false);

				const [picture = { id: "" }] = restored.pictures;
				await store().removePicture(id, picture.id, ADA.email);
				const binned = await store().history.binnedPicture(picture.id);
				expect(binned?.width).toBe(64);
				expect(Buffer.from(binned?.bytes ?? "", "hex")).toEqual(
					Buffer.from((await pictureFile()).file),
				);
				expect(await store().history.restorePicture(picture.id, ADA.email)).toBe("done");
				expect((await read(id)).pictures).toMatchObject([{ id: picture.id, position: IN_TEXT }]);
				expect(await store().history.restorePicture(picture.id, ADA.email)).toBeUndefined();
			});

			test("take a picture once, and none with the id of another post's", async () => {
				const [{ id }, other] = [await create("Resimli"), await create("Resimsiz")];
				const picture = { id: randomUUID(), position: "", alt: "Masa" };
				const add = async (post: string) =>
					store().addPicture(post, picture, await pictureFile(), ADA.email);
				expect([await add(id), await add(id), await add(other.id)]).toEqual([
					"done",
					"done",
					"id_taken",
				]);
				expect((await read(id)).pictures).toHaveLength(1);
			});

			test("keep what is written into a published post apart, and every text that was saved", async () => {
				const { id, version, post } = await create("Yayında");
				const live = { ...post, excerpt: "Ö", content: "Bir", category: "CRM" };
				const published = { ...live, status: "published" as const };
				await store().change(id, version, published, ADA.email);
				const before = await read(id);
				expect(before.live).toBeNull();
				const written = { ...before.post, content: "İki\r\n " };
				expect(await store().change(id, before.version, written, CAN.email, false)).toBe("done");
				const after = await read(id);
				expect([after.post, after.live]).toEqual([written, before.post]);
				const { posts } = await store().list({
					q: "",
					state: "published",
					sort: "changed",
					page: 1,
				});
				const ahead = posts.filter(({ is_ahead }) => is_ahead);
				expect(ahead.map((one) => [one.id, one.updated_at])).toEqual([[id, after.updatedAt]]);
				expect(posts[0]?.id).toBe(id);
				expect(await store().change(id, before.version, published, ADA.email)).toBe("changed");
				await store().keepAside(id, { ...published, content: "Üç" }, ADA.email);

				const versions = await store().history.list(id);
				expect(versions.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
					`aside ${ADA.email}`,
					`saved ${CAN.email}`,
					`published ${ADA.email}`,
					`saved ${ADA.email}`,
				]);
				const texts = await Promise.all(
					versions.map(async (one) => (await store().history.find(id, one.id))?.content),
				);
				expect(texts).toEqual(["Üç", "İki\r\n ", "Bir", ""]);
				await store().discardCopy(id, CAN.email);
				expect(await read(id)).toMatchObject({ live: null, post: { content: "Bir" } });
			});
		},
	);
});
