import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** The files of an installation. The image is built separately. */
const FILES = ["setup", "bin", "docker", "docker-compose.yml", "migrations"];

/**
 * Installs the stack as an operator does, including ./setup.
 * @returns its folder, which the caller removes, and the name that ./setup wrote into .env.
 */
export async function install(): Promise<{ folder: string; project: string }> {
	const folder = await mkdtemp(path.join(tmpdir(), "vitrin-stack-"));
	// The URL is the same for all.
	const project = `vitrin-${randomUUID().slice(0, 8)}`;
	for (const file of FILES) {
		await cp(file, path.join(folder, file), { recursive: true });
	}
	await promisify(execFile)("./setup", [`COMPOSE_PROJECT_NAME=${project}`], { cwd: folder });
	return { folder, project };
}
