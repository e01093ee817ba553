import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Encrypter } from "age-encryption";

/** Milliseconds between two copies; the second place is behind by at most this time. */
const INTERVAL = 60_000;

/** @param option public keys of age, separated by commas. @throws if there is no key. */
export function readRecipients(option: string): string[] {
	const recipients = option.split(",").filter(Boolean);
	if (recipients.length > 0) return recipients;
	throw new Error(
		"BACKUP_AGE_RECIPIENTS takes the public key that age-keygen prints: without one nothing is copied",
	);
}

/**
 * Copies each minute until a signal ends the process, and logs the result.
 * @param copy returns a description of the written files; undefined if there was nothing new.
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

/**
 * Writes a stream to a new file that only its owner can read, encrypted.
 * @param recipients public keys of age; the owner of one of their secret keys can read the file.
 * @throws when the stream or the disk fails; then the file is not complete.
 */
export async function encryptTo(
	source: Readable,
	recipients: string[],
	file: string,
): Promise<void> {
	try {
		const encrypter = new Encrypter();
		for (const recipient of recipients) encrypter.addRecipient(recipient);
		const chunks = source[Symbol.asyncIterator]();
		const bytes = new ReadableStream<Uint8Array>({
			async pull(controller) {
				const { done, value } = await chunks.next();
				if (done) controller.close();
				else controller.enqueue(value);
			},
		});
		const encrypted = await encrypter.encrypt(bytes);
		const handle = await open(file, "w", 0o600);
		await pipeline(encrypted, handle.createWriteStream({ flush: true }));
	} finally {
		// Otherwise the writing program waits for ever when the disk is full.
		source.destroy();
	}
}
