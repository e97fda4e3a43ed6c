import { secretPaths } from "@noren/domain/secret-paths";

/** Keeps search engines away from URLs that carry secrets. Every other page says in its head whether it may be indexed. */
const robotsTxt = ["User-agent: *", ...secretPaths.map((path) => `Disallow: ${path}`), ""].join("\n");

/** A resource route: it has no component, and no page links to it. */
export const loader = (): Response =>
  new Response(robotsTxt, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
