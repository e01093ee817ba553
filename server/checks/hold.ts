import type { Hold } from "../leads/hold.ts";
import { type Result, warning } from "./finding.ts";

export const judgeHold = ({ since, person }: Hold): Result =>
	warning(
		`no lead and no mail leaves since ${since.toISOString()} (${person ?? "a restore"}): bin/leads resume ends it`,
	);
