import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { Language } from "../../../../shared/languages.ts";
import { useCopy } from "../../language/language.tsx";
import type { PageFacts } from "./page-facts.ts";
import styles from "./page-view.module.css";

/** The page as a search engine lists it, and as networks show a link to it. */
export function Cards({ facts, language }: { facts: PageFacts; language: Language }) {
	const { sitePage: copy } = useCopy().posts;
	const { title, description, url, image } = facts;
	const address = URL.canParse(url) ? new URL(url) : undefined;
	/** The picture that could not be loaded: the site draws one only for a published post. */
	const [missing, setMissing] = useState<string>();
	const path = address ? address.pathname.split("/").filter(Boolean).join(" › ") : "";
	return (
		<Stack gap="lg">
			<div>
				<Text size="sm" c="dimmed" mb="xs">
					{copy.search}
				</Text>
				<div className={styles.result} lang={language}>
					<div className={`one-line ${styles.address}`}>
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
					{image && image !== missing && (
						<img src={image} alt="" width={1200} height={630} onError={() => setMissing(image)} />
					)}
					<div className={styles.cardText}>
						<div className={`one-line ${styles.address}`}>{address?.host}</div>
						<div className={styles.cardTitle}>{title}</div>
						<div className={styles.description}>{description}</div>
					</div>
				</div>
				{image && image === missing && (
					<Text size="sm" c="dimmed" mt="xs">
						{copy.noImage}
					</Text>
				)}
			</div>
		</Stack>
	);
}
