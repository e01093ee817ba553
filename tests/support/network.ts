import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listen } from "./listen.ts";

/** A network to the server of a URL that can be cut and repaired. */
export async function startNetwork(targetUrl: string) {
	const url = new URL(targetUrl);
	const { hostname } = url;
	const target = Number(url.port);
	const sockets = new Set<Socket>();
	const server = createServer((near) => {
		const far = connect(target, hostname);
		for (const [socket, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(socket);
			socket.pipe(other);
			socket.on("error", () => other.destroy());
			socket.on("close", () => {
				sockets.delete(socket);
				other.destroy();
			});
		}
	});
	const port = await listen(server);
	url.host = `127.0.0.1:${port}`;
	return {
		url: url.href,
		async cut() {
			if (!server.listening) return;
			server.close();
			for (const socket of sockets) socket.destroy();
			await once(server, "close");
		},
		repair: () => listen(server, port),
		/** Loses all that is sent from now on, without telling either side. */
		freeze() {
			for (const socket of sockets) socket.unpipe().pause();
		},
		/** The connections now. */
		count: () => sockets.size / 2,
	};
}
