import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

/** The site's orange (client/theme/tokens.css: 300, 500, 600 and 800) with steps between. */
const orange: MantineColorsTuple = [
	"#fff3ea",
	"#ffe3d0",
	"#ffc9a6",
	"#ffa876",
	"#ff8f52",
	"#ff7a33",
	"#f6732d",
	"#b9480c",
	"#832f04",
	"#5f2203",
];

/** The site's paper, then the greys of text on it. */
const gray: MantineColorsTuple = [
	"#fdfaf4",
	"#f8f3e9",
	"#efe7d8",
	"#dbcfb9",
	"#c6b89e",
	"#74817d",
	"#5d6966",
	"#404d4b",
	"#26312f",
	"#132020",
];

/** The site's ink, from its text to its ground. */
const dark: MantineColorsTuple = [
	"#f6f1e6",
	"#d9e0dc",
	"#bccac7",
	"#8ba2a4",
	"#27434a",
	"#1e363c",
	"#172a2e",
	"#0b1517",
	"#081012",
	"#060c0d",
];

/** Mantine's components with the site's tokens; tokens.css holds what differs between light and dark. */
export const theme = createTheme({
	colors: { orange, gray, dark },
	primaryColor: "orange",
	primaryShade: 5,
	autoContrast: true,
	black: "#132020",
	fontFamily: "var(--font-text)",
	headings: {
		fontFamily: "var(--font-display)",
		fontWeight: "650",
		sizes: {
			h1: { fontSize: "1.625rem", lineHeight: "1.2" },
			h2: { fontSize: "1.1875rem", lineHeight: "1.3" },
			h3: { fontSize: "1rem", lineHeight: "1.4" },
		},
	},
	fontSizes: { xs: "0.8125rem", sm: "0.9375rem", md: "1rem" },
	defaultRadius: 8,
	// As in layout/breakpoints.css: md where the rail stands at the left, lg with list and lead side by side.
	breakpoints: {
		xs: "30em",
		sm: "48em",
		md: "64em",
		lg: "68.75em",
		xl: "90em",
	},
	cursorType: "pointer",
	respectReducedMotion: true,
	focusClassName: "desk-focus",
	components: {
		// A header element, which would be a second banner beside the page's.
		ModalTitle: { defaultProps: { fz: "lg", fw: 650 } },
		ModalHeader: { defaultProps: { role: "presentation" } },
		Anchor: { defaultProps: { c: "var(--link)" } },
	},
});

/** Mantine's own colours take their values from the tokens, which know light and dark (tokens.css). */
export const resolveVariables: CSSVariablesResolver = () => {
	const shared = {
		"--mantine-color-body": "var(--background)",
		"--mantine-color-text": "var(--text)",
		"--mantine-color-dimmed": "var(--muted)",
		"--mantine-color-default": "var(--surface)",
		"--mantine-color-default-hover": "var(--sunk)",
		"--mantine-color-default-border": "var(--line)",
		"--mantine-color-placeholder": "var(--hint)",
		"--mantine-color-error": "var(--overdue)",
		"--mantine-color-anchor": "var(--link)",
	};
	return { variables: {}, light: shared, dark: shared };
};
