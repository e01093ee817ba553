import { phoneUrl } from "../seo/operator.ts";
import styles from "./publisher.module.css";
import type { FrameData } from "./use-frame.ts";

/** Who publishes the site, in the footer: legal name and address, and how to get in touch. */
export function Publisher({ operator }: Pick<FrameData, "operator">) {
	if (!operator) return null;
	const { name, address, email, phone } = operator;
	return (
		<address className={styles.publisher}>
			<span>{[name, address].filter(Boolean).join(", ")}</span>
			{email && <a href={`mailto:${email}`}>{email}</a>}
			{phone && <a href={phoneUrl(phone)}>{phone}</a>}
		</address>
	);
}
