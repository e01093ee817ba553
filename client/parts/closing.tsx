import { OpenButton } from "../quick-analysis/open-button.tsx";
import sections from "../theme/sections.module.css";
import styles from "./closing.module.css";
import { NightLight } from "./night-light.tsx";

export interface ClosingCopy {
	title: string;
	text: string;
	action: string;
}

/** A page's last call to action, in the dark: opens the quick analysis. */
export function Closing({
	copy,
	location,
}: {
	copy: ClosingCopy;
	/** Names the button for the statistics. */
	location: string;
}) {
	return (
		<section className={styles.closing} data-tone="ink">
			<NightLight />
			<div className={styles.rings} aria-hidden="true" />
			<h2>{copy.title}</h2>
			<p className={sections.lead}>{copy.text}</p>
			<OpenButton location={location}>{copy.action}</OpenButton>
		</section>
	);
}
