import { readFileSync } from "node:fs";
import * as v from "valibot";
import { environmentSchema } from "./schema.ts";

/** The variables that hold a secret, and so may come from a file, as Docker's and Kubernetes' secrets do. */
const SECRETS = Object.entries(environmentSchema.entries)
	.filter(([, setting]) => "secret" in v.getMetadata(setting.wrapped))
	.map(([name]) => name);

/**
 * The environment with the secrets whose file `<NAME>_FILE` names.
 * @returns one mistake for each file that cannot be read or stands beside the variable itself.
 */
export function readSecretFiles(environment: Record<string, string>): {
	variables: Record<string, string>;
	mistakes: string[];
} {
	const variables = { ...environment };
	const mistakes: string[] = [];
	for (const name of SECRETS) {
		const fileName = `${name}_FILE`;
		const file = environment[fileName];
		if (!file) continue;
		if (environment[name]) {
			mistakes.push(`${fileName} and ${name} are both set: remove one of them`);
			continue;
		}
		const content = readSecret(file);
		if (content) variables[name] = content;
		else {
			mistakes.push(`${fileName} takes the path of a readable file that holds ${name}`);
		}
	}
	return { variables, mistakes };
}

/** Without the line break at its end; undefined when there is no such file or it is empty. */
function readSecret(file: string): string | undefined {
	try {
		return readFileSync(file.trim(), "utf8").trim();
	} catch {
		return undefined;
	}
}
