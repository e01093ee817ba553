import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** A sentence and the next step, where a page or a list has nothing to show. */
export function Notice({
	title,
	text,
	isPage = false,
	children,
}: {
	title: string;
	text?: string;
	/** Whether it stands for a whole page: its title is then that of the page. */
	isPage?: boolean;
	/** The next step. */
	children?: ReactNode;
}) {
	return (
		<Stack align="center" gap="sm" py={64} px="md" ta="center">
			<Title order={isPage ? 1 : 2} size="h2">
				{title}
			</Title>
			{text && (
				<Text c="dimmed" maw="30rem">
					{text}
				</Text>
			)}
			{children}
		</Stack>
	);
}
