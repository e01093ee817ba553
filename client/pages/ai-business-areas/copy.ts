import type { ClosingCopy } from "../../parts/closing.tsx";
import type { AreaId } from "./areas.ts";

/** What the page of AI business areas says (specification §2). */
export interface AiBusinessAreasCopy {
	seo: { title: string; description: string };
	hero: { title: string; lead: string };
	/** The three images, each with the area that it stands for. */
	areas: Record<AreaId, { title: string; text: string; imageAlt: string }>;
	sales: {
		title: string;
		lead: string;
		features: readonly { title: string; text: string }[];
		action: string;
	};
	marketing: {
		title: string;
		lead: string;
		features: readonly {
			title: string;
			bullets: readonly [string, string];
		}[];
		more: string;
	};
	/** The target of the marketing link: how marketing runs, step by step. */
	flow: {
		title: string;
		lead: string;
		steps: readonly { title: string; text: string }[];
		proof: { figure: string; text: string; more: string };
	};
	closing: ClosingCopy;
}
