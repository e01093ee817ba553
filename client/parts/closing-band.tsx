import { DirectContact } from "../quick-analysis/direct-contact.tsx";
import { OpenButton } from "../quick-analysis/open-button.tsx";
import styles from "./closing.module.css";
import type { ClosingCopy } from "./closing.tsx";

/** A page's last call to action in a low dark band; home and solutions end with the whole closing. */
export function ClosingBand({
	copy,
	location,
	direct = false,
}: {
	copy: ClosingCopy;
	location: string;
	/** Whether to name the ways besides the form. */
	direct?: boolean;
}) {
	return (
		<section className={`band split middle screen-only ${styles.low}`} data-tone="ink">
			<div className="stack">
				<h2>{copy.title}</h2>
				<p className="muted measure">{copy.text}</p>
			</div>
			<div className="stack closing-action">
				<OpenButton location={location}>{copy.action}</OpenButton>
				{direct && <DirectContact titled="instead" />}
			</div>
		</section>
	);
}
