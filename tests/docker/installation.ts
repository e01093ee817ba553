import { execFile } from "node:child_process";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** The files of an installation. The image is built separately. */
const FILES = ["setup", "bin", "docker", "docker-compose.yml", "migrations"];

/** Installs the stack as an operator does, including ./setup. @returns its folder; the caller removes it. */
export async function install(): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), "vitrin-stack-"));
	for (const file of FILES) {
		await cp(file, path.join(folder, file), { recursive: true });
	}
	await promisify(execFile)("./setup", { cwd: folder });
	return folder;
}
