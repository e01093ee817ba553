import { requestChoice } from "../analytics/choice-request.ts";
import styles from "./frame.module.css";
import { useFrame } from "./use-frame.ts";

/** The list item that asks the question about statistics again; nothing if the site never asks it. */
export function ConsentItem() {
	const consent = useFrame().analytics?.consent;
	if (!consent) return null;
	return (
		<li>
			<button type="button" className={styles.change} onClick={requestChoice}>
				{consent.change}
			</button>
		</li>
	);
}
