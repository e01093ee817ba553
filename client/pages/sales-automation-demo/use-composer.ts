import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/language-context.tsx";
import type { Composed } from "./composer/composer.ts";
import { type DemoInput, parseDemoInput } from "./demo-input.ts";

const RULES = {
	tr: () => import("./composer/tr.ts"),
	de: () => import("./composer/de.ts"),
	en: () => import("./composer/en.ts"),
};

/** An input and the texts composed from it; the example's if nothing was typed. */
export interface DemoRun {
	input: DemoInput;
	composed: Composed;
}

/**
 * Runs a panel's form in the browser. The rules are loaded when they are first needed; where they
 * cannot be loaded, the server composes, as it does without JavaScript.
 */
export function useComposer(first: DemoRun) {
	const language = useLanguage();
	const [run, setRun] = useState({ ...first, count: 0 });
	const output = useRef<HTMLDivElement>(null);
	// On a small screen it is below the visible part of the page.
	useEffect(() => {
		if (run.count > 0) output.current?.scrollIntoView({ block: "nearest" });
	}, [run.count]);
	const load = RULES[language];
	return {
		...run,
		output,
		formProps: {
			noValidate: true,
			// The next submission tries again and handles a failure.
			onFocus: () => void load().catch(() => {}),
			async onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				const form = event.currentTarget;
				const input = parseDemoInput(new FormData(form));
				try {
					const { compose } = await load();
					const made = compose(input);
					const composedNow = Object.keys(made).length;
					setRun(({ composed, count }) => ({
						input,
						composed: { ...composed, ...made },
						count: count + composedNow,
					}));
					// A refused text is read out with its problem, as in the other forms.
					if (composedNow === 0) form.querySelector<HTMLElement>("input, textarea")?.focus();
				} catch (error) {
					console.error("The rules could not be loaded:", error);
					form.submit();
				}
			},
		},
	};
}
