import { roleOf } from "./token.ts";

interface Options {
	/** What Supabase's keys are signed with. */
	jwtSecret: string;
	/** Runs a function, named by its folder, on a request. */
	run(name: string, request: Request): Promise<Response>;
}

/** Where the container's health check looks. */
const HEALTH = "/_internal/health";

/** Folders beside this one; a path can lead nowhere else. */
const NAME = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * What the edge runtime asks first: passes a request on to the function that its path names, for
 * bearers of the service key alone. Everything else is refused before a function starts.
 */
export function createDispatcher({ jwtSecret, run }: Options) {
	return async (request: Request): Promise<Response> => {
		const { pathname } = new URL(request.url);
		if (pathname === HEALTH) return Response.json({ status: "ok" });
		const [, name] = NAME.exec(pathname) ?? [];
		if (!name || name === "main") return problem(404, "Not found");
		const [, token = ""] =
			/^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
		if ((await roleOf(token, jwtSecret)) !== "service_role") {
			return problem(401, "This takes the service role's key as a bearer");
		}
		try {
			return await run(name, request);
		} catch (error) {
			console.error(`Function ${name} failed:`, error);
			return problem(503, "The function cannot run now", {
				"retry-after": "5",
			});
		}
	};
}

function problem(
	status: number,
	title: string,
	headers: Record<string, string> = {},
): Response {
	const body = JSON.stringify({ type: "about:blank", title, status });
	return new Response(body, {
		status,
		headers: { "content-type": "application/problem+json", ...headers },
	});
}
