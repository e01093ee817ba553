import {
	Alert,
	Anchor,
	Button,
	Group,
	Select,
	Stack,
	Text,
	Textarea,
	TextInput,
} from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import type { Lead } from "../../../shared/desk/leads.ts";
import type { Present } from "../../../shared/desk/presence.ts";
import { REPLY_BOUNDS, TEMPLATES } from "../../../shared/desk/reply.ts";
import { printable } from "../../../shared/text.ts";
import { isOffline } from "../api/request.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { fieldErrorsOf, useFieldText } from "../language/problems.ts";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { lengthOf } from "../parts/length-of.ts";
import { Section } from "../parts/section.tsx";
import { useOnline } from "../parts/use-online.ts";
import { focusLead } from "./focus-lead.ts";
import styles from "./lead.module.css";
import { Quote } from "./quote.tsx";
import { type ReplyInbox, useReply } from "./use-reply.ts";

/** Answers a lead by mail. The typed text stays until it is sent. */
export function Reply({
	lead,
	writers,
	inbox,
}: {
	lead: Lead;
	/** Who else is writing one. */
	writers: readonly Present[];
	inbox: ReplyInbox;
}) {
	const { leads, frame } = useCopy();
	const { replying: copy, presence } = leads;
	const { format } = useLanguage();
	const isOnline = useOnline();
	const reply = useReply(lead, inbox);
	const { draft, before, theirs, problems, faster, isSending, bringBackReplaced } = reply;
	const { opened } = inbox;
	const refused = fieldErrorsOf(reply.error);
	const fieldText = useFieldText();
	const sendOnEnter = (event: KeyboardEvent) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) reply.send();
	};
	return (
		<Section title={copy.title(lead.email)}>
			<Stack gap="sm" className={styles.reply ?? ""}>
				<Select
					label={copy.template}
					value={draft.template}
					data={TEMPLATES.map((value) => ({ value, label: copy.templates[value] }))}
					onChange={(value) => value && reply.choose(value)}
					allowDeselect={false}
				/>
				{reply.isElsewhere && bringBackReplaced && (
					<Text size="sm" role="status">
						{copy.elsewhere}
					</Text>
				)}
				{bringBackReplaced && (
					<Anchor component="button" type="button" size="sm" ta="start" onClick={bringBackReplaced}>
						{copy.bringBack}
					</Anchor>
				)}
				<TextInput
					data-path="subject"
					label={copy.subject}
					error={problems.subject ? copy[problems.subject] : fieldText(refused.subject)}
					value={draft.subject}
					maxLength={REPLY_BOUNDS.subject}
					{...lengthOf(draft.subject, REPLY_BOUNDS.subject)}
					onChange={({ currentTarget: { value } }) =>
						reply.write({ subject: printable(value).replaceAll("\n", " ") })
					}
					readOnly={isSending}
					onKeyDown={sendOnEnter}
				/>
				{before && (
					<Quote title={copy.before(before.by, format.exact(before.at))} text={before.text} />
				)}
				{(theirs || writers.length > 0) && (
					<Alert className={styles.notice ?? ""} icon={<IconUsers size={18} aria-hidden="true" />}>
						{theirs && (
							<p>
								{copy.theirs[theirs.kind](
									theirs.by ?? leads.events.server,
									format.exact(theirs.at),
								)}
							</p>
						)}
						{writers.map(({ account, name }) => (
							<p key={account}>{presence.writing(name)}</p>
						))}
					</Alert>
				)}
				<Textarea
					ref={opened.replyRef}
					data-path="text"
					label={copy.text}
					error={problems.text ? copy[problems.text] : fieldText(refused.text)}
					value={draft.text}
					maxLength={REPLY_BOUNDS.text}
					{...lengthOf(draft.text, REPLY_BOUNDS.text)}
					onChange={({ currentTarget: { value } }) => reply.write({ text: printable(value) })}
					readOnly={isSending}
					onKeyDown={(event) => {
						sendOnEnter(event);
						// Out of the text: the keys of the inbox work again.
						if (event.key === "Escape") focusLead();
					}}
					autosize
					minRows={8}
					// The buttons below stay in sight.
					maxRows={14}
					dir="auto"
					// A lead that is opened with a draft leaves the keys to the inbox.
					autoFocus={opened.replying === lead.id}
				/>
				{faster || isOffline(reply.error) ? (
					<ErrorAlert>
						{faster ? copy.answered[faster.kind](faster.by ?? leads.events.server) : copy.unsent}
					</ErrorAlert>
				) : (
					<ErrorAlert error={reply.error} />
				)}
				{!isOnline && <Text size="sm">{copy.offline}</Text>}
				<Group>
					<Button
						loading={isSending && !reply.staysOpen}
						disabled={isSending}
						onClick={() => reply.send()}
					>
						{lead.answeredAt === null ? copy.send : copy.sendAgain}
					</Button>
					{lead.answeredAt === null && (
						<Button
							variant="default"
							loading={isSending && reply.staysOpen}
							disabled={isSending}
							onClick={() => reply.send(true)}
						>
							{copy.sendOnly}
						</Button>
					)}
					<Button variant="default" onClick={reply.discard}>
						{reply.isTyped ? copy.discard : frame.cancel}
					</Button>
				</Group>
			</Stack>
		</Section>
	);
}
