// @vitest-environment jsdom
import type { SocialGift } from "@noren/contract";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giftLinkCopy } from "#ui/slots/social-gift/gift-link.copy";
import { testApp } from "../testing/test-app.ts";
import { useGiverGift } from "./use-giver-gift.ts";

const waiting: SocialGift = {
  receiver_name: "美咲",
  sender_name: "花子",
  message: null,
  status: "waiting",
  status_name: "お受け取り手続き待ち",
  token: "G".repeat(64),
  expires_at: "2026-12-06T00:00:00+09:00",
  accepted_at: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00+09:00"), toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(gift: SocialGift | null) {
  const { store } = testApp();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useGiverGift(gift), { wrapper });
  return { result, toasts: () => store.getState().flash.now.map((flash: { message: string }) => flash.message) };
}

/** A browser with these features. */
const withNavigator = (features: object) => vi.stubGlobal("navigator", features);

test("[gift.giver-status] a waiting gift has its link on this shop, other orders and states have none", () => {
  withNavigator({});
  const { result } = open(waiting);
  expect(result.current).toMatchObject({
    status: "waiting",
    daysLeft: null,
    link: { url: `${location.origin}/social-gift/shipping/${waiting.token}`, canShare: false, qr: null },
  });
  const declined = open({ ...waiting, status: "declined", token: null });
  expect(declined.result.current).toMatchObject({ status: "declined", link: null, daysLeft: null });
  expect(open(null).result.current).toBeNull();
});

test("[gift.giver-status] a gift has neither link nor deadline while its order awaits the payment", () => {
  withNavigator({ share: async () => undefined });
  const { result } = open({ ...waiting, status: "awaiting_payment", token: null, expires_at: null });
  expect(result.current).toMatchObject({ status: "awaiting_payment", expiresAt: null, daysLeft: null, link: null });
});

test("[gift.giver-status] the giver is reminded before the deadline of a gift that waits", () => {
  withNavigator({});
  vi.setSystemTime(new Date("2026-12-03T12:00:00+09:00"));
  expect(open(waiting).result.current?.daysLeft).toBe(2);
  expect(open({ ...waiting, status: "accepted", token: null }).result.current?.daysLeft).toBeNull();
});

test("the link is copied; if the browser refuses, the giver sees a message", async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  withNavigator({ clipboard: { writeText } });
  const { result, toasts } = open(waiting);
  await act(async () => result.current?.link?.onCopied());
  expect(writeText).toHaveBeenCalledWith(result.current?.link?.url);
  writeText.mockRejectedValueOnce(new DOMException("blocked"));
  await act(async () => result.current?.link?.onCopied());
  expect(toasts()).toEqual([giftLinkCopy.copied, giftLinkCopy.notCopied]);
});

test("the link is handed to other apps where the browser can; a closed dialog is no failure", async () => {
  const share = vi.fn(async (_: ShareData) => Promise.reject(new DOMException("closed", "AbortError")));
  withNavigator({ share });
  const { result, toasts } = open(waiting);
  expect(result.current?.link?.canShare).toBe(true);
  await act(async () => result.current?.link?.onShared());
  expect(share.mock.calls[0]?.[0]).toMatchObject({ url: result.current?.link?.url });
  expect(JSON.stringify(share.mock.calls[0]?.[0].text)).toContain("美咲");
  expect(toasts()).toEqual([]);
});

test("the QR code is drawn when it is shown", async () => {
  withNavigator({});
  const { result } = open(waiting);
  act(() => result.current?.link?.onQrOpened());
  await vi.waitFor(() => expect(result.current?.link?.qr).toMatchObject({ size: expect.any(Number) }));
});
