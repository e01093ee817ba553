import { Link } from "react-router-dom";
import { phoneUrl } from "../../shared/operator.ts";
import { pathFor } from "../../shared/paths.ts";
import { DATA_SECTION } from "../../shared/sections.ts";
import { requestChoice } from "../analytics/choice-request.ts";
import { DirectContact } from "../quick-analysis/direct-contact.tsx";
import { OpenButton } from "../quick-analysis/open-button.tsx";
import styles from "./footer.module.css";
import { Logo } from "./logo.tsx";
import { type MainLink, mainLinks, moreLinks } from "./main-links.ts";
import { type FrameData, useFrame } from "./use-frame.ts";
import { useCurrentPage } from "./use-page-data.ts";

/** Description, menu, contact, copyright and the legal pages (specification §2, Layout). */
export function Footer({ frame }: { frame: FrameData }) {
	const { language } = frame;
	const { footer } = frame.copy;
	// The page of the form needs no button to it.
	const hasForm = useCurrentPage()?.page === "quick-analysis";
	return (
		<footer className={`across stack compact screen-only ${styles.footer}`} data-tone="ink">
			<div className={styles.columns}>
				<div className="stack start">
					<Logo name={frame.siteName} />
					<p className="muted">{footer.description}</p>
				</div>
				<FooterMenu title={footer.menuTitle} links={mainLinks(frame.copy, language)} />
				<FooterMenu title={footer.moreTitle} links={moreLinks(frame.copy, language)} />
				<div className={`stack start ${styles.contact}`}>
					<h2 className="label">{footer.contactTitle}</h2>
					<p className="muted">{footer.contactText}</p>
					{!hasForm && (
						<OpenButton location="footer" quiet outline>
							{footer.contactAction}
						</OpenButton>
					)}
					<DirectContact email={frame.operator?.email} />
					<Profiles label={footer.profiles} profiles={frame.profiles} />
				</div>
			</div>
			<div className={`row between note line-above ${styles.legal}`}>
				<div className="stack tight">
					<p>{footer.copyright}</p>
					{/* How to get in touch stands above already. */}
					<Publisher
						operator={frame.operator && { ...frame.operator, email: undefined, phone: undefined }}
					/>
				</div>
				<ul className={`row quiet-links ${styles.links}`}>
					<li>
						<Link to={pathFor("privacy", language)}>{footer.privacy}</Link>
					</li>
					<li>
						<Link to={pathFor("terms", language)}>{footer.terms}</Link>
					</li>
					<li>
						<Link to={`${pathFor("about", language)}#${DATA_SECTION}`}>{footer.data}</Link>
					</li>
					{frame.operator && (
						<li>
							<Link to={pathFor("imprint", language)}>{footer.imprint}</Link>
						</li>
					)}
					<ConsentItem />
				</ul>
			</div>
		</footer>
	);
}

function FooterMenu({ title, links }: { title: string; links: MainLink[] }) {
	return (
		<nav aria-label={title} className="stack tight">
			<h2 className="label">{title}</h2>
			<ul className={`quiet-links ${styles.links}`}>
				{links.map(({ to, label }) => (
					<li key={to}>
						<Link to={to}>{label}</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The networks whose name their host does not show. */
const NETWORKS = new Map([
	["linkedin.com", "LinkedIn"],
	["youtube.com", "YouTube"],
	["instagram.com", "Instagram"],
	["facebook.com", "Facebook"],
	["xing.com", "XING"],
	["x.com", "X"],
	["tiktok.com", "TikTok"],
	["github.com", "GitHub"],
]);

function networkOf(profile: string): string {
	const host = new URL(profile).hostname.replace(/^www\./, "");
	// LinkedIn has a host for each country, such as tr.linkedin.com.
	return NETWORKS.get(host) ?? NETWORKS.get(host.replace(/^\w\w\./, "")) ?? host;
}

/** The firm's pages in social networks; nothing where the settings have none. */
function Profiles({ label, profiles }: { label: string; profiles: readonly string[] }) {
	if (profiles.length === 0) return null;
	return (
		<ul className="row quiet-links compact" aria-label={label}>
			{profiles.map((profile) => (
				<li key={profile}>
					<a className="touch" href={profile} rel="me noopener">
						{networkOf(profile)}
					</a>
				</li>
			))}
		</ul>
	);
}

/** Who publishes the site, in the footer: legal name and address, and how to get in touch. */
export function Publisher({ operator }: Pick<FrameData, "operator">) {
	if (!operator) return null;
	const { name, address, email, phone } = operator;
	return (
		<address className={`row quiet-links ${styles.publisher}`}>
			<span>{[name, address].filter(Boolean).join(", ")}</span>
			{email && (
				<a className="touch" href={`mailto:${email}`}>
					{email}
				</a>
			)}
			{phone && (
				<a className="touch" href={phoneUrl(phone)}>
					{phone}
				</a>
			)}
		</address>
	);
}

/** The list item that asks the question about statistics again; nothing if the site never asks it. */
export function ConsentItem() {
	const consent = useFrame().analytics?.consent;
	if (!consent) return null;
	return (
		<li>
			<button type="button" className="touch quiet-link needs-script" onClick={requestChoice}>
				{consent.change}
			</button>
		</li>
	);
}
