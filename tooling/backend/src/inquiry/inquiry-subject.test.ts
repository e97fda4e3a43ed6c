import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { categories } from "../db/schema/catalogue.ts";
import { inquiries } from "../db/schema/inquiry.ts";
import { orders } from "../db/schema/order.ts";
import { channels } from "../db/schema/shop.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember } from "../testing/member.fixture.ts";
import { insertOrderRow } from "../testing/order-row.fixture.ts";
import { openTestShop } from "../testing/shop.ts";

const contact = { kind: "contact", name: "山田 花子", category: "delivery", body: "お届け日を変更できますか。" };

it("inquiries carry the product and the member's own order, with a link for the shop's staff", async () => {
  const shop = await openTestShop();
  await shop.db
    .insert(categories)
    .values({ channelId: shop.simple.id, kind: "inquiries", key: "delivery", name: "お届けについて" });
  const member = await testMember(shop);
  const send = (body: object, memberId?: number) =>
    shop.call(calls.createInquiry, {
      body: { email: "guest@example.jp", ...body },
      ...(memberId !== undefined && { memberId }),
    });
  const read = (key: string, memberId = member.id) => shop.call(calls.getInquiry, { memberId, params: { key } });
  const to = "staff@example.jp";
  await shop.db.update(channels).set({ contactEmail: to }).where(eq(channels.id, shop.simple.id));
  await insertProducts(shop.db, shop.simple.id, [
    productDraft("cup", { name: "青磁の湯呑み" }),
    productDraft("hidden", { isShow: false }),
  ]);
  const orderId = await insertOrderRow(shop, member.id);
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  const order_no = order!.orderNo;
  const email = member.email;
  const about = { ...contact, email, order_no: order_no.toLowerCase(), product: "cup" };
  const { key } = (await send(about, member.id)).body;
  expect((await read(key)).body).toMatchObject({ product: { key: "cup", name: "青磁の湯呑み" }, order_no });
  const [mail] = (await findMailsTo(shop, to)).slice(-1);
  for (const word of ["青磁の湯呑み（CUP）", "/product/cup", `${order_no}（この会員のご注文であることを確認済み）`])
    expect(mail?.bodyText).toContain(word);

  // Somebody else's number is text like one that no order has, and a hidden product is ignored.
  const other = await testMember(shop);
  const foreign = { ...contact, email: other.email, order_no, product: "hidden" };
  const answers = [];
  const ofNoOrder = "261120-ABCDEFGH";
  for (const number of [order_no, ofNoOrder]) {
    const sent = (await send({ ...foreign, order_no: number }, other.id)).body.key;
    const { product, order_no: own, details } = (await read(sent, other.id)).body;
    answers.push({ product, own, isTyped: details.some(({ value }: { value: string }) => value === number) });
  }
  expect(answers).toEqual([1, 2].map(() => ({ product: null, own: null, isTyped: true })));
  for (const each of (await findMailsTo(shop, to)).slice(-2)) expect(each.bodyText).not.toContain("確認済み");
  const guest = (await send({ ...contact, order_no, product: "cup" })).body.key;
  const [stored] = await shop.db.select().from(inquiries).where(eq(inquiries.key, guest));
  expect(stored).toMatchObject({ productId: expect.any(Number), orderId: null });
});
