import type { CallName } from "@noren/contract";
import { settings } from "@noren/contract/examples";
import { expect, test } from "vitest";
import { gatedCall } from "./gated-call.ts";

const visitor = { settings, isGuest: true, hasSchoolKey: false };
const kindOf = (call: CallName, changed: Partial<typeof visitor>) => gatedCall(call, { ...visitor, ...changed })?.kind;

test("[school-key.gate] without the key no page requests products of a closed catalogue", () => {
  const closed = { settings: { ...settings, "SCHOOL.KEY_GATES": "catalogue" as const } };
  expect(gatedCall("listProducts", { ...visitor, ...closed })).toMatchObject({ code: "school_key_required" });
  expect(kindOf("addCartProduct", { ...closed, isGuest: false })).toBe("forbidden");
  expect(kindOf("listProducts", { ...closed, hasSchoolKey: true })).toBeUndefined();
  expect(kindOf("listCategories", closed)).toBeUndefined();
  expect(kindOf("listProducts", {})).toBeUndefined();
});

test("[school-key.gate] in a shop whose key opens prices, only buying is refused without it", () => {
  const closed = { settings: { ...settings, "SCHOOL.KEY_GATES": "prices" as const } };
  expect(kindOf("listProducts", closed)).toBeUndefined();
  expect(kindOf("addCartProduct", closed)).toBe("forbidden");
});

test("[settings.drive-behaviour] no page requests the products of a members' shop for a guest", () => {
  const members = { settings: { ...settings, "SITE.IS_LOGIN_REQUIRED": true } };
  expect(kindOf("listBanners", members)).toBe("unauthenticated");
  expect(kindOf("listBanners", { ...members, isGuest: false })).toBeUndefined();
  expect(kindOf("login", members)).toBeUndefined();
  const withoutMembers = { ...members.settings, "SITE.IS_MEMBER_USE": false };
  expect(kindOf("listBanners", { settings: withoutMembers })).toBeUndefined();
});
