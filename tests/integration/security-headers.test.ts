import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { startSite, testSite } from "../support/site-app.ts";

const site = testSite({
	METRICS_TOKEN: "a-token-of-the-tests",
	SECURITY_CONTACT: "security@vitrin.example",
});

async function read(url: string) {
	const { headers, payload } = await site.app.inject({
		url,
		headers: { accept: "text/html" },
	});
	return { headers, text: payload };
}

/** The policy without the hashes of the site's inline scripts. */
const policyOf = (headers: Awaited<ReturnType<typeof read>>["headers"]) =>
	String(headers["content-security-policy"])
		.replace(/ 'sha256-[^']+'/g, "")
		.split(";");

it.each(["/", "/tr", "/de/blog", "/en/quick-analysis", "/none"])(
	"%s has the headers that Mozilla's HTTP Observatory grades A+",
	async (path) => {
		const { headers, text } = await read(path);
		expect(policyOf(headers).sort()).toEqual([
			"base-uri 'self'",
			"connect-src 'self'",
			"default-src 'self'",
			"font-src 'self'",
			"form-action 'self'",
			"frame-ancestors 'none'",
			"img-src 'self' data: https:",
			"manifest-src 'self'",
			"object-src 'none'",
			"report-to csp",
			"report-uri /api/csp-report",
			"script-src 'self'",
			"script-src-attr 'none'",
			"style-src 'self' 'unsafe-inline'",
			"upgrade-insecure-requests",
		]);
		expect(headers).toMatchObject({
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": "same-origin",
			"referrer-policy": "strict-origin-when-cross-origin",
			"reporting-endpoints": 'csp="/api/csp-report"',
			// No rule for subdomains.
			"strict-transport-security": "max-age=31536000",
			"x-content-type-options": "nosniff",
			"x-frame-options": "DENY",
		});
		for (const name of ["camera", "geolocation", "microphone", "payment"]) {
			expect(headers["permissions-policy"]).toContain(`${name}=()`);
		}
		expect(headers).not.toHaveProperty("set-cookie");
		expect(headers).not.toHaveProperty("access-control-allow-origin");
		expect(text).not.toMatch(/<script\b[^>]*\bsrc="(http|\/\/)/);
	},
);

test("a built file has the headers about its type and its readers, and none about documents", async () => {
	const { text } = await read("/tr");
	const { headers } = await read(/\/assets\/[\w-]+\.js/.exec(text)?.[0] ?? "");
	expect(headers).toMatchObject({
		"content-type": expect.stringContaining("javascript"),
		"cache-control": "public, max-age=31536000, immutable",
		"cross-origin-resource-policy": "same-origin",
		"strict-transport-security": "max-age=31536000",
		"x-content-type-options": "nosniff",
	});
	for (const name of ["content-security-policy", "permissions-policy", "referrer-policy"]) {
		expect(headers).not.toHaveProperty(name);
	}
	expect((await read("/assets/none.js")).headers).toHaveProperty("content-security-policy");
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
	const figure = async () => {
		const { payload } = await site.app.inject({
			url: "/metrics",
			headers: { authorization: "Bearer a-token-of-the-tests" },
		});
		const [, count = "absent"] = /^vitrin_csp_reports_total (\d+)$/m.exec(payload) ?? [];
		expect(count).toMatch(/^\d+$/);
		return Number(count);
	};

	it.each([
		[
			"application/reports+json",
			[
				{
					type: "csp-violation",
					body: { effectiveDirective: "img-src", documentURL: "https://x" },
				},
			],
		],
		["application/csp-report", { "csp-report": { "effective-directive": "font-src" } }],
	])("as %s is counted", async (type, body) => {
		const before = await figure();
		expect((await post(type, body)).statusCode).toBe(204);
		expect(await figure()).toBe(before + 1);
	});

	it.each([
		["application/csp-report", {}, 400],
		["application/csp-report", { "csp-report": { "effective-directive": "x\nforged" } }, 400],
		["application/csp-report", "no JSON", 400],
		["text/plain", "anything", 400],
		["application/csp-report", { filler: "x".repeat(8 * 1024) }, 413],
	])("as a malformed report of type %s is refused", async (type, body, status) => {
		expect((await post(type, body)).statusCode).toBe(status);
	});

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

test("/.well-known/security.txt names the contact for at most a year, if there is one", async () => {
	const path = "/.well-known/security.txt";
	const { text, headers } = await read(path);
	expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
	const fields = Object.fromEntries(
		text
			.trimEnd()
			.split("\n")
			.map((line) => line.split(": ")),
	);
	expect(fields.Contact).toBe("mailto:security@vitrin.example");
	expect(fields.Canonical).toBe(`https://vitrin.example${path}`);
	const days = (Date.parse(fields.Expires) - Date.now()) / 864e5;
	expect(days).toBeGreaterThan(80);
	expect(days).toBeLessThan(365);

	await using bare = await startSite();
	expect((await bare.app.inject(path)).statusCode).toBe(404);
});
