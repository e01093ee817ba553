import type { HiddenFields } from "../../shared/forms/form-token.ts";
import { HONEYPOT } from "../../shared/forms/forms.ts";
import { useLanguage } from "../i18n/language-context.tsx";

/**
 * The inputs of a form that people do not see. The honeypot catches programs that fill in every
 * field: it is out of sight, out of the tab order and hidden from screen readers.
 */
export function HiddenInputs({
	hidden,
	honeypotLabel,
}: {
	/** Absent in a dialog, which sends them by script only. */
	hidden: HiddenFields | undefined;
	honeypotLabel: string;
}) {
	const language = useLanguage();
	return (
		<>
			<input type="hidden" name="language" value={language} />
			{hidden && (
				<>
					<input type="hidden" name="idempotencyKey" value={hidden.idempotencyKey} />
					<input type="hidden" name="formToken" value={hidden.formToken} />
				</>
			)}
			<div className="visually-hidden" aria-hidden="true">
				<label>
					{honeypotLabel}
					<input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</>
	);
}
