import { type DemoInput, hasWords, type SubjectInput } from "../demo-input.ts";
import { type BriefWords, composeBrief, type MeetingBrief } from "./brief.ts";
import type { Part } from "./parts.ts";

/** A composed line, and the rule that produced it. */
interface ComposedLine {
	parts: readonly Part[];
	rule: string;
}

/** The rules of the demo in one language. They are rules, not a model: equal input gives equal output. */
interface Rules {
	/** Five subject lines. The offer's words are never inflected, so that any offer fits. */
	subjects(input: SubjectInput): ComposedLine[];
	brief: BriefWords;
}

/** What the subject lines say of a recipient's role. */
export interface RoleWords {
	title: string;
	/** What the role looks at first. */
	cares: string;
	/** The next step that suits the role, as a question. */
	step: string;
	question: string;
	topic: string;
}

/** What the rules made of an input; a part is absent where nothing was typed for it. */
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
			hasWords(subjects.offer) && {
				subjects: rules.subjects({
					...subjects,
					offer: subjects.offer.replaceAll(EDGES, ""),
				}),
			}),
		...(entry &&
			hasWords(entry) && { brief: composeBrief(entry, rules.brief) }),
	});
