import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LeadProblem } from "../../../form/problems.ts";
import { DEMO_FORM } from "../../../form/relayed-forms.ts";
import { toSubmission } from "../../../form/submit.ts";
import { useLanguage } from "../../../i18n/language-context.tsx";

/** The demo form that sends nothing: checks what was filled in and only logs it (specification §5). */
export function useInertForm() {
	const language = useLanguage();
	const form = useRef<HTMLFormElement>(null);
	const [problems, setProblems] = useState<readonly LeadProblem[]>([]);
	const [logged, setLogged] = useState(false);

	// Where no script runs the browser's own messages serve; from here on ours do.
	useEffect(() => {
		if (form.current) form.current.noValidate = true;
	}, []);

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const fields = Object.fromEntries(new FormData(event.currentTarget));
		const result = DEMO_FORM.parse(toSubmission(DEMO_FORM, fields, language));
		const found = "problems" in result ? result.problems : [];
		setProblems(found);
		setLogged("lead" in result);
		if ("lead" in result) {
			const { name, email, company, message } = result.lead;
			console.log("Demo form:", { name, email, company, message });
		}
		const first = event.currentTarget.querySelector<HTMLElement>(
			`[name="${found[0]?.field}"]`,
		);
		first?.focus();
	}

	/** A field that is being mended is no longer reproached, and what was said of the form no longer holds. */
	function change({ target }: FormEvent<HTMLFormElement>) {
		setLogged(false);
		setProblems((shown) =>
			shown.filter(({ field }) => !("name" in target && target.name === field)),
		);
	}
	return { form, problems, logged, submit, change };
}
