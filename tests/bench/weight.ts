/**
 * `npm run bench:weight [path …]`: what a first visit of each page type loads, in Turkish and German, in
 * bytes of brotli. Needs a build.
 */
import { BLOG_DEMO_PATH } from "../../shared/paths.ts";
import { builtPaths } from "../support/pages.ts";
import { startServer } from "../support/server.ts";
import { weigh } from "../support/weight.ts";

await using server = await startServer({ LOG_LEVEL: "warn" });
const read = async (path: string) => (await fetch(server.url + path)).text();
const given = process.argv.slice(2);
const paths = given.length > 0 ? given : [...builtPaths(["tr", "de"]), BLOG_DEMO_PATH, "/tr/yok"];
const rows = [];
for (const path of paths) rows.push({ page: path, ...(await weigh(path, read)) });
console.table(rows);
