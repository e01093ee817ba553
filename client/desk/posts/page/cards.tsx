import { Stack, Text } from "@mantine/core";
import type { Language } from "../../../../shared/languages.ts";
import { useCopy } from "../../language/language.tsx";
import type { PageFacts } from "./page-facts.ts";
import styles from "./page-view.module.css";

/** The page as a search engine lists it, and as networks show a link to it. */
export function Cards({ facts, language }: { facts: PageFacts; language: Language }) {
	const { sitePage: copy } = useCopy().posts;
	const { title, description, url, image } = facts;
	const address = URL.canParse(url) ? new URL(url) : undefined;
	const path = address ? address.pathname.split("/").filter(Boolean).join(" › ") : "";
	return (
		<Stack gap="lg">
			<div>
				<Text size="sm" c="dimmed" mb="xs">
					{copy.search}
				</Text>
				<div className={styles.result} lang={language}>
					<div className={styles.address}>
						{address?.host} › {path}
					</div>
					<div className={styles.resultTitle}>{title}</div>
					<div className={styles.description}>{description}</div>
				</div>
			</div>
			<div>
				<Text size="sm" c="dimmed" mb="xs">
					{copy.share}
				</Text>
				<div className={styles.card} lang={language}>
					{image && <img src={image} alt="" width={1200} height={630} />}
					<div className={styles.cardText}>
						<div className={styles.address}>{address?.host}</div>
						<div className={styles.cardTitle}>{title}</div>
						<div className={styles.description}>{description}</div>
					</div>
				</div>
			</div>
		</Stack>
	);
}
