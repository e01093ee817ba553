import { describe, expect, it } from "vitest";
import { parseDemoRequest } from "../../client/pages/sales-automation-demo/demo-request.ts";

const filled = { name: "Ayşe", email: "ayse@firma.example" };

describe("parseDemoRequest", () => {
	it("asks for a name and an email address alone", () => {
		expect(parseDemoRequest(filled)).toEqual({
			request: { ...filled, company: undefined, message: undefined },
		});
		expect(parseDemoRequest({ company: " ", message: "" })).toEqual({
			problems: [
				{ field: "name", code: "required" },
				{ field: "email", code: "required" },
			],
		});
	});

	it("reads the fields as a lead's: trimmed, composed, their lines kept", () => {
		const company = " C\u0327ic\u0327ek ";
		const message = "eins\r\nzwei ";
		expect(parseDemoRequest({ ...filled, company, message })).toEqual({
			request: { ...filled, company: "Çiçek", message: "eins\nzwei" },
		});
	});

	it.each([
		["email", "ayse@", "email"],
		["email", "ayse@firma", "email"],
		["company", "x".repeat(151), "too_long"],
		["company", "a\u0007b", "control_characters"],
		["message", "x".repeat(2001), "too_long"],
		["message", "a\u0000b", "control_characters"],
	])("refuses the %s %j as %s", (field, value, code) => {
		expect(parseDemoRequest({ ...filled, [field]: value })).toEqual({
			problems: [{ field, code }],
		});
	});
});
