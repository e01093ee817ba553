import type { FormGuard } from "./guard.ts";
import type { FormOutcome } from "./outcome.ts";

/** A form that sends nothing until the operator has given it a webhook (specification §5). */
export type OpenableForm<Inert, Live> =
	| { live: false; copy: Inert }
	| LiveForm<Live>;

/** A form of a page that is sent. */
export interface LiveForm<Copy> {
	live: true;
	copy: Copy;
	outcome: FormOutcome;
	guard: FormGuard;
}
