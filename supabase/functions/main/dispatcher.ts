import { errors, jwtVerify } from "jose";
import { bearerToken } from "../../../shared/bearer-token.ts";
import { problem } from "../create-blog-post/problem.ts";

interface Options {
	/** The secret that signs Supabase's keys. */
	jwtSecret: string;
	/** Calls the function with this folder name for a request. */
	run(name: string, request: Request): Promise<Response>;
}

/** The path that the container's health check requests. */
const HEALTH = "/_internal/health";

/** A folder beside this one; other paths do not name a function. */
const NAME = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * The main service of the edge runtime: passes a request on to the function that its path names, if
 * the caller has the service key. It refuses any other request before a function starts.
 */
export function createDispatcher({ jwtSecret, run }: Options) {
	const secret = new TextEncoder().encode(jwtSecret);
	return async (request: Request): Promise<Response> => {
		const { pathname } = new URL(request.url);
		if (pathname === HEALTH) return Response.json({ status: "ok" });
		const [, name] = NAME.exec(pathname) ?? [];
		if (!name || name === "main") return problem(404, "Not found");
		const token = bearerToken(request.headers.get("authorization"));
		if (!token || !(await isService(token, secret))) {
			return problem(401, "This takes the service role's key as a bearer");
		}
		try {
			return await run(name, request);
		} catch (error) {
			console.error(`Function ${name} failed:`, error);
			return problem(503, "The function cannot run now", { retryAfter: 5 });
		}
	};
}

/** Whether a token gives the service role, is signed with the secret and has not expired. */
async function isService(token: string, secret: Uint8Array): Promise<boolean> {
	try {
		const { payload } = await jwtVerify(token, secret, {
			algorithms: ["HS256"],
			requiredClaims: ["exp"],
		});
		return payload.role === "service_role";
	} catch (error) {
		if (error instanceof errors.JOSEError) return false;
		throw error;
	}
}
