import type { RecaptchaAction, Settings } from "@noren/contract";
import { pageNonce } from "../load/page-nonce.ts";

/** [recaptcha.errors] What may go wrong with reCAPTCHA. */
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
/** Google's script comes in seconds or not at all. */
export const LOAD_LIMIT_MS = 10_000;
/** Who closes the second version's challenge calls nobody back; its tokens last no longer than this either. */
export const CHALLENGE_LIMIT_MS = 120_000;

type RecaptchaSettings = Pick<Settings, "PLUGIN.RECAPTCHA.KEY" | "PLUGIN.RECAPTCHA.VERSION">;

/** Asks for a token for an action of the visitor, that the shop's API checks. */
export type Recaptcha = (action: RecaptchaAction) => Promise<string>;

/**
 * Loads reCAPTCHA where a form is about to need it, and nothing before that.
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
      const token = await (version === "v3" ? grecaptcha.execute(key, { action }) : challenge(grecaptcha, key));
      if (token) return token;
    } catch {
      // Said below: whatever Google threw, nobody here can do anything about it.
    }
    throw new RecaptchaError(recaptchaErrors.execute);
  };
}

/** The second version shows itself only where it doubts, and answers by a callback. */
function challenge(grecaptcha: Grecaptcha, sitekey: string): Promise<string> {
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

/** The script of a page, once; a failed load may be tried again. */
let loading: Promise<Grecaptcha> | undefined;

function load(render: string): Promise<Grecaptcha> {
  loading ??= new Promise<Grecaptcha>((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new RecaptchaError(recaptchaErrors.load));
    };
    const timer = setTimeout(fail, LOAD_LIMIT_MS);
    Object.assign(script, { async: true, nonce: pageNonce() });
    script.src = `${ADDRESS}?render=${encodeURIComponent(render)}&hl=ja`;
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      const { grecaptcha } = window;
      if (!grecaptcha) return fail();
      grecaptcha.ready(() => {
        clearTimeout(timer);
        resolve(grecaptcha);
      });
    });
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
