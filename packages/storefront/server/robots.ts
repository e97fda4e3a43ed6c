import { secretPaths } from "@noren/domain/secret-paths";

/** Keeps search engines away from URLs that carry secrets. All others say in their head whether they may be indexed. */
export const robotsTxt = ["User-agent: *", ...secretPaths.map((path) => `Disallow: ${path}`), ""].join("\n");
