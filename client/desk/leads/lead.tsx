import { Alert, Anchor, Text, Title } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { Lead } from "../../../shared/desk/leads.ts";
import { usePresence } from "../frame/use-presence.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { BackLink } from "../parts/back-link.tsx";
import { Section } from "../parts/section.tsx";
import { Status, type Tone } from "../parts/status.tsx";
import { useAccount } from "../session/session.tsx";
import { useTexts } from "../session/tab-texts.ts";
import { answerOf } from "../trials/answer.ts";
import { DueBar } from "./due-bar.tsx";
import styles from "./lead.module.css";
import { LeadActions } from "./lead-actions.tsx";
import { causeOf, isPath, leadName, mailTo } from "./lead-text.ts";
import { Message } from "./message.tsx";
import { Note } from "./note.tsx";
import { Reply } from "./reply.tsx";
import { Timeline } from "./timeline.tsx";
import type { Inbox } from "./use-inbox.ts";
import { useLeadCommands } from "./use-lead-commands.ts";
import { useLeadUrl } from "./use-lead-url.ts";

const TONES: Record<Lead["state"], Tone> = {
	pending: "neutral",
	delivered: "done",
	failed: "broken",
	quarantined: "neutral",
};

/** One lead: the person, the message, when the report is due, and the timeline. */
export function LeadView({ lead, inbox }: { lead: Lead; inbox: Inbox }) {
	const { leads: copy, frame } = useCopy();
	const { opened } = inbox;
	const { backTo, toOf } = useLeadUrl();
	const { format } = useLanguage();
	const started = useTexts("reply", useAccount().id);
	const isReplying =
		opened.replying === lead.id || started.has(lead.id) || lead.replyDraft !== null;
	const colleagues = usePresence("leads", lead.id, { isWriting: isReplying });
	/** Shown in the reply form instead. */
	const writers = isReplying ? colleagues.filter(({ isWriting }) => isWriting) : [];
	const others = colleagues.filter((colleague) => !writers.includes(colleague));
	useLeadCommands(lead, inbox);
	const titleRef = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		// On a phone the row that was pressed is gone, and the focus with it.
		if (document.activeElement === document.body) {
			titleRef.current?.focus({ preventScroll: true });
		}
	}, []);
	return (
		<article className={styles.lead} aria-labelledby="lead-name">
			<BackLink className={styles.back} to={backTo}>
				{frame.leads}
			</BackLink>
			<header className={styles.head}>
				<div className={styles.title}>
					<Title order={1} id="lead-name" ref={titleRef} tabIndex={-1} dir="auto">
						{leadName(lead)}
					</Title>
					{/* Without a webhook it waits for nothing. */}
					{(lead.hasWebhook || lead.state !== "pending") && (
						<Status tone={TONES[lead.state]}>{copy.states[lead.state]}</Status>
					)}
				</div>
				{lead.company && lead.name && (
					<Text fw={550} dir="auto">
						{lead.company}
					</Text>
				)}
				<Anchor href={mailTo(lead.email)} dir="auto">
					<bdi>{lead.email}</bdi>
				</Anchor>
				{lead.others && lead.others.length > 0 && (
					<Text size="sm">
						{copy.lead.others}{" "}
						{lead.others.map(({ id, receivedAt, colleague }) => (
							<Anchor
								key={id}
								className={styles.other ?? ""}
								component={Link}
								to={toOf(id)}
								inherit
							>
								{format.exact(receivedAt)}
								{colleague && (
									<>
										{", "}
										<bdi>{colleague}</bdi>
									</>
								)}
							</Anchor>
						))}
					</Text>
				)}
				<div role="status">
					{others.map(({ account, name, isWriting }) => (
						<Text key={account} size="sm" c="dimmed">
							{copy.presence[isWriting ? "writing" : "here"](name)}
						</Text>
					))}
				</div>
			</header>
			{lead.form === "test" && <Text c="dimmed">{copy.lead.test}</Text>}
			<DueBar lead={lead} />
			<LeadActions lead={lead} inbox={inbox} />
			<Trouble lead={lead} />
			<Section title={copy.lead.message}>
				<Text className={styles.message} dir="auto">
					{lead.message ? <Message text={lead.message} /> : copy.lead.noMessage}
				</Text>
				<Facts lead={lead} />
			</Section>
			{isReplying && (
				<Reply
					key={`reply ${lead.id} ${opened.resumed}`}
					lead={lead}
					writers={writers}
					inbox={inbox}
				/>
			)}
			<Note key={lead.id} lead={lead} fieldRef={opened.noteRef} />
			<Section title={copy.lead.history}>
				<Timeline events={lead.timeline} />
			</Section>
		</article>
	);
}

/** Form, page and language that the lead came from. */
function Facts({ lead }: { lead: Lead }) {
	const { leads: copy, labels } = useCopy();
	const { format } = useLanguage();
	return (
		<dl className={styles.facts}>
			<dt>{copy.lead.form}</dt>
			<dd>
				<bdi>{copy.forms[lead.form] ?? lead.form}</bdi>
			</dd>
			{lead.page && (
				<>
					<dt>{copy.lead.page}</dt>
					<dd dir="auto">
						{isPath(lead.page) ? (
							<Anchor href={lead.page} target="_blank" rel="noreferrer" inherit>
								{lead.page}
							</Anchor>
						) : (
							lead.page
						)}
					</dd>
				</>
			)}
			{lead.language && (
				<>
					<dt>{labels.language}</dt>
					<dd>{format.languageName(lead.language)}</dd>
				</>
			)}
		</dl>
	);
}

/** Why a lead is suspicious, or was not handed over, and what to do. */
function Trouble({ lead }: { lead: Lead }) {
	const trouble = useTrouble(lead);
	if (!trouble) return null;
	return (
		<Alert
			className={styles.trouble ?? ""}
			icon={<IconAlertTriangle aria-hidden="true" />}
			title={trouble.title}
		>
			{trouble.lines.map((line) => (
				<p key={line}>{line}</p>
			))}
		</Alert>
	);
}

function useTrouble({ state, suspicions, formAgeMs, timeline }: Lead) {
	const { suspicious, failure } = useCopy().leads;
	const { format } = useLanguage();
	if (state === "quarantined") {
		const { title, reasons, tooFast, step } = suspicious;
		const describe = (code: string) =>
			code === "too_fast" && formAgeMs !== null
				? tooFast(format.spell(Math.max(formAgeMs, 1_000)))
				: (reasons[code] ?? code);
		return { title, lines: [...suspicions.map(describe), step] };
	}
	if (state !== "failed") return undefined;
	const attempt = timeline.findLast((event) => event.kind === "attempt");
	const cause = failure.causes[causeOf(attempt)];
	const said = attempt ? [failure.said(answerOf(attempt, failure.none))] : [];
	return { title: failure.title, lines: [...said, cause] };
}
