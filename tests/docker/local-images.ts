import * as v from "valibot";
import { docker, dockerOutput } from "./docker.ts";

const configSchema = v.object({
	services: v.record(v.string(), v.object({ image: v.string() })),
});

/** The services of all profiles, by whether this machine has their image; the site's own counts as there. */
export async function servicesByImage() {
	const config: unknown = JSON.parse(
		await dockerOutput([
			...["compose", "--profile=*", "config"],
			...["--no-interpolate", "--format=json"],
		]),
	);
	const services = Object.entries(v.parse(configSchema, config).services);
	const found = await Promise.all(
		services.map(async ([name, { image }]) => ({
			name,
			image,
			isThere:
				image.includes("VITRIN_IMAGE") || (await docker(["image", "inspect", image])).code === 0,
		})),
	);
	const { true: present = [], false: missing = [] } = Object.groupBy(
		found,
		({ isThere }) => `${isThere}`,
	);
	return {
		present: present.map(({ name }) => name),
		/** A sentence for each service that cannot run here. */
		missing: new Map(
			missing.map(({ name, image }) => [
				name,
				`${name} is not tested: this machine has no image ${image} (docker compose pull ${name})`,
			]),
		),
	};
}
