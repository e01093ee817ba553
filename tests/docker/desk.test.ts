import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PostAnswer } from "../../shared/desk/posts.ts";
import { COVER } from "../../shared/post.ts";
import { SUBMISSION } from "../support/lead-server.ts";
import { photo } from "../support/pictures.ts";
import { servicesByImage } from "./local-images.ts";
import { prepareStack } from "./stack.ts";

const { missing } = await servicesByImage();

const PASSWORD = "vier braune Hunde im Garten";

const dataUrl = (jpeg: Buffer) => `data:image/jpeg;base64,${jpeg.toString("base64")}`;

describe.skipIf(missing.has("auth"))("the desk on the real GoTrue", () => {
	let stack: Awaited<ReturnType<typeof prepareStack>>;

	beforeAll(async () => {
		stack = await prepareStack();
		await stack.up();
		await stack.compose("up", "--detach", "--wait", "auth");
	});
	afterAll(() => stack?.[Symbol.asyncDispose]());

	const ask = async (path: string, json?: object, cookie = "") => {
		const [site] = await stack.sites();
		return fetch(`${site}${path}`, {
			headers: { "content-type": "application/json", cookie },
			...(json && { method: "POST", body: JSON.stringify(json) }),
		});
	};

	const accounts = async (...args: string[]) => {
		const { code, output } = await stack.bin(["accounts", ...args]);
		expect(code, output).toBe(0);
		return output;
	};

	/** Adds an account and sets its password by the link. @returns the answer with the session. */
	async function join(email: string, role: string) {
		const output = await accounts("add", email, "--role", role, "--language", "en");
		const [, token] = /\/desk\/welcome#([\w-]+)/.exec(output) ?? [];
		return ask("/api/desk/link/password", { token, password: PASSWORD });
	}

	test("an account is invited, signs in, reads a lead and is removed", async () => {
		const joined = await join("ada@example.com", "owner");
		expect(joined.status).toBe(200);
		const [cookie = ""] = (joined.headers.get("set-cookie") ?? "").split(";");
		expect(await accounts("list")).toMatch(/ada@example\.com .* owner +set /);

		expect((await ask("/api/quick-analysis", SUBMISSION)).status).toBe(202);
		const { leads } = await (await ask("/api/desk/leads", undefined, cookie)).json();
		expect(leads).toMatchObject([{ company: SUBMISSION.company }]);
		expect((await ask("/api/desk/leads")).status).toBe(401);

		const signIn = (email: string, password: string) =>
			ask("/api/desk/session", { email, password });
		expect((await signIn("ada@example.com", PASSWORD)).status).toBe(200);
		for (const email of ["ada@example.com", "nobody@example.com"]) {
			const refused = await signIn(email, "wrong");
			expect(refused.status).toBe(401);
			expect(await refused.json()).toMatchObject({ code: "wrong_credentials" });
		}

		const other = await join("grace@example.com", "sales");
		const [session = ""] = (other.headers.get("set-cookie") ?? "").split(";");
		await accounts("remove", "grace@example.com");
		expect((await ask("/api/desk/session", undefined, session)).status).toBe(401);
		expect(await stack.sql("select email from auth.users order by 1")).toBe(
			"ada@example.com\nnobody@desk.vitrin.example",
		);
	});

	test("an editor writes a post, and visitors read it", async () => {
		const joined = await join("ece@example.com", "editor");
		const [cookie = ""] = (joined.headers.get("set-cookie") ?? "").split(";");
		const title = "Yığında yazılan yazı";
		const created = await ask("/api/desk/posts", { language: "tr", title }, cookie);
		expect(created.status).toBe(201);
		const { id } = await created.json();
		const path = `/api/desk/posts/${id}`;
		const image = await photo(1_200, 900);
		const picture = { position: COVER, alt: "Bir masa", image: dataUrl(image) };
		expect((await ask(`${path}/pictures`, picture, cookie)).status).toBe(201);

		const { version, post }: PostAnswer = await (await ask(path, undefined, cookie)).json();
		const text = { excerpt: "Özet", content: "## Giriş\n\n**Kalın** metin", category: "CRM" };
		const [site] = await stack.sites();
		const saved = await fetch(`${site}${path}`, {
			method: "PUT",
			headers: { "content-type": "application/json", cookie },
			body: JSON.stringify({ version, post: { ...post, ...text, status: "published" } }),
		});
		expect(saved.status).toBe(200);
		const page = `/tr/blog/${post.slug}`;
		await expect.poll(async () => (await ask(page)).text()).toContain("<strong>Kalın</strong>");
		const { pictures }: PostAnswer = await saved.json();
		expect((await ask(`/media/${pictures[0]?.id}`)).status).toBe(200);
		expect((await ask("/api/desk/leads", undefined, cookie)).status).toBe(403);
	});
});
