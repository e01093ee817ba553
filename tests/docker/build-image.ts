import { dockerOutput, IMAGE } from "./docker.ts";

/** Builds the image for all tests. */
export default async function setup(): Promise<void> {
	await dockerOutput([
		"buildx",
		"build",
		"--load",
		"--tag",
		IMAGE,
		"--build-arg",
		"VERSION=1.2.3",
		"--build-arg",
		"REVISION=0123456",
		".",
	]);
}
