import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { DeskProblem } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import styles from "./editor.module.css";
import type { PostEditor } from "./use-editor.ts";

/** Says why the post was not saved; where somebody else changed it, asks which text is to stay. */
export function Conflict({ editor }: { editor: PostEditor }) {
	const { conflict: copy } = useCopy().posts;
	const { error, resolveError } = editor;
	if (!(error instanceof DeskProblem && error.code === "post_changed")) {
		return <ErrorAlert error={error ?? resolveError} />;
	}
	const { by } = error.body;
	return (
		<Alert
			role="alert"
			className={styles.conflict ?? ""}
			title={copy.title(typeof by === "string" ? by : undefined)}
		>
			<Stack gap="sm" align="start">
				<Text>{copy.text}</Text>
				<Group gap="xs">
					<Button variant="default" loading={editor.isDiscarding} onClick={() => editor.discard()}>
						{copy.takeTheirs}
					</Button>
					<Button loading={editor.isSaving} onClick={() => editor.overwrite()}>
						{copy.keepMine}
					</Button>
				</Group>
				<ErrorAlert error={resolveError} />
			</Stack>
		</Alert>
	);
}
