import * as v from "valibot";
import { expect, test } from "vitest";
import { settings } from "../examples.ts";
import { Message, MESSAGE_CODES, Settings, THEMES } from "./shop.ts";

test("[settings.keys] the settings have the keys of the specification, and may have further PLUGIN flags", () => {
  const keys = [
    "SITE.NAMESPACE",
    "SITE.CHANNEL_PREFIX",
    "SITE.BREAKPOINT.SCREEN-SM",
    "SITE.BREAKPOINT.SCREEN-MD",
    "SITE.THEME",
    "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE",
    "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING",
    "ORDER.SHIPPING.IS_ALLOW_MULTIPLE",
    "GTM.ID",
    "ECOMMERCE_EVENT.IS_TRACKING",
  ];
  for (const key of keys) {
    const without = Object.fromEntries(Object.entries(settings).filter(([name]) => name !== key));
    expect(v.is(Settings, without), key).toBe(false);
  }
  expect(v.parse(Settings, { ...settings, "PLUGIN.ANY.IS_USE": true })).toHaveProperty(["PLUGIN.ANY.IS_USE"], true);
});

test("[settings.keys] the namespace is valid in storage keys and cookie names", () => {
  const namespaced = (namespace: string) => v.is(Settings, { ...settings, "SITE.NAMESPACE": namespace });
  expect(["simple", "wag-2"].map(namespaced)).toEqual([true, true]);
  expect(["", "Simple", "a b", "a;b", "a:b", "あ", "x".repeat(32)].map(namespaced)).toEqual(Array(7).fill(false));
});

test("[message.page-keys] has a code for every page with a message", () => {
  const cart = ["index", "note", "links", "payment", "confirm-1", "confirm-2", "complete"].map(
    (step) => `cart-${step}`,
  );
  const username = ["", "-reset", "-confirm"].map((step) => `reminder-username${step}`);
  const others =
    "caution mypage-leave-1 mypage-leave-2 mypage-logout point memorial mail-verify address product contact-complete " +
    "contact-info pre-order-info-1 pre-order-info-2 reminder reminder-reset";
  expect([...MESSAGE_CODES].sort()).toEqual([...cart, ...username, ...others.split(" ")].sort());
});

test("[message.shape] a message has its page's code, its time of change and its content", () => {
  const message = { code: "caution", updated_at: "2026-11-20T00:00:00+09:00", content: "<p>お知らせ</p>" };
  expect(v.parse(Message, message)).toEqual(message);
  for (const field of Object.keys(message)) expect(v.is(Message, { ...message, [field]: undefined })).toBe(false);
  expect(v.is(Message, { ...message, code: "unknown" })).toBe(false);
});

test("[theme.all-fourteen] SITE.THEME names one of the fourteen themes, and no other", () => {
  const named = (theme: string) => v.is(Settings, { ...settings, "SITE.THEME": theme });
  const themes = "Fl1 Fl2 Fle For Gen Lat Peg Sig Simple Sou Sto Tee Ven Wag".toLowerCase().split(" ");
  expect([...THEMES].sort()).toEqual(themes);
  expect([themes.every(named), named("other")]).toEqual([true, false]);
});
