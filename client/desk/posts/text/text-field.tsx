import { Input } from "@mantine/core";
import type { PostAnswer } from "../../../../shared/desk/posts.ts";
import { useCopy } from "../../language/language.tsx";
import styles from "./text-field.module.css";
import { Toolbar } from "./toolbar.tsx";
import { useTextView } from "./use-text-view.ts";

/** The text in Markdown, with buttons for those who do not know it. */
export function TextField({
	stored,
	value,
	error,
	onChange,
	upload,
	onCursor,
	viewRef,
	autoFocus,
}: {
	stored: PostAnswer;
	value: string;
	error: string | undefined;
	onChange(value: string): void;
	/** Stores a picture for the text. @returns its id; undefined where it failed. */
	upload(file: File): Promise<string | undefined>;
	/** Is told where the cursor is, in UTF-16 code units. */
	onCursor(at: number): void;
	viewRef: Parameters<typeof useTextView>[1];
	/** Whether the cursor starts in it. */
	autoFocus: boolean;
}) {
	const { content: copy } = useCopy().posts;
	const { ref, view } = useTextView(
		{ stored, value, error, onChange, upload, onCursor, autoFocus },
		viewRef,
	);
	return (
		<Input.Wrapper
			description={copy.hint}
			error={error}
			descriptionProps={{ id: "post-text-hint" }}
			errorProps={{ id: "post-text-error" }}
			inputWrapperOrder={["error", "input", "description"]}
		>
			<div className={styles.field} data-invalid={error ? true : undefined}>
				<div className={styles.bar}>
					<Toolbar view={view} />
				</div>
				<div ref={ref} />
			</div>
		</Input.Wrapper>
	);
}
