import { NightLight } from "../../parts/night-light.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import type { ServicesCopy } from "./copy.ts";
import styles from "./sections.module.css";
import { ServiceHead, ServicePoints } from "./service-parts.tsx";

/** The contact path ends here: its call to action opens the quick analysis. */
export function Consulting({
	name,
	copy,
}: {
	name: string;
	copy: ServicesCopy["sections"]["consulting-and-training"];
}) {
	return (
		<section
			id="consulting-and-training"
			className={`${styles.section} ${styles.contact}`}
			data-tone="ink"
			aria-labelledby="consulting-and-training-title"
			tabIndex={-1}
		>
			<NightLight />
			<div>
				<ServiceHead id="consulting-and-training" name={name} copy={copy} />
				<div className={styles.action}>
					<OpenButton location="consulting-and-training">
						{copy.action}
					</OpenButton>
					<p>{copy.actionNote}</p>
				</div>
			</div>
			<ServicePoints points={copy.points} />
		</section>
	);
}
