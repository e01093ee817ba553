import { type MouseEvent, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { TABLET } from "../layout/breakpoints.ts";
import { DirectContact } from "../quick-analysis/direct-contact.tsx";
import { OpenButton } from "../quick-analysis/open-button.tsx";
import { openOverlay } from "../quick-analysis/overlay-history.ts";
import styles from "./drawer.module.css";
import { LanguageLinks } from "./language-links.tsx";
import { isCurrent, mainLinks, moreLinks } from "./main-links.ts";
import type { FrameData } from "./use-frame.ts";
import { usePathname } from "./use-pathname.ts";

/** The id by which the button opens the menu without a script too. */
const ID = "menu";

declare module "react" {
	interface ButtonHTMLAttributes<T> {
		command?: string;
		commandfor?: string;
	}
}

/** The side menu of narrow screens: a modal `<dialog>`, which keeps the focus and closes on Escape. */
export function Drawer({ frame }: { frame: FrameData }) {
	const { pathname } = useLocation();
	const path = usePathname();
	const dialog = useRef<HTMLDialogElement>(null);
	const { navigation, languageMenu } = frame.copy;
	const release = useRef<() => void>(undefined);
	const close = () => dialog.current?.close();
	const open = (event: MouseEvent<HTMLButtonElement>) => {
		// Instead of the button's command, which is for a page without a script.
		event.preventDefault();
		dialog.current?.showModal();
		release.current = openOverlay(close);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it closes for, as on the way back.
	useEffect(() => () => dialog.current?.close(), [pathname]);
	useEffect(() => {
		// The drawer was opened before hydration.
		if (dialog.current?.open) release.current = openOverlay(() => dialog.current?.close());
	}, []);
	useEffect(() => {
		// There the header shows its links itself (drawer.module.css).
		const wide = matchMedia(TABLET);
		const grown = () => dialog.current?.close();
		wide.addEventListener("change", grown);
		return () => wide.removeEventListener("change", grown);
	}, []);
	return (
		<>
			<button
				type="button"
				className={`icon ${styles.toggle}`}
				aria-label={navigation.openMenu}
				aria-haspopup="dialog"
				commandfor={ID}
				command="show-modal"
				onClick={open}
			>
				<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
					<path d="M3 7h18M3 12h18M3 17h18" />
				</svg>
			</button>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape; the click is the one on its backdrop, a link or the call to action. */}
			<dialog
				ref={dialog}
				id={ID}
				className={styles.panel}
				aria-label={navigation.menuTitle}
				onClick={({ target }) => {
					if (target === dialog.current || isChoice(target)) close();
				}}
				onClose={() => release.current?.()}
			>
				<div className={styles.content}>
					<button type="button" className="icon" aria-label={navigation.closeMenu} onClick={close}>
						<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
							<path d="m5 5 14 14M19 5 5 19" />
						</svg>
					</button>
					<nav aria-label={navigation.menuTitle}>
						{[mainLinks, moreLinks].map((links) => (
							<ul
								key={links === mainLinks ? 0 : 1}
								className={links === mainLinks ? undefined : `line-above ${styles.more}`}
							>
								{links(frame.copy, frame.language).map(({ to, label }) => (
									<li key={to}>
										<Link
											to={to}
											className="touch plain-link"
											aria-current={isCurrent(path, to) ? "page" : undefined}
										>
											{label}
										</Link>
									</li>
								))}
							</ul>
						))}
					</nav>
					<ul className={`row loose line-above ${styles.more}`} aria-label={languageMenu.label}>
						<LanguageLinks frame={frame} />
					</ul>
					<div className={styles.more}>
						<DirectContact />
					</div>
					<div className={styles.action}>
						<OpenButton location="drawer">{navigation.action}</OpenButton>
					</div>
				</div>
			</dialog>
		</>
	);
}

const isChoice = (target: EventTarget) =>
	target instanceof Element && target.closest("a, form") !== null;
