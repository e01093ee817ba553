import { text as readText } from "node:stream/consumers";
import PostalMime, { decodeWords } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";
import { listen } from "./listen.ts";

interface ReceivedMail {
	to: string[];
	/** Headers as sent, by name in lower case; a repeated one once. */
	headers: Map<string, string>;
	/** Without its encoding. */
	text: string;
	html: string;
	raw: string;
}

/** How the server behaves: takes mails, answers with a code at a step, says nothing, or hangs up. */
type Mood = "accepts" | { step: "RCPT" | "DATA"; code: number } | "stalls" | "drops";

/** A real SMTP server for the tests of a file. */
export async function testMailServer() {
	const mails: ReceivedMail[] = [];
	let mood: Mood = "accepts";
	let attempts = 0;
	const refuse = (step: string) => {
		if (typeof mood !== "object" || mood.step !== step) return undefined;
		// A real server's words name the address.
		const error = new Error("5.1.1 <ayse@cicek.example>: user unknown");
		return Object.assign(error, { responseCode: mood.code });
	};
	const server = new SMTPServer({
		disabledCommands: ["STARTTLS", "AUTH"],
		authOptional: true,
		disableReverseLookup: true,
		closeTimeout: 100,
		onConnect(_session, done) {
			attempts += 1;
			if (mood !== "stalls") done();
		},
		onRcptTo: (_address, _session, done) => done(refuse("RCPT")),
		async onData(stream, { envelope }, done) {
			// The sender may hang up, too.
			const raw = await readText(stream).catch(() => undefined);
			if (raw === undefined) return;
			if (mood === "drops") {
				for (const connection of server.connections) connection._socket.destroy();
				return;
			}
			const refusal = refuse("DATA");
			if (refusal) return done(refusal);
			const { headers, text = "", html = "" } = await PostalMime.parse(raw);
			mails.push({
				to: envelope.rcptTo.map(({ address }) => address),
				headers: new Map(headers.map(({ key, value }) => [key, decodeWords(value)])),
				text,
				html,
				raw,
			});
			done();
		},
	});
	server.on("error", () => {});
	const port = await listen(server.server);
	afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
	return {
		/** Of a site that sends by it. */
		environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "bilgi@vitrin.example" },
		mails,
		/** Connections so far. */
		attempts: () => attempts,
		be(next: Mood) {
			mood = next;
		},
		/** Forgets the mails, and accepts the next ones. */
		reset() {
			mails.length = 0;
			mood = "accepts";
		},
	};
}
