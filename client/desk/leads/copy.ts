import type {
	LeadAction,
	LeadEvent,
	LeadGroup,
	LeadState,
} from "../api/leads.ts";

type AuditAction = Extract<LeadEvent, { kind: "audit" }>["action"];

/** What the receiver said about a hand-over that failed, and what to do. */
type FailureCopy = Record<
	"unreachable" | "refused" | "missing" | "gone" | "too_long" | "broken",
	string
>;

/** The words of the inbox. */
export interface LeadsCopy {
	title: string;
	search: string;
	searchHint: string;
	views: Record<
		"all" | "overdue" | "unread" | "suspicious" | "failed" | "answered",
		string
	>;
	groups: Record<LeadGroup, string>;
	forms: Record<string, string>;
	languages: Record<string, string>;
	filter: {
		open: string;
		/** @param count of filters that are set. */
		active: (count: number) => string;
		language: string;
		page: string;
		any: string;
		from: string;
		to: string;
		clear: string;
	};
	exportCsv: string;
	more: string;
	select: (name: string) => string;
	unread: string;
	/** @param count of leads that arrived while the list was read. */
	arrived: (count: number) => string;
	due: {
		/** @param time such as `5 hours`. */
		left: (time: string) => string;
		overdue: (time: string) => string;
		answered: string;
		/** What is due: the report of a quick analysis, or another answer. */
		report: string;
		answer: string;
		/** @param time between receipt and answer. */
		answeredAfter: (time: string) => string;
		/** @param time between the due time and the answer. */
		answeredLate: (time: string) => string;
	};
	states: Record<LeadState, string>;
	empty: { title: string; text: string; test: string };
	none: { title: string; text: string; clear: string };
	failed: { title: string; retry: string };
	choose: { title: string; text: string };
	gone: { title: string; text: string; back: string };
	noWebhook: { text: string; step: string };
	held: string;
	testSent: string;
	lead: {
		back: string;
		message: string;
		noMessage: string;
		page: string;
		form: string;
		language: string;
		history: string;
		test: string;
		/** @param name of the person. */
		noName: string;
	};
	suspicious: {
		title: string;
		step: string;
		reasons: Record<string, string>;
		/** @param time such as `1.2 seconds`. */
		tooFast: (time: string) => string;
	};
	failure: {
		title: string;
		/** No answer came. */
		none: string;
		/** @param answer such as `HTTP 500`. */
		said: (answer: string) => string;
		causes: FailureCopy;
	};
	actions: Record<LeadAction, string> & {
		reply: string;
		note: string;
		copy: string;
		copied: string;
		erase: string;
		more: string;
		undo: string;
		cancel: string;
	};
	/** What a toast says. @param who the person, or how many. */
	done: Record<LeadAction, (who: string) => string>;
	count: (count: number) => string;
	selected: (count: number) => string;
	clearSelection: string;
	selectAll: string;
	copyAddresses: string;
	exportSelected: string;
	/** Why an action was refused. @param by who did it, `undefined` where nobody knows. */
	refused: {
		title: (count: number) => string;
		gone: string;
		notPossible: string;
		/** @param done what was done, as in `events`. */
		already: (done: string) => string;
	};
	confirm: Record<
		"release" | "discard",
		{ title: (who: string) => string; text: string; button: string }
	>;
	erasing: {
		title: (who: string) => string;
		text: string;
		label: (email: string) => string;
		wrong: string;
		/** Of several people. */
		titleOf: (people: number) => string;
		textOfAll: string;
		labelOf: (people: number) => string;
		wrongCount: string;
		button: string;
		done: (count: number) => string;
	};
	note: {
		label: string;
		placeholder: string;
		save: string;
		saved: string;
		written: (by: string) => string;
		conflict: (by: string) => string;
		takeTheirs: string;
		keepMine: string;
	};
	events: {
		submitted: string;
		stored: string;
		delivered: string;
		attempt: { ok: string; failed: string };
		/** @param time such as `0.3 s`. */
		took: (time: string) => string;
		/** @param to the account that got it; null for the visitor. */
		mail: {
			sent: (to: string | null) => string;
			failed: (to: string | null) => string;
		};
		retry: string;
		due: string;
		server: string;
		/** What somebody did. @param by who did it. */
		audit: Record<AuditAction, (by: string) => string>;
	};
	keys: { title: string; show: string; list: [keys: string, text: string][] };
}
