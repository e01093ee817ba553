import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LeadProblem } from "../../quick-analysis/lead.ts";
import { parseDemoRequest } from "./demo-request.ts";

/** The demo form: checks what was filled in and only logs it (specification §5). */
export function useDemoForm() {
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
		const result = parseDemoRequest(fields);
		const found = "problems" in result ? result.problems : [];
		setProblems(found);
		setLogged("request" in result);
		if ("request" in result) console.log("Demo form:", result.request);
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
