/** The nonce of the page's policy (server/desk/page.ts); empty in development, which has no policy. */
export const nonce =
	document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ??
	"";

// Read by get-nonce, for the style element that locks scrolling behind a dialog.
Object.assign(globalThis, { __webpack_nonce__: nonce });
