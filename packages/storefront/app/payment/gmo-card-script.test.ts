// @vitest-environment jsdom
import type { PaymentServiceSettings } from "@noren/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { CardRefused } from "./card-refused.ts";
import { openCardScript } from "./card-script.ts";

const settings: PaymentServiceSettings = {
  service: "gmo",
  provider: "GMOペイメントゲートウェイ株式会社",
  is_test: true,
  script_url: "https://stg.static.mul-pay.jp/payment/js/mp-token.js",
  merchant_id: "api-key",
  public_key: "public-key",
};
const card = { ccNumber: "4111111111111111", ccName: "HANAKO YAMADA", ccExpiration: "203306", securityCode: "123" };
const success = { resultCode: 0, tokenObject: { maskedCardNo: "************1111", token: ["tok_1"] } };

const getToken = vi.fn();
const init = vi.fn(() => ({ getToken }));

beforeEach(() => {
  window.Multipayment = { init };
  getToken.mockReset().mockResolvedValue(success);
});

test("exchanges the card for a token with the shop's public keys", async () => {
  const script = await openCardScript(settings);
  expect(init).toHaveBeenLastCalledWith("api-key", "public-key", undefined, false, false);
  expect(await script.createToken(card)).toEqual({
    token: "tok_1",
    token_key: "MP_TOKEN",
    brand: "visa",
    masked_number: "************1111",
  });
  expect(getToken).toHaveBeenCalledWith({
    cardNo: "4111111111111111",
    expire: "203306",
    securityCode: "123",
    holderName: "HANAKO YAMADA",
    tokenNumber: "1",
  });
  expect(await script.openFraudSession()).toBeNull();
});

test("loads the script of the live service with its keys", async () => {
  delete window.Multipayment;
  document.head.innerHTML = "";
  const script_url = "https://static.mul-pay.jp/payment/js/mp-token.js";
  const opening = openCardScript({ ...settings, is_test: false, script_url });
  await vi.waitFor(() => expect(document.querySelector("script")?.getAttribute("src")).toBe(script_url));
  window.Multipayment = { init };
  document.querySelector("script")?.dispatchEvent(new Event("load"));
  await opening;
  expect(init).toHaveBeenLastCalledWith("api-key", "public-key", undefined, false, true);
});

test.each([
  ["5555555555554444", "mastercard"],
  ["2221000000000009", "mastercard"],
  ["2720990000000007", "mastercard"],
  ["3530111333300000", "jcb"],
  ["378282246310005", "amex"],
  ["30569309025904", "diners"],
])("names the network of %s", async (ccNumber, brand) => {
  const script = await openCardScript(settings);
  expect(await script.createToken({ ...card, ccNumber })).toMatchObject({ brand });
});

test("sends no card of another network", async () => {
  const script = await openCardScript(settings);
  const error = await script.createToken({ ...card, ccNumber: "6011111111111117" }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CardRefused);
  expect(getToken).not.toHaveBeenCalled();
});

test.each([
  [102, "ccNumber"],
  ["113", "ccExpiration"],
  [122, "securityCode"],
  [132, "ccName"],
])("shows result code %s at the field %s", async (resultCode, field) => {
  getToken.mockResolvedValue({ resultCode });
  const script = await openCardScript(settings);
  await expect(script.createToken(card)).rejects.toMatchObject({
    errors: { [field]: [expect.stringContaining("ご確認")] },
  });
});

test.each([[{ resultCode: 550 }], [undefined], [{ resultCode: 0 }]])(
  "a failure that concerns no field is no refusal of the card: %o",
  async (answer) => {
    getToken.mockResolvedValue(answer);
    const script = await openCardScript(settings);
    await expect(script.createToken(card)).rejects.not.toBeInstanceOf(CardRefused);
  },
);
