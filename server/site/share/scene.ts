import { SHARE_IMAGE_SIZE } from "../../../client/seo/head.ts";

const { width, height } = SHARE_IMAGE_SIZE;

/**
 * The background of the title, as SVG: the journey's orbit at night, as on the site's own share image
 * (tools/pictures/share.html), moved aside to make room for the title. The colours come from
 * client/theme/tokens.css.
 */
export const SCENE = `
<defs>
	<radialGradient id="night" gradientUnits="userSpaceOnUse" cx="1010" cy="134" r="760"><stop stop-color="#172f34"/><stop offset="1" stop-color="#0b1517"/></radialGradient>
	<linearGradient id="far" gradientUnits="userSpaceOnUse" x1="520" y1="0" x2="900" y2="0"><stop stop-color="#f6f1e6" stop-opacity="0"/><stop offset="1" stop-color="#f6f1e6"/></linearGradient>
</defs>
<path d="M0 0h${width}v${height}H0z" fill="url(#night)"/>
<g fill="none" stroke="url(#far)" stroke-width="2">
	<circle cx="1010" cy="134" r="232" stroke-opacity=".18"/>
	<circle cx="1010" cy="134" r="350" stroke-opacity=".13"/>
	<circle cx="1010" cy="134" r="500" stroke-opacity=".09"/>
</g>
<circle cx="1010" cy="134" r="132" fill="none" stroke="#f6f1e6" stroke-width="3"/>
<path d="M1130.6 187.7L1108.1 45.7L879.3 115.6" fill="none" stroke="#46d9b5" stroke-width="2.5"/>
<g fill="#162d32" stroke-width="3">
	<circle cx="1028.4" cy="264.7" r="17" stroke="#f6f1e6"/>
	<circle cx="960.6" cy="11.6" r="17" stroke="#f6f1e6"/>
	<circle cx="1130.6" cy="187.7" r="17" stroke="#46d9b5"/>
	<circle cx="879.3" cy="115.6" r="17" stroke="#46d9b5"/>
</g>
<g fill="#f6f1e6"><circle cx="1028.4" cy="264.7" r="5.5"/><circle cx="960.6" cy="11.6" r="5.5"/></g>
<g fill="#46d9b5"><circle cx="1130.6" cy="187.7" r="5.5"/><circle cx="879.3" cy="115.6" r="5.5"/></g>
<circle cx="1108.1" cy="45.7" r="36" fill="#ff7a33" stroke="#0b1517" stroke-width="12"/>
<g fill="none" stroke="#f6f1e6" stroke-width="2" transform="translate(78 66) scale(1.6)">
	<rect x="2" y="2" width="28" height="28" rx="7"/>
	<circle cx="16" cy="16" r="7.5"/>
	<circle cx="21.3" cy="10.7" r="3.4" fill="#ff7a33" stroke="#0b1517"/>
</g>`;
