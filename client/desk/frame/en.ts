import type { FrameCopy } from "./copy.ts";

export const frame: FrameCopy = {
	skip: "Skip to content",
	main: "Main navigation",
	overview: "Overview",
	leads: "Enquiries",
	accounts: "Accounts",
	settings: "Settings",
	search: "Search",
	palette: {
		placeholder: "Enquiry, person or command",
		leads: "Enquiries",
		accounts: "Accounts",
		commands: "Commands",
		light: "Switch to light",
		dark: "Switch to dark",
		nothing: "Nothing found.",
	},
	live: {
		live: "Live: changes appear by themselves",
		connecting: "Connecting",
		offline: "No live connection: trying again",
	},
	refresh: "Refresh now",
	accountMenu: "Account menu",
	appearance: "Appearance",
	light: "Light",
	dark: "Dark",
	system: "System",
	signOut: "Sign out",
	site: "Open the site",
	loading: "Loading",
	failed: {
		title: "This page could not be opened",
		text: "Nothing you saved is lost. Check your connection and try again.",
		retry: "Try again",
	},
	missing: {
		title: "There is no such page",
		text: "The link may be old or incomplete.",
		back: "Back to the start",
	},
};
