import { callList } from "@noren/contract";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { api } from "./api.ts";
import { isMembersOwn } from "./build-query.ts";

test("[session.logout-resets] [auth.me-member-only] what only a member is answered is a member's own, and so is a cart", async () => {
  const endpoints = new URL("endpoints/", import.meta.url);
  // Endpoints name their calls when they are loaded.
  await Promise.all(readdirSync(endpoints).map((file) => import(new URL(file, endpoints).href)));
  // Files go to the disk and are not kept.
  const kept = callList.filter(({ method, name, file }) => method === "GET" && name in api.endpoints && !file);
  const named = (isOwn: boolean) =>
    kept.filter(({ auth }) => ["member", "cart-token"].includes(auth) === isOwn).map(({ name }) => name);
  expect(named(true).filter((name) => !isMembersOwn(name))).toEqual([]);
  expect(named(false).filter(isMembersOwn)).toEqual([]);
  expect(named(true).length).toBeGreaterThan(20);
});
