/** A scheme that the site does not show (server/blog/markdown/markdown.ts). A relative URL has none. */
const HIDDEN = /^<?(?!(?:https?|ircs?|mailto|xmpp):)[^<:/?#]*:/i;

/** Whether the site shows a link with this URL without its URL, such as `javascript:…`. */
export const isHiddenUrl = (url: string): boolean => HIDDEN.test(url.trim());
