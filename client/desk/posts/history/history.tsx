import { Button, Group, Stack, Text, Title, UnstyledButton } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { PostVersion } from "../../../../shared/desk/post-history.ts";
import type { PostFields } from "../../../../shared/desk/posts.ts";
import { isSame, type PostText } from "../../drafts/draft.ts";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { ErrorAlert } from "../../parts/error-alert.tsx";
import { announce } from "../announce.ts";
import type { PostEditor } from "../use-editor.ts";
import { Compare } from "./compare.tsx";
import { Differences } from "./differences.tsx";
import styles from "./history.module.css";
import { useFirstChoice, useVersion, useVersions } from "./use-versions.ts";

/** The fields restored with an earlier text; the post's URL and time of publication stay. */
const BESIDE_TEXT = [
	"title",
	"excerpt",
	"category",
	"tags",
	"author",
	"author_bio",
	"read_time",
] as const;

const RESTORED = [...BESIDE_TEXT, "content"] as const;

const COMPARED = [...BESIDE_TEXT, "slug"] as const;

const restoredOf = (fields: PostFields): Partial<PostText> =>
	Object.fromEntries(RESTORED.map((name) => [name, fields[name]]));

const isSameIn = (
	names: readonly (keyof PostFields)[],
	one: PostFields,
	other: PostFields,
): boolean => names.every((name) => isSame(one[name], other[name]));

/** The earlier texts of a post, each compared with the text now. */
export function History({
	editor,
	startsWithTheirs,
	onRestored,
	onClose,
}: {
	editor: PostEditor;
	/** Compares with another person's newer version at first. */
	startsWithTheirs: boolean;
	/** @param hide hides the message with the undo, which needs the editor. */
	onRestored(hide: () => void): void;
	onClose(): void;
}) {
	const { history: copy, undo } = useCopy().posts;
	const { format } = useLanguage();
	const { stored, post, change } = editor;
	const [picked, setPicked] = useState<number>();
	const versions = useVersions(stored.id);
	const showsTheirs = startsWithTheirs && picked === undefined;
	const first = useFirstChoice(
		stored.id,
		versions.data?.versions,
		(fields) => !isSameIn(RESTORED, fields, post),
	);
	const chosen = showsTheirs ? undefined : (picked ?? first.data ?? undefined);
	const version = useVersion(
		stored.id,
		versions.data?.versions.find(({ id }) => id === chosen),
	);
	const then = showsTheirs ? stored.post : version.data?.post;
	const comparison = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// On a phone it is below the versions, out of sight.
		if (startsWithTheirs) comparison.current?.focus();
	}, [startsWithTheirs]);
	const times = versions.data?.versions.map(({ saved_at }) => saved_at) ?? [];
	const restore = (fields: PostFields) => {
		change(restoredOf(fields));
		// In the text Ctrl+Z takes back the text alone.
		const takeBack = { label: undo, onClick: () => change(restoredOf(post)) };
		onRestored(announce(copy.restored, takeBack));
		onClose();
	};
	return (
		<Stack component="section" gap="1rem" aria-label={copy.title}>
			<Group justify="space-between" gap="xs">
				<Title order={2}>{copy.title}</Title>
				<Button
					variant="default"
					leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
					onClick={onClose}
				>
					{copy.back}
				</Button>
			</Group>
			<ErrorAlert error={versions.error ?? first.error ?? version.error} />
			<div className={styles.columns}>
				<Stack gap="xs" component="nav" aria-label={copy.title}>
					<Text size="sm" c="dimmed">
						{versions.data?.versions.length === 0 ? copy.empty : copy.text}
					</Text>
					<ol className={styles.versions}>
						{versions.data?.versions.map((one) => (
							<Version
								key={one.id}
								version={one}
								at={format.exactAmong(one.saved_at, times)}
								isChosen={one.id === chosen}
								onChoose={() => setPicked(one.id)}
							/>
						))}
					</ol>
				</Stack>
				{then && (
					<Stack
						ref={comparison}
						tabIndex={-1}
						className={styles.comparison ?? ""}
						gap="sm"
						miw={0}
					>
						<Differences
							names={COMPARED}
							then={then}
							now={post}
							stays={showsTheirs ? undefined : "slug"}
						/>
						{isSameIn([...COMPARED, "content"], then, post) ? (
							<Text>{copy.same}</Text>
						) : (
							<Compare
								then={then.content}
								now={post.content}
								lang={stored.language}
								label={copy.now}
								onChange={(content) => change({ content })}
							/>
						)}
						{!showsTheirs && !isSameIn(RESTORED, then, post) && (
							<Group>
								<Button onClick={() => restore(then)}>{copy.restore}</Button>
							</Group>
						)}
					</Stack>
				)}
			</div>
		</Stack>
	);
}

function Version({
	version: { kind, by, scheduled_for },
	at,
	isChosen,
	onChoose,
}: {
	version: PostVersion;
	/** When it was saved, in words. */
	at: string;
	isChosen: boolean;
	onChoose(): void;
}) {
	const { history: copy } = useCopy().posts;
	const { format } = useLanguage();
	return (
		<li>
			<UnstyledButton
				className={styles.version ?? ""}
				aria-current={isChosen || undefined}
				onClick={onChoose}
			>
				<Text span fw={550}>
					{at}
				</Text>
				<Text span size="sm" c="dimmed">
					{scheduled_for ? copy.scheduled(format.exact(scheduled_for)) : copy.kinds[kind]} ·{" "}
					<bdi>{by ?? copy.program}</bdi>
				</Text>
			</UnstyledButton>
		</li>
	);
}
