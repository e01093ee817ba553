/** The words of the frame around every page. */
export interface FrameCopy {
	skip: string;
	/** The navigation's name for screen readers. */
	main: string;
	overview: string;
	leads: string;
	mails: string;
	accounts: string;
	settings: string;
	search: string;
	palette: {
		placeholder: string;
		leads: string;
		accounts: string;
		commands: string;
		light: string;
		dark: string;
		nothing: string;
	};
	live: { live: string; connecting: string; offline: string };
	refresh: string;
	accountMenu: string;
	appearance: string;
	light: string;
	dark: string;
	system: string;
	signOut: string;
	site: string;
	loading: string;
	/** Of a dialog or a message. */
	close: string;
	failed: { title: string; text: string; retry: string };
	missing: { title: string; text: string; back: string };
}
