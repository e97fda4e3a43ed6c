import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { screens } from "@noren/contract/screens";
import { routeFile, listRoutePaths, rulesOf, rulesOfRoute } from "./screens.ts";

test("every screen has its route module, its own id and its own path", () => {
  const missing = screens.filter(({ id }) => !existsSync(join(import.meta.dirname, routeFile(id))));
  expect(missing).toEqual([]);
  expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
  expect(new Set(listRoutePaths()).size).toBe(screens.length);
});

test("my page is for members only, and the catch-all route is the last", () => {
  const mypage = screens.filter(({ path }) => path.startsWith("/mypage"));
  expect(mypage.every(({ access }) => access === "member-only")).toBe(true);
  expect(listRoutePaths().at(-1)).toBe("*");
});

test("a route of one app must declare its access; without it the route fails and is never public", () => {
  expect(rulesOf("MypageHome")).toMatchObject({ access: "member-only" });
  expect(rulesOfRoute({ id: "MypageHome", handle: { access: "public" } })).toMatchObject({ access: "member-only" });
  expect(rulesOfRoute({ id: "SchoolKey", handle: { access: "login-only" } })).toEqual({ access: "login-only" });
  expect(rulesOfRoute({ id: "layout:default" })).toBeNull();
  for (const handle of [undefined, {}, { layout: "default" }])
    expect(() => rulesOfRoute({ id: "unknown", handle })).toThrow("declares its access");
  // @ts-expect-error -- An id that is not in the list does not compile.
  expect(() => rulesOf("unknown")).toThrow("No screen");
});

test("every route with a loader has a clientLoader, so that the browser never fetches data from the server (decision 0066)", () => {
  const root = join(import.meta.dirname, "../../..");
  const routes = globSync(["packages/storefront/app/**/*.route.tsx", "apps/*/src/**/*.route.tsx"], { cwd: root });
  const codes = routes.map((file) => readFileSync(join(root, file), "utf8"));
  const loading = codes.filter((code) => /\bloader\b/.test(code));
  expect(loading.length).toBeGreaterThan(20);
  expect(loading.filter((code) => !code.includes("clientLoader"))).toEqual([]);
});
