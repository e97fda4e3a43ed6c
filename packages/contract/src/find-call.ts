import type { Call } from "./call.ts";
import { callList, type CallName } from "./calls.ts";

/** The calls with their path as a pattern; those without parameters first. */
const patterns = callList
  .map((call) => ({
    call,
    // A parameter directly after text contains slashes: `/v1/static-pages/url{path}`.
    pattern: new RegExp(
      `^${call.path
        .replaceAll("/{", "/\0")
        .replaceAll(/\0\w+\}/g, "[^/]+")
        .replaceAll(/\{\w+\}/g, "/.+")}$`,
    ),
  }))
  .toSorted((a, b) => Number(a.call.path.includes("{")) - Number(b.call.path.includes("{")));

/** The call of a request with this method and path; undefined for none. */
export function findCall(method: string | undefined, path: string): (Call & { readonly name: CallName }) | undefined {
  return patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;
}
