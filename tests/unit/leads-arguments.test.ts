import { expect, test } from "vitest";
import {
	readArguments,
	readPerson,
} from "../../server/operations/leads-arguments.ts";

const ID = "0198a1b2-0000-7000-8000-000000000001";
const DATE = ["--until", "2026-02-01"];
const USAGE = "bin/leads list";
const DISCARD =
	"discard takes ids, or --state quarantined or failed with --until";
const RETRY = "retry takes ids, or --state failed or pending";

test.each([
	[[], USAGE],
	[["lits"], "There is no command lits: did you mean list?"],
	[["constructor"], "There is no command constructor; see --help"],
	[["list", "everything"], "list does not know what to do with everything"],
	[["list", "--sate=failed"], "no option --sate: did you mean --state?"],
	[["list", "--colour"], "There is no option --colour; see --help"],
	[["list", "--json", "--csv"], "either --json or --csv"],
	[["list", "--state"], "--state <value>' argument missing"],
	[["list", "--state", "lost"], "--state takes pending"],
	[["list", "--since", "soon"], "--since takes a date"],
	[["hold", "all"], "hold does not know what to do with all"],
	[["show"], "takes the id of a lead"],
	[["show", ID, "extra"], "show does not know what to do with extra"],
	[["show", ID, "--csv"], "show takes no --csv"],
	[["show", "7"], "7 is not the id of a lead: bin/leads list shows the ids"],
	[["search"], "search takes a text"],
	[["erase"], "takes an e-mail address"],
	[["erase", "can"], "can is not an e-mail address"],
	[["export", "can"], "can is not an e-mail address"],
	[["retry"], RETRY],
	[["retry", "--state", "delivered"], RETRY],
	[["retry", ID, "--state", "failed"], RETRY],
	[["release"], "takes the id of a lead"],
	[["discard"], DISCARD],
	[["discard", "--state", "quarantined"], DISCARD],
	[["discard", ...DATE], DISCARD],
	[["discard", "--state", "pending", ...DATE], DISCARD],
	[["discard", ID, ...DATE], DISCARD],
	[["discard", ID, "7"], "7 is not the id of a lead"],
])("%j is refused", (args, message) => {
	expect(() => readArguments(args)).toThrow(message);
});

const REFUSED = "--as takes one of OPERATORS: Ayşe, Can";

test.each([
	["--as", { as: " Can " }, [], "Can"],
	["the login", { login: "can" }, [], "can"],
	["the only operator", { login: "root" }, ["Ayşe"], "Ayşe"],
	["one of several", { as: "Can", login: "root" }, ["Ayşe", "Can"], "Can"],
	["a login that is one of several", { login: "Can" }, ["Ayşe", "Can"], "Can"],
])("the audit names %s", (_, person, operators, name) => {
	const said = { as: undefined, login: undefined, ...person };
	expect(readPerson(said, operators)).toBe(name);
});

test.each([
	["nobody", {}],
	["another login", { login: "root" }],
	["another name", { as: "Deniz", login: "Can" }],
])("with several operators %s is refused", (_, person) => {
	const said = { as: undefined, login: undefined, ...person };
	expect(() => readPerson(said, ["Ayşe", "Can"])).toThrow(REFUSED);
});
