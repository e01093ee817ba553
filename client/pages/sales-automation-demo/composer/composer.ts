import {
	DEMO_BOUNDS,
	type DemoInput,
	hasWords,
	SUBJECT_LENGTH,
	type SubjectInput,
} from "../demo-input.ts";
import { type BriefWords, composeBrief, type MeetingBrief } from "./brief.ts";
import type { Part } from "./parts.ts";

/** A composed line, and the rule that produced it. */
interface ComposedLine {
	parts: readonly Part[];
	rule: string;
}

/** The rules of the demo in one language. Fixed rules, no model: equal input gives equal output. */
interface Rules {
	/** Five subject lines. The offer's words are never inflected, so that any offer fits. */
	subjects(input: SubjectInput): ComposedLine[];
	brief: BriefWords;
}

/** The words for a recipient's role in subject lines. */
export interface RoleWords {
	title: string;
	/** The role's first concern. */
	cares: string;
	/** The next step that suits the role, and the same in a word or two for a long offer. */
	step: readonly [string, string];
	question: readonly [string, string];
	topic: string;
}

/** The first of the patterns that is short enough for a subject line; the last one always is. */
export const fitting = (...patterns: readonly Part[][]): Part[] =>
	patterns.find(
		(parts) => parts.reduce((sum, { text }) => sum + text.length, 0) <= SUBJECT_LENGTH,
	) ??
	patterns.at(-1) ??
	[];

/** The composed texts; a part is absent if its input is missing or refused. */
export interface Composed {
	subjects?: readonly ComposedLine[];
	brief?: MeetingBrief;
}

export type Compose = (input: DemoInput) => Composed;

/** Signs around an offer that would stand before the sentence's own. */
const EDGES = /^[\s.,;:!?…–-]+|[\s.,;:!?…–-]+$/gu;

export const composerOf =
	(rules: Rules): Compose =>
	({ subjects, entry }) => ({
		...(subjects &&
			subjects.offer.length <= DEMO_BOUNDS.offer &&
			hasWords(subjects.offer) && {
				subjects: rules.subjects({
					...subjects,
					offer: subjects.offer.replaceAll(EDGES, ""),
				}),
			}),
		...(entry && entry.length <= DEMO_BOUNDS.entry && { brief: composeBrief(entry, rules.brief) }),
	});
