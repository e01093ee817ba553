import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";

/** The functions of the log that code outside of requests needs. */
export interface Log {
	debug(message: string): void;
	info(message: string): void;
	warn(message: string): void;
	error(message: string): void;
}

/** Standard output. Lines that come while one is written are written together; at the exit pino writes the rest. */
const standardOutput = pino.destination({ dest: 1, sync: false });

/**
 * The server's log: JSON lines on standard output, without visitors' input, IP addresses and query strings,
 * except for the IP address of a peer that may be a proxy (plugins/forwarding.ts). Errors are logged with
 * the fields below only.
 */
export function createLog(level: string, destination: DestinationStream = standardOutput): Logger {
	return pino(
		{
			level,
			serializers: { err: describeError, req: describeRequest },
			redact: ["lead", "values"],
		},
		destination,
	);
}

/** One line for a request, once it is answered; Fastify would write one at its arrival too. */
export class RequestLog extends LogController {
	override incomingRequest() {}

	override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply) {
		const { elapsedTime: responseTime } = res;
		if (err) req.log.error({ req, res, err, responseTime }, "request errored");
		else req.log.info({ req, res, responseTime }, "request completed");
	}
}

/** The secret part of a draft's link. */
const SECRET = /(?<=^\/draft\/)[^/?]+/;

function describeRequest({ method, url }: FastifyRequest): object {
	return { method, path: url.split("?", 1)[0]?.replace(SECRET, "…") };
}

/** Fields are listed by name: a database error quotes the row in `detail` and `where`. */
function describeError(error: unknown): object {
	if (!(error instanceof Error)) return { message: String(error) };
	return {
		type: error.name,
		message: error.message,
		code: "code" in error ? error.code : undefined,
		stack: error.stack,
		cause: error.cause === undefined ? undefined : describeError(error.cause),
	};
}
