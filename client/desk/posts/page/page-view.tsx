import { SegmentedControl } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { PHONE } from "../../../layout/breakpoints.ts";
import { useCopy } from "../../language/language.tsx";
import { ErrorAlert } from "../../parts/error-alert.tsx";
import type { PostEditor } from "../use-editor.ts";
import { Cards } from "./cards.tsx";
import { type PageFacts, readFacts } from "./page-facts.ts";
import styles from "./page-view.module.css";
import { headingsIn, scrollTo } from "./scroll-to.ts";
import { useLivePage } from "./use-live-page.ts";

/** CSS pixels of the screens that are shown; a wider one than there is room for is shown smaller. */
const WIDTHS = { desktop: 1280, phone: 390 };

type Shown = keyof typeof WIDTHS | "cards";

/** A live preview of the page, its search result and its share card. */
export function PageView({
	editor,
	cursor,
}: {
	editor: PostEditor;
	/** Where the cursor stands in the text, in UTF-16 code units; the page scrolls there. */
	cursor: number;
}) {
	const { sitePage: copy } = useCopy().posts;
	const [shown, setShown] = useState<Shown>(() =>
		window.matchMedia(PHONE).matches ? "phone" : "desktop",
	);
	const { html, error } = useLivePage(editor);
	const { ref, width, height } = useElementSize();
	const frame = useRef<HTMLIFrameElement>(null);
	const [isLoaded, setLoaded] = useState(false);
	const [facts, setFacts] = useState<PageFacts>();
	const { stored, post } = editor;
	const wide = WIDTHS[shown === "cards" ? "desktop" : shown];
	const scale = Math.min(1, width / wide) || 1;

	useEffect(() => {
		const page = frame.current?.contentDocument;
		const view = page?.defaultView;
		if (!isLoaded || !view || html === undefined) return;
		// By the frame's own parser: the desk's policy forbids the styles of the site.
		const parsed = new view.DOMParser().parseFromString(html, "text/html");
		setFacts(readFacts(parsed));
		// In place of the body alone: nothing flickers, and the page stays where it was scrolled to.
		page.body.replaceWith(page.adoptNode(parsed.body));
	}, [html, isLoaded]);

	// After the typed character is shown, and not at each move of the cursor: a long text takes 100 ms.
	const content = useDeferredValue(post.content);
	const text = useMemo(() => ({ places: headingsIn(content), length: content.length }), [content]);
	useEffect(() => {
		const page = frame.current?.contentDocument;
		if (isLoaded && page && html !== undefined) scrollTo(page, text, cursor);
	}, [cursor, html, isLoaded, text]);

	const onLoad = () => {
		setLoaded(true);
		// Its links are for visitors: here they lead nowhere, and the keyboard passes them by.
		if (frame.current?.contentDocument) frame.current.contentDocument.documentElement.inert = true;
	};

	return (
		<section className={styles.view} aria-label={copy.title}>
			<SegmentedControl
				aria-label={copy.title}
				size="xs"
				value={shown}
				onChange={setShown}
				data={[
					{ value: "desktop", label: copy.desktop },
					{ value: "phone", label: copy.phone },
					{ value: "cards", label: copy.cards },
				]}
			/>
			<ErrorAlert error={error} />
			<div ref={ref} className={styles.stage} hidden={shown === "cards"}>
				<iframe
					ref={frame}
					className={styles.frame}
					title={copy.title}
					tabIndex={-1}
					src={`/api/desk/posts/${stored.id}/page`}
					sandbox="allow-same-origin"
					onLoad={onLoad}
					style={{ width: wide, height: height / scale, transform: `scale(${scale})` }}
				/>
			</div>
			{shown === "cards" && facts && <Cards facts={facts} language={stored.language} />}
		</section>
	);
}
