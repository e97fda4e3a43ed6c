import type { RecaptchaAction, Settings } from "@noren/contract";
import { loadScript, SCRIPT_LIMIT_MS } from "../page/load-script.ts";
import { withTimeout } from "../page/with-timeout.ts";

/** [recaptcha.errors] The errors of reCAPTCHA. */
export const recaptchaErrors = {
  key: "No key provided",
  version: "No version provided",
  load: "Failed to load script",
  execute: "Failed to execute",
} as const;

export class RecaptchaError extends Error {
  override name = "RecaptchaError";
}

/** The part of Google's script that is used here. */
interface Grecaptcha {
  ready(then: () => void): void;
  execute(keyOrWidget: string | number, options?: { action: string }): Promise<string> | undefined;
  render(
    element: HTMLElement,
    options: { sitekey: string; size: "invisible"; callback: (token: string) => void; "error-callback": () => void },
  ): number;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

const ADDRESS = "https://www.google.com/recaptcha/api.js";
/** reCAPTCHA v2 does not call back when the visitor closes its challenge. Its tokens expire after the same time. */
export const CHALLENGE_LIMIT_MS = 120_000;

type RecaptchaSettings = Pick<Settings, "PLUGIN.RECAPTCHA.KEY" | "PLUGIN.RECAPTCHA.VERSION">;

/** Requests a token for an action of the visitor. The API verifies it. */
export type Recaptcha = (action: RecaptchaAction) => Promise<string>;

/**
 * Loads reCAPTCHA when a form is about to need it.
 * @throws RecaptchaError with one of `recaptchaErrors`
 */
export async function openRecaptcha(settings: RecaptchaSettings): Promise<Recaptcha> {
  const key = settings["PLUGIN.RECAPTCHA.KEY"];
  const version = settings["PLUGIN.RECAPTCHA.VERSION"];
  if (!key) throw new RecaptchaError(recaptchaErrors.key);
  if (!version) throw new RecaptchaError(recaptchaErrors.version);
  const grecaptcha = await load(version === "v3" ? key : "explicit");
  return async (action) => {
    try {
      const token = await (version === "v3" ? grecaptcha.execute(key, { action }) : showChallenge(grecaptcha, key));
      if (token) return token;
    } catch {
      // Replaced by the error below: Google's own errors cannot be handled here.
    }
    throw new RecaptchaError(recaptchaErrors.execute);
  };
}

/** reCAPTCHA v2 (invisible) shows a challenge only when in doubt, and answers by a callback. */
function showChallenge(grecaptcha: Grecaptcha, sitekey: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const place = document.body.appendChild(document.createElement("div"));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      place.remove();
      settle();
    };
    const fail = () => end(() => reject(new Error("no token")));
    const timer = setTimeout(fail, CHALLENGE_LIMIT_MS);
    const widget = grecaptcha.render(place, {
      sitekey,
      size: "invisible",
      callback: (token) => end(() => resolve(token)),
      "error-callback": fail,
    });
    void grecaptcha.execute(widget);
  });
}

/** Loads the script once per page. A failed load can be retried. */
let loading: Promise<Grecaptcha> | undefined;

function load(render: string): Promise<Grecaptcha> {
  loading ??= withTimeout(loadLibrary(render), SCRIPT_LIMIT_MS).catch(() => {
    loading = undefined;
    throw new RecaptchaError(recaptchaErrors.load);
  });
  return loading;
}

/** The script fetches the library and is ready only then; a network that blocks the library leaves it waiting. */
async function loadLibrary(render: string): Promise<Grecaptcha> {
  const url = `${ADDRESS}?render=${encodeURIComponent(render)}&hl=ja`;
  const grecaptcha = await loadScript(url, () => window.grecaptcha);
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
}
