import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security.ts";

const directives = (policy: string) =>
  new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));

test("scripts and styles come from here or carry the nonce; nothing is inline but style attributes", () => {
  const policy = directives(contentSecurityPolicy("N0nce"));
  expect(policy.get("script-src")).toEqual(["'self'", "'nonce-N0nce'"]);
  expect(policy.get("style-src")).toEqual(["'self'", "'nonce-N0nce'"]);
  expect(policy.get("script-src-attr")).toEqual(["'none'"]);
  for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(policy.get(name)).toEqual(["'none'"]);
});

test("pictures may come from the storage's address, which cannot add a directive", () => {
  const images = (storage: string) => directives(contentSecurityPolicy("n", storage)).get("img-src");
  expect(images("/storage")).toEqual(["'self'", "data:"]);
  expect(images("https://cdn.example.jp/shop")).toEqual(["'self'", "data:", "https://cdn.example.jp"]);
  expect(images("https://cdn.example.jp/; script-src *")).toEqual(["'self'", "data:", "https://cdn.example.jp"]);
});
