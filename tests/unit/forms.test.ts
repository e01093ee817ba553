import { describe, expect, it } from "vitest";
import { LEAD_BOUNDS } from "../../shared/forms/field-schemas.ts";
import { DEMO_FORM, NEWSLETTER, QUICK_ANALYSIS } from "../../shared/forms/forms.ts";
import { PRIVACY_REQUEST } from "../../shared/forms/privacy-request.ts";

const SENT = {
	timestamp: "2026-11-20T09:30:00.000Z",
	language: "tr",
	page: "/tr",
};
const SUBMISSION = {
	...SENT,
	name: "Ayşe Gül Yıldırım",
	email: "ayse@cicek.example",
	company: "Çiçek Lojistik A.Ş.",
	message: "Hızlı bir analiz istiyoruz.",
	source: QUICK_ANALYSIS.source,
};

const parse = (changes: object) => QUICK_ANALYSIS.parse({ ...SUBMISSION, ...changes });

const required = (...fields: string[]) => ({
	problems: fields.map((field) => ({ field, code: "required" })),
});

const lines = "a\tb\n".repeat(LEAD_BOUNDS.message / 4 - 1);

it.each<[name: string, changes: object, lead: object]>([
	["takes it as it is", {}, {}],
	["ignores unknown fields", { admin: true, id: "1" }, {}],
	[
		"trims and composes texts (NFC)",
		{ name: "\t Ays\u0327e Gu\u0308l I\u0307pek\u00a0\n" },
		{ name: "Ayşe Gül İpek" },
	],
	[
		"leaves out empty optional fields",
		{ message: " \r\n ", language: "", page: "" },
		{ message: undefined, language: undefined, page: undefined },
	],
	["takes null as empty", { message: null }, { message: undefined }],
	[
		"keeps the lines and tabs of a message, and counts CR LF as one character",
		{ message: `${lines.replaceAll("\n", "\r\n")}abcd` },
		{ message: `${lines}abcd` },
	],
	["converts the timestamp to UTC", { timestamp: "2026-11-20T12:30:00+03:00" }, {}],
	[
		"leaves out a wrong language or page",
		{ language: "fr", page: "x".repeat(501) },
		{ language: undefined, page: undefined },
	],
])("the quick analysis %s", (_, changes, lead) => {
	expect(parse(changes)).toEqual({ lead: { ...SUBMISSION, ...lead } });
});

it.each([
	"o'brien+site@mail.example.com",
	"bilgi@çiçek.com.tr",
	"ışık@örnek.example",
	"a@1.example",
	"a@xn--iek-1lae.com.tr",
])("%s is an email address", (email) => {
	expect(parse({ email })).toEqual({ lead: { ...SUBMISSION, email } });
});

it.each([
	"ayse",
	"ayse@",
	"@cicek.example",
	"ayse@cicek",
	"ayse@@cicek.example",
	"ayse@cicek..example",
	"ayse@-cicek.example",
	"ayse gul@cicek.example",
	"ayse@cicek.example, gul@cicek.example",
	"Ayşe <ayse@cicek.example>",
])("%s is no email address", (email) => {
	expect(parse({ email })).toEqual({
		problems: [{ field: "email", code: "email" }],
	});
});

it("a name that shows nothing is missing", () => {
	expect(parse({ name: "\u200b \u202e\u3164\u2800" })).toEqual(required("name"));
	expect(parse({ name: "👩‍💻" })).toEqual({ lead: { ...SUBMISSION, name: "👩‍💻" } });
});

it.each([
	["name", "ğ".repeat(100)],
	["email", `a@${"b".repeat(244)}.example`],
	["company", "ğ".repeat(150)],
	["message", "ğ".repeat(2_000)],
])("%s takes its longest text, and no character more", (field, longest) => {
	expect(parse({ [field]: ` ${longest} ` })).toEqual({
		lead: { ...SUBMISSION, [field]: longest },
	});
	expect(parse({ [field]: `${longest}e` })).toEqual({
		problems: [{ field, code: "too_long" }],
	});
});

it.each([
	["name", "Ayşe\nGül"],
	["name", "Ayşe\u0000"],
	["email", "ayse@cicek.example\r\nbcc: x@y.example"],
	["company", "Çiçek\u001b[31m"],
	["company", "half a pair: \ud83d"],
	["message", "bell \u0007"],
	["message", "C1 \u0085"],
])("control characters in %s are refused: %j", (field, value) => {
	expect(parse({ [field]: value })).toEqual({
		problems: [{ field, code: "control_characters" }],
	});
});

it.each([
	"20.11.2026",
	"2026-11-20",
	"2026-11-20T09:30:00",
	"2026-13-20T09:30:00Z",
	"2026-11-20T09:30:00 +03:00",
	"0000-01-01T00:00:00Z",
	"9999-12-31T23:59:59-03:00",
])("the timestamp '%s' is refused", (timestamp) => {
	expect(parse({ timestamp })).toEqual({
		problems: [{ field: "timestamp", code: "invalid" }],
	});
});

it("each field has one problem, in the order of the form", () => {
	expect(
		QUICK_ANALYSIS.parse({
			source: "newsletter",
			message: `\u0007${"x".repeat(3_000)}`,
			company: ["a", "b"],
			email: "not an address",
			name: " ",
		}),
	).toEqual({
		problems: [
			{ field: "name", code: "required" },
			{ field: "email", code: "email" },
			{ field: "company", code: "invalid" },
			{ field: "message", code: "control_characters" },
			{ field: "timestamp", code: "required" },
			{ field: "source", code: "invalid" },
		],
	});
});

it.each([undefined, null, "text", 7, []])("%j is an empty submission", (input) => {
	expect(QUICK_ANALYSIS.parse(input)).toEqual(
		required("name", "email", "company", "timestamp", "source"),
	);
});

describe("the demo form", () => {
	const { source } = DEMO_FORM;
	const filled = { ...SENT, source, name: "Ayşe", email: "a@b.example" };
	const nothing = { company: undefined, message: undefined };

	it("requires a name and an email address only", () => {
		expect(DEMO_FORM.parse({ ...filled, company: " " })).toEqual({
			lead: { ...filled, ...nothing },
		});
		expect(DEMO_FORM.parse({ ...SENT, source, message: "" })).toEqual(required("name", "email"));
	});
});

it("the newsletter takes an email address and no other field of the visitor", () => {
	const { source } = NEWSLETTER;
	const subscription = { ...SENT, source, email: "a@b.example" };
	expect(NEWSLETTER.parse({ ...subscription, name: "Ayşe" })).toEqual({
		lead: subscription,
	});
	expect(NEWSLETTER.parse({ ...SENT, source })).toEqual(required("email"));
});

it("a request about personal data takes no company, and requires a message", () => {
	const request = { ...SENT, source: "privacy_request", name: "Ayşe", email: "a@b.example" };
	const message = "Verilerimi silin.";
	expect(PRIVACY_REQUEST.parse({ ...request, message, company: "Çiçek" })).toEqual({
		lead: { ...request, message },
	});
	expect(PRIVACY_REQUEST.parse(request)).toEqual(required("message"));
});
