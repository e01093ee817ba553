/** The service that counts visits, as configured; nothing of it is secret. */
export interface AnalyticsService {
	provider: "ga4" | "plausible" | "umami";
	/** The measurement ID, the domain or the website ID, as the service calls it. */
	id: string;
	/** Where its script or its collector is, without a trailing slash. */
	host: string;
}
