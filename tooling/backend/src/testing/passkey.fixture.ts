import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { channels } from "../db/schema/shop.ts";
import { createTestPasskey, type TestPasskey } from "./authenticator.ts";
import { PASSWORD } from "./member.fixture.ts";
import type { TestShop } from "./shop.ts";

/** Switches the passkeys of the shop `simple` on or off. */
export async function offerPasskeys(shop: TestShop, isOffered: boolean): Promise<void> {
  const settings = { ...shop.simple.settings, "LOGIN.IS_PASSKEY": isOffered };
  await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
}

/** Adds a passkey of a member of `simple`, which offers passkeys from then on. */
export async function addTestPasskey(shop: TestShop, memberId: number): Promise<{ id: number; passkey: TestPasskey }> {
  await offerPasskeys(shop, true);
  const begun = await shop.call(calls.beginPasskey, { memberId, body: { current_password: PASSWORD } });
  const { passkey, credential } = createTestPasskey(begun.body);
  const { body } = await shop.call(calls.createPasskey, { memberId, body: { credential } });
  return { id: body.id, passkey };
}

/** Adds a passkey of a member and deletes it. */
export async function deleteTestPasskey(shop: TestShop, memberId: number): Promise<void> {
  const { id } = await addTestPasskey(shop, memberId);
  await shop.call(calls.deletePasskey, { memberId, params: { id }, body: { current_password: PASSWORD } });
}
