import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { useAccount } from "../session/session.tsx";
import styles from "./editor.module.css";
import type { PostEditor } from "./use-editor.ts";

/** The id of the element that asks. */
export const CONFLICT = "post-conflict";

/** Says that another person has changed the same part, and asks which text to keep; the history has both. */
export function Conflict({
	editor,
	onCompare,
	onResolve,
}: {
	editor: PostEditor;
	/** Shows both texts side by side. */
	onCompare(): void;
	/** Runs when one of the texts was chosen. */
	onResolve(): void;
}) {
	const { conflict: copy } = useCopy().posts;
	const account = useAccount();
	const { error, conflict } = editor;
	if (!conflict) return <ErrorAlert error={error} />;
	const { by } = conflict.body;
	const resolve = (choose: () => void) => () => {
		choose();
		onResolve();
	};
	const isOwn = conflict.body.account === account.id;
	return (
		<Alert
			id={CONFLICT}
			role="alert"
			className={styles.conflict ?? ""}
			title={isOwn ? copy.own : copy.title(typeof by === "string" ? by : undefined)}
		>
			<Stack gap="sm" align="start">
				<Text>{copy.text}</Text>
				<Group gap="xs">
					<Button loading={editor.isResolving} onClick={onCompare}>
						{copy.compare}
					</Button>
					<Button
						variant="default"
						loading={editor.isResolving}
						onClick={resolve(editor.takeTheirs)}
					>
						{copy.takeTheirs}
					</Button>
					<Button
						variant="default"
						loading={editor.isResolving}
						onClick={resolve(editor.overwrite)}
					>
						{copy.keepMine}
					</Button>
				</Group>
				<ErrorAlert error={error} />
			</Stack>
		</Alert>
	);
}
