import { addCommands as addAccounts } from "../../server/operations/accounts.ts";
import { addCommands as addLeads } from "../../server/operations/leads.ts";
import { addCommands as addNewsletter } from "../../server/operations/newsletter.ts";
import { createProgram } from "../../server/operations/program.ts";

const PROGRAMS = {
	accounts: addAccounts,
	leads: addLeads,
	newsletter: addNewsletter,
};

/** Whether bin/`name` has commands. */
export const hasCommands = (name: string): name is keyof typeof PROGRAMS =>
	Object.hasOwn(PROGRAMS, name);

function programOf(name: keyof typeof PROGRAMS) {
	const program = createProgram(name)
		.exitOverride()
		.configureOutput({ writeErr: () => {} });
	PROGRAMS[name](program, async () => {});
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
