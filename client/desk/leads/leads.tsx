import { Button, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { Link } from "react-router-dom";
import { DeskProblem } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { useProblemText } from "../language/problems.ts";
import { VIEW_KEYS, viewOf } from "../parts/lead-views.ts";
import { siteName } from "../parts/mark.tsx";
import { Notice } from "../parts/notice.tsx";
import { useOnline } from "../parts/use-online.ts";
import { useTestLead } from "../parts/use-test-lead.ts";
import { useAccount } from "../session/session.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { Dialogs } from "./dialogs.tsx";
import { Filters } from "./filters.tsx";
import { LeadView } from "./lead.tsx";
import styles from "./leads.module.css";
import { List, ListLoading } from "./list.tsx";
import { type Inbox, useInbox } from "./use-inbox.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useLeadUrl } from "./use-lead-url.ts";
import { useLead } from "./use-leads.ts";

/** The inbox: the list, and beside or instead of it the lead that the URL names. */
export function Component() {
	const { leads: copy, frame } = useCopy();
	const inbox = useInbox();
	const { id } = useLeadUrl();
	const { isWide, first } = inbox.list;
	useInboxKeys(inbox);
	const unread = first?.counts?.unread ?? 0;
	useDocumentTitle(`${unread > 0 ? `(${unread}) ` : ""}${frame.leads} · ${siteName}`);
	return (
		<div className={styles.inbox} data-open={id !== undefined || undefined}>
			{(isWide || !id) && <ListPane inbox={inbox} />}
			{(isWide || id) && (
				// Another enquiry begins at its top.
				<div key={id} className={styles.pane}>
					{id ? (
						<Opened id={id} inbox={inbox} />
					) : (
						<Notice title={copy.choose.title} text={copy.choose.text} />
					)}
				</div>
			)}
			<Dialogs actions={inbox.actions} />
		</div>
	);
}

/** The list with its search and filters, or why it is empty. */
function ListPane({ inbox }: { inbox: Inbox }) {
	const { leads: copy, frame } = useCopy();
	const { list, selection } = inbox;
	const { first, rows, arrived } = list;
	const textOf = useProblemText();
	// Only an owner can do something about it.
	const { role } = useAccount();
	return (
		<div className={styles.list} ref={list.paneRef}>
			<Title order={1} className={styles.title}>
				{frame.leads}
			</Title>
			<Filters list={list} />
			{role === "owner" && first && !first.hasWebhook && (
				<p className={styles.banner}>
					{copy.noWebhook.text} {copy.noWebhook.step}
				</p>
			)}
			{first?.isHeld && <p className={styles.banner}>{copy.held}</p>}
			{selection.chosen.length > 0 && <BulkBar inbox={inbox} />}
			<div role="status" className={styles.arrived}>
				{arrived > 0 && (
					<Button size="compact-md" radius="xl" variant="default" onClick={list.openArrived}>
						{copy.arrived(arrived)}
					</Button>
				)}
			</div>
			{first && <List list={list} selection={selection} />}
			{!first && !list.pages.error && <ListLoading />}
			{!first && list.pages.error && (
				<Notice title={copy.failed.title} text={textOf(list.pages.error)}>
					<Button variant="default" onClick={() => list.pages.refetch()}>
						{copy.failed.retry}
					</Button>
				</Notice>
			)}
			{first && rows.length === 0 && !list.isHolding && <Empty />}
		</div>
	);
}

/** An empty inbox offers a test lead; an empty view names what is missing; an empty search can be cleared. */
function Empty() {
	const { query, showAll } = useLeadUrl();
	const { none, empty } = useCopy().leads;
	const test = useTestLead();
	const view = viewOf(query);
	if (view !== "all" && [...query.keys()].every((key) => VIEW_KEYS.includes(key))) {
		return (
			<Notice title={none.views[view]}>
				<Button variant="default" onClick={showAll}>
					{none.all}
				</Button>
			</Notice>
		);
	}
	if (query.size > 0) {
		return (
			<Notice title={none.title} text={none.text}>
				<Button variant="default" onClick={showAll}>
					{none.clear}
				</Button>
			</Notice>
		);
	}
	return (
		<Notice title={empty.title} text={empty.text}>
			<Button loading={test.isPending} onClick={() => test.mutate()}>
				{empty.test}
			</Button>
		</Notice>
	);
}

/** The lead that the URL names, once it is loaded. */
function Opened({ id, inbox }: { id: string; inbox: Inbox }) {
	const { gone, failed } = useCopy().leads;
	const { backTo } = useLeadUrl();
	const textOf = useProblemText();
	/** Otherwise the list has the page's title. */
	const { isWide } = inbox.list;
	const { data: lead, error, refetch } = useLead(id);
	// Without a network there is nothing to wait for.
	const isOnline = useOnline();
	if (error instanceof DeskProblem && error.status === 404) {
		return (
			<Notice isPage={!isWide} title={gone.title} text={gone.text}>
				<Button variant="default" component={Link} to={backTo}>
					{gone.back}
				</Button>
			</Notice>
		);
	}
	if (lead) return <LeadView lead={lead} inbox={inbox} />;
	if (isOnline && !error) return null;
	return (
		<Notice isPage={!isWide} title={failed.lead} text={isOnline ? textOf(error) : failed.offline}>
			<Button variant="default" onClick={() => refetch()}>
				{failed.retry}
			</Button>
			{!isWide && (
				<Button variant="default" component={Link} to={backTo}>
					{gone.back}
				</Button>
			)}
		</Notice>
	);
}
