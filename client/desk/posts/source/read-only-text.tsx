import { EditorView } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { reading } from "../text/create-view.ts";
import styles from "./source.module.css";

/** Markdown to read and to copy from, with its marks as in the text beside it. */
export function ReadOnlyText({ text, lang, label }: { text: string; lang: string; label: string }) {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!ref.current) return;
		const view = new EditorView({
			parent: ref.current,
			doc: text,
			extensions: reading(lang, label),
		});
		return () => view.destroy();
	}, [text, lang, label]);
	return <div ref={ref} className={styles.text} />;
}
