import type { ServiceSectionCopy } from "./copy.ts";
import styles from "./sections.module.css";
import { ServiceHead, ServiceMore, ServicePoints } from "./service-parts.tsx";

/** A picture that reaches the edge of the page, everything else beside it. */
export function Communication({
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
			id="customer-communication"
			className={`${styles.section} ${styles.edge}`}
			aria-labelledby="customer-communication-title"
			tabIndex={-1}
		>
			<img
				src="/images/blog/chat-handover.svg"
				alt={imageAlt}
				width="1200"
				height="675"
				loading="lazy"
			/>
			<div>
				<ServiceHead id="customer-communication" name={name} copy={copy} />
				<ServicePoints points={copy.points} />
				<ServiceMore service="customer-communication" copy={copy} />
			</div>
		</section>
	);
}
