import { addCommands as addAccounts } from "../../server/operations/accounts.ts";
import { addCommands as addLeads } from "../../server/operations/leads.ts";
import { addCommands as addNewsletter } from "../../server/operations/newsletter.ts";
import {
	createProgram,
	nameForAudit,
	type Perform,
	print,
	type Site,
} from "../../server/operations/program.ts";

const PROGRAMS = {
	accounts: addAccounts,
	leads: addLeads,
	newsletter: addNewsletter,
};

/** Whether bin/`name` has commands. */
export const hasCommands = (name: string): name is keyof typeof PROGRAMS =>
	Object.hasOwn(PROGRAMS, name);

function programOf(name: keyof typeof PROGRAMS, perform?: Perform) {
	const program = createProgram(name)
		.exitOverride()
		.configureOutput({ writeErr: () => {} });
	PROGRAMS[name](program, perform ?? (async () => {}));
	return program;
}

/** The commands of bin/`name`. */
export const commandsOf = (name: keyof typeof PROGRAMS): string[] =>
	programOf(name).commands.map((command) => command.name());

/** Parses the words of a command without doing it. @throws what the program would say against them. */
export async function parseCommand(
	name: keyof typeof PROGRAMS,
	words: readonly string[],
): Promise<void> {
	await programOf(name).parseAsync(words, { from: "user" });
}

/** Does a command in this process, which takes a fortieth of a process of its own. @returns what it prints. */
export async function doCommand(
	name: keyof typeof PROGRAMS,
	site: Omit<Site, "person">,
	words: readonly string[],
): Promise<string> {
	let text = "";
	const program = programOf(name, async (work) => {
		const person = () => nameForAudit(program.opts(), site.config.operators);
		text = print(await work({ ...site, person }));
	});
	await program.parseAsync(words, { from: "user" });
	return text;
}
