import { secretPaths } from "@noren/domain/secret-paths";
import type { WriteDocument } from "./document.ts";
import { documentPaths } from "./document-paths.ts";

/**
 * Keeps search engines away from URLs that carry secrets, and names the sitemap. Every other page says in its head whether
 * it may be indexed.
 */
export const writeRobots: WriteDocument = ({ origin }) => ({
  type: "text/plain; charset=utf-8",
  body: [
    "User-agent: *",
    ...secretPaths.map((path) => `Disallow: ${path}`),
    "",
    ...(origin ? [`Sitemap: ${origin}${documentPaths.sitemapIndex}`, ""] : []),
  ].join("\n"),
});
