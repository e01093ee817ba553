import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Encrypter } from "age-encryption";

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
		// Otherwise a program that writes into it waits for ever when the disk is full.
		source.destroy();
	}
}
