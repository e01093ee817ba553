import { type KeyboardEvent, useState } from "react";
import type { SectionKey } from "../../../shared/sections.ts";
import { itemForKey } from "../../parts/item-for-key.ts";
import { MoreLink } from "../../parts/more-link.tsx";
import styles from "./agitate.module.css";
import { OptionIcon } from "./icons.tsx";
import { InvoiceStart } from "./invoice-start.tsx";
import type { HomeCopy } from "./tr.ts";

type AgitateOption = HomeCopy["agitate"]["options"][number];

/** The section about the site's alternative to each option. */
const MORE: Record<AgitateOption["id"], SectionKey> = {
	"do-it-yourself": "automation",
	"in-house-team": "consulting-and-training",
	wait: "contact",
};

/** The three ways to adopt AI: a list of options and the panel of the selected one. */
export function Agitate({ copy }: { copy: HomeCopy["agitate"] }) {
	const { options } = copy;
	const ids = options.map(({ id }) => id);
	const [selected, setSelected] = useState(ids[0]);

	const choose = (event: KeyboardEvent) => {
		const next = itemForKey(event.key, ids, selected, "column");
		if (!next) return;
		event.preventDefault();
		setSelected(next);
	};
	return (
		<section className="band stack parts" aria-labelledby="agitate-title">
			<div className="head">
				<h2 id="agitate-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<div className={`stack ${styles.choice}`}>
				<div
					role="listbox"
					className={`ruled tight closed needs-script ${styles.list}`}
					aria-label={copy.listLabel}
					aria-activedescendant={selected && optionId(selected)}
					tabIndex={0}
					onKeyDown={choose}
				>
					{options.map((option) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the listbox's, which keeps the focus.
						<div
							key={option.id}
							id={optionId(option.id)}
							role="option"
							tabIndex={-1}
							aria-selected={option.id === selected}
							onClick={(event) => {
								setSelected(option.id);
								event.currentTarget.parentElement?.focus({
									preventScroll: true,
								});
							}}
						>
							<OptionIcon id={option.id} />
							<span>{option.title}</span>
						</div>
					))}
				</div>
				<div className={`stack parts ${styles.panels}`} aria-live="polite">
					{options.map((option) => (
						<Panel key={option.id} option={option} hidden={option.id !== selected} />
					))}
				</div>
			</div>
			<InvoiceStart copy={copy.invoice} />
		</section>
	);
}

const optionId = (id: AgitateOption["id"]) => `option-${id}`;

function Panel({ option, hidden }: { option: AgitateOption; hidden: boolean }) {
	return (
		<div className={`split ${styles.panel}`} hidden={hidden}>
			<img
				className="picture"
				src={`/images/scenes/${option.id}.svg`}
				alt={option.imageAlt}
				width="800"
				height="600"
				loading="lazy"
			/>
			<div className={`stack ${styles.text}`}>
				<h3>{option.title}</h3>
				<p className="title">{option.summary}</p>
				<ul className="dashes tight">
					{option.bullets.map((bullet) => (
						<li key={bullet}>{bullet}</li>
					))}
				</ul>
				<MoreLink to={{ section: MORE[option.id] }} className="more">
					{option.more}
				</MoreLink>
			</div>
		</div>
	);
}
