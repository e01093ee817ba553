import { GenericContainer, Wait } from "testcontainers";
import type { PostgrestRunner } from "./postgrest.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Set where the tests run against the stack's containers. */
		postgrestContainer?: PostgrestContainer;
	}
}

/** How PostgREST's container reaches the test server's. */
export interface PostgrestContainer {
	image: string;
	network: string;
	/** Host and port of the database there. */
	database: string;
}

const PORT = 3000;

/** Runs the stack's image of PostgREST. */
export const runContainer =
	({ image, network, database }: PostgrestContainer): PostgrestRunner =>
	async (settings, databaseUrl) => {
		const url = new URL(databaseUrl);
		url.host = database;
		const container = await new GenericContainer(image)
			.withNetworkMode(network)
			.withEnvironment({ ...settings, PGRST_DB_URI: url.href })
			.withExposedPorts(PORT)
			// The image has no shell, with which the usual strategy looks for the port.
			.withWaitStrategy(Wait.forHttp("/", PORT).forStatusCodeMatching((code) => code < 600))
			.start();
		return {
			base: `http://${container.getHost()}:${container.getMappedPort(PORT)}`,
			failure: () => undefined,
			stop: () => container.stop(),
		};
	};
