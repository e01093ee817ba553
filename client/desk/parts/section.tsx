import { Group, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

/** A part of a page under a heading of its own. */
export function Section({
	title,
	aside,
	empty = false,
	children,
}: {
	title: string;
	/** Beside the heading, such as a status or an action. */
	aside?: ReactNode;
	/** Stands in place of the content, where there is none. */
	empty?: string | false;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={id}>
			<Group justify="space-between" gap="0.5rem 1rem">
				<Title order={2} id={id}>
					{title}
				</Title>
				{aside}
			</Group>
			{empty ? <Text c="dimmed">{empty}</Text> : children}
		</section>
	);
}
