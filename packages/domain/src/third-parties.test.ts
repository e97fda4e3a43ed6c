import type { Settings } from "@noren/contract/shapes/shop";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withAnswer, type Consent, mayReceive, noConsent, findUnansweredParties } from "./consent.ts";
import { originOf } from "./origin.ts";
import { recommenders } from "./recommend.ts";
import { gtmIdOf, listThirdParties } from "./third-parties.ts";
import { listTrackingAdapters } from "./tracking-adapters.ts";

const settingsWith = (settings: object) => settings as Settings;
const recommender = {
  "PLUGIN.LOGRECO.IS_USE": true,
  "PLUGIN.LOGRECO.ID": "S1",
  "PLUGIN.LOGRECO.TAG_URL": "https://rcmd.example/t",
  "PLUGIN.LOGRECO.PROVIDER": "おすすめ株式会社",
};
const all = settingsWith({
  "GTM.ID": "GTM-AB12",
  "ECOMMERCE_EVENT.IS_TRACKING": true,
  "PLUGIN.RECAPTCHA.KEY": "key",
  ...recommender,
});

describe("the manifest of third parties", () => {
  const idsOf = (settings: object) => listThirdParties(settingsWith(settings)).map(({ id }) => id);

  test("lists each recipient only when its setting is on", () => {
    expect(idsOf(all)).toEqual(["gtm", "recaptcha", "LOGRECO"]);
    expect(idsOf({ "GTM.ID": null, "ECOMMERCE_EVENT.IS_TRACKING": true })).toEqual([]);
    for (const party of listThirdParties(all))
      for (const words of [party.service, party.provider, party.data, party.purpose]) expect(words).not.toBe("");
  });

  test("lists the policy's directives of each third party, with the recommender's origin", () => {
    expect(listThirdParties(all).map(({ sources }) => Object.keys(sources))).toEqual([
      ["script-src", "img-src", "connect-src"],
      ["script-src", "frame-src", "connect-src"],
      ["img-src"],
    ]);
    expect(listThirdParties(all)[2]?.sources).toEqual({ "img-src": ["https://rcmd.example"] });
  });

  test("allows the payment service where card payment is offered, without consent", () => {
    const payment = {
      "PAYMENT.SERVICE.SCRIPT_URL": "https://pay.example/pay.js",
      "PAYMENT.SERVICE.PROVIDER": "決済株式会社",
    };
    const origins = ["https://pay.example"];
    expect(listThirdParties(payment)).toMatchObject([
      {
        id: "payment",
        provider: "決済株式会社",
        needsConsent: false,
        sources: { "script-src": origins, "connect-src": origins, "frame-src": origins },
      },
    ]);
    expect(idsOf({ ...payment, "PAYMENT.SERVICE.PROVIDER": "" })).toEqual([]);
    expect(idsOf({ ...payment, "PAYMENT.SERVICE.SCRIPT_URL": "/pay.js" })).toEqual([]);
    expect(idsOf({ ...payment, "PAYMENT.SERVICE.SCRIPT_URL": null })).toEqual([]);
  });

  test("allows the further origins of the payment service to be called, not its scripts", () => {
    const [payment] = listThirdParties({
      "PAYMENT.SERVICE.SCRIPT_URL": "https://pay.example/pay.js",
      "PAYMENT.SERVICE.PROVIDER": "決済株式会社",
      "PAYMENT.SERVICE.ORIGINS": [
        "https://*.pay.example",
        "https://*",
        "'unsafe-eval'; script-src *",
        "http://pay.example",
      ],
    });
    const called = ["https://pay.example", "https://*.pay.example"];
    expect(payment?.sources).toEqual({
      "script-src": ["https://pay.example"],
      "connect-src": called,
      "frame-src": called,
    });
  });

  test("takes name and purpose of a recommendation service from its settings", () => {
    const named = {
      ...recommender,
      "PLUGIN.LOGRECO.SERVICE": "ログレコ",
      "PLUGIN.LOGRECO.POLICY_URL": "https://p.example",
    };
    expect(listThirdParties(settingsWith(named))[0]).toMatchObject({
      service: "ログレコ",
      provider: "おすすめ株式会社",
      policyUrl: "https://p.example",
      needsConsent: true,
    });
    expect(recommenders(recommender)).toMatchObject([{ service: "おすすめ株式会社", policyUrl: "" }]);
  });

  test.each([
    { "PLUGIN.LOGRECO.IS_USE": false },
    { "PLUGIN.LOGRECO.IS_USE": "1" },
    { "PLUGIN.LOGRECO.ID": "" },
    { "PLUGIN.LOGRECO.ID": null },
    { "PLUGIN.LOGRECO.PROVIDER": undefined },
    { "PLUGIN.LOGRECO.TAG_URL": "http://rcmd.example/t" },
    { "PLUGIN.LOGRECO.TAG_URL": "https://rcmd.example;script-src *" },
    { "PLUGIN.LOGRECO.TAG_URL": "javascript:alert(1)" },
    { "PLUGIN.LOGRECO.TAG_URL": 1 },
  ])("[error.ignored] a recommendation service with %j is ignored", (change) => {
    expect(recommenders({ ...recommender, ...change })).toEqual([]);
  });

  test("only plain origins enter a header", () => {
    for (const url of ["https://a;b.example", "https://*.example/x", "https://a'b.example", "data:,x", "x"])
      expect(originOf(url)).toBeNull();
    expect(originOf("https://a-b.example:8443/x?y;z")).toBe("https://a-b.example:8443");
    expect(originOf("http://127.0.0.1:4000/")).toBe("http://127.0.0.1:4000");
  });
});

describe("consent", () => {
  const parties = listThirdParties(all);

  test("no optional party receives data before consent", () => {
    expect(parties.map((party) => mayReceive(noConsent, party))).toEqual([false, true, false]);
    expect(findUnansweredParties(noConsent, parties).map(({ id }) => id)).toEqual(["gtm", "LOGRECO"]);
  });

  test("an answer stays until the shop adds a party, and can be changed", () => {
    const gtmOnly = parties.slice(0, 2);
    const yes = withAnswer(noConsent, gtmOnly, true);
    expect(yes).toEqual({ allowed: ["gtm"], refused: [] });
    expect(findUnansweredParties(yes, gtmOnly)).toEqual([]);
    expect(findUnansweredParties(yes, parties).map(({ id }) => id)).toEqual(["LOGRECO"]);
    expect(withAnswer(yes, parties, false)).toEqual({ allowed: [], refused: ["gtm", "LOGRECO"] });
    expect(withAnswer(withAnswer(yes, parties, false), gtmOnly, true)).toEqual({
      allowed: ["gtm"],
      refused: ["LOGRECO"],
    });
  });

  test("no party is both allowed and refused, and the last answer counts, in any order of answers", () => {
    const step = fc.tuple(fc.subarray(parties), fc.boolean());
    fc.assert(
      fc.property(fc.array(step), step, (steps, last) => {
        const consent = [...steps, last].reduce<Consent>(
          (before, [answeredParties, isYes]) => withAnswer(before, answeredParties, isYes),
          noConsent,
        );
        const ids = [...consent.allowed, ...consent.refused];
        expect(new Set(ids).size).toBe(ids.length);
        for (const party of last[0]) expect(mayReceive(consent, party)).toBe(last[1] || !party.needsConsent);
      }),
    );
  });
});

describe("the adapters of tracking", () => {
  const kinds = (settings: object, consent: Consent) =>
    listTrackingAdapters(settingsWith(settings), consent).map(({ kind }) => kind);
  const yes = withAnswer(noConsent, listThirdParties(all), true);

  test("load when their setting is on and consent is given; the shop's own log needs none", () => {
    expect(listTrackingAdapters(all, yes)).toMatchObject([
      { kind: "gtm", id: "GTM-AB12" },
      { kind: "recommender", recommender: { name: "LOGRECO", id: "S1", url: "https://rcmd.example/t" } },
      { kind: "ecommerceEvents" },
    ]);
    expect(kinds(all, noConsent)).toEqual(["ecommerceEvents"]);
    expect(kinds({ ...all, "ECOMMERCE_EVENT.IS_TRACKING": false }, noConsent)).toEqual([]);
    expect(kinds(all, { allowed: ["gtm"], refused: ["LOGRECO"] })).toEqual(["gtm", "ecommerceEvents"]);
  });

  test("[error.ignored] a missing or malformed tracking id is ignored", () => {
    for (const id of [null, "", undefined, "UA-1", "GTM-1&x=", "gtm-1"]) {
      expect(gtmIdOf({ "GTM.ID": id })).toBeNull();
      expect(kinds({ ...all, "GTM.ID": id }, yes)).toEqual(["recommender", "ecommerceEvents"]);
    }
  });
});
