import { fill } from "../../../shared/fill.ts";
import { fileTypeOf } from "../../analytics/downloads.ts";
import { trackDownload } from "../../analytics/events.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import styles from "./resource-card.module.css";
import { ResourcePreview } from "./resource-preview.tsx";
import { type Gate, RESOURCE_PARAMETER, type Resource } from "./resources.ts";
import type { FreeContentCopy } from "./tr.ts";

/** The most tags on a card (specification §9). */
const TAGS = 3;

const GATE_ICONS: Record<Gate, string> = {
	comment: "M3 4h14v10H9l-4 3v-3H3z",
	download: "M10 3v9m-4-4 4 4 4-4M4 16h12",
};

/** An envelope: the file comes by mail. */
const MAIL_ICON = "M3 5h14v11H3zl7 6 7-6";

/** One resource, and how to get it. */
export function ResourceCard({
	resource,
	copy,
}: {
	resource: Resource;
	copy: FreeContentCopy["library"]["card"];
}) {
	const { id, platform, type, title, metrics, actionUrl, createdAt } = resource;
	const language = useLanguage();
	const month = new Intl.DateTimeFormat(language, {
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	});
	return (
		<li className={`surface ${styles.card}`}>
			<ResourcePreview stamp={copy.example} preview={resource.preview} />
			<div className={`stack start ${styles.text}`}>
				<p className={`row tight small kicker ${styles.kind}`}>
					<span>{copy.types[type]}</span>
					<time dateTime={createdAt}>{month.format(new Date(createdAt))}</time>
				</p>
				<h3 className="title-minor">{title}</h3>
				<p className="muted compact measure">{resource.excerpt}</p>
				<ul className={`row note ${styles.tags}`} aria-label={copy.tagsLabel}>
					{resource.tags.slice(0, TAGS).map((tag) => (
						<li key={tag}>{copy.tags[tag]}</li>
					))}
				</ul>
				<p className={`row note line-above ${styles.metrics}`}>
					<span>
						<strong className="figure">{metrics.downloads.toLocaleString(language)}</strong>{" "}
						{fill(copy.downloads, { platform: resource.platformName })}
					</span>
					<span>
						<strong className="figure">{metrics.saves.toLocaleString(language)}</strong>{" "}
						{copy.saves}
					</span>
				</p>
				<p className={`compact ${styles.gate}`}>
					<svg className="lines" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
						<path d={actionUrl ? GATE_ICONS[resource.gate] : MAIL_ICON} />
					</svg>
					{resource.gateNote}
				</p>
				{actionUrl ? (
					<a
						className={`action ${styles.action}`}
						href={actionUrl}
						target="_blank"
						rel="noopener"
						onClick={({ currentTarget }) => {
							// A file is counted as every download on the site.
							if (resource.isDownload && !fileTypeOf(currentTarget)) trackDownload(type);
						}}
					>
						{copy.action[platform]}
						<span className="visually-hidden">{`: ${title} (${copy.newTab})`}</span>
					</a>
				) : (
					<OpenButton
						location={id}
						parameter={{ name: RESOURCE_PARAMETER, value: id }}
						request={resource.request}
					>
						{copy.ask}
						<span className="visually-hidden">{`: ${title}`}</span>
					</OpenButton>
				)}
			</div>
		</li>
	);
}
