/** The types of a post's pictures. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/avif"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];
