import type { TestAnswer } from "./shop.ts";

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf(answer: TestAnswer): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");
}
