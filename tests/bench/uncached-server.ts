import { buildApp } from "../../server/app.ts";
import { loadConfig, withDatabase } from "../../server/config/config.ts";

/** `node uncached-server.ts <database>`: the site with a page cache that keeps nothing, as each page's first visitor meets it. */
const [databaseUrl = ""] = process.argv.slice(2);
const config = withDatabase(loadConfig(process.env), databaseUrl);
const app = await buildApp(config);
app.pageCache.get = (_key, render) => render();
await app.listen({ host: config.host, port: config.port });
process.once("SIGTERM", () => app.close());
