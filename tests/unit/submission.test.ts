import { describe, expect, it } from "vitest";
import {
	parseDemoForm,
	parseNewsletter,
} from "../../client/form/submission.ts";

const sent = { timestamp: "2026-11-20T09:30:00.000Z", language: "tr" };
const demo = { ...sent, source: "demo_form" };
const filled = { ...demo, name: "Ayşe", email: "ayse@firma.example" };
const nothing = { company: undefined, message: undefined, page: undefined };

describe("parseDemoForm", () => {
	it("asks for a name and an email address alone", () => {
		expect(parseDemoForm(filled)).toEqual({ lead: { ...filled, ...nothing } });
		expect(parseDemoForm({ ...demo, company: " ", message: "" })).toEqual({
			problems: [
				{ field: "name", code: "required" },
				{ field: "email", code: "required" },
			],
		});
	});

	it("reads the fields as a lead's: trimmed, composed, their lines kept", () => {
		const company = " C\u0327ic\u0327ek ";
		const message = "eins\r\nzwei ";
		expect(parseDemoForm({ ...filled, company, message })).toEqual({
			lead: { ...filled, ...nothing, company: "Çiçek", message: "eins\nzwei" },
		});
	});

	it.each([
		["email", "ayse@", "email"],
		["email", "ayse@firma", "email"],
		["company", "x".repeat(151), "too_long"],
		["company", "a\u0007b", "control_characters"],
		["message", "x".repeat(2001), "too_long"],
		["message", "a\u0000b", "control_characters"],
		["source", "newsletter", "invalid"],
	])("refuses the %s %j as %s", (field, value, code) => {
		expect(parseDemoForm({ ...filled, [field]: value })).toEqual({
			problems: [{ field, code }],
		});
	});
});

describe("parseNewsletter", () => {
	const subscription = { ...sent, source: "newsletter", email: "a@b.example" };

	it("takes an address and nothing else of who sends it", () => {
		expect(parseNewsletter({ ...subscription, name: "Ayşe" })).toEqual({
			lead: { ...subscription, page: undefined },
		});
	});

	it.each([
		["", "required"],
		["a@b", "email"],
		[`${"a".repeat(250)}@b.example`, "too_long"],
	])("refuses the address %j as %s", (email, code) => {
		expect(parseNewsletter({ ...subscription, email })).toEqual({
			problems: [{ field: "email", code }],
		});
	});
});
