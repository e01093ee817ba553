import { createServer } from "node:net";

/** The preferred port if it is free on 127.0.0.1, else a free one. */
export async function freePort(preferred: number): Promise<number> {
	return (await tryPort(preferred)) ?? (await tryPort(0)) ?? preferred;
}

function tryPort(port: number): Promise<number | undefined> {
	const { promise, resolve } = Promise.withResolvers<number | undefined>();
	const server = createServer();
	server.once("error", () => resolve(undefined));
	server.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
		const address = server.address();
		const found = typeof address === "object" ? address?.port : undefined;
		server.close(() => resolve(found));
	});
	return promise;
}
