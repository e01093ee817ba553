import { getSearchQuery, setSearchQuery } from "@codemirror/search";
import type { EditorState } from "@codemirror/state";
import { EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from "@codemirror/view";

/** The most matches that are counted, because they are counted at every key. */
const MOST = 1_000;

/** Says beside the fields of the search how much it finds, and how much it has replaced. */
class SearchCount implements PluginValue {
	readonly #status = document.createElement("output");

	update(update: ViewUpdate): void {
		const { view, state, docChanged, selectionSet, transactions } = update;
		const panel = view.dom.querySelector(".cm-search");
		if (!panel) return;
		const effects = transactions.flatMap((one) => one.effects);
		const isOpened = this.#status.parentElement !== panel;
		if (isOpened) panel.querySelector("[name=search]")?.after(this.#status);
		const isAsked = effects.some((effect) => effect.is(setSearchQuery));
		if (!isOpened && !isAsked && !docChanged && !selectionSet) return;
		const isReplaced = transactions.some((one) => one.isUserEvent("input.replace.all"));
		const said = isReplaced && effects.find((effect) => effect.is(EditorView.announce));
		// CodeMirror announces it already.
		this.#status.ariaLive = said ? "off" : "polite";
		this.#status.textContent = said ? said.value : count(state);
	}
}

function count(state: EditorState): string {
	const query = getSearchQuery(state);
	if (query.search === "") return "";
	const { main } = state.selection;
	const matches = query.getCursor(state);
	let total = 0;
	let current = 0;
	for (let match = matches.next(); !match.done && total < MOST; match = matches.next()) {
		total += 1;
		if (match.value.from === main.from && match.value.to === main.to) current = total;
	}
	if (total === 0) return state.phrase("nothing found");
	const all = total < MOST ? total : `${MOST}+`;
	return current > 0 ? state.phrase("$1 of $2", current, all) : state.phrase("found: $", all);
}

export const searchCount = ViewPlugin.fromClass(SearchCount);
