import type { Profile } from "../account/profile.ts";
import { registerMember } from "../membership/register.ts";
import type { TestShop } from "./shop.ts";

export const PASSWORD = "noren2026";

let count = 0;

/** A profile with a mail address of its own. */
export function testProfile(changes: Partial<Profile> = {}): Profile {
  count += 1;
  return {
    last_name: "山田",
    first_name: "花子",
    last_name_kana: "ヤマダ",
    first_name_kana: "ハナコ",
    email: `hanako${count}@example.com`,
    postal_code: "1500001",
    prefecture: "東京都",
    city: "渋谷区",
    address1: "神宮前1-2-3",
    address2: null,
    phone_number: "0312345678",
    cell_phone_number: null,
    company_name: null,
    department: null,
    job: null,
    fax: null,
    birthday: null,
    gender: null,
    is_receive_newsletter: 0,
    ...changes,
  };
}

/** Registers a member of `simple`. */
export async function testMember(
  shop: TestShop,
  changes: Partial<Profile> = {},
): Promise<{ id: number; email: string }> {
  const profile = testProfile(changes);
  const id = await registerMember(shop.db, shop.simple, { profile, password: PASSWORD }, shop.clock.now);
  return { id, email: profile.email };
}
