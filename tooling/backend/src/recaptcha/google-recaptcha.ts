import * as v from "valibot";
import { log } from "../process/log.ts";
import type { Recaptcha } from "./recaptcha.ts";

const VERIFY_URL = "https://www.google.com/recaptcha/api/siteverify";
/** The longest time that a form waits. */
const TIMEOUT_MS = 3_000;
/** Version 3 returns only a score, from 0 for a bot to 1 for a human; a lower score than this is rejected. */
const MIN_SCORE = 0.5;

const Answer = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  "error-codes": v.optional(v.array(v.string()), []),
});

/** Errors in the shop's configuration: visitors cannot fix them. */
const CONFIGURATION_ERRORS = ["missing-input-secret", "invalid-input-secret", "bad-request"];

/** Google's reCAPTCHA, both versions. Sends only the token. `secret` belongs to the shop's site key. */
export function createGoogleRecaptcha(secret: string, fetch: typeof globalThis.fetch = globalThis.fetch): Recaptcha {
  async function verify(token: string): Promise<v.InferOutput<typeof Answer> | null> {
    try {
      const body = new URLSearchParams({ secret, response: token });
      const response = await fetch(VERIFY_URL, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const read = v.safeParse(Answer, await response.json());
      if (read.success) return read.output;
      log("warn", "reCAPTCHA cannot be understood", { status: response.status });
    } catch {
      log("warn", "reCAPTCHA cannot be reached", {});
    }
    return null;
  }

  return {
    isHuman: async (token, action) => {
      const answer = await verify(token);
      if (answer === null) return true;
      const faults = answer["error-codes"].filter((code) => CONFIGURATION_ERRORS.includes(code));
      if (faults.length > 0) {
        log("error", "reCAPTCHA refuses this shop", { faults: faults.join(", ") });
        return true;
      }
      const isSameAction = answer.action === undefined || answer.action === action;
      return answer.success && isSameAction && (answer.score ?? 1) >= MIN_SCORE;
    },
  };
}
