import type { AnalyticsService } from "../../shared/analytics.ts";
import type { ConsentCopy } from "./consent-copy.ts";

/** The service's settings for the browser. */
export interface AnalyticsSettings extends AnalyticsService {
	/** The question before anything is loaded; absent if the service needs no consent. */
	consent?: ConsentCopy;
}
