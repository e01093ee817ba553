import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Mark, siteName } from "../parts/mark.tsx";
import styles from "./card.module.css";

/** The page around a form for visitors who are not signed in. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
	return (
		<main className={styles.page}>
			<div className={styles.card}>
				<p className={styles.brand}>
					<Mark />
					{siteName}
				</p>
				<Title order={1}>{title}</Title>
				{children}
			</div>
		</main>
	);
}
