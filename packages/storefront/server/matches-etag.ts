/** Whether `If-None-Match`, which may list several tags, names this one: the client has the body. */
export const matchesEtag = (headers: Headers, etag: string): boolean =>
  (headers.get("if-none-match") ?? "").split(",").some((tag) => tag.trim() === etag);
