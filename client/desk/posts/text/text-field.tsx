import { Input, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { PostAnswer } from "../../../../shared/desk/posts.ts";
import { useCopy } from "../../language/language.tsx";
import { Preview } from "../preview.tsx";
import styles from "./text-field.module.css";
import { Toolbar } from "./toolbar.tsx";
import { useTextView } from "./use-text-view.ts";

/** The text in Markdown, with buttons for those who do not know it, and as visitors will read it. */
export function TextField({
	stored,
	value,
	error,
	onChange,
	upload,
	viewRef,
}: {
	stored: PostAnswer;
	value: string;
	error: string | undefined;
	onChange(value: string): void;
	/** Stores a picture for the text. @returns its id; undefined where it failed. */
	upload(file: File): Promise<string | undefined>;
	viewRef: Parameters<typeof useTextView>[1];
}) {
	const { content: copy, fields } = useCopy().posts;
	const [mode, setMode] = useState<"write" | "read">("write");
	const { ref, view } = useTextView({ stored, value, error, onChange, upload }, viewRef);
	return (
		<Input.Wrapper
			label={fields.content}
			description={copy.hint}
			error={error}
			labelElement="div"
			descriptionProps={{ id: "post-text-hint" }}
			errorProps={{ id: "post-text-error" }}
			inputWrapperOrder={["label", "description", "error", "input"]}
		>
			<div className={styles.field} data-invalid={error ? true : undefined}>
				<div className={styles.bar}>
					<SegmentedControl
						aria-label={copy.view}
						size="xs"
						value={mode}
						onChange={setMode}
						data={[
							{ value: "write", label: copy.write },
							{ value: "read", label: copy.read },
						]}
					/>
					{mode === "write" && <Toolbar view={view} />}
				</div>
				{/* It stays while the preview is shown: with it, what can be undone. */}
				<div ref={ref} hidden={mode === "read"} />
				{mode === "read" && <Preview stored={stored} content={value} />}
			</div>
		</Input.Wrapper>
	);
}
