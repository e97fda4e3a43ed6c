// @vitest-environment jsdom
import { SCRIPT_LIMIT_MS } from "../page/load-script.ts";
import type * as loaded from "./recaptcha.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

let recaptcha: typeof loaded;

const settings = { "PLUGIN.RECAPTCHA.KEY": "site-key", "PLUGIN.RECAPTCHA.VERSION": "v3" } as const;
const script = () => document.querySelector<HTMLScriptElement>("script[src]");

/** What Google's script leaves in the page; it is there once the script has come. */
const google = (grecaptcha: Partial<NonNullable<Window["grecaptcha"]>> = {}) => {
  window.grecaptcha = {
    ready: (then) => then(),
    execute: async () => "token",
    render: () => 7,
    ...grecaptcha,
  };
};

afterEach(() => vi.useRealTimers());

beforeEach(async () => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  delete window.grecaptcha;
  // The script of a page is loaded once; each test is a page of its own.
  vi.resetModules();
  recaptcha = await import("./recaptcha.ts");
});

async function opened(version: "v2" | "v3" = "v3") {
  const opening = recaptcha.openRecaptcha({ ...settings, "PLUGIN.RECAPTCHA.VERSION": version });
  document.querySelector("script[src]:last-of-type")?.dispatchEvent(new Event("load"));
  return opening;
}

describe("[recaptcha.errors] reCAPTCHA", () => {
  test.each([
    [{ "PLUGIN.RECAPTCHA.KEY": null, "PLUGIN.RECAPTCHA.VERSION": "v3" }, "No key provided"],
    [{ "PLUGIN.RECAPTCHA.KEY": "", "PLUGIN.RECAPTCHA.VERSION": "v3" }, "No key provided"],
    [{ "PLUGIN.RECAPTCHA.KEY": "k" }, "No version provided"],
  ] as const)("with %j loads nothing: %s", async (wrong, message) => {
    await expect(recaptcha.openRecaptcha(wrong)).rejects.toThrow(message);
    expect(script()).toBeNull();
  });

  test("that cannot be loaded fails with the error, and can be tried again", async () => {
    const opening = recaptcha.openRecaptcha(settings);
    script()?.dispatchEvent(new Event("error"));
    await expect(opening).rejects.toThrow("Failed to load script");
    const empty = recaptcha.openRecaptcha(settings);
    script()?.dispatchEvent(new Event("load"));
    await expect(empty).rejects.toThrow("Failed to load script");
    google();
    expect(await (await opened())("contact")).toBe("token");
  });

  test("that does not load in time fails with the error", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const opening = recaptcha.openRecaptcha(settings);
    opening.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(SCRIPT_LIMIT_MS);
    await expect(opening).rejects.toThrow("Failed to load script");
  });

  test("whose library is blocked fails with the error, and can be tried again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    google({ ready: () => undefined });
    const opening = opened();
    opening.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(SCRIPT_LIMIT_MS);
    await expect(opening).rejects.toThrow("Failed to load script");
    google();
    expect(await (await opened())("contact")).toBe("token");
  });

  test("whose challenge is closed fails with the error after the limit", async () => {
    google({ execute: () => undefined });
    const ask = await opened("v2");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const asking = ask("contact");
    asking.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(recaptcha.CHALLENGE_LIMIT_MS);
    await expect(asking).rejects.toThrow("Failed to execute");
    expect(document.body.childElementCount).toBe(0);
  });

  test("that rejects fails with the error", async () => {
    google({ execute: () => Promise.reject(new Error("invalid key")) });
    await expect((await opened())("contact")).rejects.toThrow(new recaptcha.RecaptchaError("Failed to execute"));
    google({ execute: async () => "" });
    await expect((await opened())("contact")).rejects.toThrow("Failed to execute");
  });
});

test("is loaded once, and executed for each action", async () => {
  const execute = vi.fn(async () => "token");
  google({ execute });
  const [ask, same] = await Promise.all([opened(), opened()]);
  expect([await ask("contact"), await same("register")]).toEqual(["token", "token"]);
  expect(execute.mock.calls).toEqual([
    ["site-key", { action: "contact" }],
    ["site-key", { action: "register" }],
  ]);
  expect(document.querySelectorAll("script[src]")).toHaveLength(1);
  expect(script()?.src).toBe("https://www.google.com/recaptcha/api.js?render=site-key&hl=ja");
});

test("[recaptcha.errors] version 2 answers by a callback and removes its element", async () => {
  const answers: ("callback" | "error-callback")[] = ["callback", "error-callback"];
  let answer: () => void = () => undefined;
  google({
    render: (_, options) => {
      const how = answers.shift();
      answer = () => (how === "callback" ? options.callback("token-2") : options["error-callback"]());
      return 7;
    },
    execute: (widget) => {
      expect(widget).toBe(7);
      answer();
      return undefined;
    },
  });
  const ask = await opened("v2");
  expect(await ask("contact")).toBe("token-2");
  await expect(ask("contact")).rejects.toThrow("Failed to execute");
  expect(document.body.childElementCount).toBe(0);
});
