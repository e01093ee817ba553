/** `bin/check`: checks the stack's settings on standard input. Exit code 1 when there is a mistake. */
import { text } from "node:stream/consumers";
import { examineStack } from "../checks/rules.ts";

/** The file's name, and variables of compose files of the operator's own. */
const [file, ...others] = process.argv.slice(2);

const mistakes = await examineStack(await text(process.stdin), others);
for (const { line, text } of mistakes) {
	console.error(line ? `${file}:${line}: ${text}` : `${file}: ${text}`);
}
if (mistakes.length > 0) process.exitCode = 1;
