import { globSync } from "node:fs";
import { calls } from "@noren/contract";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { feeOf } from "./offer.ts";
import { isPaidLater, methodById, methodOf, methods } from "./methods.ts";
import { listPaymentMethods } from "./payment-methods.ts";

const eligibility = { amount: 5000, deliveryCount: 1, company: "株式会社のれん", isGift: false, isForAnother: false };
const facts = {
  now: new Date("2026-12-27T15:00:00Z"),
  bankAccount: "花銀行 本店\n普通 7654321\nカ）ハナ",
  slip: { number: "1234-5678", pay_until: "2027-01-04T14:59:59Z" },
};

it("every file of a method is registered", () => {
  const others = ["methods", "offer", "payment-method", "payment-methods", "prepayment"];
  const files = globSync("*.ts", { cwd: import.meta.dirname, exclude: ["*.test.ts", "*.copy.ts"] })
    .map((file) => file.replace(/\.ts$/, ""))
    .filter((file) => !others.includes(file));
  expect(methods.map(({ code }) => code.replaceAll("_", "-")).toSorted()).toEqual(files.toSorted());
});

it("ids and codes are unique, and 1 to 3 are fixed [constants.options]", () => {
  expect(new Set(methods.map(({ id }) => id)).size).toBe(methods.length);
  expect(new Set(methods.map(({ code }) => code)).size).toBe(methods.length);
  expect([1, 2, 3].map((id) => methodById(id)?.code)).toEqual(["bank_transfer", "invoice", "deferred"]);
});

describe.each(methods)("the payment method $code", (method) => {
  const { code, id, daysToPay, timing } = method;

  it("is found by code and by id", () => {
    expect([methodOf(code), methodById(id)]).toEqual([method, method]);
  });

  it("answers as the contract describes it", () => {
    const answer = { data: listPaymentMethods([{ code, fees: [] }], eligibility) };
    expect(v.parse(calls.listPayments.answer, answer).data[0]).toMatchObject({ code, timing, is_available: true });
  });

  it("is available to a company's order to one destination", () => {
    expect(method.unavailableReason(eligibility)).toBeNull();
  });

  it("states its days wherever it states a deadline", () => {
    const texts = [method.timingText, method.lawPageTiming, method.description, ...method.guideParagraphs];
    const days = texts.flatMap((text) => [...text.matchAll(/(\d+)日以内/g)].map(([, count]) => Number(count)));
    expect(new Set(days)).toEqual(new Set(daysToPay === null ? [] : [daysToPay]));
  });

  it("has a deadline if it is paid before shipping, and a guide if the shopper has to act afterwards", () => {
    if (timing === "before_shipping") expect(daysToPay).not.toBeNull();
    expect(method.paymentInstructions(facts) === null).toBe(timing === "at_order");
  });

  it("is paid later if the money is received after shipping", () => {
    expect(isPaidLater(id)).toBe(timing === "on_delivery" || timing === "after_delivery");
  });

  it("explains receipts only if a third party collects the money or the order is packed first", () => {
    expect(method.noReceiptReason === null).toBe(!isPaidLater(id));
  });

  it("redirects only for a service", () => {
    if (method.requires !== "nothing") expect(method.captureMode).not.toBeNull();
  });

  it("costs nothing without fee steps", () => {
    expect(feeOf({ code, fees: [] }, 90_000_000)).toBe(0);
  });
});

describe("the guide of a bank transfer", () => {
  const { paymentInstructions } = methodOf("bank_transfer");

  it("names the last day in Japan and the shop's account", () => {
    expect(paymentInstructions(facts)).toContain("2027年1月4日まで");
    expect(paymentInstructions(facts)).toContain("普通 7654321");
  });

  it("announces the account if the shop has none on record", () => {
    expect(paymentInstructions({ ...facts, bankAccount: null })).toContain("あらためてご案内します");
  });
});

it("only a bank transfer shows the shop's account", () => {
  const showing = methods.filter(({ paymentInstructions }) => paymentInstructions(facts)?.includes("花銀行"));
  expect(showing.map(({ code }) => code)).toEqual(["bank_transfer"]);
});

it("an unknown code throws, an unknown id does not", () => {
  expect(() => methodOf("no_such_method")).toThrow(RangeError);
  expect([methodById(0), isPaidLater(0)]).toEqual([undefined, false]);
});
