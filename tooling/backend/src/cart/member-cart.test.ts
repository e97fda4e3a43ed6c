import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { endAccess } from "../account/change-password.ts";
import { lockMember } from "../account/lock-member.ts";
import { packingOptions } from "../db/schema/packing.ts";
import { orderer, osaka, readyCart, testCart } from "../testing/cart.fixture.ts";
import { expectLockWaits } from "../testing/expect-lock-waits.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { testPackingOptions } from "../testing/packing.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

describe("a member's cart", () => {
  let shop: TestShop;
  let cup: number;
  beforeAll(async () => {
    shop = await openTestShop();
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 20 });
  });
  afterEach(() => expectInvariants(shop));

  it("has the profile's orderer and rejects another", async () => {
    const member = await testMember(shop, { last_name: "鈴木" });
    const cart = await testCart(shop, member.id);
    expect(await cart.read()).toMatchObject({
      user_id: member.id,
      orderer: { last_name: "鈴木", email: member.email },
    });
    expect(Object.keys((await cart.send(calls.modifyCartOrder, { orderer })).body.errors)).toEqual(["orderer"]);
  });

  it("is the same on every device", async () => {
    const member = await testMember(shop);
    const phone = await testCart(shop, member.id);
    await phone.edit(calls.addCartProduct, { product_id: cup, quantity: 2 });
    const desktop = await testCart(shop, member.id);
    expect(desktop.token).not.toBe(phone.token);
    expect((await desktop.read()).detail.products[0]?.quantity).toBe(2);
    await desktop.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    expect((await phone.read()).detail.products[0]?.quantity).toBe(3);
  });

  it("merges the guest's cart at login without doubling quantities", async () => {
    const member = await testMember(shop);
    const other = await testVariant(shop);
    const memberCart = await testCart(shop, member.id);
    await memberCart.edit(calls.addCartProduct, { product_id: cup, quantity: 2 });
    const guest = await testCart(shop);
    await guest.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    await guest.edit(calls.addCartProduct, { product_id: other, quantity: 3 });
    await Promise.all(
      Array.from({ length: 4 }, () =>
        shop.call(calls.login, { body: { username: member.email, password: "noren2026", cart_token: guest.token } }),
      ),
    );
    const merged = (await shop.call(calls.initCart, { memberId: member.id, body: { token: guest.token } })).body;
    expect(merged.token).toBe(guest.token);
    expect(
      merged.detail.products.map((line: { product_id: number; quantity: number }) => [line.product_id, line.quantity]),
    ).toEqual([
      [cup, 2],
      [other, 3],
    ]);
    expect((await memberCart.read()).detail).toEqual(merged.detail);
  });

  it("is the guest's cart without its orderer if the member had none", async () => {
    const member = await testMember(shop);
    const guest = await testCart(shop);
    await guest.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    await guest.edit(calls.modifyCartOrder, { orderer });
    await shop.call(calls.login, {
      body: { username: member.email, password: "noren2026", cart_token: guest.token },
    });
    const { body } = await shop.call(calls.getCart, { memberId: member.id, params: { token: guest.token } });
    expect(body).toMatchObject({ user_id: member.id, orderer: { email: member.email } });
  });

  it("is the guest's cart from the member's first request on, even when placing the order", async () => {
    const member = await testMember(shop);
    const guest = await readyCart(shop, [[cup, 1]]);
    const decision = { memberId: member.id, params: { token: guest.token }, body: { total_payment: 1870 } };
    const { body } = await shop.call(calls.decideCart, decision);
    expect(body.order.orderer_email).toBe(member.email);
    expect((await shop.call(calls.listOrders, { memberId: member.id })).body.data).toHaveLength(1);

    const touched = await testCart(shop);
    await shop.call(calls.getCart, { memberId: member.id, params: { token: touched.token } });
    expect((await touched.send(calls.modifyCartOrder, { orderer })).status).toBe(401);
  });

  it("is not found by another member", async () => {
    const cart = await testCart(shop, (await testMember(shop)).id);
    const stranger = (await testMember(shop)).id;
    expect((await shop.call(calls.getCart, { memberId: stranger, params: { token: cart.token } })).status).toBe(404);
    const opened = await shop.call(calls.initCart, { memberId: stranger, body: { token: cart.token } });
    expect(opened.body.token).not.toBe(cart.token);
    const login = { username: (await testMember(shop)).email, password: "noren2026", cart_token: cart.token };
    expect((await shop.call(calls.login, { body: login })).status).toBe(200);
    expect((await cart.read()).detail.products).toEqual([]);
  });

  it("keeps its products after logout and hides personal data", async () => {
    const member = await testMember(shop);
    const cart = await readyCart(shop, [[cup, 2]], member.id);
    const { status, body } = await shop.call(calls.getCart, { params: { token: cart.token } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user_id: null, orderer: null, remarks: null });
    expect(body.detail.shippings).toEqual([]);
    expect(body.detail.products).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(member.email);
    const added = await shop.call(calls.addCartProduct, {
      body: { token: cart.token, product_id: cup, quantity: 1 },
    });
    expect(added.body.detail.products[0].quantity).toBe(3);
    expect((await shop.call(calls.addCartShipping, { body: { token: cart.token, address: osaka } })).status).toBe(401);
    expect((await shop.call(calls.listCartPayments, { params: { token: cart.token } })).status).toBe(401);
    expect((await cart.read()).detail.shippings).toHaveLength(1);
  });

  it("names no recipient in its notices after logout [session.logout-clears]", async () => {
    const member = await testMember(shop);
    const { paper } = await testPackingOptions(shop);
    const cart = await readyCart(shop, [[cup, 1]], member.id);
    const { body: leadTimes } = await shop.call(calls.listCartLeadTimes, {
      memberId: member.id,
      params: { token: cart.token },
    });
    const [{ packing_key: key, dates }] = leadTimes.data;
    await cart.edit(calls.modifyCartPacking, { packings: [{ key, wrapping_id: paper, delivery_at: dates[0] }] });
    await shop.db.update(packingOptions).set({ isShow: false }).where(eq(packingOptions.id, paper));
    const slow = await testVariant(shop, { leadDays: 10 });
    const { body } = await shop.call(calls.addCartProduct, {
      body: { token: cart.token, product_id: slow, quantity: 1 },
    });
    expect(body.notices.map(({ code }: { code: string }) => code)).toEqual([
      "cart.notice.packaging",
      "cart.notice.delivery",
    ]);
    for (const name of [osaka.shipping_last_name, osaka.shipping_first_name])
      expect(JSON.stringify(body)).not.toContain(name);
  });

  it.each(["a new password", "the end of other logins"])(
    "gets another token with %s, and loses nothing else",
    async (change) => {
      const member = await testMember(shop);
      const placed = await readyCart(shop, [[cup, 1]], member.id);
      const { order_no: orderNo } = (await placed.placeOrder()).body;
      const cart = await readyCart(shop, [[cup, 2]], member.id);
      const before = await cart.read();
      const own = { memberId: member.id };
      const current_password = PASSWORD;
      const changed =
        change === "a new password"
          ? await shop.call(calls.changePassword, { ...own, body: { current_password, password: "another2026" } })
          : await shop.call(calls.endOtherLogins, { ...own, body: { current_password } });
      expect(changed.status).toBe(204);

      for (const as of [{}, own])
        expect((await shop.call(calls.getCart, { ...as, params: { token: cart.token } })).status).toBe(404);
      const read = { params: { orderNo }, query: { token: placed.token } };
      expect((await shop.call(calls.getCartOrder, read)).status).toBe(404);
      expect((await shop.call(calls.getCartOrder, { ...own, ...read })).body.order_no).toBe(orderNo);
      const body = { token: cart.token, product_id: cup, quantity: 9 };
      expect((await shop.call(calls.addCartProduct, { body })).status).toBe(404);
      const opened = (await shop.call(calls.initCart, { ...own, body: { token: cart.token } })).body;
      expect(opened).toEqual({ ...before, token: opened.token });
      expect(opened.token).not.toBe(cart.token);
    },
  );

  it.each(["opens", "joins"])("is not opened by a session that ended while it waited (%s)", async (how) => {
    const member = await testMember(shop);
    const guest = await testCart(shop);
    await testCart(shop, member.id);
    const authorization = `Bearer ${await shop.accessToken(member.id)}`;
    const started = await shop.db.transaction(async (tx) => {
      await lockMember(tx, member.id);
      const answer =
        how === "opens"
          ? shop.call(calls.initCart, { headers: { authorization }, body: {} })
          : shop.call(calls.getCart, { headers: { authorization }, params: { token: guest.token } });
      await expectLockWaits(shop.db, 1);
      await endAccess(tx, member.id, shop.clock.now);
      return [answer];
    });
    expect((await started[0])?.status).toBe(401);
  });
});
