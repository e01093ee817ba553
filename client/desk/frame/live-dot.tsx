import { Tooltip, UnstyledButton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useCopy } from "../language/language.tsx";
import { useLiveState } from "./live.tsx";
import styles from "./live-dot.module.css";

/** Says whether the view is live, by form and words and not by colour alone; pressed, it reads everything anew. */
export function LiveDot() {
	const state = useLiveState();
	const { live, refresh } = useCopy().frame;
	const queries = useQueryClient();
	return (
		<Tooltip label={live[state]} events={{ hover: true, focus: true, touch: true }}>
			<UnstyledButton
				className={styles.dot}
				data-state={state}
				aria-label={`${live[state]}. ${refresh}`}
				onClick={() => queries.invalidateQueries()}
			/>
		</Tooltip>
	);
}
