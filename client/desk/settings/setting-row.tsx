import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./setting-row.module.css";

/** One item of a list in the settings, such as a device. */
export function SettingRow({
	title,
	facts,
	children,
}: {
	title: string;
	/** What is known about it, in a line. */
	facts: ReactNode;
	/** Its action, or its state. */
	children: ReactNode;
}) {
	return (
		<li className={styles.row}>
			<div>
				<Text fw={600}>{title}</Text>
				<Text size="sm" c="dimmed">
					{facts}
				</Text>
			</div>
			{children}
		</li>
	);
}
