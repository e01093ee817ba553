import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

interface ReceivedMail {
	from: string;
	to: string[];
	/** Headers as sent, by name in lower case; a repeated one once. */
	headers: Map<string, string>;
	/** Without its encoding. */
	text: string;
	html: string;
	raw: string;
}

/** How the server behaves: takes mails, answers with a code at a step, says nothing, or hangs up. */
export type MailServerMood =
	| "accepts"
	| { step: "RCPT" | "DATA"; code: number }
	| "stalls"
	| "drops";

/** A real SMTP server. */
export async function startMailServer({
	login,
}: {
	/** The one user that may send. */
	login?: { user: string; password: string };
} = {}) {
	const mails: ReceivedMail[] = [];
	let mood: MailServerMood = "accepts";
	let attempts = 0;
	const refuse = (step: string) => {
		if (typeof mood !== "object" || mood.step !== step) return undefined;
		// A real server's words name the address.
		const error = new Error("5.1.1 <ayse@cicek.example>: user unknown");
		return Object.assign(error, { responseCode: mood.code });
	};
	const server = new SMTPServer({
		disabledCommands: login ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
		authOptional: !login,
		allowInsecureAuth: true,
		disableReverseLookup: true,
		closeTimeout: 100,
		onAuth({ username, password }, _session, done) {
			const fits = username === login?.user && password === login?.password;
			done(
				fits ? null : new Error("wrong"),
				fits ? { user: username } : undefined,
			);
		},
		onConnect(_session, done) {
			attempts += 1;
			if (mood !== "stalls") done();
		},
		onRcptTo: (_address, _session, done) => done(refuse("RCPT")),
		async onData(stream, { envelope }, done) {
			// The sender may hang up, too.
			const raw = await text(stream).catch(() => undefined);
			if (raw === undefined) return;
			if (mood === "drops") {
				for (const connection of server.connections)
					connection._socket.destroy();
				return;
			}
			const refusal = refuse("DATA");
			if (refusal) return done(refusal);
			mails.push({
				from: envelope.mailFrom ? envelope.mailFrom.address : "",
				to: envelope.rcptTo.map(({ address }) => address),
				...parse(raw),
			});
			done();
		},
	});
	server.on("error", () => {});
	server.listen(0, "127.0.0.1");
	await once(server.server, "listening");
	const address = server.server.address();
	if (!address || typeof address === "string") throw new Error("No port");
	const close = () => new Promise<void>((resolve) => server.close(resolve));
	return {
		url: `smtp://127.0.0.1:${address.port}`,
		port: address.port,
		mails,
		/** Connections so far. */
		attempts: () => attempts,
		be(next: MailServerMood) {
			mood = next;
		},
		close,
		[Symbol.asyncDispose]: close,
	};
}

/** Reads a message as nodemailer writes it: headers, and the parts of multipart/alternative. */
function parse(
	raw: string,
): Pick<ReceivedMail, "headers" | "text" | "html" | "raw"> {
	const { headers, body } = split(raw);
	const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "");
	const parts = body
		.split(`--${boundary?.[1]}`)
		.slice(1, -1)
		.map((part) => split(part.replace(/^\r\n/, "")));
	const [plain = "", html = ""] = parts.map((part) => decodePart(part));
	return { headers, text: plain, html, raw };
}

function split(message: string) {
	const end = message.indexOf("\r\n\r\n");
	const lines = message
		.slice(0, end)
		.replace(/\r\n[ \t]+/g, " ")
		.split("\r\n");
	const headers = new Map(
		lines.map((line): [string, string] => {
			const [name = "", ...value] = line.split(": ");
			return [name.toLowerCase(), decodeWords(value.join(": "))];
		}),
	);
	return { headers, body: message.slice(end + 4) };
}

const quotedPrintable = (value: string) =>
	Buffer.from(
		value.replace(/=([0-9A-F]{2})/g, (_, hex) =>
			String.fromCharCode(Number.parseInt(hex, 16)),
		),
		"latin1",
	).toString();

/** RFC 2047. */
const decodeWords = (value: string) =>
	value
		.replace(/\?= =\?/g, "?==?")
		.replace(
			/=\?UTF-8\?([QB])\?([^?]*)\?=/gi,
			(_, encoding: string, word: string) =>
				encoding.toUpperCase() === "B"
					? Buffer.from(word, "base64").toString()
					: quotedPrintable(word.replaceAll("_", " ")),
		);

function decodePart({ headers, body }: ReturnType<typeof split>): string {
	const encoding = headers.get("content-transfer-encoding");
	if (encoding === "base64") return Buffer.from(body, "base64").toString();
	const plain =
		encoding === "quoted-printable"
			? quotedPrintable(body.replace(/=\r\n/g, ""))
			: body;
	return plain.replaceAll("\r\n", "\n").trim();
}
