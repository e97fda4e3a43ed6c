import type { TestAnswer } from "./shop.ts";

/** The `Cookie` header with which a browser returns the cookies that an answer sets. */
export function toCookieHeader(answer: TestAnswer): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");
}
