import { Link } from "react-router-dom";
import { MAIN, SkipLink } from "../../frame/skip-link.tsx";
import { useFrame } from "../../frame/use-frame.ts";
import { pathFor } from "../../i18n/paths.ts";
import type { LegalCopy } from "./copy.ts";
import { LegalFooter } from "./legal-footer.tsx";
import { LegalHeader } from "./legal-header.tsx";
import { LegalInShort } from "./legal-in-short.tsx";
import styles from "./legal-page.module.css";
import { LegalText } from "./legal-text.tsx";
import { MissingSettings } from "./missing-settings.tsx";

/** A legal text with its own header and footer (specification §2). */
export function LegalPage({
	copy,
	missingSettings = [],
}: {
	copy: LegalCopy;
	missingSettings?: readonly string[];
}) {
	const { language, siteName, copy: frameCopy } = useFrame();
	return (
		<div className={styles.page}>
			<SkipLink>{frameCopy.skipLink}</SkipLink>
			<LegalHeader back={copy.back} />
			<main id={MAIN} tabIndex={-1} className={styles.main}>
				<MissingSettings names={missingSettings} />
				{copy.summary && (
					<LegalInShort
						summary={copy.summary}
						siteName={siteName}
						language={language}
					/>
				)}
				{copy.translation && (
					<LegalText
						text={copy.translation}
						siteName={siteName}
						language={language}
						lang={language}
					/>
				)}
				{copy.notice && (
					<div className={styles.notice}>
						<p>{copy.notice.text}</p>
						<Link to={pathFor(copy.notice.page, language)}>
							{copy.notice.link}
						</Link>
					</div>
				)}
				<LegalText
					text={copy.document}
					siteName={siteName}
					language={language}
					lang="tr"
					isBelow={copy.notice !== null}
				/>
			</main>
			<LegalFooter contact={copy.contact} />
		</div>
	);
}
