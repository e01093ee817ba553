import type { Language } from "../../i18n/languages.ts";
import type { Figures, Hand, LaunchCheck } from "../api/overview.ts";

/** What happened, and the label of the one button. */
interface HandCopy<Value> {
	title: (value: Value) => string;
	text: string;
	button: string;
}

/** The words of the overview. */
export interface OverviewCopy {
	title: string;
	hands: string;
	nothing: string;
	hand: {
		[Kind in Hand["kind"]]: HandCopy<
			Kind extends "backup" | "disk" | "part" ? string : number
		>;
	};
	figures: string;
	/** @param value of the seven days before. */
	before: (value: string) => string;
	none: string;
	figure: Record<keyof Figures, { label: string; hint: string }>;
	promise: { kept: string; broken: string };
	weeks: {
		title: string;
		text: string;
		table: string;
		week: string;
		total: string;
		empty: string;
		languages: Record<Language | "other", string>;
	};
	pages: {
		title: string;
		page: string;
		count: string;
		unknown: string;
		empty: string;
	};
	launch: {
		title: string;
		/** @param done of all. */
		progress: (done: number, all: number) => string;
		done: string;
		open: string;
		missing: string;
		check: Record<
			LaunchCheck,
			{ title: string; text: string; button?: string }
		>;
	};
}
