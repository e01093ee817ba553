import type { ServiceSectionCopy } from "./copy.ts";
import styles from "./sections.module.css";
import { ServiceHead, ServiceMore, ServicePoints } from "./service-parts.tsx";

/** The head beside a wide picture, the points in a row below. */
export function Automation({
	name,
	copy,
	imageAlt,
}: {
	name: string;
	copy: ServiceSectionCopy;
	imageAlt: string;
}) {
	return (
		<section
			id="automation"
			className={`${styles.section} ${styles.wide}`}
			aria-labelledby="automation-title"
			tabIndex={-1}
		>
			<div>
				<ServiceHead id="automation" name={name} copy={copy} />
				<ServiceMore service="automation" copy={copy} />
			</div>
			<img
				src="/images/blog/workflow.svg"
				alt={imageAlt}
				width="1200"
				height="675"
				loading="lazy"
			/>
			<ServicePoints points={copy.points} />
		</section>
	);
}
