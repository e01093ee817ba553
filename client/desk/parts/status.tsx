import {
	IconAlertTriangle,
	IconCircleCheck,
	IconCircleDashed,
	IconClock,
	IconPlugX,
} from "@tabler/icons-react";
import styles from "./status.module.css";

/** The five colours of a status; each has its icon, so that colour never stands alone. */
export type Tone = "neutral" | "due" | "overdue" | "done" | "broken";

const ICONS = {
	neutral: IconCircleDashed,
	due: IconClock,
	overdue: IconAlertTriangle,
	done: IconCircleCheck,
	broken: IconPlugX,
};

/** A status as word and icon. @param props.icon another one than that of the tone. */
export function Status({
	tone,
	icon: Icon = ICONS[tone],
	children,
}: {
	tone: Tone;
	icon?: typeof IconClock;
	children: string;
}) {
	return (
		<span className={styles.status} data-tone={tone}>
			<Icon size={14} stroke={2} aria-hidden="true" />
			{children}
		</span>
	);
}
