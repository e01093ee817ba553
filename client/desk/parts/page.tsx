import { Group, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import type { PageName } from "../frame/pages.ts";
import { useCopy } from "../language/language.tsx";
import { BackLink } from "./back-link.tsx";
import { siteName } from "./mark.tsx";
import styles from "./page.module.css";

/** A page of the desk under its title, in one column. */
export function Page({
	name,
	below,
	text,
	wide = false,
	actions,
	children,
}: {
	name: PageName;
	/** For a page below that one: its own title, and the text of the link back. */
	below?: { title: string; back: string };
	/** A sentence below the title. */
	text?: string;
	/** For tables and figures; forms stay narrow. */
	wide?: boolean;
	/** Beside the title. */
	actions?: ReactNode;
	children: ReactNode;
}) {
	const { frame } = useCopy();
	const title = below?.title ?? frame[name];
	useDocumentTitle(`${title} · ${siteName}`);
	return (
		<div className={styles.page} data-wide={wide || undefined}>
			<Group justify="space-between" gap="0.75rem">
				<div>
					{below && <BackLink to={`/${name}`}>{below.back}</BackLink>}
					<Title order={1}>{title}</Title>
					{text && <Text c="dimmed">{text}</Text>}
				</div>
				{actions}
			</Group>
			{children}
		</div>
	);
}
