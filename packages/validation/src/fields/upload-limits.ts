/** Media types of uploads. */
export const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;

/** Bytes of one upload. */
export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;

/** Media types of a review's photos. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** Photos of one review. */
export const REVIEW_PHOTOS_MAX = 4;

/** Files attached to one text. */
export const ATTACHMENTS_MAX = 5;
