import { type CaseSlug, casePicture } from "./list.ts";

interface Props {
	slug: CaseSlug;
	className?: string | undefined;
}

/** The drawing of a study. */
export const CasePicture = ({ slug, className }: Props) => (
	<img
		className={className}
		src={casePicture(slug)}
		alt=""
		width="1200"
		height="675"
		loading="lazy"
	/>
);
