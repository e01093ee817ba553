import type { DeskCopy } from "../language/desk-copy.ts";

export const settings: DeskCopy["settings"] = {
	profile: "Profile",
	language: "Language of the desk",
	timeZone: "Time zone",
	notify: "Email about new enquiries",
	notifyHint: "Works once the server is set up to send email.",
	notifications: {
		each: "At once for each enquiry",
		daily: "One summary a day",
		off: "None",
	},
	save: "Save",
	saved: "Saved",
	currentPassword: "Current password",
	changePassword: "Change password",
	passwordChanged: "Your password is changed and your other sessions have ended.",
	secondFactor: {
		codes: {
			left: (count) =>
				count === 1 ? "One recovery code is left." : `${count} recovery codes are left.`,
			renew: "Renew the recovery codes",
			renewText:
				"The old codes then no longer work. To confirm, enter the current code of the app and your password.",
		},
		text: "Signing in asks for a code from an app on your phone besides the password. The account stays safe even if somebody learns the password.",
		on: "On",
		off: "Off",
		turnOff: "Turn off",
		turnOffText: "To turn it off, enter the current code from the app.",
		turnedOff: "Two-step sign-in is off and your other sessions have ended.",
	},
	sessions: {
		title: "Sessions",
		text: "Devices on which your account is signed in. If one is not yours, end its session and change your password.",
		current: "This device",
		since: "Signed in",
		end: "End",
		endOthers: "End all others",
		ended: "The session has ended.",
	},
};
