import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context as Http } from "hono";

/**
 * The address that a request came from, for counting tries. The storefront's server stands before the API and appends
 * the address it saw to `X-Forwarded-For`; what stands before that is the client's own saying, which counts for nothing.
 */
export function clientAddress(http: Http): string {
  const seen = http.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  if (seen) return seen;
  try {
    return getConnInfo(http).remote.address ?? "unknown";
  } catch {
    // Asked without a connection, as tests do through `app.request`.
    return "unknown";
  }
}
