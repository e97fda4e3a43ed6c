import { callList, type CallName, calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempts } from "../db/schema/account.ts";
import { carts } from "../db/schema/cart.ts";
import { coupons } from "../db/schema/coupon.ts";
import { channels } from "../db/schema/shop.ts";
import { testCart } from "../testing/cart.fixture.ts";
import { toCookieHeader } from "../testing/cookies.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { readLinkParameter } from "../testing/mailbox.ts";
import { PASSWORD, testProfile } from "../testing/member.fixture.ts";
import { openTestShop, type TestRequest, type TestShop } from "../testing/shop.ts";

const open: readonly CallName[] = ["requestEmailVerify", "getUser", "logout", "deleteUser"];
const closed = callList.filter(({ name, auth }) => auth === "member" && !open.includes(name));

describe("a user whose email is not verified [session.login]", () => {
  let shop: TestShop;
  let id: number;
  let email: string;
  let guestsCart: string;
  let cookie: string;
  let as: Pick<TestRequest, "headers">;
  beforeAll(async () => {
    shop = await openTestShop();
    const settings = { ...shop.simple.settings, "SITE.IS_EMAIL_VERIFY": true };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
  });
  beforeEach(async () => {
    await shop.db.delete(attempts);
    await shop.db.delete(coupons);
    await testCoupon(shop, { name: "入会", isWelcome: true });
    guestsCart = (await testCart(shop)).token;
    const profile = testProfile();
    const body = { ...profile, password: PASSWORD, is_agreed: true, cart_token: guestsCart };
    const answer = await shop.call(calls.createUser, { body });
    ({ email } = profile);
    ({ id } = answer.body.user);
    cookie = toCookieHeader(answer);
    as = bearer(answer.body.login.access_token);
  });

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const ownerOf = async (token: string) => {
    const { body } = await shop.call(calls.initCart, { ...as, body: { token } });
    const [cart] = await shop.db.select().from(carts).where(eq(carts.id, body.id));
    return cart?.userId;
  };
  const verify = async () => {
    const token = await readLinkParameter(shop, email, "token");
    expect((await shop.call(calls.checkEmailVerify, { body: { token } })).status).toBe(200);
  };

  it("is treated as a guest by member calls, with the tokens of registration, login and refresh", async () => {
    const refreshed = await shop.call(calls.refresh, { headers: { cookie } });
    const again = await shop.call(calls.login, { body: { username: email, password: PASSWORD } });
    expect([refreshed.body.is_registered_member, again.body.is_registered_member]).toEqual([false, false]);
    for (const login of [as, bearer(refreshed.body.access_token), bearer(again.body.access_token)])
      expect((await shop.call(calls.listOrders, login)).status).toBe(401);
  });

  it.each(closed.map((call) => [`${call.method} ${call.path}`, call] as const))("gets 401 from %s", async (_, call) => {
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "1"]));
    const answer = await shop.call(call, { ...as, params });
    expect(answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  });

  it("can verify the email, log out and leave", async () => {
    expect((await shop.call(calls.requestEmailVerify, as)).status).toBe(204);
    expect((await shop.call(calls.getUser, as)).body).toMatchObject({ id, is_registered_member: false });
    expect((await shop.call(calls.logout, as)).status).toBe(204);
    const again = await shop.call(calls.login, { body: { username: email, password: PASSWORD } });
    expect(
      (await shop.call(calls.deleteUser, { ...bearer(again.body.access_token), body: { current_password: PASSWORD } }))
        .status,
    ).toBe(204);
  });

  it("shops as a guest, and keeps the guest's cart once verified, with the same token", async () => {
    expect(await ownerOf(guestsCart)).toBeNull();
    await verify();
    expect(await ownerOf(guestsCart)).toBe(id);
    expect((await shop.call(calls.listOrders, as)).status).toBe(200);
  });

  it("gets the welcome coupon only once verified", async () => {
    const taken = async () => (await shop.db.select().from(coupons))[0]?.takenCount;
    expect(await taken()).toBe(0);
    await verify();
    expect((await shop.call(calls.listMyCoupons, as)).body.data).toMatchObject([{ name: "入会" }]);
    expect(await taken()).toBe(1);
  });
});
