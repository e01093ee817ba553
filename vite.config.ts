import { readdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import globalData from "@csstools/postcss-global-data";
import react from "@vitejs/plugin-react";
import customMedia from "postcss-custom-media";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";

/** The builds for browsers. The desk's is apart, so that neither has a byte of the other (server/desk/page.ts). */
const BROWSER_BUILDS = ["client", "desk"];

const BREAKPOINTS = "client/layout/breakpoints.css";

/** Files that are worth compressing; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest|txt)$/;

/** Writes .br and .gz beside each file, once, for @fastify/static to serve. */
const precompress = (): Plugin => ({
	name: "precompress",
	applyToEnvironment: ({ name }) => BROWSER_BUILDS.includes(name),
	async writeBundle() {
		const folder = this.environment.config.build.outDir;
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

/** React Router's production build: its package.json names the development build alone. */
const ROUTER = `${import.meta.dirname}/node_modules/react-router/dist/production`;

const PRODUCTION_ALIASES = {
	"react-router/dom": `${ROUTER}/dom-export.mjs`,
	"react-router": `${ROUTER}/index.mjs`,
};

/** What the builds for browsers have in common. */
const FOR_BROWSERS = {
	manifest: true,
	assetsInlineLimit: 0,
	modulePreload: { polyfill: false },
};

export default defineConfig(({ command }) => ({
	appType: "custom",
	publicDir: "client/public",
	plugins: [react(), precompress()],
	css: { postcss: { plugins: [globalData({ files: [BREAKPOINTS] }), customMedia()] } },
	resolve: { alias: command === "build" ? PRODUCTION_ALIASES : {} },
	environments: {
		client: {
			build: {
				...FOR_BROWSERS,
				outDir: "dist/client",
				rollupOptions: { input: "client/entry-browser.tsx" },
			},
		},
		desk: {
			consumer: "client",
			build: {
				...FOR_BROWSERS,
				outDir: "dist/desk",
				assetsDir: "desk/assets",
				copyPublicDir: false,
				rollupOptions: { input: "client/desk/entry.tsx" },
			},
		},
		ssr: {
			// With the libraries in versions of its own; in development it is loaded as it is.
			resolve: {
				noExternal: command === "build" ? /^(react-router|cookie$|set-cookie-parser$)/ : [],
			},
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
}));
