import fp from "fastify-plugin";
import type { Operator } from "../../shared/operator.ts";
import { NO_SETTINGS, type SiteSettings } from "../../shared/site-settings.ts";
import { operatorOf } from "../config/operator.ts";
import { createSubscribers } from "../subscribers.ts";
import { withEnvironment } from "./environment.ts";
import { type Portrait, readPortraits, readSettings } from "./repository.ts";

/** The channel on which the trigger on `site_settings` tells every server process of changes. */
const SETTINGS_CHANGED = "site_settings_changed";

interface Settings {
	/** The settings that pages show: the environment's values before those of the desk. */
	current(): SiteSettings;
	/** The publisher of the site; undefined if none is set. */
	operator(): Operator | undefined;
	/** A portrait that is stored. */
	portrait(id: string): Portrait | undefined;
	/** Reads everything anew, and tells the subscribers. */
	reread(): Promise<void>;
}

declare module "fastify" {
	interface FastifyInstance {
		settings: Settings;
		/** Calls the subscriber after the site's settings have changed, in any process. @returns a function that unsubscribes. */
		onSettingsChanged(subscriber: () => void): () => void;
	}
}

/**
 * The firm's details that an owner has entered, in memory, so that pages and mails read it without waiting. While
 * the database is away the last values count; before the first reading only the environment's.
 */
export const settings = fp(
	async (app) => {
		let stored = NO_SETTINGS;
		let portraits = new Map<string, Portrait>();
		const subscribers = createSubscribers<void>((error) =>
			app.log.error(error, "A subscriber of the site's settings failed"),
		);

		async function read(): Promise<void> {
			const [found, pictures] = await Promise.all([
				readSettings(app.pool, app.log),
				readPortraits(app.pool),
			]);
			stored = found.settings;
			portraits = pictures;
			subscribers.tell();
		}
		let last = Promise.resolve();
		/** One after the other: an answer that overtakes another would leave older values. */
		const reread = (): Promise<void> => {
			last = last.catch(() => undefined).then(read);
			return last;
		};
		const tryToReread = () =>
			reread().catch((error: unknown) =>
				app.log.error(error, "The site's settings could not be read"),
			);

		const current = () => withEnvironment(stored, app.config);
		app.decorate("settings", {
			current,
			operator: () => operatorOf(current().publisher),
			portrait: (id) => portraits.get(id),
			reread,
		});
		app.decorate("onSettingsChanged", subscribers.add);
		app.addHook("onReady", tryToReread);
		app.onNotification({
			channel: SETTINGS_CHANGED,
			onGap: tryToReread,
			onNotification: tryToReread,
		});
	},
	{ name: "settings", dependencies: ["database"] },
);
