import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { socialGifts } from "../db/schema/gift.ts";
import { products, variants } from "../db/schema/catalogue.ts";
import { mails } from "../db/schema/mail.ts";
import { orderPackings, orders, orderShippings } from "../db/schema/order.ts";
import { channels } from "../db/schema/shop.ts";
import { osaka, PAYMENT_IDS, readyCart, testCart } from "../testing/cart.fixture.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { readPdf } from "../testing/pdf-text.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { renderPackingSheets, renderStaffSlips } from "./staff-slips.ts";

const hasAmount = (text: string) => /[¥円]|税|単価|金額/.test(text);

describe("delivery slips", () => {
  let shop: TestShop;
  let cup: number;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
    await shop.db.update(channels).set({ issuer: testIssuer }).where(eq(channels.id, shop.simple.id));
  });
  beforeEach(async () => {
    memberId = (await testMember(shop)).id;
  });

  const place = async (hidesPrices: boolean) => {
    const { id } = (await (await readyCart(shop, [[cup, 2]], memberId)).placeOrder()).body.order as { id: number };
    const [shipping] = await shop.db.select().from(orderShippings).where(eq(orderShippings.orderId, id));
    await shop.db
      .update(orderPackings)
      .set({ hides_prices: hidesPrices })
      .where(eq(orderPackings.orderShippingId, shipping?.id ?? 0));
    return id;
  };
  const download = (id: number, as = memberId) =>
    shop.call(calls.downloadDeliverySlips, { memberId: as, params: { id } });

  it("show recipient, sender, products and quantities, and no price where the parcel hides them [money.delivery-slip]", async () => {
    const answer = await download(await place(true));
    expect(decodeURIComponent(answer.headers.get("x-suggested-filename") ?? "")).toMatch(/^納品書_.+\.pdf$/);
    const { texts, pages } = readPdf(answer.body);
    expect(pages).toBe(1);
    for (const words of [
      "納品書",
      "佐藤 太郎 様",
      "大阪府大阪市北区梅田1-1-3",
      "ご依頼主",
      "山田 花子 様",
      "湯呑",
      "2",
      testIssuer.name,
    ])
      expect(texts).toContain(words);
    expect(texts.filter(hasAmount)).toEqual([]);
  });

  it("name embroidered letters, as the confirmation mail does", async () => {
    const towel = await testVariant(shop, { name: "タオル", price: 1100, stock: 10 });
    const [row] = await shop.db.select().from(variants).where(eq(variants.id, towel));
    await shop.db
      .update(products)
      .set({ embroideryLetters: 5 })
      .where(eq(products.id, row?.productId ?? 0));
    const cart = await readyCart(shop, [[cup, 1]], memberId);
    await cart.edit(calls.addCartProductSet, {
      products: [{ product_id: towel, quantity: 1, name_embroidery: "花子" }],
    });
    const { id, order_no } = (await cart.placeOrder()).body.order as { id: number; order_no: string };
    expect(readPdf((await download(id)).body).texts.join("")).toContain("タオル（お名入れ：花子）");
    const [mail] = await shop.db.select().from(mails).where(eq(mails.reference, order_no));
    expect(mail?.bodyText).toContain("タオル（お名入れ：花子）");
  });

  it("show the prices of a parcel that does not hide them", async () => {
    const { texts } = readPdf((await download(await place(false))).body);
    for (const words of ["単価（税込）", "¥1,100", "¥2,200", "商品合計（税込）"]) expect(texts).toContain(words);
  });

  it("of a social gift have no price, and its address for the staff only [money.delivery-slip]", async () => {
    const cart = await testCart(shop, memberId);
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    const letter = { receiver_name: "美咲", sender_name: "花ちゃん", message: null };
    await cart.edit(calls.setSocialReceiver, { receiver: letter });
    await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.bankTransfer });
    const { id, order_no } = (await cart.placeOrder()).body.order;
    await shop.db
      .update(socialGifts)
      .set({ address: osaka, acceptedAt: shop.clock.now, expiresAt: shop.clock.now })
      .where(eq(socialGifts.orderId, id));
    const { texts } = readPdf((await download(id)).body);
    for (const words of ["美咲 様", "花ちゃん 様", "湯呑"]) expect(texts).toContain(words);
    expect(texts.join()).not.toContain("梅田");
    expect(texts.join()).not.toContain("神宮前");
    expect(texts.filter(hasAmount)).toEqual([]);

    const staff = readPdf(await renderStaffSlips(shop.db, "simple", order_no)).texts;
    expect(staff).toContain("大阪府大阪市北区梅田1-1-3");
    expect(staff.filter(hasAmount)).toEqual([]);
  });

  it("have a packing sheet beside them that shows the staff what was chosen, and no price", async () => {
    const id = await place(true);
    const [shipping] = await shop.db.select().from(orderShippings).where(eq(orderShippings.orderId, id));
    const packed = {
      occasion: { id: 1, name: "結婚内祝い", nature: "once" as const },
      wrapping: { id: 1, name: "生成りの包装紙", price: 0 },
      noshi: {
        title: "内祝",
        knot: "musubikiri" as const,
        cord: "red-white" as const,
        placement: "inner" as const,
        affiliation: "株式会社のれん堂",
        reading: "みさき",
        names: ["髙﨑 太郎", "渡邊 花子"],
        strands: 10 as const,
        has_ornament: true,
        price: 0,
      },
      message_card: { id: 1, name: "無地のカード", price: 110, message: "末永くお幸せに。\nまたお会いしましょう。" },
      sign: { id: 1, name: "木札", title: "祝 御開店", receiver: "喫茶のれん", giver: "山田花子", price: 330 },
      bag: { id: 1, name: "紙袋", quantity: 3, price: 165 },
    };
    await shop.db
      .update(orderPackings)
      .set(packed)
      .where(eq(orderPackings.orderShippingId, shipping?.id ?? 0));
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    const { texts, pages } = readPdf(await renderPackingSheets(shop.db, "simple", row?.orderNo ?? ""));
    expect(pages).toBe(1);
    for (const words of [
      "梱包指示書",
      "社内用の書類です。お荷物には入れないでください。",
      "結婚内祝い",
      "生成りの包装紙 1点",
      "内祝",
      "紅白 結び切り 10本",
      "内のし",
      "右から 髙﨑 太郎／渡邊 花子",
      "みさき",
      "株式会社のれん堂",
      "木札／祝 御開店／喫茶のれん 様／山田花子",
      "紙袋 3枚",
      "金額の分かるものは入れない",
      "末永くお幸せに。",
    ])
      expect(texts.join("\n")).toContain(words);
    // The のし is drawn letter by letter, from the top of its column.
    expect(texts).toEqual(expect.arrayContaining(["内", "祝", "髙", "﨑", "邊"]));
    expect(texts.filter((text) => /[¥円]|税|単価/.test(text))).toEqual([]);
    // What the staff reads stays out of the paper in the parcel.
    expect(readPdf((await download(id)).body).texts.join()).not.toContain("内祝");
  });

  it("are available to their member only, and not for a cancelled order", async () => {
    const id = await place(true);
    expect((await download(id, (await testMember(shop)).id)).status).toBe(404);
    await shop.call(calls.cancelOrder, { memberId, params: { id }, body: { cancel_reason: null } });
    expect(await download(id)).toMatchObject({ status: 409, body: { code: "order.delivery_slip.not_allowed" } });
    await expect(renderStaffSlips(shop.db, "simple", "261120-00000000")).rejects.toThrow("no order");
  });
});
