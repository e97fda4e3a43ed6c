// @vitest-environment jsdom
import { checkoutExamples } from "@noren/contract/examples/checkout";
import { beforeEach, expect, test, vi } from "vitest";
import { CardRefused } from "./card-refused.ts";
import { openCardScript } from "./card-script.ts";

const paymentService = checkoutExamples.getPaymentService;
const card = { ccNumber: "4242424242424242", ccName: "HANAKO", ccExpiration: "203012", securityCode: "123" };
const token = { token: "tok_1", token_key: "key", brand: "visa", masked_number: "************4242" } as const;
const createCodeToken = async () => ({ token: "code_1", token_key: "key" });
const script = () => document.querySelector<HTMLScriptElement>("script[src]");

beforeEach(() => {
  document.head.innerHTML = "";
  delete window.NorenPay;
});

async function open(pay: NonNullable<Window["NorenPay"]>) {
  const opening = openCardScript(paymentService);
  window.NorenPay = pay;
  script()?.dispatchEvent(new Event("load"));
  return opening;
}

test("loads the service's script and passes the card to it", async () => {
  const createToken = vi.fn(async () => token);
  const opened = await open({ createToken, createCodeToken, openFraudSession: async () => "session" });
  expect(script()?.src).toBe(paymentService.script_url);
  expect(await opened.createToken(card)).toEqual(token);
  expect(createToken).toHaveBeenCalledWith(paymentService.merchant_id, card);
  expect(await opened.openFraudSession()).toBe("session");
});

test("distinguishes a card that the service refuses from a script that fails", async () => {
  const errors = { ccNumber: ["カード番号をご確認ください"] };
  const createToken = vi.fn(async () => token);
  const opened = await open({ createToken, createCodeToken, openFraudSession: async () => "session" });
  createToken.mockRejectedValueOnce(Object.assign(new Error("refused"), { errors }));
  await expect(opened.createToken(card)).rejects.toEqual(new CardRefused(errors));
  createToken.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(opened.createToken(card)).rejects.toThrow("Failed to fetch");
});

test("a script that cannot be loaded can be tried again", async () => {
  const opening = openCardScript(paymentService);
  script()?.dispatchEvent(new Event("error"));
  await expect(opening).rejects.toThrow("could not be loaded");
  const again = await open({
    createToken: async () => token,
    createCodeToken,
    openFraudSession: async () => "session",
  });
  expect(await again.createToken(card)).toEqual(token);
});

test("a service without an adapter accepts no cards", async () => {
  await expect(openCardScript({ ...paymentService, service: "other" })).rejects.toThrow("no script");
});
