import { useEffect, useId, useRef, useState } from "react";
import { pathFor } from "../../shared/paths.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { type Choice, keepChoice } from "./choice.ts";
import { onChoiceRequest } from "./choice-request.ts";
import styles from "./consent.module.css";
import type { ConsentCopy } from "./consent-copy.ts";

interface ConsentProps {
	copy: ConsentCopy;
	/** The answer so far. */
	choice: Choice | undefined;
	onChoice(choice: Choice): void;
}

/** The question whether visits may be counted. Both answers look alike, and the page can be used without an answer. */
export function Consent({ copy, choice, onChoice }: ConsentProps) {
	const [asked, setAsked] = useState(choice === undefined);
	/** The element that had the focus when the visitor asked to change the answer. */
	const opener = useRef<Element | null>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const id = useId();
	const language = useLanguage();

	useEffect(
		() =>
			onChoiceRequest(() => {
				opener.current = document.activeElement;
				setAsked(true);
			}),
		[],
	);
	useEffect(() => {
		if (asked && opener.current) title.current?.focus();
	}, [asked]);

	if (!asked) return null;
	const answer = (given: Choice) => {
		keepChoice(given);
		onChoice(given);
		setAsked(false);
		if (opener.current instanceof HTMLElement) opener.current.focus();
		opener.current = null;
	};
	const button = (given: Choice, label: string) => (
		<button
			type="button"
			className="action"
			data-quiet
			data-outline
			aria-pressed={choice && choice === given}
			onClick={() => answer(given)}
		>
			{label}
		</button>
	);
	return (
		<section
			className={`across ${styles.consent}`}
			data-tone="ink"
			data-consent
			aria-labelledby={id}
		>
			<div className={`split middle ${styles.inner}`}>
				<div className={`stack ${styles.question}`}>
					<h2 id={id} className="label" ref={title} tabIndex={-1}>
						{copy.title}
					</h2>
					<p className="muted compact">
						{copy.text} <a href={pathFor("privacy", language)}>{copy.privacy}</a>
					</p>
				</div>
				<div className={styles.answers}>
					{button("refused", copy.refuse)}
					{button("granted", copy.accept)}
				</div>
			</div>
		</section>
	);
}
