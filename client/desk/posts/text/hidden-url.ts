/** A URL with a scheme that the site does not show (server/blog/markdown/markdown.ts). A relative URL has none. */
const HIDDEN = /^<?(?!(?:https?|ircs?|mailto|xmpp):)[^<:/?#]*:/i;

/** Whether the site drops the URL of a link, such as `javascript:…`. */
export const isHiddenUrl = (url: string): boolean => HIDDEN.test(url.trim());
