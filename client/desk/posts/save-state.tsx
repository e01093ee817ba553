import { Text } from "@mantine/core";
import { useCopy } from "../language/language.tsx";
import { Time, useNow } from "../parts/time.tsx";
import { CONFLICT } from "./conflict.tsx";
import styles from "./editor.module.css";
import type { PostEditor } from "./use-editor.ts";

/** In ms. */
const MINUTE = 60_000;

/** Where what was typed is: on its way, at the server, or only in this browser. */
export function SaveState({ editor }: { editor: PostEditor }) {
	const { posts: copy } = useCopy();
	const { stored, isChanged, isSaving, isHeld, saveError, conflict, isAhead } = editor;
	const { onlyHere, unsaved, held, saving, saved, savedAhead } = copy.saveState;
	const words = isAhead ? savedAhead : saved;
	const isRecent = useNow() - Date.parse(stored.updatedAt) < MINUTE;
	return (
		<Text
			size="sm"
			c="dimmed"
			role="status"
			span
			className={styles.saved ?? ""}
			data-saved={!isChanged}
			data-problem={Boolean(saveError || conflict || isHeld)}
		>
			{saveError ? (
				onlyHere
			) : conflict ? (
				<button
					type="button"
					className={styles.toConflict}
					onClick={() => document.getElementById(CONFLICT)?.scrollIntoView({ block: "center" })}
				>
					{copy.saveState.conflict}
				</button>
			) : isSaving ? (
				saving
			) : isHeld ? (
				held
			) : isChanged ? (
				unsaved
			) : isRecent ? (
				words.now
			) : (
				<>
					{words.at} <Time at={stored.updatedAt} />
				</>
			)}
		</Text>
	);
}
