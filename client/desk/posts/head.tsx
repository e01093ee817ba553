import { Menu, Text, VisuallyHidden } from "@mantine/core";
import {
	IconArchive,
	IconArrowBackUp,
	IconClock,
	IconExternalLink,
	IconEyeOff,
	IconHistory,
	IconKeyboard,
	IconSend,
	IconTrash,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { wordCount } from "../../../shared/reading-time.ts";
import { Keys } from "../frame/keys.tsx";
import { useCopy, useLanguage } from "../language/language.tsx";
import { BackLink } from "../parts/back-link.tsx";
import { LanguageCode } from "../parts/language-code.tsx";
import { MoreMenu } from "../parts/more-menu.tsx";
import styles from "./editor.module.css";
import { PostStatus, useIsLater } from "./post-status.tsx";
import { PublishButton } from "./publish-button.tsx";
import { Removing } from "./removing.tsx";
import { SaveState } from "./save-state.tsx";
import type { PostEditor } from "./use-editor.ts";

const icon = (Icon: typeof IconTrash): ReactNode => <Icon size={18} stroke={1.75} />;

/** State and actions; it stays in sight. */
export function Head({
	editor,
	onHistory,
	onTime,
	children,
}: {
	editor: PostEditor;
	onHistory(): void;
	/** Leads to the time of publication. */
	onTime(): void;
	/** The control that chooses the view. */
	children: ReactNode;
}) {
	const { posts: copy, frame } = useCopy();
	const { format } = useLanguage();
	const { stored, publish, publishNow, isPublishing, discard, isAhead } = editor;
	const list: unknown = useLocation().state?.list;
	const [isRemoving, setRemoving] = useState(false);
	const [showsKeys, setShowsKeys] = useState(false);
	const { status, published_at, slug } = stored.live ?? stored.post;
	const isPublic = status === "published";
	const isLater = useIsLater(published_at, stored.updatedAt);
	const isVisible = isPublic && !isLater;
	return (
		<header className={styles.head}>
			<div className={styles.name}>
				<BackLink
					className={styles.back}
					to={{ pathname: "/posts", search: typeof list === "string" ? list : "" }}
				>
					{frame.posts}
				</BackLink>
				<VisuallyHidden component="h1" lang={stored.language}>
					{stored.post.title}
				</VisuallyHidden>
			</div>
			<div className={styles.state}>
				<PostStatus status={status} publishedAt={published_at} changedAt={stored.updatedAt} />
				{isPublic && isLater && published_at && (
					<Text size="sm" span>
						{format.exact(published_at)}
					</Text>
				)}
				<LanguageCode language={stored.language} framed />
				<Text size="sm" c="dimmed" span className={styles.words ?? ""}>
					{copy.words(format.number(wordCount(editor.post.content)))}
				</Text>
				<SaveState editor={editor} />
				{isVisible && (
					<a
						className={styles.onSite}
						href={pathFor("blog-post", stored.language, slug)}
						target="_blank"
						rel="noopener"
						title={copy.openOnSite}
						aria-label={copy.openOnSite}
					>
						<IconExternalLink size={18} aria-hidden="true" />
					</a>
				)}
			</div>
			<div className={styles.panes}>{children}</div>
			<div className={styles.actions}>
				<PublishButton editor={editor} />
				<MoreMenu label={copy.more} variant="subtle" color="gray" size={44}>
					<Menu.Item leftSection={icon(IconHistory)} onClick={onHistory}>
						{copy.history.title}
					</Menu.Item>
					{isPublic && isLater && !isAhead && (
						<Menu.Item leftSection={icon(IconSend)} disabled={isPublishing} onClick={publishNow}>
							{copy.publishNow}
						</Menu.Item>
					)}
					{!isVisible && (
						<Menu.Item leftSection={icon(IconClock)} onClick={onTime}>
							{isPublic ? copy.changeTime : copy.publishLater}
						</Menu.Item>
					)}
					{isAhead && (
						<Menu.Item
							leftSection={icon(IconArrowBackUp)}
							disabled={isPublishing}
							onClick={discard}
						>
							{copy.discard}
						</Menu.Item>
					)}
					{status !== "draft" && (
						<Menu.Item
							leftSection={icon(IconEyeOff)}
							disabled={isPublishing}
							onClick={() => publish("draft")}
						>
							{isVisible ? copy.withdraw : isPublic ? copy.unschedule : copy.toDraft}
						</Menu.Item>
					)}
					{status !== "archived" && (
						<Menu.Item
							leftSection={icon(IconArchive)}
							disabled={isPublishing}
							onClick={() => publish("archived")}
						>
							{copy.archive}
						</Menu.Item>
					)}
					<Menu.Item leftSection={icon(IconKeyboard)} onClick={() => setShowsKeys(true)}>
						{copy.keys.title}
					</Menu.Item>
					<Menu.Divider />
					<Menu.Item
						c="var(--overdue)"
						leftSection={icon(IconTrash)}
						onClick={() => setRemoving(true)}
					>
						{copy.remove}
					</Menu.Item>
				</MoreMenu>
			</div>
			{showsKeys && <Keys onClose={() => setShowsKeys(false)} />}
			{isRemoving && (
				<Removing editor={editor} isVisible={isVisible} onClose={() => setRemoving(false)} />
			)}
		</header>
	);
}
