import * as v from "valibot";

/** Text without blanks around it. */
export const text = v.pipe(v.string(), v.trim());

/** A whole number within bounds; `name` says of what. */
export const wholeNumber = (name: string, least: number, most: number) =>
	v.pipe(
		text,
		v.regex(/^\d+$/, `takes a whole number (${name})`),
		v.transform(Number),
		v.minValue(least, `takes ${least} or more`),
		v.maxValue(most, `takes ${most} or less`),
	);

/** An address of one of the protocols (with their colon). */
export const address = (protocols: string[], example: string) =>
	v.pipe(
		text,
		v.check(
			(value) =>
				URL.canParse(value) && protocols.includes(new URL(value).protocol),
			`takes an address such as ${example}`,
		),
	);

/** An http or https address. */
export const http = (example: string) => address(["http:", "https:"], example);

/** `true` or `false`. */
export const flag = v.pipe(
	text,
	v.picklist(["true", "false"], "takes true or false"),
	v.transform((value) => value === "true"),
);

/** Items separated by commas, empty ones left out. */
export const list = v.pipe(
	text,
	v.transform((value) =>
		value
			.split(",")
			.map((item) => item.trim())
			.filter((item) => item !== ""),
	),
);
