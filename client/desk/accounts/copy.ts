import type { Role } from "../api/accounts.ts";

/** The words of the accounts page. */
export interface AccountsCopy {
	title: string;
	text: string;
	invite: string;
	inviteText: string;
	name: string;
	email: string;
	role: string;
	language: string;
	roles: Record<Role, string>;
	/** What a role may do. */
	roleTexts: Record<Role, string>;
	createLink: string;
	cancel: string;
	close: string;
	link: {
		/** @param name of the person. */
		invite: (name: string) => string;
		reset: (name: string) => string;
		text: string;
		label: string;
	};
	you: string;
	secondFactor: { label: string; on: string; off: string };
	lastSeen: string;
	never: string;
	waiting: string;
	/** @param name whose actions the menu has. */
	actions: (name: string) => string;
	newLink: string;
	endSessions: string;
	sessionsEnded: (name: string) => string;
	remove: string;
	removing: {
		title: (name: string) => string;
		text: (name: string, email: string) => string;
		confirm: string;
	};
	removed: (name: string) => string;
	/** @param role its word. */
	roleChanged: (name: string, role: string) => string;
}
