import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { frame as deFrame } from "../../client/desk/frame/de.ts";
import { frame as trFrame } from "../../client/desk/frame/tr.ts";
import { posts as de } from "../../client/desk/posts/de.ts";
import { posts as tr } from "../../client/desk/posts/tr.ts";
import { languageName } from "../../shared/language-name.ts";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { button, field, paste, saved, testDeskPages } from "../support/desk-pages.ts";
import { expectFocus } from "../support/focus.ts";
import { overflowOf } from "../support/overflow.ts";
import { photo } from "../support/pictures.ts";

const SENTENCE: Record<"tr" | "de", string> = {
	tr: "Teklif isteyen bir müşteri üç gün bekler ve bu sürede iki rakibinizle daha konuşur. ",
	de: "Wer ein Angebot anfragt, wartet drei Tage und spricht inzwischen mit zwei Mitbewerbern. ",
};

/** The parts of a post of some 600 words with a table and code; a picture stands after each but the last. */
const partsOf = (language: "tr" | "de"): string[] => {
	const paragraph = SENTENCE[language].repeat(7).trim();
	return [
		`${paragraph}\n\n## 1\n\n${paragraph}\n\n`,
		`## 2\n\n${paragraph}\n\n| A | B |\n| --- | --- |\n| 48 | 72 |\n\n${paragraph}\n\n`,
		`## 3\n\n${paragraph}\n\n\`\`\`\nPOST /api/quick-analysis\n\`\`\`\n\n${paragraph}\n\n`,
		`## 4\n\n${paragraph}`,
	];
};

const site = testBrowserSite(() => ({}));
const { open } = testDeskPages(site);

const COPY = {
	tr: { posts: tr, frame: trFrame },
	de: { posts: de, frame: deFrame },
};

/** Where text and source stand beside each other, and where one of them is shown. */
const SIZES = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
];

const boxOf = async (page: Page, name: string) =>
	(await page.getByRole("textbox", { name, exact: true }).boundingBox()) ?? { x: Number.NaN };

test.each(
	(["tr", "de"] as const).flatMap((language) => SIZES.map((size) => ({ language, ...size }))),
)(
	"the first post, from the first word to the bin and back: $language, $width px",
	async (which) => {
		const { language, width } = which;
		const { posts: copy, frame } = COPY[language];
		const other = language === "tr" ? "de" : "tr";
		// Of this try: what another one has left is not in its way.
		const run = randomUUID().slice(0, 8);
		const slug = `erste-gr${language === "de" ? "oe" : "o"}sse-${run}`;
		const { page } = await open("/desk", { role: "editor", name: "Ece Kaya", ...which });
		const url = (name: string) => `${site.url}/${language}/blog/${name}`;
		const read = (name: string) => fetch(url(name), { redirect: "manual" });
		const statusOf = (name: string) => expect.poll(async () => (await read(name)).status);
		const pane = async (name: keyof typeof copy.panes) => {
			const choice = page
				.getByRole("radiogroup", { name: copy.panes.label })
				.getByText(copy.panes[name], { exact: true });
			await choice.click();
		};
		const details = () => pane("details");
		const act = async (name: string) => {
			await button(page, copy.more).click();
			await page.getByRole("menuitem", { name, exact: true }).click();
		};
		const heading = (name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();
		const text = field(page, copy.fields.content);
		const title = `Ilk ${language} ${run}`;

		// A title, some 600 words, three pictures at the cursor.
		await button(page, copy.create).click();
		await field(page, copy.fields.title).fill(title);
		await page.keyboard.press("Enter");
		await heading(title);
		await text.click();
		const parts = partsOf(language);
		for (const [index, part] of parts.entries()) {
			await page.keyboard.insertText(part);
			if (index === parts.length - 1) break;
			await paste(text, { picture: await photo(320, 240, "png") });
			const description = text.getByLabel(copy.pictures.alt).last();
			await expectFocus(description);
			await page.keyboard.insertText(`Resim ${index}`);
			await page.keyboard.press("Enter");
		}
		await field(page, copy.fields.excerpt).fill("Kurz");
		if (width < 1100) await details();
		await page
			.getByLabel(copy.pictures.addCover, { exact: true })
			.and(page.locator("input"))
			.setInputFiles({
				name: "cover.png",
				mimeType: "image/png",
				buffer: await photo(640, 360, "png"),
			});
		const cover = page.locator("div[data-picture]").getByLabel(copy.pictures.alt);
		await cover.fill("Kapak");
		await page.keyboard.press("Tab");
		await page.getByRole("combobox", { name: copy.fields.category }).fill("CRM");
		const author = page.getByRole("combobox", { name: copy.fields.author });
		expect(await author.inputValue()).toBe("Ece Kaya");
		expect(await field(page, copy.fields.read_time).inputValue()).toBe("4");
		await field(page, copy.fields.slug).fill(`Erste Größe ${run}!`);
		await saved(page);
		expect(await overflowOf(page)).toBeLessThanOrEqual(0);

		// A link to the draft, for somebody without an account.
		await button(page, copy.addresses.add).click();
		const link = await field(page, copy.addresses.newLink).inputValue();
		const shared = await fetch(site.url + link.slice(new URL(link).origin.length));
		expect(await shared.text()).toContain(title);
		await statusOf(slug).toBe(404);

		// Schedule the post from its menu, then publish it at once.
		await button(page, copy.more).click();
		await page.getByRole("menuitem", { name: copy.publishLater }).click();
		const time = field(page, copy.fields.published_at);
		await expect.poll(() => time.evaluate((input) => input === document.activeElement)).toBe(true);
		await time.fill("2999-01-01T09:00");
		const schedule = page.getByRole("button", { name: new RegExp(copy.schedule(".+")) });
		await schedule.click();
		const scheduled = button(page, copy.states.scheduled);
		await scheduled.waitFor();
		await statusOf(slug).toBe(404);
		expect(await scheduled.isDisabled()).toBe(true);
		await button(page, copy.more).click();
		await page.getByRole("menuitem", { name: copy.publishNow }).click();
		await page.getByText(copy.states.published, { exact: true }).waitFor();
		await statusOf(slug).toBe(200);
		expect((await (await read(slug)).text()).match(/<figure/g)).toHaveLength(3);

		// Translated: the source beside it, its pictures carried over, the slug from the new title.
		await button(page, copy.translations.start(languageName(other, language))).click();
		await page.getByTitle(languageName(other, language)).first().waitFor();
		if (width < 1100) await pane("source");
		else {
			await text.waitFor();
			const [source, target] = [
				await boxOf(page, copy.source.title),
				await boxOf(page, copy.fields.content),
			];
			expect(source.x).toBeLessThan(target.x);
		}
		await page.getByRole("textbox", { name: copy.source.title }).getByText("## 1").waitFor();
		if (width >= 1100) {
			// The original follows the cursor.
			await text.press("Control+End");
			const pane = page.getByRole("region", { name: copy.source.title });
			await expect
				.poll(() => pane.evaluate(({ lastElementChild: text }) => text?.scrollTop))
				.toBeGreaterThan(0);
		}
		expect(await axeFindings(page)).toEqual([]);
		expect(await overflowOf(page)).toBeLessThanOrEqual(0);
		if (width < 1100) await pane("write");
		await page
			.getByRole("textbox", { name: copy.fields.title, exact: true })
			.fill(`Übersetzt ${run}`);
		await saved(page);
		await details();
		await expect
			.poll(() => field(page, copy.fields.slug).inputValue())
			.toBe(`${other === "de" ? "ueb" : "ub"}ersetzt-${run}`);
		await button(page, copy.pictures.replace).waitFor();
		expect(await page.getByText(copy.pictures.unused).count()).toBe(0);
		const translation = page.url();

		// A typo; the translation says so.
		await page.getByRole("link", { name: title }).click();
		await heading(title);
		if (width < 1100) await pane("write");
		await text.press("Control+Home");
		await page.keyboard.insertText("Typo. ");
		await button(page, copy.update).click();
		await expect.poll(async () => (await read(slug)).text()).toContain("Typo. ");
		const typo = page.url();
		await page.goto(translation);
		if (width < 1100) await button(page, copy.source.show).click();
		await page.getByText(copy.source.changes, { exact: true }).click();
		await page.getByRole("textbox", { name: copy.source.changes }).getByText("Typo.").waitFor();
		await button(page, copy.source.done).click();
		await button(page, copy.source.done).waitFor({ state: "detached" });
		await page.goto(typo);
		await heading(title);

		// Another address; the old one leads on. Then archived, deleted and restored.
		if (width < 1100) await details();
		await field(page, copy.fields.slug).fill(`${slug}-2`);
		await button(page, copy.update).click();
		await statusOf(`${slug}-2`).toBe(200);
		await statusOf(slug).toBe(301);
		await act(copy.withdraw);
		await statusOf(`${slug}-2`).toBe(404);
		await button(page, copy.undo).click();
		await statusOf(`${slug}-2`).toBe(200);
		await act(copy.archive);
		await page.getByText(copy.states.archived, { exact: true }).waitFor();
		await statusOf(`${slug}-2`).toBe(404);
		await act(copy.remove);
		await page.getByRole("dialog").getByRole("button", { name: copy.remove }).click();
		await heading(frame.posts);
		await page.getByText(copy.outcomes.removed(title)).waitFor();
		await expectFocus(page.getByRole("main"));
		await page.getByRole("link", { name: copy.bin.open, exact: true }).click();
		expect(await axeFindings(page)).toEqual([]);
		const binned = page.getByRole("listitem").filter({ hasText: title });
		await binned.getByRole("button", { name: copy.bin.restore }).click();
		await heading(title);
		await page.getByText(copy.states.draft, { exact: true }).waitFor();
	},
);
