import { useEffect, useRef } from "react";
import { OWN_NAMES } from "../../shared/languages.ts";
import { LanguageLinks } from "./language-links.tsx";
import styles from "./language-menu.module.css";
import type { FrameData } from "./use-frame.ts";

/** The language dropdown: opens without a script; with one it closes on selection, Escape and a click elsewhere. */
export function LanguageMenu({ frame }: { frame: FrameData }) {
	const menu = useRef<HTMLDetailsElement>(null);
	const { label } = frame.copy.languageMenu;
	const code = frame.language.toUpperCase();

	useEffect(() => {
		const close = () => menu.current?.removeAttribute("open");
		const closeOutside = (event: Event) => {
			if (event.target instanceof Node && menu.current?.contains(event.target)) return;
			close();
		};
		const closeOnEscape = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !menu.current?.open) return;
			close();
			menu.current.querySelector("summary")?.focus();
		};
		document.addEventListener("click", closeOutside);
		document.addEventListener("focusin", closeOutside);
		document.addEventListener("keydown", closeOnEscape);
		return () => {
			document.removeEventListener("click", closeOutside);
			document.removeEventListener("focusin", closeOutside);
			document.removeEventListener("keydown", closeOnEscape);
		};
	}, []);

	return (
		<details ref={menu} className={styles.menu}>
			<summary
				className="touch small"
				aria-label={`${code}, ${label}: ${OWN_NAMES[frame.language]}`}
			>
				<span>{code}</span>
				<svg className="lines" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
					<path d="m2 4 4 4 4-4" />
				</svg>
			</summary>
			<ul>
				<LanguageLinks frame={frame} onClick={() => menu.current?.removeAttribute("open")} />
			</ul>
		</details>
	);
}
