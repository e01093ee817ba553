/** The table's format of a slug (migrations/20261120090000_blog.sql). */
const SLUG = /^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => SLUG.test(text);
