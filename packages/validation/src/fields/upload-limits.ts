/** Media types of uploads. */
export const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;

/** Bytes of one upload. */
export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;

/** Files attached to one text. */
export const ATTACHMENTS_MAX = 5;
