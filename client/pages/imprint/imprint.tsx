import { Link } from "react-router-dom";
import { fill } from "../../../shared/fill.ts";
import { pathFor } from "../../../shared/paths.ts";
import { useFrame } from "../../frame/use-frame.ts";
import { usePageData } from "../../frame/use-page-data.ts";
import { MissingSettings } from "../../parts/legal/missing-settings.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import styles from "./imprint.module.css";
import type { load } from "./load.server.ts";

/** Who publishes the site, and where requests about personal data go. */
export function Component() {
	const { copy, identity, missingSettings, language } = usePageData<typeof load>("imprint");
	const { siteName } = useFrame();
	return (
		<>
			<PageHero title={copy.title} lead={copy.lead} />
			<div className={`band after-hero split top ${styles.page}`}>
				<MissingSettings names={missingSettings} />
				{identity.length > 0 ? (
					<dl className={`ruled terms tight closed ${styles.identity}`}>
						{identity.map(({ term, text, href }) => (
							<div key={term}>
								<dt className="muted">{term}</dt>
								<dd>
									{href ? (
										<a className="target" href={href}>
											{text}
										</a>
									) : (
										text
									)}
								</dd>
							</div>
						))}
					</dl>
				) : (
					<p>{fill(copy.unnamed, { site: siteName })}</p>
				)}
				<section aria-labelledby="requests" className={`stack ${styles.requests}`}>
					<h2 id="requests">{copy.dataTitle}</h2>
					<p>{copy.dataText}</p>
					<ul className="stack tight">
						<li>
							<Link className="more" to={pathFor("privacy-request", language)}>
								{copy.dataLink}
							</Link>
						</li>
						<li>
							<Link className="more" to={pathFor("privacy", language)}>
								{copy.privacyLink}
							</Link>
						</li>
						<li>
							<Link className="more" to={pathFor("terms", language)}>
								{copy.termsLink}
							</Link>
						</li>
					</ul>
				</section>
			</div>
		</>
	);
}
