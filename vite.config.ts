import { readdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";

const OUTPUT = "dist/client";

/** The desk's build: apart from the site's, so that neither has a byte of the other (server/desk/page.ts). */
const DESK_OUTPUT = "dist/desk";

/** The builds for browsers, with the folder of each. */
const BROWSER_BUILDS: Record<string, string> = {
	client: OUTPUT,
	desk: DESK_OUTPUT,
};

/** Files that are worth compressing; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest|txt)$/;

/** Writes .br and .gz beside each file, once, for @fastify/static to serve. */
const precompress = (): Plugin => ({
	name: "precompress",
	applyToEnvironment: ({ name }) => name in BROWSER_BUILDS,
	async writeBundle() {
		const folder = BROWSER_BUILDS[this.environment.name] ?? OUTPUT;
		const files = await readdir(folder, { recursive: true });
		for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
			const path = `${folder}/${file}`;
			const content = await readFile(path);
			await writeFile(`${path}.br`, brotliCompressSync(content));
			await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
		}
	},
});

/** An edge function with its libraries in one file, for a runtime without packages and a network. */
const edgeFunction = (name: string): EnvironmentOptions => ({
	consumer: "server",
	resolve: { noExternal: true },
	build: {
		outDir: `dist/functions/${name}`,
		copyPublicDir: false,
		rollupOptions: {
			input: `supabase/functions/${name}/index.ts`,
			output: { entryFileNames: "index.js" },
		},
	},
});

export default defineConfig({
	appType: "custom",
	publicDir: "client/public",
	plugins: [react(), precompress()],
	environments: {
		client: {
			build: {
				outDir: OUTPUT,
				manifest: true,
				assetsInlineLimit: 0,
				modulePreload: { polyfill: false },
				rollupOptions: {
					input: "client/entry-browser.tsx",
				},
			},
		},
		desk: {
			consumer: "client",
			build: {
				outDir: DESK_OUTPUT,
				copyPublicDir: false,
				manifest: true,
				assetsInlineLimit: 0,
				modulePreload: { polyfill: false },
				rollupOptions: {
					input: "client/desk/entry.tsx",
					output: {
						entryFileNames: "desk/assets/[name]-[hash:8].js",
						chunkFileNames: "desk/assets/[name]-[hash:8].js",
						assetFileNames: "desk/assets/[name]-[hash:8][extname]",
					},
				},
			},
		},
		ssr: {
			// With the libraries in versions of its own.
			resolve: { noExternal: /^(react-router|cookie$|set-cookie-parser$)/ },
			build: {
				outDir: "dist/server",
				copyPublicDir: false,
				rollupOptions: { input: "client/entry-server.tsx" },
			},
		},
		mainService: edgeFunction("main"),
		createBlogPost: edgeFunction("create-blog-post"),
	},
	builder: {},
});
