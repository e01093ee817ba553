import { type RefObject, useEffect } from "react";
import type { BlogCopy } from "../blog/tr.ts";
import prose from "./prose.module.css";

/** How long a button says that it has copied, in ms. */
const SAID_FOR = 2_000;

/**
 * Adds a button to each piece of code that copies it. The text is HTML from the server, and without a
 * script a button could do nothing.
 */
export function useCopyButtons(
	text: RefObject<HTMLElement | null>,
	parts: readonly string[],
	copy: Pick<BlogCopy["post"], "copyCode" | "copied">,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another text is another set of buttons.
	useEffect(() => {
		// Absent where the page did not come over HTTPS.
		if (!navigator.clipboard) return;
		const frames = text.current?.querySelectorAll(".post-code") ?? [];
		const buttons = Array.from(frames, (frame) => {
			const button = createButton(frame.querySelector("pre"), copy);
			frame.append(button);
			return button;
		});
		return () => {
			for (const button of buttons) button.remove();
		};
	}, [parts, copy.copyCode, copy.copied]);
}

function createButton(
	code: HTMLElement | null,
	copy: Pick<BlogCopy["post"], "copyCode" | "copied">,
): HTMLButtonElement {
	const button = document.createElement("button");
	button.type = "button";
	button.className = `screen-only ${prose.copy}`;
	button.ariaLive = "polite";
	button.textContent = copy.copyCode;
	button.addEventListener("click", async () => {
		try {
			await navigator.clipboard.writeText(code?.textContent?.trimEnd() ?? "");
		} catch (error) {
			// Refused by the browser's settings: the code can still be selected.
			console.warn("The code was not copied", error);
			return;
		}
		button.textContent = copy.copied;
		setTimeout(() => {
			button.textContent = copy.copyCode;
		}, SAID_FOR);
	});
	return button;
}
