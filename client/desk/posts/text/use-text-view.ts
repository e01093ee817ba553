import { Compartment } from "@codemirror/state";
import { EditorView, placeholder } from "@codemirror/view";
import {
	type Ref,
	useEffect,
	useEffectEvent,
	useImperativeHandle,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import type { PostAnswer } from "../../../../shared/desk/posts.ts";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { takeTyped } from "../../parts/typed-ahead.ts";
import { clipboard } from "./clipboard.ts";
import { fromOutside, replaceText, writing } from "./create-view.ts";
import { setSource } from "./picture-state.ts";
import { picturesInView } from "./pictures.ts";

export interface TextProps {
	stored: PostAnswer;
	value: string;
	error: string | undefined;
	onChange(value: string): void;
	/** Stores a picture for the text. @returns its id; undefined where it failed. */
	upload(file: File): Promise<string | undefined>;
	/** Is told where the cursor is, in UTF-16 code units. */
	onCursor(at: number): void;
	/** Whether the cursor starts in it. */
	autoFocus: boolean;
}

/** Keeps an editor for a post's text in an element. Its history stays as long as the element. */
export function useTextView(props: TextProps, viewRef: Ref<EditorView | undefined>) {
	const { stored, value, error } = props;
	const { content: copy, pictures: pictureCopy, fields } = useCopy().posts;
	const { language } = useLanguage();
	const ref = useRef<HTMLDivElement>(null);
	const [view, setView] = useState<EditorView>();
	const [attributes] = useState(() => new Compartment());
	useImperativeHandle(viewRef, () => view, [view]);

	const onCursor = useEffectEvent(props.onCursor);
	const onChange = useEffectEvent(props.onChange);
	const upload = useEffectEvent(props.upload);
	/** The effects below keep it up to date. */
	const createView = useEffectEvent((parent: HTMLElement) => {
		const created = new EditorView({
			parent,
			doc: value,
			extensions: [
				writing(copy.search),
				picturesInView,
				clipboard,
				attributes.of([]),
				// The line of the cursor must not come to lie below the buttons, which stay in sight.
				EditorView.scrollMargins.of(() => {
					const bar = ref.current?.previousElementSibling;
					return bar
						? { top: Number.parseFloat(getComputedStyle(bar).top) + bar.clientHeight }
						: null;
				}),
				EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
					const isOwn = !transactions.some((one) => one.annotation(fromOutside));
					if (docChanged || selectionSet) onCursor(state.selection.main.head);
					if (docChanged && isOwn) onChange(state.doc.toString());
				}),
			],
		});
		if (props.autoFocus) {
			created.focus();
			// Enter begins a paragraph there too.
			created.dispatch(created.state.replaceSelection(takeTyped().replaceAll(/\n+/g, "\n\n")));
		}
		return created;
	});
	useEffect(() => {
		if (!ref.current) return;
		const created = createView(ref.current);
		setView(created);
		return () => created.destroy();
	}, []);

	useEffect(() => {
		view?.dispatch({
			effects: attributes.reconfigure([
				placeholder(() => {
					const words = document.createElement("span");
					words.lang = language;
					words.ariaHidden = "true";
					words.textContent = `${fields.content} *`;
					return words;
				}),
				EditorView.contentAttributes.of({
					"data-path": "content",
					lang: stored.language,
					spellcheck: "true",
					autocorrect: "on",
					autocapitalize: "sentences",
					"aria-label": fields.content,
					"aria-required": "true",
					"aria-describedby": error ? "post-text-error post-text-hint" : "post-text-hint",
					...(error && { "aria-invalid": "true" }),
				}),
			]),
		});
	}, [view, attributes, stored.language, language, fields.content, error]);

	useEffect(() => {
		view?.dispatch({
			effects: setSource.of({
				post: stored.id,
				pictures: stored.pictures,
				copy: pictureCopy,
				upload,
			}),
		});
	}, [view, stored.id, stored.pictures, pictureCopy]);

	// The text was replaced elsewhere: changes were discarded, or another person's text was taken over.
	// A layout effect, so that it happens before the next key.
	useLayoutEffect(() => {
		if (view) replaceText(view, value.replaceAll(/\r\n?/g, "\n"));
	}, [view, value]);

	return { ref, view };
}
