import { storedCartToken } from "@noren/domain/stored-kinds";
import { describe, expect, test } from "vitest";
import { createFlagCookie } from "./flag-cookie.ts";
import { stored, type Backing } from "./stored.ts";

const refusing: Backing = {
  getItem: () => {
    throw new DOMException("denied", "SecurityError");
  },
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => {
    throw new DOMException("denied", "SecurityError");
  },
};

describe("stored", () => {
  test("reads what was written under the shop's namespace, until it is cleared", () => {
    const items = new Map<string, string>();
    const backing: Backing = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
    const token = stored("wag", storedCartToken, { backing: () => backing });
    token.write("t");
    expect([token.read(), [...items.keys()]]).toEqual(["t", ["wag:cart-token"]]);
    items.set(token.key, "{broken");
    expect(token.read()).toBeNull();
    token.clear();
    expect(items.size).toBe(0);
  });

  test("blocked or missing storage reads as empty and throws nothing", () => {
    for (const backing of [
      () => refusing,
      () => {
        throw new DOMException("denied", "SecurityError");
      },
    ]) {
      const token = stored("wag", storedCartToken, { backing });
      token.write("t");
      token.clear();
      expect(token.read()).toBeNull();
    }
  });
});

test("a flag's cookie does not affect other cookies", () => {
  const jar = { cookie: "a=1; simple_paying=1; b=2" };
  expect([createFlagCookie("simple_paying", () => jar).read(), createFlagCookie("paying", () => jar).read()]).toEqual([
    true,
    false,
  ]);
  createFlagCookie("x", () => jar).write(true);
  expect(jar.cookie).toBe("x=1; Path=/; SameSite=Lax");
  createFlagCookie("x", () => jar).write(false);
  expect(jar.cookie).toBe("x=; Path=/; SameSite=Lax; Max-Age=0");
});
