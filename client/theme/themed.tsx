import "./mantine.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { theme } from "./theme.ts";

/**
 * Mantine's components work below this. It stands in the parts that use them and not around the
 * site, so that a page's first paint and first script carry none of it.
 */
export function Themed({ children }: { children: ReactNode }) {
	return (
		<MantineProvider theme={theme} forceColorScheme="light">
			{children}
		</MantineProvider>
	);
}
