import { createTheme } from "@mantine/core";

/** Mantine's components take the site's tokens (tokens.css), so that there is one source for each value. */
export const theme = createTheme({
	fontFamily: "var(--font-text)",
	headings: { fontFamily: "var(--font-display)" },
	primaryColor: "orange",
	primaryShade: 8,
	defaultRadius: "md",
	respectReducedMotion: true,
});
