/** The words for signing in, a password's link and the second factor. */
export interface SessionCopy {
	/** @param site the site's name. */
	title: (site: string) => string;
	email: string;
	password: string;
	missingEmail: string;
	missingPassword: string;
	missingCode: string;
	signIn: string;
	forgotten: string;
	code: string;
	codeHint: string;
	/** Instead of the app's code. */
	recoveryHint: string;
	back: string;
	ended: { title: string; text: string; other: string };
	welcome: {
		first: string;
		invite: string;
		reset: string;
		text: string;
		firstText: string;
		name: string;
		newPassword: string;
		submit: string;
		expired: string;
		toSignIn: string;
	};
	strength: {
		hint: string;
		/** @param missing how many characters. */
		short: (missing: number) => string;
		weak: string;
		fair: string;
		good: string;
	};
	secondFactor: {
		title: string;
		required: string;
		start: string;
		scan: string;
		byHand: string;
		enter: string;
		confirm: string;
		codes: string;
		codesText: string;
		copy: string;
		copied: string;
		download: string;
		stored: string;
	};
}
