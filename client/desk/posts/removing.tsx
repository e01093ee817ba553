import { Text } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { announce } from "./announce.ts";
import { useRestore } from "./bin/use-restore.ts";
import type { PostEditor } from "./use-editor.ts";

/** Asks before a post is deleted, naming it. */
export function Removing({
	editor: {
		remove,
		stored: {
			id,
			post: { title },
		},
	},
	isVisible,
	onClose,
}: {
	editor: PostEditor;
	/** Whether visitors see it. */
	isVisible: boolean;
	onClose(): void;
}) {
	const { posts: copy } = useCopy();
	const navigate = useNavigate();
	const restore = useRestore();
	const done = () => {
		navigate("/posts", { replace: true });
		announce(copy.outcomes.removed(title), {
			label: copy.bin.restore,
			onClick: () => restore.mutate({ path: `posts/${id}`, message: copy.bin.restored }),
		});
	};
	return (
		<ConfirmDialog
			title={copy.removing.title(title)}
			button={copy.remove}
			color="red"
			loading={remove.isPending}
			onClose={onClose}
			startsAtCancel
			onConfirm={() => remove.mutate(undefined, { onSuccess: done })}
		>
			<Text>
				{copy.removing.text} {isVisible && copy.removing.visitors}
			</Text>
			<ErrorAlert error={remove.error} />
		</ConfirmDialog>
	);
}
