import type { Page } from "playwright-core";
import type { Site } from "./browser-site.ts";
import { button, field, testDeskPages } from "./desk-pages.ts";
import { insertImages, nameCover, photo } from "./pictures.ts";
import { insertPosts, type PostColumns } from "./posts.ts";

export const alert = (page: Page) => page.getByRole("alert");

/** Chooses an action from the editor's menu. */
export async function act(page: Page, name: string): Promise<void> {
	await button(page, "More actions").click();
	await page.getByRole("menuitem", { name }).click();
}

export const coverField = (page: Page) =>
	page.locator("div[data-picture]").getByLabel("What does the picture show?");

const COLUMNS = "status, content, read_time, title, slug";

/** Posts in the desk's editor, on the server of a file. */
export function testPostEditor(site: Site) {
	const desk = testDeskPages(site);
	const { open, pool } = desk;
	return {
		...desk,
		/** Gives a post a cover of which nobody has said what it shows. @returns its id. */
		async addCover(post: string): Promise<string> {
			const url = await site.databaseUrl();
			const cover = { post_id: post, position: "cover", bytes: await photo(40, 30) };
			const [id = ""] = await insertImages(url, [cover]);
			await nameCover(url, post, id);
			return id;
		},
		/** Opens a post of its own. `changes`: what was changed since, by the ends of the requests' paths. */
		async openPost(
			slug: string,
			{ title = `Post ${slug}`, ...columns }: PostColumns & { title?: string } = {},
		) {
			const [id = ""] = await insertPosts(await site.databaseUrl(), [
				{ language: "en", slug, title, excerpt: "Short", status: "draft", ...columns },
			]);
			const { page } = await open(`/desk/posts/${id}`, { role: "editor", name: "Ece Kaya" });
			await page.getByRole("heading", { name: title, level: 1 }).waitFor();
			const changes: string[] = [];
			page.on("request", (request) => {
				if (request.method() === "PUT")
					changes.push(new URL(request.url()).pathname.replace(/.*\//, ""));
			});
			const stored = async () => {
				const query = `select ${COLUMNS} from public.blog_posts where id = $1`;
				return (await pool().query(query, [id])).rows[0];
			};
			return { page, id, text: field(page, "Text"), changes, stored };
		},
	};
}

/** Holds back the answer to the next change of a post. @returns when it was asked for, and a function that lets the answer through. */
export async function holdAnswer(page: Page) {
	const released = Promise.withResolvers<void>();
	const asked = Promise.withResolvers<void>();
	let isFirst = true;
	await page.route("**/api/desk/posts/**", async (route) => {
		const request = route.request();
		const isChange = request.method() !== "GET" && !request.url().endsWith("/presence");
		if (!isChange || !isFirst) return route.fallback();
		isFirst = false;
		const response = await route.fetch();
		asked.resolve();
		await released.promise;
		await route.fulfill({ response });
	});
	return { asked: asked.promise, release: released.resolve };
}
