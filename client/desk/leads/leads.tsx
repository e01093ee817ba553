import { useDocumentTitle } from "@mantine/hooks";
import { siteName } from "../frame/mark.tsx";
import { useCopy } from "../language/language.tsx";
import { Notice } from "../parts/notice.tsx";
import { Dialogs } from "./dialogs.tsx";
import styles from "./leads.module.css";
import { ListPane } from "./list-pane.tsx";
import { Opened } from "./opened.tsx";
import { useInbox } from "./use-inbox.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";

/** The inbox: the list, and beside or instead of it the lead that the URL names. */
export function Component() {
	const { leads: words } = useCopy();
	const inbox = useInbox();
	const { id, isWide, first } = inbox;
	useInboxKeys(inbox);
	const unread = first?.counts?.unread ?? 0;
	useDocumentTitle(`${unread > 0 ? `(${unread}) ` : ""}${words.title} · ${siteName}`);
	return (
		<div className={styles.inbox} data-open={id !== undefined || undefined}>
			{(isWide || !id) && <ListPane inbox={inbox} />}
			{(isWide || id) && (
				<div className={styles.pane}>
					{id ? (
						<Opened key={id} id={id} inbox={inbox} />
					) : (
						<Notice title={words.choose.title} text={words.choose.text} />
					)}
				</div>
			)}
			<Dialogs inbox={inbox} />
		</div>
	);
}
