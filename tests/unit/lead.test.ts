import { describe, expect, test } from "vitest";
import { LEAD_BOUNDS } from "../../client/form/field-schemas.ts";
import {
	parseLead,
	QUICK_ANALYSIS_SOURCE,
} from "../../client/form/submission.ts";

const SUBMISSION = {
	name: "Ayşe Gül Yıldırım",
	email: "ayse@cicek.example",
	company: "Çiçek Lojistik A.Ş.",
	message: "Hızlı bir analiz istiyoruz.",
	timestamp: "2026-11-20T09:30:00.000Z",
	source: QUICK_ANALYSIS_SOURCE,
	language: "tr",
	page: "/tr",
};

const parse = (changes: Record<string, unknown>) =>
	parseLead({ ...SUBMISSION, ...changes });

const lead = (changes: Record<string, unknown>) => {
	const result = parse(changes);
	if ("problems" in result) throw new Error(JSON.stringify(result.problems));
	return result.lead;
};

test("a submission is taken as it is", () => {
	expect(parseLead(SUBMISSION)).toEqual({ lead: SUBMISSION });
});

test("texts are trimmed and composed (NFC)", () => {
	const decomposed = "Ays\u0327e Gu\u0308l I\u0307pek";
	expect(lead({ name: `\t ${decomposed}\u00a0\n` }).name).toBe("Ayşe Gül İpek");
});

test("what a form leaves empty is absent", () => {
	const empty = lead({ message: " \r\n ", language: "", page: "" });
	expect(empty.message).toBeUndefined();
	expect(empty.language).toBeUndefined();
	expect(empty.page).toBeUndefined();
	expect(lead({ message: null }).message).toBeUndefined();
});

test("a message keeps its lines and tabs; line breaks of a form post count as one", () => {
	const lines = "a\tb\n".repeat(LEAD_BOUNDS.message / 4 - 1);
	expect(
		lead({ message: `${lines.replaceAll("\n", "\r\n")}abcd` }).message,
	).toBe(`${lines}abcd`);
});

test("unknown fields are ignored", () => {
	expect(lead({ admin: true, id: "1" })).toEqual(SUBMISSION);
});

test("the timestamp is given in UTC", () => {
	expect(lead({ timestamp: "2026-11-20T12:30:00+03:00" }).timestamp).toBe(
		SUBMISSION.timestamp,
	);
});

test("a language or page that cannot be used does not cost the lead", () => {
	const odd = lead({ language: "fr", page: "x".repeat(501) });
	expect(odd).toMatchObject({ name: SUBMISSION.name });
	expect(odd.language).toBeUndefined();
	expect(odd.page).toBeUndefined();
});

test.each([
	"o'brien+site@mail.example.com",
	"bilgi@çiçek.com.tr",
	"ışık@örnek.example",
	"a@1.example",
	"a@xn--iek-1lae.com.tr",
])("%s is an address", (email) => {
	expect(lead({ email }).email).toBe(email);
});

test.each([
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
])("%s is no address", (email) => {
	expect(parse({ email })).toEqual({
		problems: [{ field: "email", code: "email" }],
	});
});

describe("bounds", () => {
	test.each(["name", "company", "message"] as const)("%s", (field) => {
		const most = "ğ".repeat(LEAD_BOUNDS[field]);
		expect(lead({ [field]: ` ${most} ` })[field]).toBe(most);
		expect(parse({ [field]: `${most}ğ` })).toEqual({
			problems: [{ field, code: "too_long" }],
		});
	});

	test("email", () => {
		const address = (length: number) => `a@${"b".repeat(length - 10)}.example`;
		expect(lead({ email: address(LEAD_BOUNDS.email) }).email).toHaveLength(254);
		expect(parse({ email: address(LEAD_BOUNDS.email + 1) })).toEqual({
			problems: [{ field: "email", code: "too_long" }],
		});
	});
});

test.each([
	["name", "Ayşe\nGül"],
	["name", "Ayşe\u0000"],
	["email", "ayse@cicek.example\r\nbcc: x@y.example"],
	["company", "Çiçek\u001b[31m"],
	["company", "half a pair: \ud83d"],
	["message", "bell \u0007"],
	["message", "C1 \u0085"],
])("control characters in %s are refused", (field, value) => {
	expect(parse({ [field]: value })).toEqual({
		problems: [{ field, code: "control_characters" }],
	});
});

test.each([
	"",
	"20.11.2026",
	"2026-11-20",
	"2026-11-20T09:30:00",
	"2026-13-20T09:30:00Z",
	"2026-11-20T09:30:00 +03:00",
	"0000-01-01T00:00:00Z",
	"9999-12-31T23:59:59-03:00",
])("the timestamp '%s' is refused", (timestamp) => {
	expect(parse({ timestamp })).toEqual({
		problems: [
			{ field: "timestamp", code: timestamp === "" ? "required" : "invalid" },
		],
	});
});

test("each field has one problem, in the order of the form", () => {
	expect(
		parseLead({
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

test.each([undefined, null, "text", 7, []])(
	"%j is an empty submission",
	(input) => {
		expect(parseLead(input)).toEqual({
			problems: ["name", "email", "company", "timestamp", "source"].map(
				(field) => ({ field, code: "required" }),
			),
		});
	},
);
