import { expect, test } from "vitest";
import { nameForAudit } from "../../server/operations/program.ts";
import { parseCommand } from "../support/parse-command.ts";

const ID = "0198a1b2-0000-7000-8000-000000000001";
const RETRY = "retry takes ids, or --state failed or pending";

test.each([
	[["lits"], "unknown command 'lits'\n(Did you mean list?)"],
	[["list", "everything"], "too many arguments"],
	[["list", "--sate", "failed"], "(Did you mean --state?)"],
	[["list", "--json", "--csv"], "'--json' cannot be used with option '--csv'"],
	[["list", "--state", "lost"], "Allowed choices are pending, delivered"],
	[["list", "--since", "soon"], "soon is not a date such as 2026-11-20"],
	[["list", "--since", "03.04.2026"], "03.04.2026 is not a date such as 2026-11-20"],
	[["list", "--until", "2026-02-31"], "2026-02-31 is not a date such as 2026-11-20"],
	[["show"], "missing required argument 'id'"],
	[["show", ID, "--csv"], "unknown option '--csv'"],
	[["show", "7"], "7 is not an id: bin/leads list shows the ids"],
	[["erase", "can"], "can is not an e-mail address"],
	[["export", "can"], "can is not an e-mail address"],
	[["retry"], RETRY],
	[["retry", "--state", "delivered"], "Allowed choices are failed, pending"],
	[["retry", ID, "--state", "failed"], RETRY],
	[["release"], "missing required argument 'id'"],
])("bin/leads %j is refused", async (args, message) => {
	await expect(parseCommand("leads", args)).rejects.toThrow(message);
});

test.each([
	[["add", "eve@x.example"], "required option '--role <role>' not specified"],
	[["add", "eve", "--role", "sales", "--language", "de"], "eve is not an e-mail address"],
	[
		["add", "eve@x.example", "--role", "sales"],
		"required option '--language <language>' not specified",
	],
	[["lnk", "eve@x.example"], "Did you mean link?"],
	[["list", "--role", "sales"], "unknown option '--role'"],
])("bin/accounts %j is refused", async (args, message) => {
	await expect(parseCommand("accounts", args)).rejects.toThrow(message);
});

const REFUSED = "--as takes one of OPERATORS: Ayşe, Can";

test.each([
	["--as", { as: " Can " }, [], "Can"],
	["the login", { login: "can" }, [], "can"],
	["the only operator", { login: "root" }, ["Ayşe"], "Ayşe"],
	["one of several", { as: "Can", login: "root" }, ["Ayşe", "Can"], "Can"],
	["a login that is one of several", { login: "Can" }, ["Ayşe", "Can"], "Can"],
])("the audit names %s", (_, person, operators, name) => {
	expect(nameForAudit(person, operators)).toBe(name);
});

test.each([
	["nobody", {}],
	["another login", { login: "root" }],
	["another name", { as: "Deniz", login: "Can" }],
])("with several operators %s is refused", (_, person) => {
	expect(() => nameForAudit(person, ["Ayşe", "Can"])).toThrow(REFUSED);
});

test.each(["", " ", "x".repeat(101)])("the audit cannot take the name %j", (as) => {
	expect(() => nameForAudit({ as }, [])).toThrow("--as takes a name of 1 to 100 characters");
});
