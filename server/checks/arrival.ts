import fp from "fastify-plugin";
import * as v from "valibot";
import { carriesToken } from "../bearer-token.ts";
import { Problem } from "../problem.ts";
import { sign } from "../signature.ts";

/** The path with which `bin/doctor` asks how a request through SITE_URL arrives. */
export const ARRIVAL = "/api/arrival";

const RATE = { rateLimit: { max: 30, timeWindow: "1 minute" } };

const querySchema = v.object({
	nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});

export const arrivalSchema = v.object({
	/** Shows that the answer comes from a server on the same database. */
	proof: v.string(),
	/** The IP address that the rate limits count. */
	client: v.string(),
	peer: v.string(),
	trusted: v.boolean(),
	headers: v.array(v.string()),
	/** The server's clock, in ms. */
	time: v.number(),
});

export type Arrival = v.InferOutput<typeof arrivalSchema>;

/** Only programs on the site's database know the key. */
export const signArrival = (key: Buffer, who: "doctor" | "site", nonce: string) =>
	sign(key, `${who} ${nonce}`).toString("base64url");

/** `GET /api/arrival`: how the request reached the server, for the doctor of this site only. */
export const arrival = fp(
	async (app) => {
		app.get(
			ARRIVAL,
			{ config: RATE, logLevel: "warn" },
			async (request, reply): Promise<Arrival> => {
				const query = v.safeParse(querySchema, request.query);
				if (!query.success) throw new Problem(404, "Not found");
				const { nonce } = query.output;
				const key = await app.siteKey();
				const expected = signArrival(key, "doctor", nonce);
				if (!carriesToken(request.headers.authorization, [expected])) {
					throw new Problem(404, "Not found");
				}
				reply.header("cache-control", "no-store");
				return {
					...app.readForwarding(request),
					proof: signArrival(key, "site", nonce),
					client: request.ip,
					time: Date.now(),
				};
			},
		);
	},
	{ name: "arrival", dependencies: ["database", "forwarding", "rate-limit"] },
);
