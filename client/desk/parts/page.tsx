import { Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { siteName } from "../frame/mark.tsx";
import styles from "./page.module.css";

/** A page of the desk under its title, in one column. */
export function Page({
	title,
	wide = false,
	actions,
	children,
}: {
	title: string;
	/** For tables and figures; forms stay narrow. */
	wide?: boolean;
	/** Beside the title. */
	actions?: ReactNode;
	children: ReactNode;
}) {
	useDocumentTitle(`${title} · ${siteName}`);
	return (
		<div className={styles.page} data-wide={wide || undefined}>
			<div className={styles.head}>
				<Title order={1}>{title}</Title>
				{actions}
			</div>
			{children}
		</div>
	);
}
