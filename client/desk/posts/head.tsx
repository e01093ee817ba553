import { ActionIcon, Button, Menu, Text, Title } from "@mantine/core";
import {
	IconArchive,
	IconArrowBackUp,
	IconArrowLeft,
	IconDots,
	IconExternalLink,
	IconEyeOff,
	IconTrash,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { Time } from "../parts/time.tsx";
import styles from "./editor.module.css";
import { PostStatus, useIsLater } from "./post-status.tsx";
import type { PostEditor } from "./use-editor.ts";

const icon = (Icon: typeof IconTrash): ReactNode => <Icon size={18} stroke={1.75} />;

/** Title, state and actions; it stays in sight. */
export function Head({ editor }: { editor: PostEditor }) {
	const { posts: copy, frame } = useCopy();
	const { stored, post, isChanged, save, isSaving, discard } = editor;
	const [isRemoving, setRemoving] = useState(false);
	const { status, published_at, slug, title } = stored.post;
	const isPublic = status === "published";
	const isVisible = !useIsLater(published_at) && isPublic;
	const isLater = useIsLater(post.published_at);
	return (
		<header className={styles.head}>
			<div className={styles.name}>
				<Link className={styles.back} to="/posts">
					<IconArrowLeft size={18} aria-hidden="true" />
					<span>{frame.posts}</span>
				</Link>
				<Title order={1} className={styles.heading ?? ""} lang={stored.language}>
					{title}
				</Title>
			</div>
			<div className={styles.state}>
				<PostStatus status={status} publishedAt={published_at} />
				<Text size="sm" c="dimmed" role="status" span>
					{isChanged ? (
						copy.unsaved
					) : (
						<>
							{copy.saved} <Time at={stored.updatedAt} />
						</>
					)}
				</Text>
			</div>
			<div className={styles.actions}>
				<Button
					variant={isPublic ? "filled" : "default"}
					loading={isSaving}
					disabled={!isChanged}
					onClick={() => save()}
				>
					{copy.save}
				</Button>
				{!isPublic && (
					<Button loading={isSaving} onClick={() => save("published")}>
						{isLater ? copy.schedule : copy.publish}
					</Button>
				)}
				<Menu position="bottom-end" width={260}>
					<Menu.Target>
						<ActionIcon variant="subtle" color="gray" size={44} aria-label={copy.more}>
							<IconDots size={20} />
						</ActionIcon>
					</Menu.Target>
					<Menu.Dropdown>
						{isVisible && (
							<Menu.Item
								component="a"
								href={pathFor("blog-post", stored.language, slug)}
								target="_blank"
								rel="noopener"
								leftSection={icon(IconExternalLink)}
							>
								{copy.openOnSite}
							</Menu.Item>
						)}
						{isChanged && (
							<Menu.Item leftSection={icon(IconArrowBackUp)} onClick={() => discard()}>
								{copy.discard}
							</Menu.Item>
						)}
						{status !== "draft" && (
							<Menu.Item leftSection={icon(IconEyeOff)} onClick={() => save("draft")}>
								{isPublic ? copy.withdraw : copy.toDraft}
							</Menu.Item>
						)}
						{status !== "archived" && (
							<Menu.Item leftSection={icon(IconArchive)} onClick={() => save("archived")}>
								{copy.archive}
							</Menu.Item>
						)}
						<Menu.Divider />
						<Menu.Item
							c="var(--overdue)"
							leftSection={icon(IconTrash)}
							onClick={() => setRemoving(true)}
						>
							{copy.remove}
						</Menu.Item>
					</Menu.Dropdown>
				</Menu>
			</div>
			{isRemoving && <Removing title={title} editor={editor} onClose={() => setRemoving(false)} />}
		</header>
	);
}

/** Asks before a post is deleted, naming it: it cannot be undone. */
function Removing({
	title,
	editor: { remove },
	onClose,
}: {
	title: string;
	editor: PostEditor;
	onClose(): void;
}) {
	const { posts: copy } = useCopy();
	const navigate = useNavigate();
	const done = () => navigate("/posts", { replace: true });
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
			<Text>{copy.removing.text}</Text>
			<ErrorAlert error={remove.error} />
		</ConfirmDialog>
	);
}
