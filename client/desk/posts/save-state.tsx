import { Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useCopy, useLanguage } from "../language/language.tsx";
import { Time, useNow } from "../parts/time.tsx";
import { CONFLICT } from "./conflict.tsx";
import styles from "./editor.module.css";
import type { PostEditor } from "./use-editor.ts";

/** In ms. */
const MINUTE = 60_000;

/** Whether the changes are being saved, are saved, or are only in this browser. */
export function SaveState({ editor }: { editor: PostEditor }) {
	const { posts: copy } = useCopy();
	const { format } = useLanguage();
	const { stored, isChanged, isSaving, isHeld, saveError, conflict, isAhead } = editor;
	const { onlyHere, unsaved, held, saving, saved, savedAhead } = copy.saveState;
	const words = isAhead ? savedAhead : saved;
	const isRecent = useNow() - Date.parse(stored.updatedAt) < MINUTE;
	const hasProblem = Boolean(saveError || conflict || isHeld);
	const text = saveError
		? onlyHere
		: conflict
			? copy.saveState.conflict
			: isSaving
				? saving
				: isHeld
					? held
					: isChanged
						? unsaved
						: isRecent
							? words.now
							: undefined;
	return (
		<Text
			size="sm"
			c={hasProblem ? "var(--due)" : "dimmed"}
			role="status"
			span
			className={styles.saved ?? ""}
			data-saved={!isChanged}
			data-problem={hasProblem}
			title={text ?? `${words.at} ${format.exact(stored.updatedAt)}`}
		>
			{hasProblem && <IconAlertTriangle size={16} aria-hidden="true" />}
			{conflict && !saveError ? (
				<button
					type="button"
					className={styles.toConflict}
					onClick={() => document.getElementById(CONFLICT)?.scrollIntoView({ block: "center" })}
				>
					{text}
				</button>
			) : (
				(text ?? (
					<>
						{words.at} <Time at={stored.updatedAt} />
					</>
				))
			)}
		</Text>
	);
}
