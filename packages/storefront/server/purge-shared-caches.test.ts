import { expect, test, vi } from "vitest";
import { purgeSharedCaches } from "./purge-shared-caches.ts";

test("each shared cache gets the change to purge, and one that does not answer is logged", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const requests: [string, string?, unknown?][] = [];
  await purgeSharedCaches(
    ["http://one.test", "http://two.test"],
    "simple/chawan",
    async (origin, { method, headers } = {}) => {
      requests.push([String(origin), method, headers]);
      if (origin === "http://one.test") throw new TypeError("fetch failed");
      return new Response();
    },
  );
  expect(requests).toEqual(
    ["http://one.test", "http://two.test"].map((origin) => [origin, "PURGE", { "Surrogate-Key": "simple/chawan" }]),
  );
  expect(log.mock.calls).toEqual([["The shared cache http://one.test does not purge pages"]]);
});
