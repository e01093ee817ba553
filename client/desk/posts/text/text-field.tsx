import { Input } from "@mantine/core";
import { useCopy } from "../../language/language.tsx";
import styles from "./text-field.module.css";
import { Toolbar } from "./toolbar.tsx";
import { type TextProps, useTextView } from "./use-text-view.ts";

/** The text in Markdown, with buttons for those who do not know it. */
export function TextField({
	viewRef,
	...text
}: TextProps & { viewRef: Parameters<typeof useTextView>[1] }) {
	const { content: copy } = useCopy().posts;
	const { ref, view } = useTextView(text, viewRef);
	const { error } = text;
	return (
		<Input.Wrapper
			description={copy.hint}
			descriptionProps={{ id: "post-text-hint" }}
			inputWrapperOrder={["input", "description"]}
		>
			<div className={styles.field} data-invalid={error ? true : undefined}>
				<div className={styles.bar}>
					<Toolbar view={view} language={text.stored.language} />
					{error && (
						<Input.Error id="post-text-error" className={styles.error ?? ""}>
							{error}
						</Input.Error>
					)}
				</div>
				<div ref={ref} />
			</div>
		</Input.Wrapper>
	);
}
