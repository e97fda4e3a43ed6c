import { calls } from "@noren/contract";
import { afterEach, beforeEach } from "vitest";
import { okinawa } from "./cart.fixture.ts";
import { expectInvariants } from "./invariants.ts";
import { testMember } from "./member.fixture.ts";
import { openTestShop } from "./shop.ts";
import { testVariant } from "./variant.fixture.ts";

/**
 * Opens a shop with a product for the gifts of the current `describe`. Before each test sets the clock to `start` and
 * registers a new giver; after each checks the invariants.
 */
export async function openGiftShop(start = "2026-12-01T01:00:00Z") {
  const shop = await openTestShop();
  const variant = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
  const member = { id: 0, email: "" };
  beforeEach(async () => {
    shop.clock.now = new Date(start);
    Object.assign(member, await testMember(shop));
  });
  afterEach(() => expectInvariants(shop));
  return {
    shop,
    variant,
    /** The giver of the current test. */
    member: member as { readonly id: number; readonly email: string },
    accept: (token: string, changes: object = {}) =>
      shop.call(calls.acceptGift, { params: { token }, body: { ...okinawa, ...changes } }),
    getOrder: (id: number) => shop.call(calls.getOrder, { memberId: member.id, params: { id } }),
  };
}
