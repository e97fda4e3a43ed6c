import { describe, expect, it, vi } from "vitest";
import { setLogLevel } from "../process/log.ts";
import { createGoogleRecaptcha } from "./google-recaptcha.ts";

setLogLevel("silent");

/** The result for a `contact` token when Google responds like this. */
async function verify(answer: () => Promise<Response>): Promise<boolean> {
  return createGoogleRecaptcha("the-secret", vi.fn(answer)).isHuman("token", "contact");
}
const verifyAnswer = (answer: object) => verify(async () => Response.json(answer));

describe("Google's reCAPTCHA", () => {
  it("sends the secret and the token, and nothing about the visitor", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true }));
    await createGoogleRecaptcha("the-secret", fetch).isHuman("token", "contact");
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method, String(init?.body)]).toEqual([
      "https://www.google.com/recaptcha/api/siteverify",
      "POST",
      "secret=the-secret&response=token",
    ]);
  });

  it("accepts valid tokens of both versions", async () => {
    expect(await verifyAnswer({ success: true, hostname: "shop.example.jp" })).toBe(true);
    expect(await verifyAnswer({ success: true, action: "contact", score: 0.5 })).toBe(true);
  });

  it.each([
    ["a spent token", { success: false, "error-codes": ["timeout-or-duplicate"] }],
    ["a low score", { success: true, action: "contact", score: 0.4 }],
    ["another form's token", { success: true, action: "register", score: 0.9 }],
  ])("rejects %s", async (_, answer) => expect(await verifyAnswer(answer)).toBe(false));

  it("accepts tokens when the check is unavailable: no response, an unreadable one, a wrong secret", async () => {
    expect(await verify(() => Promise.reject(new TypeError("fetch failed")))).toBe(true);
    expect(await verify(async () => new Response("<html>", { status: 502 }))).toBe(true);
    expect(await verifyAnswer({})).toBe(true);
    expect(await verifyAnswer({ success: false, "error-codes": ["invalid-input-secret"] })).toBe(true);
  });
});
