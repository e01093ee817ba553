import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** A sentence and the next step, where a page or a list has nothing to show. */
export function Notice({
	title,
	text,
	children,
}: {
	title: string;
	text: string;
	/** The next step. */
	children?: ReactNode;
}) {
	return (
		<Stack align="center" gap="sm" py={64} px="md" ta="center">
			<Title order={2}>{title}</Title>
			<Text c="dimmed" maw="30rem">
				{text}
			</Text>
			{children}
		</Stack>
	);
}
