import { readFileSync } from "node:fs";
import { pino } from "pino";
import {
	afterAll,
	beforeAll,
	describe,
	expect,
	it,
	onTestFinished,
	test,
} from "vitest";
import { startSite } from "../support/site-app.ts";

/** An answer as the Observatory sees it: the headers in lower case. */
interface Answer {
	headers: Record<string, string>;
	html: string;
}

const csp = ({ headers }: Answer): Map<string, string[]> =>
	new Map(
		(headers["content-security-policy"] ?? "")
			.split(";")
			.map((directive) => directive.trim().split(/\s+/))
			.map(([name = "", ...sources]) => [name, sources]),
	);

const sources = (answer: Answer, name: string): string[] =>
	csp(answer).get(name) ?? csp(answer).get("default-src") ?? ["*"];

const BROAD = ["http:", "https:", "ftp:", "*", "http://*", "https://*"];

const has = (given: readonly string[], unwanted: readonly string[]) =>
	given.some((source) => unwanted.includes(source));

/** Whether a directive other than those for pictures and media allows plain http. */
const activeOverHttp = (answer: Answer) =>
	[...csp(answer)].some(
		([name, given]) =>
			!["img-src", "media-src"].includes(name) &&
			given.some((source) => source.startsWith("http:")),
	);

const passiveOverHttp = (answer: Answer) =>
	["img-src", "media-src"].some((name) =>
		sources(answer, name).some((source) => source.startsWith("http:")),
	);

const maxAge = ({ headers }: Answer) =>
	Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1]);

const scripts = ({ html }: Answer) =>
	[...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].map(
		([tag, src = ""]) => ({ tag, src }),
	);

/**
 * The rules of Mozilla's HTTP Observatory with their points: of each test the first line that holds counts.
 * Source: github.com/mdn/mdn-http-observatory, src/grader/charts.js (points) and src/analyzer/tests (conditions).
 * The proxy redirects from http to https; the last test below checks the stack's proxy.
 */
const RULES: Record<
	string,
	[points: number, rule: string, holds: (answer: Answer) => boolean][]
> = {
	"Content-Security-Policy": [
		[-25, "no policy", (a) => !a.headers["content-security-policy"]],
		[
			-20,
			"inline, data: or broad script-src, or broad object-src",
			(a) =>
				has(sources(a, "script-src"), [
					...BROAD,
					"data:",
					...(/'(sha|nonce)/.test(sources(a, "script-src").join())
						? []
						: ["'unsafe-inline'"]),
				]) || has(sources(a, "object-src"), BROAD),
		],
		[-20, "code and styles over http", activeOverHttp],
		[
			-10,
			"unsafe-eval",
			(a) =>
				has(
					[...sources(a, "script-src"), ...sources(a, "style-src")],
					["'unsafe-eval'"],
				),
		],
		[-10, "pictures over http", passiveOverHttp],
		[
			0,
			"inline style-src only",
			(a) =>
				has(sources(a, "style-src"), [...BROAD, "data:", "'unsafe-inline'"]),
		],
		[
			10,
			"nothing unsafe, default-src 'none'",
			(a) => csp(a).get("default-src")?.join() === "'none'",
		],
		[5, "nothing unsafe", () => true],
	],
	Cookies: [
		[0, "none", (a) => !a.headers["set-cookie"]],
		[
			5,
			"Secure, HttpOnly and SameSite",
			(a) =>
				["secure", "httponly", "samesite=(lax|strict)"].every((part) =>
					new RegExp(`;\\s*${part}`, "i").test(a.headers["set-cookie"] ?? ""),
				),
		],
		[-40, "a session cookie without its flags", () => true],
	],
	"Cross-Origin Resource Sharing": [
		[
			-50,
			"any origin with credentials",
			(a) =>
				a.headers["access-control-allow-credentials"] === "true" &&
				Boolean(a.headers["access-control-allow-origin"]),
		],
		[0, "none, or without credentials", () => true],
	],
	"Cross-Origin-Resource-Policy": [
		[
			10,
			"same-origin or same-site",
			(a) =>
				/^same-(origin|site)$/.test(
					a.headers["cross-origin-resource-policy"] ?? "",
				),
		],
		[0, "cross-origin or none", () => true],
	],
	"Referrer-Policy": [
		[
			5,
			"private",
			(a) =>
				/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
					a.headers["referrer-policy"] ?? "",
				),
		],
		[0, "none", (a) => !a.headers["referrer-policy"]],
		[-5, "unsafe", () => true],
	],
	"Strict-Transport-Security": [
		[0, "at least six months", (a) => maxAge(a) >= 15_768_000],
		[-10, "less than six months", (a) => maxAge(a) >= 0],
		[-20, "none", () => true],
	],
	"Subresource Integrity": [
		[
			-50,
			"a script over http or without a protocol",
			(a) => scripts(a).some(({ src }) => /^(http:|\/\/)/.test(src)),
		],
		[
			-5,
			"a script of another site without a hash",
			(a) =>
				scripts(a).some(
					({ tag, src }) =>
						src.startsWith("https:") && !tag.includes("integrity="),
				),
		],
		[0, "scripts of this site", () => true],
	],
	"X-Content-Type-Options": [
		[0, "nosniff", (a) => a.headers["x-content-type-options"] === "nosniff"],
		[-5, "none", () => true],
	],
	"X-Frame-Options": [
		[5, "by frame-ancestors", (a) => csp(a).has("frame-ancestors")],
		[
			0,
			"DENY or SAMEORIGIN",
			(a) => /^(deny|sameorigin)$/i.test(a.headers["x-frame-options"] ?? ""),
		],
		[-20, "none", () => true],
	],
};

/** Extra points need 90 without them (MINIMUM_SCORE_FOR_EXTRA_CREDIT). 100 is the grade A+. */
function score(answer: Answer): number {
	const points = Object.values(RULES).map(
		(lines) => lines.find(([, , holds]) => holds(answer))?.[0] ?? 0,
	);
	const sum = (from: number[]) => from.reduce((a, b) => a + b, 100);
	const strict = sum(points.filter((n) => n < 0));
	return strict < 90 ? strict : sum(points);
}

const log: string[] = [];
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
	site = await startSite(
		{
			METRICS_TOKEN: "a-token-of-the-tests",
			SECURITY_CONTACT: "security@vitrin.example",
			ALERT_WEBHOOK_URL: "http://chat.example/alerts",
		},
		pino({ level: "warn" }, { write: (line) => log.push(line) }),
	);
});
afterAll(() => site.close());

async function read(path: string): Promise<Answer> {
	const { headers, payload } = await site.app.inject({
		url: path,
		headers: { accept: "text/html" },
	});
	const pairs = Object.entries(headers).map(([name, value]) => [
		name,
		String(value),
	]);
	return { headers: Object.fromEntries(pairs), html: payload };
}

describe("the Observatory's grade is A+", () => {
	it.each(["/", "/tr", "/de/blog", "/en/quick-analysis", "/none"])(
		"at %s",
		async (path) => expect(score(await read(path))).toBeGreaterThanOrEqual(100),
	);

	it.each([
		["content-security-policy", undefined, 90],
		["content-security-policy", "script-src 'unsafe-inline'", 80],
		["strict-transport-security", undefined, 80],
		["strict-transport-security", "max-age=86400", 110],
		["set-cookie", "session=1", 60],
	])("and would not be with %s: %s", async (name, value, most) => {
		const answer = await read("/tr");
		const changed = { ...answer.headers };
		if (value) changed[name] = value;
		else delete changed[name];
		const lower = score({ ...answer, headers: changed });
		expect(lower).toBeLessThan(score(answer));
		expect(lower).toBeLessThanOrEqual(most);
	});
});

it("denies frames and unused features of the browser, and makes no rule for subdomains", async () => {
	const { headers } = await read("/tr");
	expect(headers["x-frame-options"]).toBe("DENY");
	expect(headers["strict-transport-security"]).toBe("max-age=31536000");
	for (const name of ["camera", "geolocation", "microphone", "payment"]) {
		expect(headers["permissions-policy"]).toContain(`${name}=()`);
	}
});

describe("a violation of the policy", () => {
	const post = (type: string, body: unknown, remoteAddress = "192.0.2.1") =>
		site.app.inject({
			method: "POST",
			url: "/api/csp-report",
			remoteAddress,
			headers: { "content-type": type },
			payload: typeof body === "string" ? body : JSON.stringify(body),
		});
	const figure = async (directive: string) => {
		const { payload } = await site.app.inject({
			url: "/metrics",
			headers: { authorization: "Bearer a-token-of-the-tests" },
		});
		const line = `vitrin_csp_reports_total{directive="${directive}"} `;
		return Number(payload.split(line)[1]?.split("\n", 1)[0]);
	};

	it("is reported to the site by report-to and report-uri", async () => {
		const { headers } = await read("/tr");
		const policy = csp({ headers, html: "" });
		expect(policy.get("report-uri")).toEqual(["/api/csp-report"]);
		expect(headers["reporting-endpoints"]).toBe(
			`${policy.get("report-to")?.[0]}="/api/csp-report"`,
		);
	});

	it.each([
		[
			"application/reports+json",
			[
				{
					type: "csp-violation",
					body: { effectiveDirective: "img-src", documentURL: "https://x" },
				},
				{ type: "deprecation", body: {} },
			],
			"img-src",
		],
		[
			"application/csp-report",
			{ "csp-report": { "effective-directive": "font-src" } },
			"font-src",
		],
		[
			"application/csp-report",
			{ "csp-report": { "violated-directive": "script-src 'self'" } },
			"script-src",
		],
		[
			"application/csp-report",
			{ "csp-report": { "effective-directive": 'x"} 1\nforged' } },
			"other",
		],
	])("as %s is counted by its directive", async (type, body, directive) => {
		const before = await figure(directive);
		expect((await post(type, body)).statusCode).toBe(204);
		expect(await figure(directive)).toBe(before + 1);
	});

	it.each([
		["application/csp-report", {}, 400],
		["application/csp-report", "no JSON", 400],
		["text/plain", "anything", 400],
		["application/csp-report", { filler: "x".repeat(8 * 1024) }, 413],
	])(
		"as a malformed report of type %s is refused",
		async (type, body, status) => {
			expect((await post(type, body)).statusCode).toBe(status);
		},
	);

	it("is taken 30 times a minute from one client", async () => {
		const one = { "csp-report": { "effective-directive": "img-src" } };
		const answers = [];
		for (let n = 0; n < 31; n++) {
			answers.push(await post("application/csp-report", one, "192.0.2.9"));
		}
		expect(answers.filter((a) => a.statusCode === 204)).toHaveLength(30);
		expect(answers.at(-1)?.statusCode).toBe(429);
	});
});

test("the stack's proxy redirects http to https, and keeps /metrics to the machine", () => {
	const file = readFileSync("docker/caddy/Caddyfile", "utf8");
	// Caddy redirects by itself unless it is told not to.
	expect(file).not.toContain("auto_https");
	expect(file).toMatch(/\n\trespond \/metrics 404\n/);
});

test("a risky setting is warned of at the start", () => {
	expect(log.join()).toContain("ALERT_WEBHOOK_URL is an http URL");
});

test("/.well-known/security.txt names the contact for at most a year, if there is one", async () => {
	const path = "/.well-known/security.txt";
	const { html, headers } = await read(path);
	expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
	const fields = Object.fromEntries(
		html
			.trimEnd()
			.split("\n")
			.map((line) => line.split(": ")),
	);
	expect(fields.Contact).toBe("mailto:security@vitrin.example");
	expect(fields.Canonical).toBe(`https://vitrin.example${path}`);
	const days = (Date.parse(fields.Expires) - Date.now()) / 864e5;
	expect(days).toBeGreaterThan(80);
	expect(days).toBeLessThan(365);

	const bare = await startSite();
	onTestFinished(() => bare.close());
	expect((await bare.app.inject(path)).statusCode).toBe(404);
});
