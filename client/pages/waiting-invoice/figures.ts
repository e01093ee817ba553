import * as v from "valibot";
import type { Language } from "../../../shared/languages.ts";

/** The largest value of each figure, in the order of the form. The keys are the query's parameters. */
const MOST = {
	/** Hours a week of work by hand. */
	hours: 10_000,
	/** The cost of an hour. */
	rate: 1_000_000,
	/** Weeks a year. */
	weeks: 52,
	/** Enquiries a week that are answered too late. */
	late: 10_000,
	/** How many of a hundred of them would have become orders. */
	orders: 100,
	/** The contribution of an order to profit. */
	margin: 100_000_000,
} as const;

export type FigureName = keyof typeof MOST;

export const FIGURE_NAMES = Object.keys(MOST) as FigureName[];

/** The figures as the visitor typed them. */
export type TypedFigures = Record<FigureName, string>;

export type Figures = Record<FigureName, number>;

/** The problem of a figure; the copy has a text for each. */
export type FigureProblem = "number" | "most";

/** The weeks are the only figure that the site suggests: 52 without holidays and leave. */
const AT_FIRST: Partial<TypedFigures> = { weeks: "46" };

/** The figures of a query or a form; a missing one is the suggested value or empty. */
export const typedFigures = (fields: URLSearchParams | FormData): TypedFigures =>
	eachFigure((name) => {
		const typed = fields.get(name);
		return typeof typed === "string" ? typed.trim() : (AT_FIRST[name] ?? "");
	});

/** The canonical query of typed figures, with its question mark; empty where nothing is typed. */
export function figuresQuery(typed: TypedFigures): string {
	const differ = FIGURE_NAMES.filter((name) => typed[name] !== (AT_FIRST[name] ?? ""));
	const query = new URLSearchParams(differ.map((name) => [name, typed[name]]));
	const written = query.toString();
	return written && `?${written}`;
}

/** The typed figures as numbers, an empty one as zero; or the problems of the invalid ones. */
export function checkFigures(
	typed: TypedFigures,
	language: Language,
): { figures: Figures } | { problems: Partial<Record<FigureName, FigureProblem>> } {
	const result = v.safeParse(schemaOf(language), typed);
	if (result.success) return { figures: result.output };
	const found = result.issues.map(({ path, type }) => [
		path?.[0].key,
		type === "max_value" ? "most" : "number",
	]);
	return { problems: Object.fromEntries(found) };
}

/** The largest value that a figure takes. */
export const mostOf = (name: FigureName): number => MOST[name];

const schemaOf = (language: Language) =>
	v.object(
		eachFigure((name) =>
			v.pipe(
				v.string(),
				v.transform((text) => parseNumber(text, language)),
				v.number(),
				v.maxValue(MOST[name]),
			),
		),
	);

/**
 * A number as it is written in a language: "1.500,50" in Turkish and German, "1,500.50" in English.
 * Undefined where it is none: never a guess, "1,500" in German least of all.
 */
export function parseNumber(text: string, language: Language): number | undefined {
	const [group, decimal] = language === "en" ? [",", "."] : [".", ","];
	const written = text.replaceAll(/\s/g, "");
	if (written === "") return 0;
	const grouped = new RegExp(`^[1-9]\\d{0,2}(\\${group}\\d{3})+(\\${decimal}\\d{1,2})?$`);
	if (grouped.test(written)) return Number(written.replaceAll(group, "").replace(decimal, "."));
	return /^\d+([.,]\d{1,2})?$/.test(written) ? Number(written.replace(",", ".")) : undefined;
}

const eachFigure = <T>(value: (name: FigureName) => T) =>
	Object.fromEntries(FIGURE_NAMES.map((name) => [name, value(name)])) as Record<FigureName, T>;
