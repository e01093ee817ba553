/**
 * A request's address in which a percent sign that encodes nothing stands for itself, so that its path is
 * one like any other that no page has. Fastify would answer it with JSON, past every plugin.
 */
export function readableAddress(requested: string): string {
	const [path = "", ...query] = requested.split("?");
	try {
		decodeURI(path);
		return requested;
	} catch (error) {
		if (!(error instanceof URIError)) throw error;
		return [path.replaceAll("%", "%25"), ...query].join("?");
	}
}
