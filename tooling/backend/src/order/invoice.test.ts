import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { pointEntries } from "../db/schema/point.ts";
import { orders } from "../db/schema/order.ts";
import { PAYMENT_IDS, readyCart } from "../testing/cart.fixture.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { updateOrderStatus } from "./update-order-status.ts";

const INVOICE = 2;
const school = { company_name: "みなせ大学", department: "工学部 教務課" };
const recipient = { invoice_company: "国立大学法人みなせ大学", invoice_department: "工学部 山田研究室" };
const ofProfile = { invoice_company: "みなせ大学", invoice_department: "工学部 教務課" };

describe("[order.invoice] an order by invoice", () => {
  let shop: TestShop;
  let variant: number;
  beforeAll(async () => {
    shop = await openTestShop();
    variant = await testVariant(shop, { price: 1100, stock: 1000 });
  });
  afterEach(() => expectInvariants(shop));

  async function openCart(body: object = {}) {
    const { id: memberId, email } = await testMember(shop, school);
    const cart = await readyCart(shop, [[variant, 3]], memberId);
    const chosen = await cart.edit(calls.modifyCartOrder, { payment_id: INVOICE, ...body });
    return { memberId, email, cart, chosen };
  }

  async function placeOrder(body: object = {}) {
    const { cart, ...rest } = await openCart(body);
    const { id } = (await cart.placeOrder()).body.order;
    const read = async () => (await shop.call(calls.getOrder, { ...rest, params: { id } })).body;
    const move = async (...states: readonly Parameters<typeof updateOrderStatus>[2][]) => {
      for (const state of states) await updateOrderStatus(shop.db, id, state, shop.clock.now);
    };
    return { ...rest, id, read, move };
  }

  it("is made out to the member's company, or to the recipient of the payment step", async () => {
    const { cart, chosen } = await openCart();
    expect(chosen.invoice_recipient).toEqual(ofProfile);
    expect(await cart.edit(calls.modifyCartOrder, { payment_id: INVOICE, invoice_recipient: recipient })).toMatchObject(
      {
        invoice_recipient: recipient,
      },
    );
    // Another payment method forgets it.
    await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.bankTransfer, invoice_recipient: recipient });
    expect((await cart.read()).invoice_recipient).toEqual(ofProfile);
    const wrong = { payment_id: INVOICE, invoice_recipient: { ...recipient, invoice_company: " " } };
    expect(Object.keys((await cart.send(calls.modifyCartOrder, wrong)).body.errors)).toEqual([
      "invoice_recipient.invoice_company",
    ]);
  });

  it("needs a member with a company, whose name only the member sees", async () => {
    const { cart } = await openCart();
    const withoutSession = (await shop.call(calls.getCart, { params: { token: cart.token } })).body;
    expect(JSON.stringify(withoutSession)).not.toContain("みなせ大学");
    const guest = await readyCart(shop, [[variant, 1]]);
    const refused = await guest.send(calls.modifyCartOrder, { payment_id: INVOICE, invoice_recipient: recipient });
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("学校名")]);
    expect(await guest.read()).not.toHaveProperty("invoice_recipient");
  });

  it("is invoiced on the day of dispatch, due at the end of the next month, and paid after it", async () => {
    shop.clock.now = new Date("2027-01-30T15:00:00Z");
    const { email, read, move } = await placeOrder({ invoice_recipient: recipient });
    expect((await read()).invoice).toEqual({ ...recipient, issued_on: null, due_on: null, is_paid: false });
    expect((await read()).payment_guide).toContain("翌月末日");
    await move("preparing", "shipped");
    expect(await read()).toMatchObject({
      invoice: { ...recipient, issued_on: "2027-01-31", due_on: "2027-02-28", is_paid: false },
      payment_guide: expect.stringContaining("2027年2月28日までに"),
    });
    const mails = await findMailsTo(shop, email);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(["order.confirmed", "order.invoiced"]);
    for (const { bodyText } of mails)
      expect(bodyText).toContain("請求書の宛名：国立大学法人みなせ大学 工学部 山田研究室 御中");
    const invoiced = mails.find(({ kind }) => kind === "order.invoiced")?.bodyText;
    expect(invoiced).toContain("お支払い期限：2027年2月28日（日）");
    expect(invoiced).toContain(`合計（税込）：${(await read()).total_payment.toLocaleString("ja-JP")}円`);

    await move("completed", "paid");
    const paid = await read();
    expect([paid.status, paid.invoice?.is_paid, paid.payment_guide]).toEqual(["completed", true, null]);
  });

  it("keeps the time of its first payment", async () => {
    const { id, move } = await placeOrder();
    await move("preparing", "shipped", "paid");
    const paidAt = async () => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.paidAt;
    const first = await paidAt();
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await move("paid");
    expect(await paidAt()).toEqual(first);
  });

  it("is not invoiced if it is cancelled, and refunded by hand if it was paid before", async () => {
    const [unpaid, paid] = [await placeOrder(), await placeOrder()];
    await paid.move("paid");
    for (const { memberId, id } of [unpaid, paid])
      await shop.call(calls.cancelOrder, { memberId, params: { id }, body: { cancel_reason: null } });
    const cancelled = await unpaid.read();
    expect(cancelled).toMatchObject({ invoice: { issued_on: null }, refund: { status: "none" }, payment_guide: null });
    expect((await paid.read()).refund.status).toBe("manual");
  });

  it("has no invoice once it is paid before dispatch, and none if points pay everything", async () => {
    const { email, read, move } = await placeOrder();
    await move("paid", "preparing", "shipped");
    expect((await read()).invoice).toMatchObject({ issued_on: null, is_paid: true });
    expect((await findMailsTo(shop, email)).map(({ kind }) => kind)).toEqual(["order.confirmed", "order.shipped"]);

    const { memberId, cart } = await openCart();
    const entry = { userId: memberId, amount: 10_000, reason: "adjusted", createdAt: shop.clock.now } as const;
    await shop.db.insert(pointEntries).values(entry);
    const { code } = await testCoupon(shop, { kind: "carriage_free", amount: null });
    await cart.edit(calls.addCartCoupon, { code });
    const free = await cart.edit(calls.setCartPoint, { use_point: 3300 });
    expect(free.detail.order.total_payment).toBe(0);
    expect((await cart.placeOrder()).body.order).not.toHaveProperty("invoice");
  });
});
