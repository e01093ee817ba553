import { Link, useLocation } from "react-router-dom";
import { ConsentItem } from "../../frame/consent-item.tsx";
import { Publisher } from "../../frame/publisher.tsx";
import { useFrame } from "../../frame/use-frame.ts";
import { pathFor } from "../../i18n/paths.ts";
import styles from "./legal-footer.module.css";

/** The small footer of the legal pages: copyright, the two texts and the contact form. */
export function LegalFooter({ contact }: { contact: string }) {
	const { pathname } = useLocation();
	const { language, siteName, operator, copy } = useFrame();
	const { footer } = copy;
	const links = [
		{ to: pathFor("privacy", language), label: footer.privacy },
		{ to: pathFor("terms", language), label: footer.terms },
		...(operator
			? [{ to: pathFor("imprint", language), label: footer.imprint }]
			: []),
		{ to: pathFor("quick-analysis", language), label: contact },
	];
	return (
		<footer className={styles.footer} data-tone="ink">
			<div className={styles.row}>
				<div>
					<p>{footer.copyright.replace("{site}", siteName)}</p>
					<Publisher operator={operator} />
				</div>
				<ul>
					{links.map(({ to, label }) => (
						<li key={to}>
							<Link to={to} aria-current={pathname === to ? "page" : undefined}>
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
