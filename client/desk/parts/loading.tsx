import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { useCopy } from "../language/language.tsx";
import styles from "./loading.module.css";

/** A placeholder, shown once loading takes longer than a moment. */
export function Loading() {
	const { frame } = useCopy();
	return (
		<Stack className={styles.loading ?? ""} gap="md" pt="lg" role="status">
			<VisuallyHidden>{frame.loading}</VisuallyHidden>
			<Skeleton height={28} width="60%" />
			<Skeleton height={14} width="90%" />
			<Skeleton height={14} width="85%" />
			<Skeleton height={14} width="70%" />
		</Stack>
	);
}
