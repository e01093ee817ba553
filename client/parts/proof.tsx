import type { ReactNode } from "react";
import type { CaseSlug } from "../pages/cases/list.ts";
import { MoreLink } from "./more-link.tsx";
import styles from "./proof.module.css";

/** A case study's result and the link to it. */
export interface ProofCopy {
	figure: string;
	text: string;
	more: string;
}

/** What a system like the one above has brought, and the picture and the link of the case study. */
export const Proof = ({
	copy: { figure, text, more },
	slug,
	children,
}: {
	copy: ProofCopy;
	slug: CaseSlug;
	/** The picture of the case. */
	children: ReactNode;
}) => (
	<div className={`box split middle ${styles.proof}`} data-tone="ink">
		{children}
		<p className="figure">{figure}</p>
		<p>{text}</p>
		<MoreLink to={{ page: "case-detail", slug }} className="more">
			{more}
		</MoreLink>
	</div>
);
