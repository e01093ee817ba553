import { Anchor, Button, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { LINK_MAILS, type Mail } from "../../../shared/desk/mails.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import list from "../parts/list.module.css";
import { Status, type Tone } from "../parts/status.tsx";
import { Time } from "../parts/time.tsx";
import { useMailError } from "../trials/mail-error.ts";
import styles from "./mails.module.css";

const TONES: Record<Mail["state"], Tone> = {
	waiting: "neutral",
	failed: "broken",
	sent: "done",
};

/** A mail: its kind, receiver, lead and state. */
export function MailRow({
	mail,
	onRetry,
}: {
	mail: Mail;
	/** Undefined where the site sends no mails. */
	onRetry: (() => void) | undefined;
}) {
	const { mails: copy } = useCopy();
	const { format } = useLanguage();
	const inWords = useMailError();
	const { kind, state, lead, error, nextAttemptAt } = mail;
	const isStuck = state === "failed" || (state === "waiting" && error !== null);
	const needsLink = LINK_MAILS.includes(kind) && state === "failed";
	const next = state === "waiting" && error !== null && nextAttemptAt;
	return (
		<li className={styles.row}>
			<div className={list.what}>
				<Text fw={600} span>
					{copy.kinds[kind]}
				</Text>
				<Text size="sm" c="dimmed">
					<bdi>{mail.to ?? copy.visitor}</bdi>
					{lead && (
						<>
							{" · "}
							<Anchor component={Link} to={`/leads/${lead.id}`} inherit>
								<bdi>{lead.title}</bdi>
							</Anchor>
						</>
					)}
				</Text>
				{isStuck && (
					<Text size="sm" className={styles.error ?? ""}>
						{[
							error && inWords(error),
							mail.attempts > 0 && copy.attempts(mail.attempts),
							next && copy.next(format.exact(next)),
							needsLink && copy.newLink,
						]
							.filter(Boolean)
							.join(" · ")}
					</Text>
				)}
			</div>
			<div className={list.state}>
				<Status tone={TONES[state]}>{copy.states[state]}</Status>
				<Text size="sm" c="dimmed" span>
					<Time at={mail.endedAt ?? mail.createdAt} />
				</Text>
			</div>
			{isStuck && !needsLink && onRetry && (
				<Button
					className={styles.retry ?? ""}
					variant="default"
					onClick={onRetry}
					aria-label={`${copy.retry}: ${copy.kinds[kind]}, ${mail.to ?? lead?.title ?? copy.visitor}`}
				>
					{copy.retry}
				</Button>
			)}
		</li>
	);
}
