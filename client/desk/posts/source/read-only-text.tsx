import { EditorView } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { FROM_TOP } from "../page/scroll-to.ts";
import { reading } from "../text/create-view.ts";
import { startOfBlock } from "./same-block.ts";
import styles from "./source.module.css";

/** Markdown to read and to copy from, with its marks as in the text beside it. */
export function ReadOnlyText({
	text,
	lang,
	label,
	block,
}: {
	text: string;
	lang: string;
	label: string;
	/** The number of the block that the pane scrolls to. */
	block: number;
}) {
	const ref = useRef<HTMLDivElement>(null);
	const view = useRef<EditorView>(undefined);
	useEffect(() => {
		if (!ref.current) return;
		const created = new EditorView({
			parent: ref.current,
			doc: text,
			extensions: reading(lang, label),
		});
		view.current = created;
		return () => created.destroy();
	}, [text, lang, label]);
	useEffect(() => {
		const pane = ref.current?.parentElement;
		if (!pane) return;
		view.current?.requestMeasure({
			read(shown) {
				// The title and the excerpt stand above the first one.
				if (block === 0) return -pane.scrollTop;
				const line = shown.lineBlockAt(startOfBlock(shown.state.doc.toString(), block));
				// As far down the window as the part of the text that is read.
				const wanted = Math.max(pane.getBoundingClientRect().top, window.innerHeight * FROM_TOP);
				return shown.documentTop + line.top - wanted;
			},
			write: (top) => pane.scrollBy({ top }),
		});
	}, [block]);
	return <div ref={ref} className={styles.text} />;
}
