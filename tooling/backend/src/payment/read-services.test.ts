import { expect, it } from "vitest";
import { testGmoConfig } from "./gmo/gmo.fixture.ts";
import { readPaymentServices } from "./read-services.ts";

const gmo = JSON.stringify({ gmo: testGmoConfig });
const sandbox = { PAYMENT_SANDBOX_ORIGIN: "http://127.0.0.1:4001", PAYMENT_SANDBOX_SECRET: "x".repeat(16) };

it("reads a service for each contract, under its own code", () => {
  const two = JSON.stringify({ gmo: testGmoConfig, "gmo-fl1": { ...testGmoConfig, environment: "live" } });
  const services = readPaymentServices({ ...sandbox, PAYMENT_GMO: two });
  expect([...services.keys()]).toEqual(["sandbox", "gmo", "gmo-fl1"]);
  expect(services.get("gmo")?.settings()).toMatchObject({
    service: "gmo",
    is_test: true,
    script_url: "https://stg.static.mul-pay.jp/payment/js/mp-token.js",
  });
  expect(services.get("gmo-fl1")?.settings()).toMatchObject({
    service: "gmo",
    is_test: false,
    script_url: "https://static.mul-pay.jp/payment/js/mp-token.js",
  });
});

it("reads no service from an empty environment", () => {
  expect(readPaymentServices({ PAYMENT_GMO: "" }).size).toBe(0);
});

it.each([
  ["{", "not JSON"],
  [JSON.stringify({ gmo: { ...testGmoConfig, webhook_url: "http://api.example" } }), "gmo.webhook_url"],
  [JSON.stringify({ gmo: { ...testGmoConfig, shop_pass: "secret" } }), "gmo.shop_pass"],
  [
    JSON.stringify({ gmo: { ...testGmoConfig, merchant: { ...testGmoConfig.merchant, name_kana: "のれん" } } }),
    "name_kana",
  ],
])("names what is wrong in %s, without its values", (text, path) => {
  const read = () => readPaymentServices({ PAYMENT_GMO: text });
  expect(read).toThrow(path);
  expect(read).not.toThrow(testGmoConfig.shop_password);
});

it("refuses a contract under the code of another service", () => {
  const env = { ...sandbox, PAYMENT_GMO: gmo.replace('"gmo"', '"sandbox"') };
  expect(() => readPaymentServices(env)).toThrow("sandbox");
});
