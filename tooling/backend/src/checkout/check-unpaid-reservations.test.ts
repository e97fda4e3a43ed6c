import { calls, type OrderStatus } from "@noren/contract";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { orders } from "../db/schema/order.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { orderer, PAYMENT_IDS, readyCart } from "../testing/cart.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { readLinkParameter } from "../testing/mailbox.ts";
import { PASSWORD, testMember, testProfile, verifiedMember } from "../testing/member.fixture.ts";
import { openShopWithPayments } from "../testing/payment.fixture.ts";
import type { TestShop } from "../testing/shop.ts";
import { readStock, testVariant } from "../testing/variant.fixture.ts";

describe("[order.unpaid-limit] unpaid reservations of scarce stock", () => {
  let shop: TestShop;
  beforeAll(async () => {
    ({ shop } = await openShopWithPayments());
  });
  afterEach(() => expectInvariants(shop));

  const outcomes = async (carts: readonly { placeOrder(): ReturnType<TestShop["call"]> }[]) =>
    (await Promise.all(carts.map((cart) => cart.placeOrder())))
      .map(({ status, body }) => body.code ?? status)
      .toSorted();

  it("are limited to five pieces for one guest, over concurrent orders", async () => {
    const variant = await testVariant(shop, { stock: 8 });
    const carts = [];
    for (let count = 0; count < 4; count += 1) carts.push(await readyCart(shop, [[variant, 2]]));
    expect(await outcomes(carts)).toEqual([200, 200, "cart.decision.unpaid_limit", "cart.decision.unpaid_limit"]);
    expect(await readStock(shop, variant)).toBe(4);
  });

  it("do not limit other shoppers, nor a plentiful stock", async () => {
    const scarce = await testVariant(shop, { stock: 8 });
    const plenty = await testVariant(shop, { stock: 100 });
    for (const variant of [scarce, plenty]) {
      const one = await verifiedMember(shop);
      const other = await verifiedMember(shop);
      expect(await outcomes([await readyCart(shop, [[variant, 4]], one.id)])).toEqual([200]);
      expect(await outcomes([await readyCart(shop, [[variant, 4]], other.id)])).toEqual([200]);
    }
    const buyer = await verifiedMember(shop);
    expect(await outcomes([await readyCart(shop, [[plenty, 30]], buyer.id)])).toEqual([200]);
  });

  it("count for all members who verified a spelling of one mailbox", async () => {
    const variant = await testVariant(shop, { stock: 20 });
    const cartOf = async (email: string) => readyCart(shop, [[variant, 4]], (await verifiedMember(shop, { email })).id);
    expect(await outcomes([await cartOf("sen.rikyu@gmail.com")])).toEqual([200]);
    expect(await outcomes([await cartOf("senrikyu+tea@gmail.com")])).toEqual([200]);
    expect(await outcomes([await cartOf("senrikyu+bowl@gmail.com")])).toEqual(["cart.decision.unpaid_limit"]);
    expect(await outcomes([await cartOf("oribe@gmail.com")])).toEqual([200]);
  });

  it("still count for the mailbox of a member who changes the email, whose next account verifies the mailbox again", async () => {
    const variant = await testVariant(shop, { stock: 20 });
    const register = () => verifiedMember(shop, { email: "honami.koetsu@gmail.com" });
    const first = await register();
    expect(await outcomes([await readyCart(shop, [[variant, 4]], first.id)])).toEqual([200]);
    const { email } = testProfile();
    const body = { ...testProfile({ email }), current_password: PASSWORD };
    expect((await shop.call(calls.updateUser, { memberId: first.id, body })).status).toBe(200);
    const token = await readLinkParameter(shop, email, "token");
    expect((await shop.call(calls.checkEmailVerify, { body: { token } })).status).toBe(200);
    const again = await register();
    expect(await outcomes([await readyCart(shop, [[variant, 4]], again.id)])).toEqual([200]);
    expect(await outcomes([await readyCart(shop, [[variant, 4]], again.id)])).toEqual(["cart.decision.unpaid_limit"]);
  });

  it("still count for the mailbox of a member who has left and registers again", async () => {
    const variant = await testVariant(shop, { stock: 20 });
    const register = () => verifiedMember(shop, { email: "furuta.oribe@gmail.com" });
    const first = await register();
    expect(await outcomes([await readyCart(shop, [[variant, 4]], first.id)])).toEqual([200]);
    const left = await shop.call(calls.deleteUser, { memberId: first.id, body: { current_password: PASSWORD } });
    expect(left.status).toBe(204);
    const again = await register();
    expect(await outcomes([await readyCart(shop, [[variant, 4]], again.id)])).toEqual([200]);
    expect(await outcomes([await readyCart(shop, [[variant, 4]], again.id)])).toEqual(["cart.decision.unpaid_limit"]);
    const other = await verifiedMember(shop);
    expect(await outcomes([await readyCart(shop, [[variant, 4]], other.id)])).toEqual([200]);
  });

  it("are limited to five of the last pieces for the spellings of one mailbox together, at the same moment", async () => {
    const carts = [];
    for (let spelling = 0; spelling < 8; spelling += 1) {
      const bowl = await testVariant(shop, { stock: 1 });
      const { id } = await verifiedMember(shop, { email: `ogata.kenzan+${spelling}@gmail.com` });
      carts.push(await readyCart(shop, [[bowl, 1]], id));
    }
    const refused = Array<string>(3).fill("cart.decision.unpaid_limit");
    expect(await outcomes(carts)).toEqual([...Array<number>(5).fill(200), ...refused]);
  });

  it("end with the payment, and do not include payment at the order", async () => {
    const { id } = await testMember(shop);
    const variant = await testVariant(shop, { stock: 10 });
    const { order } = (await (await readyCart(shop, [[variant, 5]], id)).placeOrder()).body;
    const next = await readyCart(shop, [[variant, 3]], id);
    const refused = await next.placeOrder();
    expect([refused.status, refused.body.code]).toEqual([409, "cart.decision.unpaid_limit"]);
    expect(refused.body.message).toContain("お一人様5点まで");
    await updateOrderStatus(shop.db, order.id, "paid", shop.clock.now);
    expect((await next.placeOrder()).status).toBe(200);
  });

  it.each(["cashOnDelivery", "deferred"] as const)(
    "by %s are limited too, until the shop begins to pack the order",
    async (method) => {
      const { id } = await verifiedMember(shop);
      const readyWith = async (variants: readonly number[]) => {
        const lines = variants.map((variant) => [variant, 1] as const);
        const cart = await readyCart(shop, lines, id);
        await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS[method] });
        return cart;
      };
      const bowls = await Promise.all(Array.from({ length: 6 }, () => testVariant(shop, { stock: 1 })));
      const { order } = (await (await readyWith(bowls.slice(1))).placeOrder()).body;
      const last = await readyWith(bowls.slice(0, 1));
      const refused = await last.placeOrder();
      expect(refused.body.code).toBe("cart.decision.unpaid_limit");
      expect(refused.body.message).toContain("お支払いまたは発送の後に");
      await updateOrderStatus(shop.db, order.id, "preparing", shop.clock.now);
      expect((await last.placeOrder()).status).toBe(200);
    },
  );

  it("of all that is left of a variant count as last pieces as a whole", async () => {
    const { id } = await verifiedMember(shop);
    const [four, next, other] = await Promise.all([4, 4, 1].map((stock) => testVariant(shop, { stock })));
    const order = async (variant: number, quantity: number) =>
      outcomes([await readyCart(shop, [[variant, quantity]], id)]);
    expect(await order(four!, 4)).toEqual([200]);
    expect(await order(next!, 3)).toEqual([200]);
    expect(await order(other!, 1)).toEqual(["cart.decision.unpaid_limit"]);
  });

  it("are limited to five of the last pieces of all variants together, over concurrent orders", async () => {
    const guest = { ...orderer, email: "collector@example.com", phone_number: "09055550001" };
    const bowls = await Promise.all(Array.from({ length: 8 }, () => testVariant(shop, { stock: 1 })));
    const all = await readyCart(
      shop,
      bowls.map((bowl) => [bowl, 1] as const),
      undefined,
      guest,
    );
    const refused = await all.placeOrder();
    expect([refused.status, refused.body.code]).toEqual([409, "cart.decision.unpaid_limit"]);
    expect(refused.body.message).toContain("合わせて5点まで");
    const each = [];
    for (const bowl of bowls) each.push(await readyCart(shop, [[bowl, 1]], undefined, guest));
    const placed = Array<number>(5).fill(200);
    expect(await outcomes(each)).toEqual([...placed, ...Array<string>(3).fill("cart.decision.unpaid_limit")]);
    const plenty = await testVariant(shop, { stock: 100 });
    expect(await outcomes([await readyCart(shop, [[plenty, 3]], undefined, guest)])).toEqual([200]);
  });

  it("are limited to ten of the last pieces for the guests of one network together", async () => {
    const headers = { "x-forwarded-for": "203.0.113.77" };
    const codes = [];
    for (let person = 0; person < 12; person += 1) {
      const bowl = await testVariant(shop, { stock: 1 });
      const guest = { ...orderer, email: `visitor${person}@example.com`, phone_number: `0805555${1000 + person}` };
      const { token, read } = await readyCart(shop, [[bowl, 1]], undefined, guest);
      const body = { total_payment: (await read()).detail.order.total_payment };
      const answer = await shop.call(calls.decideCart, { params: { token }, body, headers });
      codes.push(answer.body.code ?? answer.status);
    }
    const refused = Array<string>(2).fill("cart.decision.unpaid_limit");
    expect(codes).toEqual([...Array<number>(10).fill(200), ...refused]);
  });

  it("are limited to three quarters of the stock for the guests and new accounts of one network, under any names", async () => {
    const variant = await testVariant(shop, { stock: 40 });
    let person = 0;
    const from = async (ip: string, quantity: number, memberId?: number) => {
      person += 1;
      const guest = { ...orderer, email: `guest${person}@example.com`, phone_number: `09000000${100 + person}` };
      const { token, read } = await readyCart(shop, [[variant, quantity]], memberId, guest);
      const { total_payment } = (await read()).detail.order;
      const caller = memberId === undefined ? {} : { memberId };
      const headers = { "x-forwarded-for": ip };
      const answer = await shop.call(calls.decideCart, {
        params: { token },
        body: { total_payment },
        headers,
        ...caller,
      });
      return answer.body.code ?? answer.status;
    };
    const [campus, home] = ["203.0.113.9", "198.51.100.7"];
    expect(await Promise.all(Array.from({ length: 6 }, () => from(campus, 5)))).toEqual(Array<number>(6).fill(200));
    expect(await from(campus, 1)).toBe("cart.decision.unpaid_limit");
    expect(await from(home, 1)).toBe(200);
    expect(await from(campus, 1, (await testMember(shop)).id)).toBe("cart.decision.unpaid_limit");
    expect(await from(campus, 1, (await verifiedMember(shop)).id)).toBe(200);
    const buyerOf = async (...statuses: OrderStatus[]) => {
      const { id } = await testMember(shop);
      const plenty = await testVariant(shop, { stock: 100 });
      const { body } = await (await readyCart(shop, [[plenty, 1]], id)).placeOrder();
      for (const status of statuses) await updateOrderStatus(shop.db, body.order.id, status, shop.clock.now);
      return id;
    };
    // A payment that can be taken back proves nothing; what the shop has sent does.
    expect(await from(campus, 1, await buyerOf("paid"))).toBe("cart.decision.unpaid_limit");
    expect(await from(campus, 1, await buyerOf("paid", "preparing", "shipped"))).toBe(200);
    expect(JSON.stringify(await shop.db.select().from(orders))).not.toContain(campus);
  });

  it("include those by invoice, of one member and of the new accounts of one network", async () => {
    const variant = await testVariant(shop, { stock: 13 });
    const company = { company_name: "みなせ大学", department: null };
    const cartOf = async ({ id }: { id: number }, quantity: number) => {
      const cart = await readyCart(shop, [[variant, quantity]], id);
      await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.invoice });
      return cart;
    };
    const customer = await verifiedMember(shop, company);
    const first = await (await cartOf(customer, 5)).placeOrder();
    const next = await cartOf(customer, 2);
    expect((await next.placeOrder()).body.code).toBe("cart.decision.unpaid_limit");
    // The shop has agreed.
    await updateOrderStatus(shop.db, first.body.order.id, "preparing", shop.clock.now);
    expect((await next.placeOrder()).status).toBe(200);
    for (const [quantity, outcome] of [
      [3, 200],
      [2, 200],
      [1, "cart.decision.unpaid_limit"],
    ] as const) {
      const { status, body } = await (await cartOf(await testMember(shop, company), quantity)).placeOrder();
      expect(body.code ?? status).toBe(outcome);
    }
  });

  it("count for the same guest by email or phone number in one network, and a guest's do not count for a member", async () => {
    const variant = await testVariant(shop, { stock: 9 });
    expect((await (await readyCart(shop, [[variant, 4]])).placeOrder()).status).toBe(200);
    const again = await readyCart(shop, [[variant, 3]]);
    expect((await again.placeOrder()).body.code).toBe("cart.decision.unpaid_limit");
    const elsewhere = { "x-forwarded-for": "198.51.100.7" };
    const body = { total_payment: (await again.read()).detail.order.total_payment };
    const params = { token: again.token };
    const placed = await shop.call(calls.decideCart, { params, body, headers: elsewhere });
    expect(placed.status).toBe(200);
    const member = await verifiedMember(shop);
    expect((await (await readyCart(shop, [[variant, 1]], member.id)).placeOrder()).status).toBe(200);
  });
});
