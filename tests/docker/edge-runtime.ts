/*
 * Replaces Supabase's edge runtime, in a real Deno: runs the main service, which creates workers, and
 * loads each function once with its environment. Unlike the real runtime it has no limits and runs all
 * functions in one process.
 */

type Handler = (request: Request) => Promise<Response>;

declare const Deno: {
	env: { get(name: string): string | undefined };
	serve(handler: Handler): unknown;
};

const MAIN = "/home/deno/functions/main/index.js";

const workers = new Map<string, Promise<Handler>>();

/** Runs a module with its own `Deno`. @returns the handler that the module serves. */
async function load(module: string, environment: Map<string, string>): Promise<Handler> {
	const { env, serve } = Deno;
	const handler = Promise.withResolvers<Handler>();
	const replace = (members: Partial<typeof Deno>) => {
		for (const [name, value] of Object.entries(members)) {
			Object.defineProperty(Deno, name, { value, configurable: true });
		}
	};
	replace({
		env: { get: (name) => environment.get(name) },
		serve: handler.resolve,
	});
	try {
		await import(module);
	} finally {
		replace({ env, serve });
	}
	return handler.promise;
}

Object.assign(globalThis, {
	EdgeRuntime: {
		userWorkers: {
			async create(options: { servicePath: string; envVars: [string, string][] }) {
				const { servicePath, envVars } = options;
				const worker =
					workers.get(servicePath) ?? load(`${servicePath}/index.js`, new Map(envVars));
				workers.set(servicePath, worker);
				return { fetch: await worker };
			},
		},
	},
});

await import(MAIN);

export {};
