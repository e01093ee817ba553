import { requestChoice } from "../analytics/choice-request.ts";
import styles from "./frame.module.css";
import { useFrame } from "./use-frame.ts";

/** The item of a list that asks again for the choice about statistics; none where the visitor is never asked. */
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
