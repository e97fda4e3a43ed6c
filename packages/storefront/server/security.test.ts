import { expect, test } from "vitest";
import { buildContentSecurityPolicy } from "./security.ts";

const directives = (policy: string) =>
  new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));

const none = { scripts: [], styles: [] };

test("scripts and styles are same-origin or inline ones of the page; of attributes only styles are allowed", () => {
  const policy = directives(buildContentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, null));
  expect(policy.get("script-src")).toEqual(["'self'", "'sha256-a'"]);
  expect(policy.get("style-src")).toEqual(["'self'", "'sha256-b'"]);
  expect(policy.get("script-src-attr")).toEqual(["'none'"]);
  for (const name of ["connect-src", "frame-src"]) expect(policy.get(name)).toEqual(["'self'"]);
  for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(policy.get(name)).toEqual(["'none'"]);
});

test("images and videos may come from the storage's origin, which cannot add a directive", () => {
  const images = (storage: string) =>
    directives(buildContentSecurityPolicy(none, { "SITE.STORAGE_URL": storage })).get("img-src");
  expect(images("/storage")).toEqual(["'self'", "data:", "blob:"]);
  expect(images("https://cdn.example.jp/shop")).toEqual(["'self'", "data:", "blob:", "https://cdn.example.jp"]);
  const policy = directives(buildContentSecurityPolicy(none, { "SITE.STORAGE_URL": "https://cdn.example.jp/shop" }));
  expect(policy.get("media-src")).toEqual(["'self'", "https://cdn.example.jp"]);
  expect(images("https://cdn.example.jp/; script-src *")).toEqual([
    "'self'",
    "data:",
    "blob:",
    "https://cdn.example.jp",
  ]);
  expect(images("https://cdn.example.jp;script-src/")).toEqual(["'self'", "data:", "blob:"]);
});

test("allows only third parties that the shop's settings name", () => {
  const policy = directives(
    buildContentSecurityPolicy(none, {
      "GTM.ID": "GTM-AB12",
      "PLUGIN.LOGRECO.IS_USE": true,
      "PLUGIN.LOGRECO.ID": "S1",
      "PLUGIN.LOGRECO.PROVIDER": "おすすめ株式会社",
      "PLUGIN.LOGRECO.TAG_URL": "https://rcmd.example/t",
    }),
  );
  expect(policy.get("script-src")).toEqual(["'self'", "https://www.googletagmanager.com"]);
  expect(policy.get("img-src")).toContain("https://rcmd.example");
  expect(policy.get("connect-src")).toContain("https://*.google-analytics.com");
  expect(policy.get("frame-src")).toEqual(["'self'"]);
});
