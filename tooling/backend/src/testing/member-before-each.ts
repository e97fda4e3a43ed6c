import { beforeEach } from "vitest";
import { attempts } from "../db/schema/account.ts";
import { testMember } from "./member.fixture.ts";
import type { TestShop } from "./shop.ts";

/**
 * Registers a new member before each test of the current `describe`, and resets all rate limits. The returned object always
 * has the current member's id and email.
 */
export function memberBeforeEach(shop: TestShop): { readonly id: number; readonly email: string } {
  const member = { id: 0, email: "" };
  beforeEach(async () => {
    await shop.db.delete(attempts);
    Object.assign(member, await testMember(shop));
  });
  return member;
}
