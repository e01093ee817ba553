import { expect, test } from "vitest";
import { readArguments } from "../../server/operations/leads-arguments.ts";

const ID = "0198a1b2-0000-7000-8000-000000000001";
const DATE = ["--until", "2026-02-01"];
const USAGE = "npm run leads -- list";
const DISCARD =
	"discard takes ids, or --state quarantined or failed with --until";

test.each([
	[[], USAGE],
	[["lose"], USAGE],
	[["list", "everything"], USAGE],
	[["list", "--colour"], USAGE],
	[["list", "--json", "--csv"], USAGE],
	[["list", "--state", "lost"], "--state takes pending"],
	[["list", "--since", "soon"], "--since takes a date"],
	[["show"], USAGE],
	[["show", ID, ID], USAGE],
	[["show", "7"], `7 is not the id of a lead: "list" shows the ids`],
	[["erase"], USAGE],
	[["erase", "can"], "can is not an e-mail address"],
	[["export", "can"], "can is not an e-mail address"],
	[["discard"], DISCARD],
	[["discard", "--state", "quarantined"], DISCARD],
	[["discard", ...DATE], DISCARD],
	[["discard", "--state", "pending", ...DATE], DISCARD],
	[["discard", ID, ...DATE], DISCARD],
	[["discard", ID, "7"], "7 is not the id of a lead"],
])("%j is refused", (args, message) => {
	expect(() => readArguments(args)).toThrow(message);
});
