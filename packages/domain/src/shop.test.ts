import type { Message } from "@noren/contract/shapes/shop";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FlashEvent, type FlashState, noFlash, reduceFlash } from "./flash.ts";
import { hideMessage, isMessageShown } from "./page-message.ts";
import { findAllowedRedirect } from "./pages.ts";
import { isSelling } from "./settings.ts";
import { openShop, reduceShop, type ShopEvent, type ShopState } from "./shop-state.ts";

test("[selling.stopped] selling stops when the plugin is in use and not selling", () => {
  const plugin = (isUse: boolean, sells: boolean) =>
    isSelling({ "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": isUse, "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING": sells });
  expect([plugin(true, false), plugin(true, true), plugin(false, false), plugin(false, true)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

describe("page messages", () => {
  const message: Message = {
    code: "cart-index",
    updated_at: "2026-11-20T00:00:00+09:00",
    content: "送料改定のお知らせ",
  };

  test("[message.dismiss] stay hidden while updated_at is the same, and show again when it changes", () => {
    expect(isMessageShown({}, message)).toBe(true);
    const hidden = hideMessage({ point: "x" }, message);
    expect(hidden).toEqual({ point: "x", "cart-index": message.updated_at });
    expect(isMessageShown(hidden, message)).toBe(false);
    expect(isMessageShown(hidden, { ...message, updated_at: "2026-11-21T00:00:00+09:00" })).toBe(true);
    expect(isMessageShown(hidden, { ...message, code: "cart-note" })).toBe(true);
    expect(isMessageShown({}, { ...message, content: " \n" })).toBe(false);
  });
});

describe("[flash.next-page] flash messages", () => {
  const after = (...events: FlashEvent[]) => events.reduce<FlashState>(reduceFlash, noFlash);
  const left = (id: string, message = "保存しました"): FlashEvent => ({ type: "flash/queued", flash: { id, message } });
  const changed: FlashEvent = { type: "flash/pageChanged" };
  const shown = { id: "a", message: "保存しました", type: "positive" };

  test("show on the next page, positive by default", () => {
    expect(after(left("a"))).toEqual({ next: [shown], now: [] });
    expect(after(left("a"), changed)).toEqual({ next: [], now: [shown] });
    expect(after({ type: "flash/queued", flash: { id: "b", message: "x", type: "negative" } }).next[0]?.type).toBe(
      "negative",
    );
    expect(reduceFlash(undefined, { type: "foreign" } as never)).toBe(noFlash);
    expect(reduceFlash(noFlash, changed)).toBe(noFlash);
  });

  test("a toast shows at once, with its link", () => {
    const flash = { id: "t", message: "カートに入れました", link: { label: "カートを見る", path: "/cart/" } };
    expect(after(left("a"), { type: "flash/toastAdded", flash })).toEqual({
      next: [shown],
      now: [{ ...flash, type: "positive" }],
    });
  });

  test("are removed once shown; those not shown yet survive a second navigation", () => {
    const now = after(left("a"), changed);
    expect(reduceFlash(now, changed)).toEqual(now);
    expect(reduceFlash(now, { type: "flash/shown", id: "b" })).toEqual(now);
    expect(reduceFlash(now, { type: "flash/shown", id: "a" })).toEqual(noFlash);
  });

  test("[toast.behaviour] a toast with the same text and type is not shown twice", () => {
    expect(after(left("a"), left("b"), changed).now).toEqual([shown]);
    expect(after(left("a"), changed, left("b"), changed).now).toEqual([shown]);
    const negative: FlashEvent = {
      type: "flash/toastAdded",
      flash: { id: "n", message: "保存しました", type: "negative" },
    };
    expect(after(left("a"), changed, negative).now).toHaveLength(2);
  });

  test("are shown once each, in the order in which they were added", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("left", "changed", "shown")), (steps) => {
        let state = noFlash;
        let count = 0;
        const seen: string[] = [];
        for (const step of steps) {
          const first = state.now[0];
          if (step === "left") {
            count += 1;
            state = reduceFlash(state, left(String(count), `m${count}`));
          } else if (step === "changed") state = reduceFlash(state, changed);
          else if (first) {
            seen.push(first.id);
            state = reduceFlash(state, { type: "flash/shown", id: first.id });
          }
        }
        const waiting = [...state.now, ...state.next].map(({ id }) => id);
        expect([...seen, ...waiting]).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
      }),
    );
  });
});

describe("the state of the shop", () => {
  const after = (...events: ShopEvent[]) => events.reduce<ShopState>(reduceShop, openShop);
  const closed: ShopEvent = { type: "shop/maintenanceFound", until: null, message: "作業中です。" };

  test("[maintenance.redirect] maintenance keeps the shop's text, and ends", () => {
    expect(after(closed)).toEqual({ status: "maintenance", until: null, message: "作業中です。" });
    expect(after(closed, { type: "shop/maintenanceEnded" })).toBe(openShop);
    const open = after();
    expect(reduceShop(open, { type: "shop/maintenanceEnded" })).toBe(open);
    const met: ShopState = { status: "open", problem: { kind: "network" } };
    expect(reduceShop(met, { type: "shop/maintenanceEnded" })).toBe(met);
    expect(reduceShop(undefined, { type: "foreign" } as never)).toBe(openShop);
  });

  test("[channel.invalid] an invalid channel stays invalid", () => {
    expect(after(closed, { type: "shop/channelFoundMissing" }, closed, { type: "shop/maintenanceEnded" })).toEqual({
      status: "invalidChannel",
    });
  });
});

test("[error.stored] other problems are stored while the shop is open", () => {
  const problem = { kind: "notFound", message: "", code: "" } as const;
  const met = reduceShop(openShop, { type: "shop/problemMet", problem });
  expect(met).toEqual({ status: "open", problem });
  expect(reduceShop(met, { type: "shop/problemForgotten" })).toBe(openShop);
  expect(reduceShop(openShop, { type: "shop/problemForgotten" })).toBe(openShop);
  const closed = reduceShop(met, { type: "shop/maintenanceFound", until: null, message: "" });
  for (const event of [{ type: "shop/problemMet", problem }, { type: "shop/problemForgotten" }] as const)
    expect(reduceShop(closed, event)).toBe(closed);
});

describe("[lp.redirect] redirect targets of a landing page", () => {
  test("allow a path of the shop, and https URLs of the configured hosts", () => {
    expect(findAllowedRedirect("/product?category=gift", [])).toBe("/product?category=gift");
    expect(findAllowedRedirect("https://campaign.example/a", ["campaign.example"])).toBe("https://campaign.example/a");
    expect(findAllowedRedirect("https://campaign.example/a", [])).toBeNull();
  });

  test.each([
    "//evil.example",
    "http://campaign.example/",
    "https://u@campaign.example/",
    "https://campaign.example.evil.example/",
    "javascript:alert(1)",
    "nonsense",
  ])("%s is not followed", (url) => expect(findAllowedRedirect(url, ["campaign.example"])).toBeNull());
});
