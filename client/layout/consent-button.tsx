import { requestChoice } from "../analytics/choice-request.ts";
import styles from "./consent-button.module.css";
import { useFrame } from "./use-frame.ts";

/** Asks again for the choice about statistics; nothing where the visitor is never asked. */
export function ConsentButton() {
	const consent = useFrame().analytics?.consent;
	if (!consent) return null;
	return (
		<button type="button" className={styles.change} onClick={requestChoice}>
			{consent.change}
		</button>
	);
}
