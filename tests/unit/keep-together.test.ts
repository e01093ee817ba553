import { expect, test } from "vitest";
import { keepTogether } from "../../client/i18n/keep-together.ts";

test("no line ends behind the hyphen of e-posta or E-Mail", () => {
	expect(keepTogether("48 saat içinde e-postanıza gelir.")).toBe(
		"48 saat içinde e-\u2060postanıza gelir.",
	);
	expect(keepTogether("Bericht per E-Mail")).toBe("Bericht per E-\u2060Mail");
});

test("a text that begins with one is left alone", () => {
	for (const label of ["E-posta adresi", "E-Mail-Adresse"]) {
		expect(keepTogether(label)).toBe(label);
	}
});

test("other compounds may be broken", () => {
	const text = "B2B-Unternehmen, Prompt-Bibliothek, Ağustos-Eylül, Die-Post";
	expect(keepTogether(text)).toBe(text);
});
