import { ActionIcon, Group, Input, SegmentedControl, Textarea } from "@mantine/core";
import {
	IconBold,
	IconH2,
	IconItalic,
	IconLink,
	IconList,
	IconListNumbers,
	IconQuote,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { POST_BOUNDS } from "../../../shared/post.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import styles from "./content-field.module.css";
import { MARKS, type Mark, markText } from "./mark-text.ts";

const ICONS: Record<Mark, typeof IconBold> = {
	heading: IconH2,
	bold: IconBold,
	italic: IconItalic,
	link: IconLink,
	list: IconList,
	numbers: IconListNumbers,
	quote: IconQuote,
};

/** Ctrl or ⌘ with a letter. */
const KEYS: Partial<Record<string, Mark>> = { b: "bold", i: "italic", k: "link" };

/** The text in Markdown, with buttons for those who do not know it, and as visitors will read it. */
export function ContentField({
	stored,
	value,
	error,
	onChange,
}: {
	stored: PostAnswer;
	value: string;
	error: string | undefined;
	onChange(value: string): void;
}) {
	const { content: copy, fields } = useCopy().posts;
	const [view, setView] = useState<"write" | "read">("write");
	const ref = useRef<HTMLTextAreaElement>(null);
	const apply = (mark: Mark) => ref.current && insertMark(ref.current, mark);
	return (
		<Input.Wrapper
			label={fields.content}
			description={copy.hint}
			error={error}
			labelElement="div"
			inputWrapperOrder={["label", "description", "error", "input"]}
		>
			<div className={styles.field}>
				<Group className={styles.bar ?? ""} gap="xs" justify="space-between">
					<SegmentedControl
						aria-label={copy.view}
						size="xs"
						value={view}
						onChange={setView}
						data={[
							{ value: "write", label: copy.write },
							{ value: "read", label: copy.read },
						]}
					/>
					{view === "write" && (
						<div className={styles.marks} role="toolbar" aria-label={copy.marking}>
							{MARKS.map((mark) => {
								const Icon = ICONS[mark];
								return (
									<ActionIcon
										key={mark}
										variant="subtle"
										color="gray"
										size="lg"
										aria-label={copy.marks[mark]}
										title={copy.marks[mark]}
										// The field keeps its selection.
										onMouseDown={(event) => event.preventDefault()}
										onClick={() => apply(mark)}
									>
										<Icon size={18} stroke={1.75} />
									</ActionIcon>
								);
							})}
						</div>
					)}
				</Group>
				{view === "write" ? (
					<Textarea
						ref={ref}
						data-path="content"
						aria-label={fields.content}
						aria-invalid={error ? true : undefined}
						lang={stored.language}
						classNames={{ input: styles.text ?? "" }}
						autosize
						minRows={16}
						maxLength={POST_BOUNDS.content}
						value={value}
						onChange={({ currentTarget }) => onChange(currentTarget.value)}
						onKeyDown={(event) => {
							const mark = (event.ctrlKey || event.metaKey) && KEYS[event.key];
							if (!mark) return;
							event.preventDefault();
							// The palette has ⌘K elsewhere.
							event.stopPropagation();
							apply(mark);
						}}
					/>
				) : (
					<Preview stored={stored} content={value} />
				)}
			</div>
		</Input.Wrapper>
	);
}

/** Marks the selection, as if it had been typed: the browser's undo takes it back. */
function insertMark(field: HTMLTextAreaElement, mark: Mark): void {
	const { value, selectionStart, selectionEnd } = field;
	const { from, to, text, select } = markText(value, selectionStart, selectionEnd, mark);
	field.focus();
	field.setSelectionRange(from, to);
	document.execCommand("insertText", false, text);
	field.setSelectionRange(...select);
}

/** The text with its pictures, rendered as on the site. */
function Preview({
	stored: { id, language, pictures },
	content,
}: {
	stored: PostAnswer;
	content: string;
}) {
	const { content: copy } = useCopy().posts;
	const { data, error } = useQuery({
		queryKey: ["posts", "preview", id, content, pictures],
		queryFn: ({ signal }) =>
			request<{ html: string }>(`/posts/${id}/preview`, {
				method: "POST",
				body: { content },
				signal,
			}),
		gcTime: 0,
	});
	if (error) return <ErrorAlert error={error} />;
	return (
		// Labelled, so that a screen reader can jump to it.
		<section className={styles.preview} aria-label={copy.read} lang={language} aria-busy={!data}>
			{data && (
				<div
					// biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by server/blog/markdown.ts, which lets no HTML of the author through.
					dangerouslySetInnerHTML={{ __html: data.html }}
				/>
			)}
		</section>
	);
}
