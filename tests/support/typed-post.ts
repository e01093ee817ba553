import type { Locator, Page } from "playwright-core";

const SENTENCE: Record<"tr" | "de", string> = {
	tr: "Teklif isteyen bir müşteri üç gün bekler ve bu sürede iki rakibinizle daha konuşur. ",
	de: "Wer ein Angebot anfragt, wartet drei Tage und spricht inzwischen mit zwei Mitbewerbern. ",
};

/** The parts of a post of some 600 words with a table and code; a picture stands after each but the last. */
export const partsOf = (language: "tr" | "de"): string[] => {
	const paragraph = SENTENCE[language].repeat(7).trim();
	return [
		`${paragraph}\n\n## 1\n\n${paragraph}\n\n`,
		`## 2\n\n${paragraph}\n\n| A | B |\n| --- | --- |\n| 48 | 72 |\n\n${paragraph}\n\n`,
		`## 3\n\n${paragraph}\n\n\`\`\`\nPOST /api/quick-analysis\n\`\`\`\n\n${paragraph}\n\n`,
		`## 4\n\n${paragraph}`,
	];
};

/** What a person does, counted: a click, a field that is filled, a key. */
export function countSteps(page: Page) {
	let steps = 0;
	return {
		count: () => steps,
		click: async (target: Locator) => {
			steps += 1;
			await target.click();
		},
		fill: async (target: Locator, text: string) => {
			steps += 1;
			await target.fill(text);
		},
		press: async (key: string) => {
			steps += 1;
			await page.keyboard.press(key);
		},
		/** Anything else that is one step, such as a text that is typed or pasted. */
		once: async (act: () => Promise<unknown>) => {
			steps += 1;
			await act();
		},
	};
}
