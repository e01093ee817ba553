import { Anchor, Button, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { SourceAnswer } from "../../../../shared/desk/post-source.ts";
import { useCopy } from "../../language/language.tsx";
import { ErrorAlert } from "../../parts/error-alert.tsx";
import { LanguageCode } from "../../parts/language-code.tsx";
import { Time } from "../../parts/time.tsx";
import { Compare } from "../history/compare.tsx";
import { Differences } from "../history/differences.tsx";
import { ReadOnlyText } from "./read-only-text.tsx";
import { blockAt } from "./same-block.ts";
import styles from "./source.module.css";
import { useSeeSource, useSource } from "./use-source.ts";

const TRANSLATED = ["title", "excerpt"] as const;

/** The original of a translation, to read beside it, and its changes since it was translated. */
export function Source({
	post,
	text,
	cursor,
}: {
	post: string;
	/** The translation, and where the cursor stands in it, in UTF-16 code units: the original follows. */
	text: string;
	cursor: number;
}) {
	const { source: copy } = useCopy().posts;
	const { data, error } = useSource(post);
	const [chosen, setView] = useState<"text" | "changes">();
	if (!data) return <ErrorAlert error={error} />;
	const { id, language, now, seen } = data;
	const isChanged = seen !== null && JSON.stringify(seen) !== JSON.stringify(now);
	const view = isChanged ? (chosen ?? "changes") : "text";
	return (
		<section className={styles.source} aria-label={copy.title}>
			<Group justify="space-between" gap="xs">
				<Group gap="xs">
					<LanguageCode language={language} framed />
					<Text fw={550}>{copy.title}</Text>
				</Group>
				<Anchor component={Link} to={`/posts/${id}`} size="sm">
					{copy.open}
				</Anchor>
			</Group>
			{isChanged && (
				<Changed post={post} source={data}>
					<SegmentedControl
						aria-label={copy.view}
						size="xs"
						value={view}
						onChange={setView}
						data={[
							{ value: "text", label: copy.text },
							{ value: "changes", label: copy.changes },
						]}
					/>
				</Changed>
			)}
			{isChanged && view === "changes" ? (
				<Stack gap="sm" className={styles.scrolled ?? ""}>
					<Differences names={TRANSLATED} then={seen} now={now} />
					<Compare then={seen.content} now={now.content} lang={language} label={copy.changes} />
				</Stack>
			) : (
				<Stack gap="sm" className={styles.scrolled ?? ""} lang={language}>
					<h2 className={styles.title}>{now.title}</h2>
					{now.excerpt && <p className={styles.excerpt}>{now.excerpt}</p>}
					<ReadOnlyText
						text={now.content}
						lang={language}
						label={copy.title}
						block={blockAt(text, cursor)}
					/>
				</Stack>
			)}
		</section>
	);
}

function Changed({
	post,
	source: { version, seen_at },
	children,
}: {
	post: string;
	source: SourceAnswer;
	/** The control that chooses between the text and its changes. */
	children: ReactNode;
}) {
	const { source: copy } = useCopy().posts;
	const see = useSeeSource(post);
	return (
		<div className={styles.changed} role="status">
			<Text size="sm">
				{copy.changed} {seen_at && <Time at={seen_at} />}
			</Text>
			<Group gap="xs">
				{children}
				<Button
					size="compact-md"
					variant="default"
					loading={see.isPending}
					onClick={() => see.mutate(version)}
				>
					{copy.done}
				</Button>
			</Group>
			<ErrorAlert error={see.error} />
		</div>
	);
}
