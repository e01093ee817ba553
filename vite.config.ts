import { hash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
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

/** React and React Router: they change with their versions alone, so browsers keep them over our releases. */
const LIBRARIES = {
	name: "react",
	test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
	includeDependenciesRecursively: false,
};

/**
 * What many pages share, in one file: a file for each would weigh a tenth more when compressed. Not what
 * the home page can do without: its styles are inlined.
 */
const SMALL_PARTS = {
	name: "parts",
	test: /client\/(parts\/(?!chat|enquiry|example|filter|legal|missing|page-hero)|quick-analysis\/report\/|theme\/sheet|pages\/cases\/list)/,
	includeDependenciesRecursively: false,
};

/** What the pages inside the site share, and the home page does not. */
const INNER_PARTS = {
	name: "inner",
	test: /client\/parts\/page-hero/,
	includeDependenciesRecursively: false,
};

/** What the pages of the cases share, and what the legal ones do: the entry names every further file. */
const CASE_PARTS = {
	name: "cases",
	test: /client\/pages\/cases\/case-/,
	includeDependenciesRecursively: false,
};

/** The screens that several pages show. */
const SCREENS = {
	name: "screens",
	test: /client\/parts\/(chat|enquiry|example)/,
	includeDependenciesRecursively: false,
};

const LEGAL_PARTS = {
	name: "legal",
	test: /client\/parts\/legal/,
	includeDependenciesRecursively: false,
};

/** The look of fields, for forms and filters. */
const FIELDS = {
	name: "fields",
	test: /client\/(parts\/filter|theme\/input\.module)/,
	includeDependenciesRecursively: false,
};

/** What every page with a form loads, without what the entry and the receipt need. */
const FORMS = {
	name: "forms",
	test: /client\/(form\/(?!early-input|receipt\.)|quick-analysis\/next-steps)|node_modules\/valibot\//,
	includeDependenciesRecursively: false,
};

/**
 * Bundles React Router's production build, for browsers and for the server: its package.json names the
 * development build alone, with warnings that nobody sees.
 */
const productionRouter = (): Plugin => ({
	name: "production-router",
	apply: "build",
	enforce: "pre",
	applyToEnvironment: ({ name }) => name in BROWSER_BUILDS || name === "ssr",
	resolveId: {
		filter: { id: /^react-router(\/dom)?$/ },
		handler: (id) =>
			join(
				import.meta.dirname,
				"node_modules/react-router/dist/production",
				id === "react-router" ? "index.mjs" : "dom-export.mjs",
			),
	},
	// Names for developer tools, and calls not marked as pure, keep its unused parts: 2 KB compressed. Its
	// error messages for developers are as large. Each stands on its own line as an argument and is emptied.
	transform: {
		filter: { id: /\/react-router\/dist\/production\// },
		handler: (code) =>
			code
				// For its framework mode alone, and reached from every link and error page: 1.8 KB.
				.replaceAll(
					/^function (PrefetchPageLinks|RSCErrorHandler)\(\{/gm,
					"function $1({ children }) { return children; }\nfunction unused$1({",
				)
				.replaceAll(/^\w+\.displayName = .*;$/gm, "")
				.replaceAll(/^\s+(["'`]).*\w \w+ \w.*\1$(?=\n\s*\))/gm, '""')
				.replaceAll(
					/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
					"$1/* @__PURE__ */ $2",
				),
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

/** The classes of each CSS module, in the order in which they were first seen. */
const classes = new Map<string, string[]>();

/** A class's name in the page. It is short, because CSS, HTML and JavaScript each carry it. */
function className(name: string, file: string): string {
	const known = classes.get(file) ?? [];
	classes.set(file, known);
	if (!known.includes(name)) known.push(name);
	const path = relative(import.meta.dirname, file);
	const module = hash("sha256", path, "base64url").slice(0, 4);
	return `_${module}${known.indexOf(name).toString(36)}`;
}

export default defineConfig({
	appType: "custom",
	publicDir: "client/public",
	plugins: [react(), productionRouter(), precompress()],
	css: {
		modules: {
			localsConvention: "camelCaseOnly",
			generateScopedName: className,
		},
	},
	environments: {
		client: {
			build: {
				outDir: OUTPUT,
				manifest: true,
				assetsInlineLimit: 0,
				modulePreload: { polyfill: false },
				rollupOptions: {
					input: "client/start/entry-browser.tsx",
					output: {
						codeSplitting: {
							groups: [
								LIBRARIES,
								SMALL_PARTS,
								INNER_PARTS,
								CASE_PARTS,
								SCREENS,
								LEGAL_PARTS,
								FIELDS,
								FORMS,
							],
						},
						// The entry names every file, and hashes do not compress: 36 bits tell versions apart.
						chunkFileNames: "assets/[name]-[hash:6].js",
						assetFileNames: "assets/[name]-[hash:6][extname]",
					},
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
		// What a document carries inline; server/site/inline-scripts.ts reads it.
		inline: {
			consumer: "client",
			build: {
				outDir: "dist/inline",
				copyPublicDir: false,
				minify: true,
				modulePreload: { polyfill: false },
				rollupOptions: {
					input: ["client/start/early-clicks.ts", "client/start/late-start.ts"],
					output: { entryFileNames: "[name].js" },
				},
			},
		},
		ssr: {
			// With the libraries in versions of its own.
			resolve: { noExternal: /^(react-router|cookie$|set-cookie-parser$)/ },
			build: {
				outDir: "dist/server",
				copyPublicDir: false,
				rollupOptions: { input: "client/start/entry-server.tsx" },
			},
		},
		mainService: edgeFunction("main"),
		createBlogPost: edgeFunction("create-blog-post"),
	},
	builder: {},
});
