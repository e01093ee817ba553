import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

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
	const listen = async (port: number) => {
		await once(server.listen(port, "127.0.0.1"), "listening");
		const address = server.address();
		if (!address || typeof address === "string") throw new Error("No port");
		return address.port;
	};
	const port = await listen(0);
	url.host = `127.0.0.1:${port}`;
	return {
		url: url.href,
		async cut() {
			if (!server.listening) return;
			server.close();
			for (const socket of sockets) socket.destroy();
			await once(server, "close");
		},
		repair: () => listen(port),
		/** Loses all that is sent from now on, without telling either side. */
		freeze() {
			for (const socket of sockets) socket.unpipe().pause();
		},
		/** The connections now. */
		count: () => sockets.size / 2,
	};
}
