import { Button, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import type { Hand } from "../api/overview.ts";
import { useCopy, useSpeech } from "../language/language.tsx";
import { CopyButton } from "../parts/copy-button.tsx";
import { Section } from "../parts/section.tsx";
import { Status, type Tone } from "../parts/status.tsx";
import styles from "./hands.module.css";

const HOUR = 3_600_000;

/** What each kind leads to: a list in the desk, or a command to run on the server. */
const STEPS: Record<Hand["kind"], { tone: Tone } & ({ to: string } | { command: string })> = {
	overdue: { tone: "overdue", to: "/leads?group=overdue" },
	failed: { tone: "broken", to: "/leads?state=failed" },
	held: { tone: "broken", command: "bin/leads resume" },
	no_webhook: { tone: "due", to: "/leads?state=pending" },
	suspicious: { tone: "due", to: "/leads?group=suspicious" },
	backup: { tone: "due", command: "bin/backup" },
	disk: { tone: "overdue", command: "df -h" },
	part: { tone: "broken", command: "bin/doctor" },
};

/** What needs a hand, each with its one button; or that nothing does. */
export function Hands({ hands }: { hands: Hand[] }) {
	const { overview: copy } = useCopy();
	return (
		<Section title={copy.hands}>
			{hands.length === 0 ? (
				<Text>
					<Status tone="done">{copy.nothing}</Status>
				</Text>
			) : (
				<ul className={styles.list}>
					{hands.map((hand) => (
						<HandRow key={"part" in hand ? hand.part : hand.kind} hand={hand} />
					))}
				</ul>
			)}
		</Section>
	);
}

function HandRow({ hand }: { hand: Hand }) {
	const { overview } = useCopy();
	const copy = overview.hand[hand.kind];
	const title = useTitle(hand);
	const step = STEPS[hand.kind];
	return (
		<li className={styles.hand} data-tone={step.tone}>
			<div>
				<Text fw={600}>{title}</Text>
				<Text size="sm" c="dimmed">
					{copy.text}
				</Text>
			</div>
			{"to" in step ? (
				<Button component={Link} to={step.to} variant="default">
					{copy.button}
				</Button>
			) : (
				<CopyButton value={step.command} label={copy.button} />
			)}
		</li>
	);
}

function useTitle(hand: Hand): string {
	const { hand: copy } = useCopy().overview;
	const { format } = useSpeech();
	switch (hand.kind) {
		case "backup":
			return copy.backup.title(format.duration(hand.hours * HOUR));
		case "disk":
			return copy.disk.title(
				format.inUnit(hand.free / 1e9, "gigabyte", {
					maximumFractionDigits: 1,
				}),
			);
		case "part":
			return copy.part.title(hand.part);
		default:
			return copy[hand.kind].title(hand.count);
	}
}
