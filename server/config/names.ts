import { closest, distance } from "fastest-levenshtein";
import { environmentSchema } from "./schema.ts";

/** Characters by which a misspelt variable of the process may differ: other programs have variables too. */
const SLIP = 2;

/** The known name that a wrong one was meant to be, if one is near. */
export function nearest(
	name: string,
	known: readonly string[],
	most = Math.floor(name.length / 2),
): string | undefined {
	const upper = name.toUpperCase();
	const near = closest(upper, [...known]);
	return distance(upper, near) <= most ? near : undefined;
}

export function findMisspelt(environment: NodeJS.ProcessEnv): string[] {
	const known = Object.keys(environmentSchema.entries);
	const all = [...known, ...known.map((name) => `${name}_FILE`)];
	return Object.keys(environment)
		.filter((name) => name.length > 5 && !all.includes(name))
		.flatMap((name) => {
			const near = nearest(name, all, SLIP);
			return near ? [`${name} is no setting: is it ${near}?`] : [];
		});
}
