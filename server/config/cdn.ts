import { http, setting, token } from "./values.ts";

export const cdnSettings = {
	CDN_PURGE_URL: setting(
		http("https://api.fastly.com/service/<id>/purge"),
		"Where a shared cache in front of the site (Varnish, Fastly, Cloudflare) takes purges. With it, public pages, feeds and pictures carry `s-maxage` and cache tags. Needs `CDN_PURGE_TOKEN`.",
	),
	CDN_PURGE_TOKEN: setting(token, "The token that `CDN_PURGE_URL` asks for.", {
		secret: true,
	}),
};
