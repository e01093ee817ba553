import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "../support/temporary-folder.ts";

/**
 * Runs bin/check beside a running site that holds the port 3000, on a machine where another program has 3010.
 * @param port what .env says.
 */
async function check(port: string) {
	const folder = await testFolder();
	for (const file of ["bin", "docker", "docker-compose.yml"]) {
		await cp(file, path.join(folder, file), { recursive: true });
	}
	await writeFile(path.join(folder, ".env"), "COMPOSE_PROJECT_NAME=shop\n");
	await writeFile(
		path.join(folder, "bin/docker"),
		`#!/bin/sh
case $* in
"compose ps --services "*) echo app ;;
"compose ps --status running --quiet app") echo site ;;
"inspect "*) echo 3000 ;;
"compose config") cat <<'END'
services:
  app:
    ports:
      - mode: ingress
        host_ip: 127.0.0.1
        target: 3000
        published: "${port}"
        protocol: tcp
END
;;
*" --publish 127.0.0.1:3000:"*|*" --publish 127.0.0.1:3010:"*) echo "bind: address already in use" >&2; exit 1 ;;
esac
`,
		{ mode: 0o755 },
	);
	return promisify(execFile)(path.join(folder, "bin/check"), {
		env: { PATH: `${folder}/bin:${process.env.PATH}` },
	});
}

test.each(["3000", "3000-3001", "3011"])("a running site may have the port %s", async (port) => {
	expect((await check(port)).stdout).toBe("check: no mistakes\n");
});

test("a port of another program is refused, also while the site runs", async () => {
	await expect(check("3010")).rejects.toThrow("another program has 127.0.0.1:3010:3000/tcp");
});
