import { describe, expect, it, vi } from "vitest";
import { setLogLevel } from "../process/log.ts";
import { googleRecaptcha } from "./google-recaptcha.ts";

setLogLevel("silent");

/** What becomes of a token for `contact` when Google answers so. */
async function verdict(answer: () => Promise<Response>): Promise<boolean> {
  return googleRecaptcha("the-secret", vi.fn(answer)).isPerson("token", "contact");
}
const says = (answer: object) => verdict(async () => Response.json(answer));

describe("Google's reCAPTCHA", () => {
  it("is sent the secret and the token, and nothing of the visitor", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true }));
    await googleRecaptcha("the-secret", fetch).isPerson("token", "contact");
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect([address, init?.method, String(init?.body)]).toEqual([
      "https://www.google.com/recaptcha/api/siteverify",
      "POST",
      "secret=the-secret&response=token",
    ]);
  });

  it("takes a person for one, in both versions", async () => {
    expect(await says({ success: true, hostname: "shop.example.jp" })).toBe(true);
    expect(await says({ success: true, action: "contact", score: 0.5 })).toBe(true);
  });

  it.each([
    ["a spent token", { success: false, "error-codes": ["timeout-or-duplicate"] }],
    ["a low score", { success: true, action: "contact", score: 0.4 }],
    ["another form's token", { success: true, action: "register", score: 0.9 }],
  ])("refuses %s", async (_, answer) => expect(await says(answer)).toBe(false));

  it("keeps nobody out for what is not their fault: no answer, one that says nothing, a wrong secret", async () => {
    expect(await verdict(() => Promise.reject(new TypeError("fetch failed")))).toBe(true);
    expect(await verdict(async () => new Response("<html>", { status: 502 }))).toBe(true);
    expect(await says({})).toBe(true);
    expect(await says({ success: false, "error-codes": ["invalid-input-secret"] })).toBe(true);
  });
});
