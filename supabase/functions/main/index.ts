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

/** All that a function gets to know; what signs keys is not part of it. */
const FOR_FUNCTIONS = [
	"SUPABASE_URL",
	"SUPABASE_REST_URL",
	"SUPABASE_SERVICE_ROLE_KEY",
];

/** Where docker-compose.yml mounts supabase/functions. */
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
				// A post with eleven pictures of 5 MB, as text and as bytes.
				memoryLimitMb: 512,
				workerTimeoutMs: 60_000,
				cpuTimeSoftLimitMs: 10_000,
				cpuTimeHardLimitMs: 20_000,
				noModuleCache: false,
				importMapPath: null,
				// A worker that runs already takes the next request, too.
				forceCreate: false,
				envVars,
			});
			return await worker.fetch(request);
		},
	}),
);
