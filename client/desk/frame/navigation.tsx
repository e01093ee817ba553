import { NavLink } from "react-router-dom";
import { useCopy } from "../language/language.tsx";
import { useAccount } from "../session/session.tsx";
import styles from "./navigation.module.css";
import { pagesFor } from "./pages.ts";

/** The desk's pages: a column in the rail, a row in a phone's bar. */
export function Navigation() {
	const { frame: copy } = useCopy();
	return (
		<nav aria-label={copy.main}>
			<ul className={styles.list}>
				{pagesFor(useAccount().role).map(({ name, path, Icon, railOnly }) => (
					<li key={name} data-rail-only={railOnly}>
						<NavLink to={path} end={path === "/"} className={styles.link ?? ""}>
							<Icon size={20} stroke={1.75} aria-hidden="true" />
							<span className="one-line">{copy[name]}</span>
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
