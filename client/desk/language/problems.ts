import * as v from "valibot";
import { answerTo, DeskProblem } from "../api/request.ts";
import { useLanguage } from "./language.tsx";

/** Turns an error of a request into a sentence for the reader. */
export function useProblemText(): (error: unknown) => string {
	const { copy, format } = useLanguage();
	return (error) => {
		const { problems } = copy;
		if (!(error instanceof DeskProblem)) return problems.server;
		const wait = error.retryAfter && format.duration(error.retryAfter * 1000);
		if (wait && error.code === "too_many") return problems.wait(wait);
		if (wait && error.code === "too_often") return problems.pause(wait);
		const known: Record<string, unknown> = problems;
		// A password is refused for a reason of its own.
		const [reason = error.code] = [error.body.problems].flat();
		const text = known[String(reason)] ?? known[error.code];
		return typeof text === "string" ? text : problems.server;
	};
}

const refusedSchema = v.object({
	errors: v.array(v.object({ field: v.string(), code: v.string() })),
});

/** The refused fields of a request with their codes, for a form. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
	const errors = answerTo(error, refusedSchema)?.errors ?? [];
	return Object.fromEntries(errors.map(({ field, code }) => [field, code]));
}

/** Turns the code of a field's error into words. `most`: how many characters the field may have. */
export function useFieldText(): (code: unknown, most?: number) => string | undefined {
	const { copy, format } = useLanguage();
	const { longer_than, ...fields } = copy.fields;
	const known: Record<string, string> = fields;
	return (code, most) => {
		if (!code) return undefined;
		if (code === "too_long" && most) return longer_than(format.number(most));
		return known[String(code)] ?? fields.invalid;
	};
}
