import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { ConsentItem, Publisher } from "../../frame/footer.tsx";
import { Logo } from "../../frame/logo.tsx";
import { MAIN, SkipLink } from "../../frame/skip-link.tsx";
import { useFrame } from "../../frame/use-frame.ts";
import type { LegalCopy, LegalSummary } from "./copy.ts";
import styles from "./legal-page.module.css";
import text from "./legal-text.module.css";
import { LegalBlocks, LegalText, useNamed } from "./legal-text.tsx";
import { MissingSettings } from "./missing-settings.tsx";

/** A legal text with its own header and footer (specification §2). */
export function LegalPage({
	copy,
	missingSettings = [],
}: {
	copy: LegalCopy;
	missingSettings?: readonly string[];
}) {
	const { language, copy: frameCopy } = useFrame();
	const { summary, translation, notice } = copy;
	return (
		<div className={styles.page}>
			<SkipLink>{frameCopy.skipLink}</SkipLink>
			<Header back={copy.back} />
			<main id={MAIN} tabIndex={-1} className="across">
				<MissingSettings names={missingSettings} />
				{summary && (
					<InShort summary={summary}>
						<FiveSentences copy={copy} />
					</InShort>
				)}
				{translation && (
					<LegalText text={translation} lang={language}>
						<FiveSentences copy={copy} />
					</LegalText>
				)}
				{notice && (
					<div className={`row between callout screen-only ${styles.notice}`}>
						<p>{notice.text}</p>
						<Link to={pathFor(notice.page, language)} className="more">
							{notice.link}
						</Link>
					</div>
				)}
				{notice ? (
					<details className={`between-lines ${styles.original}`}>
						<summary className="title" lang={language}>
							{notice.original}
						</summary>
						<LegalText text={copy.document} lang="tr" isBelow />
					</details>
				) : (
					<LegalText text={copy.document} lang="tr">
						<FiveSentences copy={copy} />
					</LegalText>
				)}
			</main>
			<Footer contact={copy.contact} />
		</div>
	);
}

/** The logo and a link back. */
function Header({ back }: { back: string }) {
	const { language, siteName, copy } = useFrame();
	const home = pathFor("home", language);
	return (
		<header className="screen-only" data-tone="ink">
			<div className={`across row between ${styles.bar}`}>
				<Link to={home} className="touch plain-link" aria-label={copy.homeLink}>
					<Logo name={siteName} />
				</Link>
				<Link to={home} className="touch compact quiet-link">
					<svg className="lines" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
						<path d="M14 8H2.5M7 3.5 2.5 8 7 12.5" />
					</svg>
					{back}
				</Link>
			</div>
		</header>
	);
}

/** The five most important sentences, above the whole text. */
function FiveSentences({ copy: { short, shortTitle, shortNote } }: { copy: LegalCopy }) {
	return (
		<section className={`box sunk stack ${styles.short}`} aria-labelledby="five-sentences">
			<h2 id="five-sentences" className="label kicker">
				{shortTitle}
			</h2>
			<ol className="stack numbered">
				{short.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ol>
			<p className="note">{shortNote}</p>
		</section>
	);
}

/** A legal text in short in the visitor's language: the page's title, above the Turkish text. */
function InShort({
	summary: { title, lead, blocks },
	children,
}: {
	summary: LegalSummary;
	/** Below the title. */
	children: ReactNode;
}) {
	const named = useNamed();
	return (
		<section className="long-text stack parts after-hero" aria-labelledby="in-short">
			<h1 id="in-short" className="title-page">
				{title}
			</h1>
			{children}
			<p className="lead">{named(lead)}</p>
			<div className={`stack loose ${text.short}`}>
				<LegalBlocks blocks={blocks} />
			</div>
		</section>
	);
}

/** Copyright, the legal pages and the contact form. */
function Footer({ contact }: { contact: string }) {
	const { pathname } = useLocation();
	const { language, operator, copy } = useFrame();
	const { footer } = copy;
	const links = [
		{ to: pathFor("privacy", language), label: footer.privacy },
		{ to: pathFor("terms", language), label: footer.terms },
		...(operator ? [{ to: pathFor("imprint", language), label: footer.imprint }] : []),
		{ to: pathFor("quick-analysis", language), label: contact },
	];
	return (
		<footer className={`note screen-only ${styles.footer}`} data-tone="ink">
			<div className={`across row between ${styles.bar}`}>
				<div>
					<p>{footer.copyright}</p>
					<Publisher operator={operator} />
				</div>
				<ul className="row quiet-links">
					{links.map(({ to, label }) => (
						<li key={to}>
							<Link to={to} className="touch" aria-current={pathname === to ? "page" : undefined}>
								{label}
							</Link>
						</li>
					))}
					<ConsentItem />
				</ul>
			</div>
		</footer>
	);
}
