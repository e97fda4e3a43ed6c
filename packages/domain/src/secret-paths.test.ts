import { screens } from "@noren/contract/screens";
import { expect, test } from "vitest";
import { isSecretPath, secretPaths } from "./secret-paths.ts";

test("finds every screen with a secret in its URL, and no other", () => {
  for (const { path, ...screen } of screens) {
    if (path === "*") continue;
    const url = path.replaceAll(/\/:\w+\??/g, "/secret");
    for (const given of [url, `${url}/?token=secret`])
      expect([path, isSecretPath(given)]).toEqual([path, "place" in screen]);
  }
  expect(isSecretPath("/social-gift/shipping")).toBe(true);
  expect(isSecretPath("/reminders")).toBe(false);
});

test("the list contains no parameter and no duplicate", () => {
  expect(secretPaths).toContain("/social-gift/shipping");
  expect(secretPaths.filter((path) => path.includes(":"))).toEqual([]);
  expect(new Set(secretPaths).size).toBe(secretPaths.length);
});
