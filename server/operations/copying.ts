import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two looks: what the second place may lack. */
const INTERVAL = 60_000;

/** @param option public keys of age, separated by commas. @throws when there is none. */
export function readRecipients(option: string): string[] {
	const recipients = option.split(",").filter(Boolean);
	if (recipients.length > 0) return recipients;
	throw new Error(
		"BACKUP_AGE_RECIPIENTS takes the public key that age-keygen prints: without one nothing is copied",
	);
}

/**
 * Copies each minute until a signal ends the process, and says what was written or why not.
 * @param copy returns what it wrote; undefined where there was nothing new.
 */
export async function copyEachMinute(
	service: string,
	copy: () => Promise<string | undefined>,
): Promise<never> {
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => process.exit());
	}
	for (;;) {
		try {
			const written = await copy();
			if (written) console.log(`${service}: wrote ${written}`);
		} catch (error) {
			console.error(`${service}: ${error}; the next attempt is in a minute`);
		}
		await sleep(INTERVAL);
	}
}
