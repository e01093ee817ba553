import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A browser of the machine, and how to get it. */
export interface MachineBrowser {
	title: string;
	/** The environment variable with its path, which goes first. */
	variable: string;
	/** Its programs on the PATH, the best first. */
	names: string[];
	/** Its paths elsewhere. */
	elsewhere: string[];
	/** Ways to install it, by the package manager that a machine has. */
	installers: [command: string, ...steps: string[][]][];
}

/**
 * The path of the machine's browser, installed with its package manager where there is none.
 * @throws with what to do, where that cannot be done.
 */
export function ensureBrowser(browser: MachineBrowser): string {
	const found = findBrowser(browser);
	if (found) return found;
	const { title, variable, installers } = browser;
	const installer = installers.find(([command]) => onPath(command).length > 0);
	if (installer) {
		const [command, ...steps] = installer;
		console.log(`${title} is missing; installing it with ${command} …`);
		const asRoot = process.getuid?.() === 0 || command === "brew";
		for (const step of steps) {
			const [program = "", ...rest] = asRoot ? step : ["sudo", "-n", ...step];
			try {
				execFileSync(program, rest, {
					stdio: ["ignore", "inherit", "inherit"],
				});
			} catch {
				break;
			}
		}
	}
	const installed = findBrowser(browser);
	if (installed) return installed;
	throw new Error(`The browser tests need ${title}: install it, or name it in ${variable}`);
}

/** The path of the machine's browser, if it has one. */
export function findBrowser({ variable, names, elsewhere }: MachineBrowser) {
	const given = process.env[variable];
	return [...(given ? [given] : []), ...names.flatMap(onPath), ...elsewhere].find(existsSync);
}

/** Where a program is on the PATH. */
const onPath = (name: string): string[] =>
	(process.env.PATH ?? "")
		.split(delimiter)
		.map((folder) => join(folder, name))
		.filter(existsSync);
