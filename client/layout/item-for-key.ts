import { CASE_TABS, type CaseTab } from "../../content/cases/copy.ts";

/** Where a key leads in the row of tabs; the arrows go round. */
export function tabForKey(key: string, current: CaseTab): CaseTab | undefined {
	const last = CASE_TABS.length - 1;
	const index = CASE_TABS.indexOf(current);
	switch (key) {
		case "ArrowRight":
			return CASE_TABS[index === last ? 0 : index + 1];
		case "ArrowLeft":
			return CASE_TABS[index === 0 ? last : index - 1];
		case "Home":
			return CASE_TABS[0];
		case "End":
			return CASE_TABS[last];
		default:
			return undefined;
	}
}
