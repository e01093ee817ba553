import type { DeskCopy } from "../language/desk-copy.ts";

export const accounts: DeskCopy["accounts"] = {
	text: "People who can sign in. You create the account, the person sets the password.",
	invite: "Invite a person",
	inviteText:
		"This creates a link with which the person sets a password. If the site sends mails, it also goes to this address.",
	role: "Role",
	roles: { owner: "Owner", editor: "Editor", sales: "Sales" },
	roleTexts: {
		owner: "Sees and does everything, manages accounts.",
		editor: "Looks after blog posts, does not see enquiries.",
		sales: "Sees and answers enquiries.",
	},
	createLink: "Create the link",
	link: {
		invite: (name) => `Invitation link for ${name}`,
		reset: (name) => `Password link for ${name}`,
		text: "The link is shown only now. It works for a day and once. Copy it and give it to this person only.",
		mailed:
			"The link was also sent by mail. Here it is shown only now. It works for a day and once.",
		label: "Link",
	},
	you: "You",
	secondFactor: { on: "Two steps", off: "Password only" },
	never: "Has not signed in yet",
	waiting: "Password not set yet",
	actions: (name) => `Actions for ${name}`,
	newLink: "Create a new password link",
	endSessions: "End all sessions",
	sessionsEnded: (name) => `All sessions of ${name} have ended.`,
	remove: "Remove the account",
	removing: {
		title: (name) => `Remove the account of ${name}?`,
		text: (name, email) =>
			`${name} (${email}) can no longer sign in, and open sessions end at once. The record of past actions stays. This cannot be undone.`,
	},
	removed: (name) => `The account of ${name} is removed.`,
	changingRole: {
		title: (name, role) => `New role for ${name}: ${role}`,
		button: "Change role",
		own: "This is your own account: you lose the owner’s rights, and only another owner can give them back to you.",
	},
	roleChanged: (name, role) => `${name} now has the role ${role}.`,
};
