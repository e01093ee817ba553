import { Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useCopy } from "../language/language.tsx";
import { BackLink } from "../parts/back-link.tsx";
import { siteName } from "../parts/mark.tsx";
import styles from "./subpage.module.css";

/** A page that belongs to the posts, with the way back to them. */
export function Subpage({
	title,
	text,
	children,
}: {
	title: string;
	text: string;
	children: ReactNode;
}) {
	const { posts: copy } = useCopy();
	useDocumentTitle([title, siteName].filter(Boolean).join(" · "));
	return (
		<div className={styles.page}>
			<BackLink to="/posts">{copy.back}</BackLink>
			<Title order={1}>{title}</Title>
			<Text c="dimmed">{text}</Text>
			{children}
		</div>
	);
}
