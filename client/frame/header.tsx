import { Link } from "react-router-dom";
import { pathFor } from "../../shared/paths.ts";
import { ChatButton } from "../quick-analysis/direct-contact.tsx";
import { OpenButton } from "../quick-analysis/open-button.tsx";
import { Drawer } from "./drawer.tsx";
import styles from "./header.module.css";
import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import { isCurrent, mainLinks } from "./main-links.ts";
import type { FrameData } from "./use-frame.ts";
import { useCurrentPage } from "./use-page-data.ts";
import { usePathname } from "./use-pathname.ts";

/** The form itself, and a page that is looked up, not read. */
const WITHOUT_ACTION = ["quick-analysis", "imprint"];

/**
 * The sticky bar: logo, main links, call to action, language menu. On narrow screens a drawer holds the
 * links, and the call to action is at the bottom of the screen.
 */
export function Header({ frame }: { frame: FrameData }) {
	const pathname = usePathname();
	const { copy, language } = frame;
	return (
		<header className={`screen-only ${styles.header}`} data-tone="ink">
			<div className={`across ${styles.bar}`}>
				<Link
					to={pathFor("home", language)}
					className={`plain-link ${styles.logo}`}
					aria-label={copy.homeLink}
				>
					<Logo name={frame.siteName} />
				</Link>
				<nav className={`quiet-links compact ${styles.links}`} aria-label={copy.navigation.label}>
					<ul>
						{mainLinks(copy, language).map(({ to, label }) => (
							<li key={to}>
								<Link to={to} aria-current={isCurrent(pathname, to) ? "page" : undefined}>
									{label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				{!WITHOUT_ACTION.includes(useCurrentPage()?.page ?? "") && (
					<div className={styles.action}>
						<ChatButton className={styles.chat} />
						<OpenButton location="header" quiet>
							{copy.navigation.action}
						</OpenButton>
					</div>
				)}
				<LanguageMenu frame={frame} />
				<Drawer frame={frame} />
			</div>
		</header>
	);
}
