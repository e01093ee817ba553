/** The nonce of the page's policy (server/desk/page.ts); empty in development, which has no policy. */
export const cspNonce = () =>
	document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? "";
