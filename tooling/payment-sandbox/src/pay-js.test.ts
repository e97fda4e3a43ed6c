import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, it } from "vitest";
import { openSandboxShop, ORIGIN, type SandboxShop } from "./testing/sandbox-shop.ts";

interface NorenPay {
  createToken(merchant: string, card: object): Promise<Record<string, string>>;
  createCodeToken(merchant: string, code: object): Promise<Record<string, string>>;
  openFraudSession(merchant: string): Promise<string>;
}

const card = { ccNumber: "4242424242424242", ccName: "HANAKO YAMADA", ccExpiration: "203012", securityCode: "123" };

describe("pay.js", () => {
  let sandboxShop: SandboxShop;
  let pay: NorenPay;
  beforeAll(async () => {
    sandboxShop = await openSandboxShop();
    const window: { NorenPay?: NorenPay } = {};
    const script = await (await sandboxShop.sandbox.request("/pay.js")).text();
    runInNewContext(script, {
      window,
      document: { currentScript: { src: `${ORIGIN}/pay.js` } },
      URL,
      Error,
      Object,
      JSON,
      fetch: (url: string, init: RequestInit) => sandboxShop.sandbox.request(url, init),
    });
    if (!window.NorenPay) throw new Error("The script has left nothing behind");
    pay = window.NorenPay;
  });

  it("exchanges a card for a token", async () => {
    expect(await pay.createToken("noren", card)).toEqual({
      token: expect.stringMatching(/^tok_[\w-]{32}$/),
      token_key: expect.stringMatching(/^[\w-]{32}$/),
      brand: "visa",
      masked_number: "************4242",
      expiration: "203012",
    });
  });

  it("exchanges the security code of a stored card for a token", async () => {
    expect(await pay.createCodeToken("noren", { securityCode: "123" })).toEqual({
      token: expect.stringMatching(/^code_[\w-]{32}$/),
      token_key: expect.stringMatching(/^[\w-]{32}$/),
    });
    await expect(pay.createCodeToken("noren", { securityCode: "12" })).rejects.toMatchObject({
      errors: { securityCode: [expect.any(String)] },
    });
  });

  it("reports invalid card fields by name", async () => {
    const faults = async (changes: object) =>
      pay.createToken("noren", { ...card, ...changes }).then(
        () => [],
        (error: { message: string; errors: object }) => [error.message, ...Object.keys(error.errors)],
      );
    const message = "カード情報をご確認ください。";
    expect(await faults({ ccNumber: "4111111111111111" })).toEqual([message, "ccNumber"]);
    expect(await faults({ ccNumber: "constructor" })).toEqual([message, "ccNumber"]);
    expect(await faults({ ccExpiration: "202001" })).toEqual([message, "ccExpiration"]);
    expect(await faults({ ccExpiration: "2030" })).toEqual([message, "ccExpiration"]);
    expect(await faults({ securityCode: "12", ccName: "" })).toEqual([message, "ccName", "securityCode"]);
  });

  it("accepts a card until the end of its month in Japan", async () => {
    sandboxShop.shop.clock.now = new Date("2026-11-30T14:59:59Z");
    await expect(pay.createToken("noren", { ...card, ccExpiration: "202611" })).resolves.toBeDefined();
    sandboxShop.shop.clock.now = new Date("2026-11-30T15:00:00Z");
    await expect(pay.createToken("noren", { ...card, ccExpiration: "202611" })).rejects.toThrow("カード情報");
  });

  it("gives each browser a unique session", async () => {
    const [one, two] = [await pay.openFraudSession("noren"), await pay.openFraudSession("noren")];
    expect(one).toMatch(/^dev_[\w-]{24}$/);
    expect(two).not.toBe(one);
  });

  it("can be called from any shop's page", async () => {
    const preflight = await sandboxShop.sandbox.request("/tokens", {
      method: "OPTIONS",
      headers: {
        origin: "https://shop.example.jp",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type");
    const script = await sandboxShop.sandbox.request("/pay.js");
    expect(script.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });
});
