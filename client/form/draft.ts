import type { FieldName, FormValues } from "../../shared/forms/field-schemas.ts";
import { EMPTY_VALUES } from "./form-state.ts";
import { inTabStorage } from "./tab-storage.ts";

/**
 * The unsent text of a form. It survives a reload and other documents, and ends with the tab: others may
 * use the same computer. Neither the token nor the hidden fields are kept.
 */
const keyOf = (source: string) => `draft ${source}`;

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(EMPTY_VALUES, name);

/** @param source the form's. */
export function readDraft(source: string): [FieldName, string][] {
	const kept = inTabStorage((storage) => storage.getItem(keyOf(source))) ?? "";
	return [...new URLSearchParams(kept)].flatMap(([name, value]) =>
		isFieldName(name) ? [[name, value] satisfies [FieldName, string]] : [],
	);
}

/** Keeps the values that are not empty. */
export function keepDraft(source: string, values: FormValues): void {
	const typed = Object.entries(values).filter(([, value]) => value);
	const text = String(new URLSearchParams(typed));
	inTabStorage((storage) =>
		text ? storage.setItem(keyOf(source), text) : storage.removeItem(keyOf(source)),
	);
}
