import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { GenericContainer, Network, Wait } from "testcontainers";
import type { TestProject } from "vitest/node";
import { makeTemplate, TEMPLATE } from "../support/postgres.ts";

const COMPOSE = "docker-compose.yml";

/** Runs the contract tests on the stack's images of Postgres and PostgREST instead of the embedded ones. */
export default async function setup(project: TestProject) {
	await using stack = new AsyncDisposableStack();
	const network = await new Network().start();
	stack.defer(() => network.stop().then(() => {}));
	const password = randomUUID();
	const postgres = await new GenericContainer(await imageOf("supabase/postgres"))
		.withNetwork(network)
		.withNetworkAliases("db")
		.withEnvironment({ POSTGRES_PASSWORD: password })
		.withCommand([
			"postgres",
			"-c",
			"config_file=/etc/postgresql/postgresql.conf",
			// Faster: the data need not survive a crash.
			...["fsync=off", "synchronous_commit=off", "full_page_writes=off"].flatMap((setting) => [
				"-c",
				setting,
			]),
			"-c",
			"max_connections=300",
		])
		.withExposedPorts(5432)
		.withHealthCheck({
			test: ["CMD", "pg_isready", "-q", "-U", "postgres", "-h", "127.0.0.1"],
			interval: 1_000,
			retries: 120,
		})
		.withWaitStrategy(Wait.forHealthCheck())
		.start();
	stack.defer(() => postgres.stop().then(() => {}));

	const as = (role: string) =>
		`postgres://${role}:${password}@${postgres.getHost()}:${postgres.getMappedPort(5432)}/postgres`;
	await makeTemplate(as("supabase_admin"), as("postgres"));
	project.provide("postgres", {
		url: as("supabase_admin"),
		template: TEMPLATE,
	});
	project.provide("postgrestContainer", {
		image: await imageOf("postgrest/postgrest"),
		network: network.getName(),
		database: "db:5432",
	});
	const owned = stack.move();
	return () => owned.disposeAsync();
}

/** The name of the stack's image, with its tag. */
async function imageOf(repository: string): Promise<string> {
	const text = await readFile(COMPOSE, "utf8");
	const [, image] = new RegExp(`image: (${repository}:\\S+)`).exec(text) ?? [];
	if (!image) throw new Error(`${COMPOSE} has no image of ${repository}`);
	return image;
}
