import type { AnalyticsService } from "../../../shared/analytics.ts";
import { foldCase } from "../../../shared/fold-case.ts";
import type { Operator } from "../../../shared/operator.ts";
import type { PrivacyFacts } from "../page-server.ts";

/** Everything about the configuration that the privacy policy tells. */
export interface PolicyFacts extends PrivacyFacts {
	operator?: Operator | undefined;
	/** Whether the demo page's form and the newsletter send anything. */
	demoForm: boolean;
	newsletter: boolean;
}

/** Whether the publisher's settings place it in Türkiye: companies there have a MERSİS number and a KEP address. */
export const isInTurkey = (operator: Operator | undefined): boolean =>
	Boolean(operator?.mersis || operator?.kep) ||
	/türkiye|turkiye|türkei|turkey/.test(foldCase(operator?.address ?? ""));

const NAMES: Record<AnalyticsService["provider"], string> = {
	ga4: "Google Analytics",
	plausible: "Plausible",
	umami: "Umami",
};

/** The analytics service, with the host that visits are reported to. */
export const serviceName = ({ provider, host }: AnalyticsService): string =>
	`${NAMES[provider]} (${provider === "ga4" ? "Google Ireland Limited" : new URL(host).host})`;

/** The parts for which the configuration has a reason. */
export const given = <T>(condition: unknown, ...parts: T[]): T[] => (condition ? parts : []);
