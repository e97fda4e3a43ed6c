import { eq } from "drizzle-orm";
import { NO_OPTIONAL_FIELDS, type Profile } from "../account/profile.ts";
import { users } from "../db/schema/account.ts";
import { registerMember } from "../membership/register.ts";
import { orderer } from "./cart.fixture.ts";
import type { TestShop } from "./shop.ts";

export const PASSWORD = "noren2026";

let count = 0;

/** Builds a profile with an email that no other one has. */
export function testProfile(changes: Partial<Profile> = {}): Profile {
  count += 1;
  return {
    ...NO_OPTIONAL_FIELDS,
    ...orderer,
    email: `hanako${count}@example.com`,
    ...changes,
  };
}

/** Registers a member of `simple`. */
export async function testMember(
  shop: TestShop,
  changes: Partial<Profile> = {},
): Promise<{ id: number; email: string }> {
  const profile = testProfile(changes);
  const { id } = await registerMember(shop.db, shop.simple, { profile, password: PASSWORD }, shop.clock.now);
  return { id, email: profile.email };
}

/** Registers a member with a verified email. */
export async function verifiedMember(shop: TestShop, changes: Partial<Profile> = {}): ReturnType<typeof testMember> {
  const member = await testMember(shop, changes);
  await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, member.id));
  return member;
}
