/** The words of a person's own settings. */
export interface SettingsCopy {
	title: string;
	profile: string;
	name: string;
	language: string;
	timeZone: string;
	notify: string;
	notifyHint: string;
	notifications: { each: string; daily: string; off: string };
	save: string;
	saved: string;
	password: string;
	currentPassword: string;
	newPassword: string;
	changePassword: string;
	passwordChanged: string;
	secondFactor: {
		title: string;
		text: string;
		on: string;
		off: string;
		turnOff: string;
		turnOffText: string;
		turnedOff: string;
	};
	sessions: {
		title: string;
		text: string;
		current: string;
		/** @param at such as `5 minutes ago`. */
		lastSeen: string;
		since: string;
		end: string;
		endOthers: string;
		ended: string;
	};
	cancel: string;
}
