import { CHUNK_RELOAD_GUARD_MS } from "@noren/domain/limits";
import { expect, test } from "vitest";
import { stored } from "../storage/stored.ts";
import { reloaded, reloadOnFailedChunk } from "./chunk-reload.ts";

test("[error.chunk-reload] a failed chunk reloads the page, at most once a minute", () => {
  const items = new Map<string, string>();
  const backing = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  let now = 1_800_000_000_000;
  let reloads = 0;
  let isOnline = true;
  const page = new EventTarget();
  const mark = stored("test", reloaded, { backing: () => backing, now: () => now });
  reloadOnFailedChunk({ reload: () => void reloads++, isOnline: () => isOnline }, mark, page);
  const fail = () => page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

  expect([fail(), reloads]).toEqual([false, 1]);
  now += CHUNK_RELOAD_GUARD_MS - 1;
  expect([fail(), reloads]).toEqual([true, 1]);
  now += 1;
  expect([fail(), reloads]).toEqual([false, 2]);
  now += CHUNK_RELOAD_GUARD_MS;
  isOnline = false;
  expect([fail(), reloads]).toEqual([true, 2]);
});
