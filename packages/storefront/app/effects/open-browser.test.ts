// @vitest-environment jsdom
import { paths } from "@noren/contract/paths";
import { afterEach, expect, test, vi } from "vitest";
import { setNavigate, openBrowser } from "./open-browser.ts";

afterEach(() => void vi.restoreAllMocks());

const opened = (type: string) =>
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as unknown as PerformanceEntryList);

test("[error.network-ignored] recognises a page that was opened by back or forward, also from the browser's page cache", () => {
  const { cameByHistory } = openBrowser("test");
  opened("navigate");
  expect(cameByHistory()).toBe(false);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(cameByHistory()).toBe(false);
  opened("back_forward");
  expect(cameByHistory()).toBe(true);
  opened("reload");
  expect(cameByHistory()).toBe(false);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(cameByHistory()).toBe(true);
});

test("navigates by the router once it exists", () => {
  const router = vi.fn();
  setNavigate(router);
  openBrowser("test").navigate(paths.cart(), { replace: true });
  expect(router.mock.calls).toEqual([[paths.cart(), { replace: true }]]);
});
