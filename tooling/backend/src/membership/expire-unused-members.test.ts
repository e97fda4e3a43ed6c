import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { channels } from "../db/schema/shop.ts";
import { readyCart } from "../testing/cart.fixture.ts";
import { PASSWORD, testProfile } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { addDaysInJapan } from "../time/japan-time.ts";
import { expireUnusedMembers } from "./expire-unused-members.ts";

describe("an account that its registrant never verified", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });

  async function register(email = testProfile().email): Promise<{ id: number; email: string }> {
    const body = { ...testProfile({ email }), password: PASSWORD, is_agreed: true };
    expect((await shop.call(calls.createUser, { body })).status).toBeLessThan(300);
    const rows = await shop.db.select().from(users).where(eq(users.email, email)).orderBy(users.id);
    return { id: rows.at(-1)!.id, email };
  }
  async function expireAfter(days: number): Promise<void> {
    while ((await expireUnusedMembers(shop.db, addDaysInJapan(shop.clock.now, days))) > 0);
  }
  const exists = async (id: number) => (await shop.db.$count(users, eq(users.id, id))) > 0;
  const login = (email: string) => shop.call(calls.login, { body: { username: email, password: PASSWORD } });

  it("expires after half a year without a use, and leaves its email to the next one", async () => {
    const stranger = await register();
    const owner = await register(stranger.email);
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, owner.id));
    const used = await register();
    await login(used.email);
    const buyer = await register();
    await (await readyCart(shop, [[await testVariant(shop), 1]], buyer.id)).placeOrder();
    const verified = await register();
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, verified.id));
    const imported = await register();
    await shop.db.execute(`DELETE FROM login_histories WHERE user_id = ${imported.id}`);
    await expireAfter(179);
    expect(await exists(stranger.id)).toBe(true);
    await expireAfter(181);
    expect(await exists(stranger.id)).toBe(false);
    expect((await login(owner.email)).body.user_id).toBe(owner.id);
    for (const { id } of [used, buyer, verified, imported]) expect(await exists(id)).toBe(true);
    await expireAfter(3650);
    for (const { id } of [used, buyer, verified, imported]) expect(await exists(id)).toBe(true);
  });

  it("stays while it is logged in", async () => {
    const { id } = await register();
    await shop.db.execute(`UPDATE session_families SET expires_at = now() + interval '200 days' WHERE user_id = ${id}`);
    await expireAfter(181);
    expect(await exists(id)).toBe(true);
    await expireAfter(212);
    expect(await exists(id)).toBe(false);
  });

  it("expires after a month where the shop requires the verification", async () => {
    const settings = { ...shop.simple.settings, "SITE.IS_EMAIL_VERIFY": true };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
    const { id } = await register();
    await expireAfter(29);
    expect(await exists(id)).toBe(true);
    await expireAfter(31);
    expect(await exists(id)).toBe(false);
  });
});
