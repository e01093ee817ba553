import "./mantine.css";
import { createTheme, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";

/** Mantine's components use the site's tokens (tokens.css), so that each value has one source. */
const theme = createTheme({
	fontFamily: "var(--font-text)",
	headings: { fontFamily: "var(--font-display)" },
	primaryColor: "orange",
	primaryShade: 8,
	defaultRadius: "md",
	respectReducedMotion: true,
});

/**
 * Mantine's components need this provider. It is in the parts that use them and not around the
 * site, so that a page's first paint and first script carry none of it.
 */
export function Themed({ children }: { children: ReactNode }) {
	return (
		<MantineProvider theme={theme} forceColorScheme="light">
			{children}
		</MantineProvider>
	);
}
