import "@mantine/core/styles.layer.css";
import "@mantine/notifications/styles.layer.css";
import "../theme/tokens.css";
import "../theme/fonts.css";
import "../theme/more-letters.css";
import "../theme/fallback-fonts.css";
import "./tokens.css";
import "./desk.css";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { DeskProblem } from "./api/request.ts";
import { loadCopy } from "./copy/load-copy.ts";
import { CopySource } from "./language/language.tsx";
import { cspNonce } from "./parts/csp-nonce.ts";
import { routes } from "./routes.tsx";
import { resolveVariables, theme } from "./theme.ts";

const nonce = cspNonce();

// Read by get-nonce, for the style element that locks scrolling behind a dialog.
Object.assign(globalThis, { __webpack_nonce__: nonce });

const isRefusal = ({ status }: DeskProblem) => status >= 400 && status < 500;

const queries = new QueryClient({
	defaultOptions: {
		// Without a network a request fails, and says so: paused, it would look done, or as if it had been asked.
		mutations: { networkMode: "always" },
		queries: {
			networkMode: "always",
			refetchOnReconnect: true,
			staleTime: 30_000,
			// A refusal does not change by asking again; a lost connection may.
			retry: (failures, error) =>
				failures < 2 && !(error instanceof DeskProblem && isRefusal(error)),
		},
	},
});

const router = createBrowserRouter(routes, { basename: "/desk" });

const root = document.getElementById("root");
if (!root) throw new Error("This document is not the desk's");
createRoot(root).render(
	<StrictMode>
		<MantineProvider
			theme={theme}
			cssVariablesResolver={resolveVariables}
			defaultColorScheme="auto"
			getStyleNonce={() => nonce}
		>
			<QueryClientProvider client={queries}>
				<CopySource value={loadCopy}>
					<RouterProvider router={router} />
				</CopySource>
			</QueryClientProvider>
		</MantineProvider>
	</StrictMode>,
);
