import { unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef } from "react";
import { useCopy } from "../../language/language.tsx";
import { fromOutside, reading, replaceText } from "../text/create-view.ts";
import styles from "./history.module.css";

/** The present text, with its differences from another one. */
export function Compare({
	then,
	now,
	lang,
	label,
	onChange,
}: {
	then: string;
	now: string;
	lang: string;
	/** The text's name for screen readers. */
	label: string;
	/** If given, each difference can be taken over from the other text. */
	onChange?(text: string): void;
}) {
	const { history: copy } = useCopy().posts;
	const ref = useRef<HTMLDivElement>(null);
	const view = useRef<EditorView>(undefined);
	const isTaking = onChange !== undefined;
	const onTaken = useEffectEvent((text: string) => onChange?.(text));
	/** Kept up to date below. */
	const textNow = useEffectEvent(() => now);
	// Another text to compare with makes a new view.
	useEffect(() => {
		if (!ref.current) return;
		const created = new EditorView({
			parent: ref.current,
			doc: textNow(),
			extensions: [
				reading(lang, label),
				EditorState.phrases.of({ "$ unchanged lines": copy.unchanged }),
				unifiedMergeView({
					original: then,
					gutter: true,
					syntaxHighlightDeletions: true,
					collapseUnchanged: { margin: 2, minSize: 6 },
					mergeControls:
						isTaking &&
						((type, action) => {
							const button = document.createElement("button");
							if (type === "accept") {
								button.hidden = true;
								return button;
							}
							button.type = "button";
							button.textContent = copy.takePart;
							button.addEventListener("click", action);
							return button;
						}),
				}),
				EditorView.updateListener.of(({ docChanged, state, transactions }) => {
					const isOwn = !transactions.some((one) => one.annotation(fromOutside));
					if (docChanged && isOwn) onTaken(state.doc.toString());
				}),
			],
		});
		view.current = created;
		return () => created.destroy();
	}, [then, lang, label, isTaking, copy]);

	useEffect(() => {
		if (view.current) replaceText(view.current, now);
	}, [now]);

	return (
		<div>
			<p className={styles.legend}>
				<span>{copy.legend.red}</span> <span>{copy.legend.green}</span>
			</p>
			<div ref={ref} className={styles.compare} />
		</div>
	);
}
