import { encodeUrlPart } from "@noren/contract/encode-url-part";
import type { CallRequest } from "./build-query.ts";

/** A path parameter that would change the path (`..`, `.` or empty). No resource has such a key. */
export class UnreachableError extends Error {}

const asText = (value: string | number | boolean) => (typeof value === "boolean" ? (value ? "1" : "0") : String(value));

function encodeSegment(value: string): string {
  if (value === "" || value === "." || value === "..") throw new UnreachableError(`No such path segment: "${value}"`);
  return encodeUrlPart(value);
}

/**
 * Path and query of a call. A parameter after a slash is one segment. A parameter directly after text
 * (`/v1/static-pages/url{path}`) is a path and keeps its slashes.
 * @throws UnreachableError for segments that a URL cannot carry
 */
export function apiUrl({ path, params, query }: CallRequest): string {
  const filled = path.replaceAll(/(.)\{(\w+)\}/g, (_, before: string, name: string) => {
    const value = asText(params?.[name] ?? "");
    if (before === "/") return before + encodeSegment(value);
    return (
      before +
      value
        .replace(/^\//, "")
        .split("/")
        .map((segment) => `/${encodeSegment(segment)}`)
        .join("")
    );
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== "") search.set(name, asText(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
