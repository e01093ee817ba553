import type { CSSProperties, ReactNode } from "react";
import styles from "./lead-point.module.css";
import type { HomeCopy } from "./tr.ts";

type Station = keyof HomeCopy["point"];

const STATIONS: readonly Station[] = ["enquiry", "answered", "crm", "report"];

/** The name of the timeline that runs while the lead is at a station. */
const timelineOf = (station: Station) => ({ "--station": `--${station}` }) as CSSProperties;

/**
 * The point of the mark as a lead: it leaves the logo and goes beside the page from station to station.
 * Drawn by scrolling alone, and not there where a browser or its user does without.
 */
export function LeadPoint({ copy, children }: { copy: HomeCopy["point"]; children: ReactNode }) {
	return (
		<div className={styles.way}>
			{children}
			<div className={styles.point} />
			{STATIONS.map((station) => (
				<span key={station} className={styles.name} style={timelineOf(station)} aria-hidden="true">
					{copy[station]}
				</span>
			))}
		</div>
	);
}

/** The sections in which the lead is at a station. */
export const AtStation = ({ station, children }: { station: Station; children: ReactNode }) => (
	<div className={styles.station} style={timelineOf(station)}>
		{children}
	</div>
);
