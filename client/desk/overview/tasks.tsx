import { Button, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import type { Task } from "../../../shared/desk/overview.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { CopyButton } from "../parts/copy-button.tsx";
import { Section } from "../parts/section.tsx";
import { Status, type Tone } from "../parts/status.tsx";
import styles from "./tasks.module.css";

const HOUR = 3_600_000;

/** The next step of each kind of task: a list in the desk, or a command to run on the server. */
const STEPS: Record<
	Task["kind"],
	{ tone: Tone } & ({ label: "openLeads" | "openSuspicious"; to: string } | { command: string })
> = {
	overdue: { tone: "overdue", label: "openLeads", to: "/leads?group=overdue" },
	failed: { tone: "broken", label: "openLeads", to: "/leads?state=failed" },
	held: { tone: "broken", command: "bin/leads resume" },
	no_webhook: { tone: "due", label: "openLeads", to: "/leads?state=pending" },
	suspicious: { tone: "due", label: "openSuspicious", to: "/leads?group=suspicious" },
	backup: { tone: "due", command: "bin/backup" },
	disk: { tone: "overdue", command: "df -h" },
	part: { tone: "broken", command: "bin/doctor" },
};

/** The tasks that need a person, each with its button; or that there are none. */
export function Tasks({ tasks }: { tasks: Task[] }) {
	const { overview: copy } = useCopy();
	return (
		<Section title={copy.tasks}>
			{tasks.length === 0 ? (
				<Text>
					<Status tone="done">{copy.nothing}</Status>
				</Text>
			) : (
				<ul>
					{tasks.map((task) => (
						<TaskRow key={"part" in task ? task.part : task.kind} task={task} />
					))}
				</ul>
			)}
		</Section>
	);
}

function TaskRow({ task }: { task: Task }) {
	const { overview } = useCopy();
	const copy = overview.task[task.kind];
	const title = useTitle(task);
	const step = STEPS[task.kind];
	return (
		<li className={styles.task} data-tone={step.tone}>
			<div>
				<Text fw={600}>{title}</Text>
				<Text size="sm" c="dimmed">
					{copy.text}
				</Text>
			</div>
			{"to" in step ? (
				<Button component={Link} to={step.to} variant="default">
					{overview[step.label]}
				</Button>
			) : (
				<CopyButton value={step.command} label={overview.copyCommand} />
			)}
		</li>
	);
}

function useTitle(task: Task): string {
	const { task: copy } = useCopy().overview;
	const { format } = useLanguage();
	switch (task.kind) {
		case "backup":
			return copy.backup.title(format.duration(task.hours * HOUR));
		case "disk":
			return copy.disk.title(
				format.inUnit(task.free / 1e9, "gigabyte", {
					maximumFractionDigits: 1,
				}),
			);
		case "part":
			return copy.part.title(task.part);
		default:
			return copy[task.kind].title(task.count);
	}
}
