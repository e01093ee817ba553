import { once } from "node:events";
import type { Server } from "node:net";

/** Lets a server listen on this machine, on a free port unless one is given. @returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
	await once(server.listen(port, "127.0.0.1"), "listening");
	return portOf(server);
}

export function portOf(server: Server): number {
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("The server does not listen");
	return address.port;
}
