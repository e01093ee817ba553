import type { Page } from "playwright-core";
import { tr } from "../../client/pages/home/tr.ts";

const { journey } = tr;

const sectionOf = (page: Page) => page.getByRole("region", { name: journey.title });
export const listOf = (page: Page) => page.getByRole("list", { name: journey.listLabel });
export const nodesOf = (page: Page) => listOf(page).getByRole("button");
export const ringOf = (page: Page) => listOf(page).locator("..");
export const cardOf = (page: Page, stage: number) => page.locator(`#stage-${stage}`);

/** Presses a stage's node; nodes move, which is why Playwright must not wait for them to stand. */
export const press = (page: Page, stage: number) =>
	nodesOf(page)
		.nth(stage - 1)
		.click({ force: true });

/** The stages whose node says that it is expanded. */
export const selectedOn = (page: Page) =>
	nodesOf(page).evaluateAll((nodes) =>
		nodes.flatMap((node, index) => (node.ariaExpanded === "true" ? [index + 1] : [])),
	);

/** The stages whose card is to be seen. */
export const cardsOn = (page: Page) =>
	sectionOf(page)
		.locator("[id^=stage-]")
		.filter({ visible: true })
		.evaluateAll((cards) => cards.map(({ id }) => Number(id.at(-1))));

/** Degrees that the ring has turned, and the ms that its animation has run; undefined where none runs. */
export const turnOf = (page: Page) =>
	ringOf(page).evaluate((ring) => ({
		degrees: Number.parseFloat(getComputedStyle(ring).rotate) || 0,
		ms: ring
			.getAnimations()
			.map(({ currentTime }) => Number(currentTime))
			.at(0),
	}));

/** Where a node stands: degrees clockwise from three o'clock, and px from the middle. */
export const placeOf = (page: Page, stage: number) =>
	ringOf(page).evaluate((ring, index) => {
		const middle = (element: Element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return { x: x + width / 2, y: y + height / 2 };
		};
		const node = ring.querySelectorAll("ol button")[index];
		const at = node && middle(node);
		// The ring turns, but its middle stays.
		const from = middle(ring);
		if (!at) throw new Error(`no node ${index}`);
		return {
			degrees: (Math.atan2(at.y - from.y, at.x - from.x) * 180) / Math.PI,
			radius: Math.hypot(at.x - from.x, at.y - from.y),
		};
	}, stage - 1);

/** The stages whose node is drawn in the colour of data, and how many lines are. */
export const litOn = (page: Page) =>
	ringOf(page).evaluate((ring) => {
		const data = document.createElement("i");
		data.style.color = "var(--data)";
		ring.append(data);
		const colour = getComputedStyle(data).color;
		data.remove();
		return {
			lit: [...ring.querySelectorAll("ol button")].flatMap((node, index) =>
				getComputedStyle(node).borderTopColor === colour ? [index + 1] : [],
			),
			lines: [...ring.querySelectorAll(":scope > svg path")].filter(
				(line) => getComputedStyle(line).stroke === colour,
			).length,
		};
	});
