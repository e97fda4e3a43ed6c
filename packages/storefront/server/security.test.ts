import { expect, test } from "vitest";
import { buildContentSecurityPolicy } from "./security.ts";

const directives = (policy: string) =>
  new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));

test("scripts and styles are same-origin or carry the nonce; only style attributes are inline", () => {
  const policy = directives(buildContentSecurityPolicy("N0nce", null));
  expect(policy.get("script-src")).toEqual(["'self'", "'nonce-N0nce'"]);
  expect(policy.get("style-src")).toEqual(["'self'", "'nonce-N0nce'"]);
  expect(policy.get("script-src-attr")).toEqual(["'none'"]);
  for (const name of ["connect-src", "frame-src"]) expect(policy.get(name)).toEqual(["'self'"]);
  for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(policy.get(name)).toEqual(["'none'"]);
});

test("images may come from the storage's origin, which cannot add a directive", () => {
  const images = (storage: string) =>
    directives(buildContentSecurityPolicy("n", { "SITE.STORAGE_URL": storage })).get("img-src");
  expect(images("/storage")).toEqual(["'self'", "data:"]);
  expect(images("https://cdn.example.jp/shop")).toEqual(["'self'", "data:", "https://cdn.example.jp"]);
  expect(images("https://cdn.example.jp/; script-src *")).toEqual(["'self'", "data:", "https://cdn.example.jp"]);
  expect(images("https://cdn.example.jp;script-src/")).toEqual(["'self'", "data:"]);
});

test("allows only third parties that the shop's settings name", () => {
  const policy = directives(
    buildContentSecurityPolicy("n", {
      "GTM.ID": "GTM-AB12",
      "PLUGIN.LOGRECO.IS_USE": true,
      "PLUGIN.LOGRECO.ID": "S1",
      "PLUGIN.LOGRECO.PROVIDER": "おすすめ株式会社",
      "PLUGIN.LOGRECO.TAG_URL": "https://rcmd.example/t",
    }),
  );
  expect(policy.get("script-src")).toEqual(["'self'", "'nonce-n'", "https://www.googletagmanager.com"]);
  expect(policy.get("img-src")).toContain("https://rcmd.example");
  expect(policy.get("connect-src")).toContain("https://*.google-analytics.com");
  expect(policy.get("frame-src")).toEqual(["'self'"]);
});
