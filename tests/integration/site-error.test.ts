import { pino } from "pino";
import supertest from "supertest";
import { beforeAll, expect, it, vi } from "vitest";
import { testSite } from "../support/site-app.ts";

const logged: string[] = [];
const log = pino({ level: "error" }, { write: (line) => logged.push(line) });
const site = testSite({ METRICS_TOKEN: "a-token-of-the-tests" }, log);

beforeAll(() => {
	// The loader of the frame throws an error that no page expects.
	Object.defineProperty(site.app.config, "switcherLanguages", {
		get() {
			throw new Error("secret of the inside");
		},
	});
});

it("shows a person an error page in the language of the path", async () => {
	const { status, text, headers } = await supertest(site.app.server)
		.get("/de/blog")
		.set("accept", "text/html,application/xhtml+xml");
	expect(status).toBe(500);
	expect(headers["content-type"]).toBe("text/html; charset=utf-8");
	expect(text).toContain('<html lang="de">');
	expect(text).toContain("Erneut versuchen");
	expect(text).toContain("<title>Diese Seite konnte nicht geladen werden<");
	expect(text).not.toContain("Internetverbindung");
	expect(text).not.toContain("secret");
});

it.each([
	["/media/yok", 404, "Sayfa bulunamadı"],
	["/sitemap-9.xml", 404, "Sayfa bulunamadı"],
	["/media/yok?w=1", 400, "Bu isteği yanıtlayamıyoruz"],
	["/metrics", 401, "Bu isteği yanıtlayamıyoruz"],
])(
	"shows a person an error page for %s that does not blame the site",
	async (path, expected, title) => {
		const { status, text } = await supertest(site.app.server)
			.get(path)
			.set("accept", "text/html,application/xhtml+xml");
		expect(status).toBe(expected);
		expect(text).toContain(`<h1>${title}</h1>`);
		expect(text).toContain('<a href="/tr">Ana sayfaya dön</a>');
		expect(text).not.toContain("Bizim tarafımızda");
	},
);

it("a form that could not be taken is answered with a page in its language, which leads back to it", async () => {
	vi.spyOn(site.app, "siteKey").mockRejectedValue(new Error("secret"));
	const post = (referer: string) =>
		supertest(site.app.server)
			.post("/api/newsletter/confirm")
			.set({ accept: "text/html,application/xhtml+xml", referer })
			.type("form")
			.send({ token: "some" });
	const { siteUrl } = site.app.config;
	const { status, text } = await post(`${siteUrl}/de/newsletter?confirm=some&a="`);
	expect(status).toBe(500);
	expect(text).toContain(
		`<a href="${siteUrl}/de/newsletter?confirm=some&amp;a=%22">Erneut versuchen</a>`,
	);
	expect((await post("https://other.example/de/newsletter")).text).toContain(
		`<a href="${siteUrl}">Erneut versuchen</a>`,
	);
});

it("answers a program with a problem that names the request", async () => {
	const { status, body } = await supertest(site.app.server).get("/de/blog");
	expect(status).toBe(500);
	expect(body).toMatchObject({
		title: "Something went wrong on our side",
		status: 500,
		requestId: expect.any(String),
	});
	expect(JSON.stringify(body)).not.toContain("secret");
});

it("logs the error once", async () => {
	logged.length = 0;
	const { body } = await supertest(site.app.server).get("/de");
	expect(logged).toHaveLength(1);
	expect(JSON.parse(logged[0] ?? "")).toMatchObject({
		reqId: body.requestId,
		err: { message: "secret of the inside" },
	});
});
