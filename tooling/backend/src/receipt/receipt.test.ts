import { createHash } from "node:crypto";
import { calls } from "@noren/contract";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempts } from "../db/schema/account.ts";
import { colorSchemes } from "../db/schema/content.ts";
import { orderLines, orders, orderShippings } from "../db/schema/order.ts";
import { receipts } from "../db/schema/receipt.ts";
import { channels } from "../db/schema/shop.ts";
import { cancelOrder } from "../order/cancel-order.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { orderToken } from "../order/order-token.ts";
import { readyCart } from "../testing/cart.fixture.ts";
import { expectLockWaits } from "../testing/expect-lock-waits.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { readPdf } from "../testing/pdf-text.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

const info = { addressee: "株式会社𠮷田", honorific: "onchu", proviso: "食器代" };

describe("receipts", () => {
  let shop: TestShop;
  let cup: number;
  let tea: number;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
    tea = await testVariant(shop, { name: "煎茶", price: 1080, stock: 1000, taxRate: 8 });
  });
  beforeEach(async () => {
    memberId = (await testMember(shop)).id;
    await shop.db.update(channels).set({ issuer: testIssuer }).where(eq(channels.id, shop.simple.id));
  });

  const order = async (as: number | undefined = memberId) => {
    const cart = await readyCart(
      shop,
      [
        [cup, 2],
        [tea, 1],
      ],
      as,
    );
    const { id, order_no } = (await cart.placeOrder()).body.order;
    return { id, no: order_no, t: orderToken(shop.secret, order_no) };
  };
  const paid = async (as?: number) => {
    const made = await order(as);
    await updateOrderStatus(shop.db, made.id, "paid", shop.clock.now);
    return made;
  };
  const download = (id: number, as = memberId) => shop.call(calls.downloadReceipt, { memberId: as, params: { id } });
  const save = (id: number, body: object = info) => shop.call(calls.saveReceipt, { memberId, params: { id }, body });

  it("contain everything that a qualified invoice requires", async () => {
    const { id, no } = await paid();
    await save(id);
    const answer = await download(id);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(decodeURIComponent(answer.headers.get("x-suggested-filename") ?? "")).toBe(`領収書_${no}.pdf`);
    const { texts, pages } = readPdf(answer.body);
    expect(pages).toBe(1);
    for (const words of [
      "領収書",
      "株式会社𠮷田",
      "御中",
      "但し　食器代として",
      testIssuer.name,
      testIssuer.address,
      `登録番号 ${testIssuer.registration_number}`,
      "湯呑",
      "煎茶 ※",
      "※ は軽減税率（8%）対象商品です。",
      "10%対象",
      "¥2,970",
      "うち消費税 ¥270",
      "8%対象（※）",
      "うち消費税 ¥80",
      "¥4,050−",
      no,
    ])
      expect(texts).toContain(words);
    expect(texts).not.toContain("再発行");
  });

  it("are issued once; later downloads have the same contents and are marked as reissues", async () => {
    const { id } = await paid();
    await save(id);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const [first, second] = await Promise.all([download(id), download(id)]);
    const marks = [first, second].map(({ body }) => readPdf(body).texts.includes("再発行"));
    expect(marks.toSorted()).toEqual([false, true]);
    expect(await save(id)).toMatchObject({ status: 409, body: { code: "order.receipt.issued" } });
    await shop.db
      .update(channels)
      .set({ issuer: { ...testIssuer, name: "別の会社" } })
      .where(eq(channels.id, shop.simple.id));
    const { texts } = readPdf((await download(id)).body);
    expect(texts).toContain(testIssuer.name);
    expect(texts).toContain("再発行日");
  });

  it("repeat the stored lines and amounts when they are reissued [money.documents]", async () => {
    const { id, no } = await paid();
    const first = readPdf((await download(id)).body).texts;
    await shop.db.update(orders).set({ paymentName: "別の方法" }).where(eq(orders.id, id));
    const shippings = shop.db
      .select({ id: orderShippings.id })
      .from(orderShippings)
      .where(eq(orderShippings.orderId, id));
    await shop.db
      .update(orderLines)
      .set({ productName: "別の品" })
      .where(inArray(orderLines.orderShippingId, shippings));
    const second = readPdf((await download(id)).body).texts;
    expect(second).toContain(no);
    const marks = ["再発行", "再発行日", second[second.indexOf("再発行日") + 1]];
    expect(second.filter((text) => !marks.includes(text))).toEqual(first.filter((text) => !marks.includes(text)));
  });

  it("of before the stored lines are stored by their next issue", async () => {
    const { id } = await paid();
    await download(id);
    await shop.db.update(receipts).set({ contents: null }).where(eq(receipts.orderId, id));
    expect(readPdf((await download(id)).body).texts).toContain("煎茶 ※");
    const [row] = await shop.db.select().from(receipts).where(eq(receipts.orderId, id));
    expect(row?.contents?.bill.lines).toHaveLength(2);
  });

  it("have the colours of the shop's scheme, else those of Simple", async () => {
    const { id } = await paid();
    const colorsOf = async () => readPdf((await download(id)).body).colors;
    expect(await colorsOf()).toContain("#1d4a7a");
    const colors = { "color-accent": "#4b6551" };
    const scheme = { channelId: shop.simple.id, key: "sage", name: "セージ", colors, isSelected: true };
    const [{ id: schemeId } = { id: 0 }] = await shop.db.insert(colorSchemes).values(scheme).returning();
    expect(await colorsOf()).toContain("#4b6551");
    await shop.db.delete(colorSchemes).where(eq(colorSchemes.id, schemeId));
  });

  it("are limited in number per member", async () => {
    const { id } = await paid();
    const subject = createHash("sha256").update(`member:${memberId}`).digest();
    const windowEndsAt = new Date(shop.clock.now.getTime() + 60_000);
    await shop.db.insert(attempts).values({ scope: "documents", subject, count: 60, windowEndsAt });
    expect(await download(id)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  });

  it("can be changed until they are issued; the response is the order", async () => {
    const { id } = await order();
    expect((await save(id)).body).toMatchObject({
      id,
      receipt: { can_edit: true, can_issue: false, receiptInfo: info },
    });
    const answer = await save(id, { ...info, addressee: "山田商店" });
    expect(answer.body.receipt.receiptInfo.addressee).toBe("山田商店");
  });

  it("are available once the order is paid, and not after its cancellation", async () => {
    const { id } = await order();
    expect(await download(id)).toMatchObject({ status: 409, body: { code: "order.receipt.not_allowed" } });
    await updateOrderStatus(shop.db, id, "paid", shop.clock.now);
    await shop.call(calls.cancelOrder, { memberId, params: { id }, body: { cancel_reason: null } });
    expect((await download(id)).status).toBe(409);
    expect((await save(id)).status).toBe(409);
  });

  it("are available for prepaid orders once paid; such orders are not packed before", async () => {
    const { id } = await order();
    await expect(updateOrderStatus(shop.db, id, "preparing", shop.clock.now)).rejects.toThrow(RangeError);
    await shop.db.update(orders).set({ paymentId: 4 }).where(eq(orders.id, id));
    await updateOrderStatus(shop.db, id, "preparing", shop.clock.now);
    expect((await download(id)).body.message).toContain("配送会社");
  });

  it("are not issued during a concurrent cancellation", async () => {
    const { id } = await paid();
    const cancelled = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const cancelling = shop.db.transaction(async (tx) => {
      await cancelOrder(tx, memberId, id, null, shop.clock.now);
      cancelled.resolve();
      await gate.promise;
    });
    await cancelled.promise;
    const asked = download(id);
    await expectLockWaits(shop.db, 1).finally(gate.resolve);
    await cancelling;
    expect((await asked).body.message).toContain("キャンセル");
    expect(await shop.db.select().from(receipts).where(eq(receipts.orderId, id))).toEqual([]);
  });

  it("are not issued for cash on delivery, or in a shop without an issuer", async () => {
    const { id } = await paid();
    await shop.db.update(orders).set({ paymentId: 4, paymentName: "代金引換" }).where(eq(orders.id, id));
    expect((await download(id)).body.message).toContain("配送会社");
    await shop.db.update(orders).set({ paymentId: 1 }).where(eq(orders.id, id));
    await shop.db.update(channels).set({ issuer: null }).where(eq(channels.id, shop.simple.id));
    expect((await download(id)).status).toBe(409);
  });

  it.each([
    [{ addressee: " " }, "addressee"],
    [{ addressee: "一行目\n二行目" }, "addressee"],
    [{ addressee: "あ".repeat(101) }, "addressee"],
    [{ addressee: "株式会社🎁" }, "addressee"],
    [{ honorific: "dono" }, "honorific"],
    [{ proviso: "\u0000" }, "proviso"],
  ])("reject %o", async (changes, field) => {
    const { id } = await order();
    const answer = await save(id, { ...info, ...changes });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it("are available to their member only", async () => {
    const { id } = await paid();
    const stranger = (await testMember(shop)).id;
    const none = await download(2_000_000_000, stranger);
    expect(await download(id, stranger)).toMatchObject({ status: 404, body: none.body });
    expect((await shop.call(calls.downloadReceipt, { params: { id } })).status).toBe(401);
  });

  describe("of a guest", () => {
    const ask = (call: Parameters<TestShop["call"]>[0], { no, t }: { no: string; t: string }) =>
      shop.call(call, { params: { no }, query: { t } });

    it("are available with the order's number and token [auth.guest-receipt]", async () => {
      const made = await paid(undefined);
      expect((await ask(calls.checkGuestReceipt, made)).body).toEqual({
        no: made.no,
        can_issue: true,
        can_edit: true,
        reason: null,
        issued_at: null,
      });
      const saved = await shop.call(calls.saveGuestReceipt, {
        params: { no: made.no },
        body: { t: made.t, receiptInfo: info },
      });
      expect(saved.body).toMatchObject({ no: made.no, token: made.t, receiptInfo: info });
      expect((await ask(calls.getGuestReceipt, made)).body).toEqual(saved.body);
      expect(readPdf((await ask(calls.downloadGuestReceipt, made)).body).texts).toContain("株式会社𠮷田");
      expect((await ask(calls.checkGuestReceipt, made)).body).toMatchObject({ can_edit: false });
    });

    it("open with the token of the placed order, which a member's lacks [auth.guest-receipt]", async () => {
      const [ofGuest, ofMember] = [await readyCart(shop, [[cup, 1]]), await readyCart(shop, [[cup, 1]], memberId)];
      const { order_no, receipt } = (await ofGuest.placeOrder()).body.order;
      const answer = await ask(calls.checkGuestReceipt, { no: order_no, t: receipt.token });
      expect(answer.status).toBe(200);
      expect((await ofMember.placeOrder()).body.order.receipt).not.toHaveProperty("token");
    });

    it("answer the same 404 to a wrong token, a wrong number and in another shop [auth.guest-receipt]", async () => {
      const [made, other] = [await paid(undefined), await paid(undefined)];
      const readings = [calls.checkGuestReceipt, calls.getGuestReceipt, calls.downloadGuestReceipt];
      for (const call of readings) {
        const wrong = await ask(call, { no: made.no, t: other.t });
        const unknown = await ask(call, { no: "261120-00000000", t: made.t });
        const elsewhere = await shop.call(call, { params: { no: made.no }, query: { t: made.t }, channel: "fl1" });
        expect(wrong).toMatchObject({ status: 404, body: { code: "not_found" } });
        expect(unknown).toMatchObject({ status: 404, body: wrong.body });
        expect(elsewhere).toMatchObject({ status: 404, body: wrong.body });
        expect((await shop.call(call, { params: { no: made.no } })).status).toBe(422);
      }
    });
  });
});
