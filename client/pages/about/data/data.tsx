import { DATA_SECTION } from "../../../../shared/sections.ts";
import { MoreLink } from "../../../parts/more-link.tsx";
import styles from "../about.module.css";
import type { AboutCopy } from "../tr.ts";
import type { DataTerm } from "./terms.server.ts";

/** Where the visitors' data lies, who processes it, and how the site protects it. */
export function Data({ copy, terms }: { copy: AboutCopy["data"]; terms: DataTerm[] }) {
	return (
		<section
			id={DATA_SECTION}
			className={`band sunk split ${styles.aside}`}
			aria-labelledby="data-title"
			tabIndex={-1}
		>
			<h2 id="data-title">{copy.title}</h2>
			<div className="stack">
				<div>
					<Terms terms={terms.filter(({ isFolded }) => !isFolded)} />
					<details className="unfolds between-lines">
						<summary>{copy.folded}</summary>
						<Terms terms={terms.filter(({ isFolded }) => isFolded)} />
					</details>
				</div>
				<MoreLink to={{ page: "privacy" }} className="more">
					{copy.more}
				</MoreLink>
			</div>
		</section>
	);
}

const Terms = ({ terms }: { terms: DataTerm[] }) => (
	<dl className={`ruled terms ${styles.terms}`}>
		{terms.map(({ term, texts }) => (
			<div key={term}>
				<dt className="label">{term}</dt>
				{texts.map((text) => (
					<dd key={text} className="muted measure">
						{text}
					</dd>
				))}
			</div>
		))}
	</dl>
);
