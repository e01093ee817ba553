import { createDispatcher } from "./dispatcher.ts";

/** The parts of Supabase's edge runtime (github.com/supabase/edge-runtime) that this file needs. */
declare const Deno: {
	env: { get(name: string): string | undefined };
	serve(handler: (request: Request) => Promise<Response>): unknown;
};
declare const EdgeRuntime: {
	userWorkers: {
		create(options: {
			servicePath: string;
			memoryLimitMb: number;
			workerTimeoutMs: number;
			cpuTimeSoftLimitMs: number;
			cpuTimeHardLimitMs: number;
			noModuleCache: boolean;
			importMapPath: null;
			forceCreate: boolean;
			envVars: [name: string, value: string][];
		}): Promise<{ fetch(request: Request): Promise<Response> }>;
	};
};

/** The variables that a function gets. The secret that signs keys is not among them. */
const FOR_FUNCTIONS = ["SUPABASE_URL", "SUPABASE_REST_URL", "SUPABASE_SERVICE_ROLE_KEY"];

/** The folder that docker-compose.yml mounts the built functions at. */
const FOLDER = "/home/deno/functions";

const jwtSecret = Deno.env.get("JWT_SECRET");
if (!jwtSecret) throw new Error("Set JWT_SECRET");

const envVars = FOR_FUNCTIONS.flatMap((name): [string, string][] => {
	const value = Deno.env.get(name);
	return value ? [[name, value]] : [];
});

Deno.serve(
	createDispatcher({
		jwtSecret,
		async run(name, request) {
			const worker = await EdgeRuntime.userWorkers.create({
				servicePath: `${FOLDER}/${name}`,
				// The largest post takes up to 380 MB with the runtime (docs/decisions/0009-publishing.md).
				memoryLimitMb: 512,
				workerTimeoutMs: 60_000,
				cpuTimeSoftLimitMs: 10_000,
				cpuTimeHardLimitMs: 20_000,
				noModuleCache: false,
				importMapPath: null,
				// A running worker takes the next request, too.
				forceCreate: false,
				envVars,
			});
			return await worker.fetch(request);
		},
	}),
);
