import { useLanguage } from "../i18n/language-context.tsx";
import { type FormGuard, HONEYPOT } from "./guard.ts";
import { Honeypot } from "./honeypot.tsx";

/** What a form carries besides the fields that people see. */
export function Carried({
	guard,
	honeypotLabel,
}: {
	/** What the form's page was given; a dialog has none. */
	guard: FormGuard | undefined;
	honeypotLabel: string;
}) {
	const language = useLanguage();
	return (
		<>
			<input type="hidden" name="language" value={language} />
			{guard && (
				<>
					<input
						type="hidden"
						name="idempotencyKey"
						value={guard.idempotencyKey}
					/>
					<input type="hidden" name="formToken" value={guard.formToken} />
				</>
			)}
			<Honeypot label={honeypotLabel} />
		</>
	);
}

/** What stands in the hidden field, to be sent with the others by a script. */
export function honeypotOf(form: HTMLFormElement): Record<string, string> {
	const trap = form.elements.namedItem(HONEYPOT);
	return trap instanceof HTMLInputElement ? { [HONEYPOT]: trap.value } : {};
}
