import type { StageId } from "./stages.ts";
import type { HomeCopy } from "./tr.ts";

type OptionId = HomeCopy["agitate"]["options"][number]["id"];

const STAGES: Record<StageId, string> = {
	1: "M9.5 11.5a3.75 3.75 0 1 0 0-7.5a3.75 3.75 0 0 0 0 7.5M2.75 20c0-3.3 2.6-5.25 6.75-5.25s6.75 1.95 6.75 5.25M18.5 6.5v6M15.5 9.5h6",
	2: "M3.25 10v4a1.5 1.5 0 0 0 1.5 1.5H8l8.25 4v-15L8 8.5H4.75a1.5 1.5 0 0 0-1.5 1.5M7 15.5l1.25 4.75h3M19.5 9.25a4 4 0 0 1 0 5.5",
	3: "M5.25 4.75h13.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2V6.75a2 2 0 0 1 2-2M9 11.75a1.75 1.75 0 1 0 0-3.5a1.75 1.75 0 0 0 0 3.5M6.25 15.75c.2-1.3 1.2-2 2.75-2s2.55.7 2.75 2M14.75 9.75h3M14.75 14.25h3",
	4: "M5.25 3.75h13.5a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2h-6l-4.5 3.5v-3.5h-3a2 2 0 0 1-2-2v-9.5a2 2 0 0 1 2-2M12 14l-3.25-3.15a2.05 2.05 0 0 1 3.25-2.45a2.05 2.05 0 0 1 3.25 2.45z",
	5: "M14.25 14.5v-4l6.5-7H3.25l6.5 7v4M12 21.5a2 2 0 1 0 0-4a2 2 0 0 0 0 4",
};

const OPTIONS: Record<OptionId, string> = {
	"do-it-yourself":
		"M20.88 5.81L17.44 9.24L14.76 6.56L18.19 3.12A5.4 5.4 0 0 0 10.94 10.02L5.21 15.75A2.15 2.15 0 0 0 8.25 18.79L13.98 13.06A5.4 5.4 0 0 0 20.88 5.81z",
	"in-house-team":
		"M12 10.25a3 3 0 1 0 0-6a3 3 0 0 0 0 6M6.5 19.75c0-3.5 2.2-5.75 5.5-5.75s5.5 2.25 5.5 5.75M4.5 12.25a2 2 0 1 0 0-4a2 2 0 0 0 0 4M19.5 12.25a2 2 0 1 0 0-4a2 2 0 0 0 0 4M1.75 18.25c0-1.7.6-2.8 1.9-3.15M22.25 18.25c0-1.7-.6-2.8-1.9-3.15",
	wait: "M6 3.25h12M6 20.75h12M7.25 3.25c0 4.75 3.25 6.25 4.75 8.75c1.5-2.5 4.75-4 4.75-8.75M7.25 20.75c0-4.75 3.25-6.25 4.75-8.75c1.5 2.5 4.75 4 4.75 8.75M10.25 17.75h3.5",
};

/** A line icon in the colour of its text, 24 pixels square unless its container says otherwise. */
function Icon({ path }: { path: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="24"
			height="24"
			fill="none"
			stroke="currentcolor"
			strokeWidth="1.75"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={path} />
		</svg>
	);
}

/** A person joining, a megaphone, a contact card, a conversation with a heart, a funnel. */
export function StageIcon({ id }: { id: StageId }) {
	return <Icon path={STAGES[id]} />;
}

/** A wrench, three people, an hourglass. */
export function OptionIcon({ id }: { id: OptionId }) {
	return <Icon path={OPTIONS[id]} />;
}
