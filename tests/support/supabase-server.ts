import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { createEmbeddedSupabase } from "../../server/supabase/embedded.ts";
import { addressOf } from "./gateway.ts";

/** A Supabase project on a database, which servers in other processes reach over HTTP. Reading is all it is for. */
export async function startSupabaseServer(databaseUrl: string): Promise<{
	url: string;
	anonKey: string;
	stop(): Promise<void>;
}> {
	const supabase = await createEmbeddedSupabase({
		databaseUrl,
		siteUrl: "http://localhost",
	});
	const server = createServer(async (request, reply) => {
		const { url, method = "GET", headers } = request;
		const sent = new Headers();
		for (const [name, value] of Object.entries(headers)) {
			if (typeof value === "string") sent.set(name, value);
		}
		const answer = await supabase.fetch(
			new Request(new URL(url ?? "/", "http://localhost"), {
				method,
				headers: sent,
				// A function is called by POST.
				...(method === "POST" && { body: await buffer(request) }),
			}),
		);
		reply.writeHead(answer.status, Object.fromEntries(answer.headers));
		reply.end(Buffer.from(await answer.arrayBuffer()));
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	return {
		url: addressOf(server),
		anonKey: supabase.anonKey,
		async stop() {
			server.closeAllConnections();
			server.close();
			await supabase.close();
		},
	};
}
