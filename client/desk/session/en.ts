import type { DeskCopy } from "../language/desk-copy.ts";

export const session: DeskCopy["session"] = {
	title: (site) => `Sign in to ${site}`,
	missingEmail: "Enter your email address.",
	missingPassword: "Enter your password.",
	wrongPassword: "This is not your current password. Nothing was changed.",
	missingCode: "Enter the verification code.",
	signIn: "Sign in",
	forgotten: {
		missingEmail: "Enter your email address and press Enter: the link arrives by email.",
		askOwner: "Forgotten your password? An owner can give you a new link.",
		button: "Forgot your password?",
		sent: "If this address has an account, a link for a new password arrives within a few minutes. The link works for a day.",
	},
	code: "Verification code",
	codeHint: "Enter the six-digit code from your authenticator app.",
	recoveryHint: "Without your phone, enter one of your recovery codes.",
	back: "Back",
	ended: {
		title: "Your session has ended",
		text: "Enter your password and carry on. What you typed is still here.",
		other: "Sign in with another account",
	},
	leaving: {
		title: "Signing out loses what is not saved",
		text: "This is not saved or sent yet. If you sign out, it is deleted; open it to finish it:",
		reply: "Reply to an enquiry",
		note: "Note on an enquiry",
		button: "Sign out and delete",
	},
	welcome: {
		first: "Welcome",
		invite: "Welcome",
		reset: "Set a new password",
		text: "Set a password for this account. You are signed in right after.",
		firstText:
			"This is the site’s first account. Enter your name, your email address and a password. You are signed in right after.",
		submit: "Save and sign in",
		expired: "This link is no longer valid",
		toSignIn: "Go to sign-in",
	},
	newPassword: {
		hint: "At least 12 characters. A sentence of several words is strong and easy to remember.",
		missing: (missing) => (missing === 1 ? "1 more character" : `${missing} more characters`),
	},
	secondFactor: {
		title: "Two-step sign-in",
		required: "Your role needs two-step sign-in. Setting it up takes a minute.",
		start: "Start setup",
		scan: "Scan this code with your authenticator app.",
		byHand: "If you cannot scan it, enter this key in the app:",
		enter: "Code shown in the app",
		password: "Your password confirms that it is you. Your other sessions end.",
		confirm: "Verify and turn on",
		codes: "Your recovery codes",
		codesText:
			"Without your phone you sign in with one of these codes. Each works once, and they are shown only now: keep them in a safe place.",
		download: "Save as a file",
		stored: "I have saved the codes",
	},
};
