import { expect, test } from "vitest";
import {
	isCoverUntranslated,
	untranslatedIn,
} from "../../client/desk/posts/source/untranslated.ts";

const GERMAN = "Ein kurzer Satz genügt, wenn er auf die letzte Frage des Kunden eingeht.";
const TURKISH = "Müşterinin son sorusuna değinen kısa bir cümle yeter, gerisini o yazar.";

const text = (content: string) => ({ title: "CRM", excerpt: "", content });

test.each([
	["everything is translated", text(`${TURKISH}\n\n${TURKISH}`), []],
	["half of the text is as in the source", text(`${TURKISH}\n\n${GERMAN}`), ["content"]],
	[
		"it is as the source was",
		text("Alter Anfang, der heute anders lautet, weil jemand ihn änderte."),
		["content"],
	],
	[
		"short lines and pictures are the same",
		text(`CRM\n\n![Ein Diagramm mit einer langen Beschreibung](picture:1)`),
		[],
	],
])("of a translation in which %s", (_, post, fields) => {
	const now = text(`${GERMAN}\n\n![Ein Diagramm mit einer langen Beschreibung](picture:1)\n\nCRM`);
	const seen = text("Alter Anfang, der heute anders lautet, weil jemand ihn änderte.");
	expect(untranslatedIn(post, { now, seen })).toEqual(fields);
});

test.each([
	["Ein Schreibtisch mit Angeboten", "Ein Schreibtisch mit Angeboten", true],
	["Tekliflerin durduğu bir masa", "Ein Schreibtisch mit Angeboten", false],
	["Logo", "Logo", false],
	[undefined, undefined, false],
])("a cover described by %j, in the source by %j", (alt, source, expected) => {
	expect(isCoverUntranslated(alt, source)).toBe(expected);
});
