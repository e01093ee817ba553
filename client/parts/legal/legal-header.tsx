import { Link } from "react-router-dom";
import { Logo } from "../../frame/logo.tsx";
import { useFrame } from "../../frame/use-frame.ts";
import { pathFor } from "../../i18n/paths.ts";
import styles from "./legal-header.module.css";

/** The small header of the legal pages: the logo and a link back. */
export function LegalHeader({ back }: { back: string }) {
	const { language, siteName, copy } = useFrame();
	const home = pathFor("home", language);
	return (
		<header data-tone="ink">
			<div className={styles.bar}>
				<Link
					to={home}
					className={styles.logo}
					aria-label={copy.homeLink.replace("{site}", siteName)}
				>
					<Logo name={siteName} />
				</Link>
				<Link to={home} className={styles.back}>
					<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
						<path d="M14 8H2.5M7 3.5 2.5 8 7 12.5" />
					</svg>
					{back}
				</Link>
			</div>
		</header>
	);
}
