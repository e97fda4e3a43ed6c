import { calls, type Order } from "@noren/contract";
import { order as example } from "@noren/contract/examples";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { mails } from "../db/schema/mail.ts";
import { orders } from "../db/schema/order.ts";
import { channels } from "../db/schema/shop.ts";
import { orderer, readyCart } from "../testing/cart.fixture.ts";
import { testGift } from "../testing/gift.fixture.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { cancelOrderForShop } from "./cancel-order.ts";
import { loadOrder } from "./load-order.ts";
import { updateOrderStatus } from "./update-order-status.ts";
import { orderCancelled, orderConfirmed } from "./order-mails.ts";
import { orderToken } from "./order-token.ts";
import { receiptCopy } from "./receipt.copy.ts";

const reader = { greeting: "お客様", historyUrl: null, receiptUrl: null };

describe("the mails of an order", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.db.update(channels).set({ issuer: testIssuer });
  });
  beforeEach(async () => {
    await shop.db.delete(mails);
  });

  it("list the whole order in the confirmation", async () => {
    const cup = await testVariant(shop, { name: "湯呑", price: 1100 });
    const tea = await testVariant(shop, { name: "煎茶<深蒸し>", price: 1080, taxRate: 8 });
    shop.clock.now = new Date("2026-11-20T16:30:00Z");
    const cart = await readyCart(shop, [
      [cup, 2],
      [tea, 1],
    ]);
    const { order_no } = (await cart.placeOrder()).body;
    const [mail, ...others] = await findMailsTo(shop, orderer.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "order.confirmed" });
    expect(mail?.subject).toBe(`【${shop.simple.name}】ご注文ありがとうございます`);
    for (const part of [
      "お客様\n\nこのたびは",
      `ご注文番号：${order_no}`,
      "ご注文日時：2026年11月21日（土） 01:30",
      "お支払い方法：銀行振込（前払い）",
      "下記の口座へお振り込みください",
      "お名前：佐藤 太郎 様",
      "大阪府大阪市北区梅田1-1-3",
      "お届け希望日：指定なし（ご入金の確認後、最短でお届け）",
      "湯呑\n1,100円 × 2点　2,200円",
      "煎茶<深蒸し> ※\n1,080円 × 1点　1,080円",
      "商品合計（3点）　3,280円",
      "8%対象 ※　1,080円（うち消費税 80円）",
      "※ は軽減税率対象商品です。",
    ])
      expect(mail?.bodyText).toContain(part);
    expect(mail?.bodyText).toMatch(/合計（税込）　[\d,]+円\n\n10%対象　[\d,]+円（うち消費税 [\d,]+円）/);
    expect(mail?.bodyHtml).toContain("煎茶&lt;深蒸し&gt; ※");
    expect(mail?.bodyHtml).toMatch(/<tr style="[^"]*font-weight:bold"[^>]*>\s*<th [^>]*>合計（税込）<\/th>/);
    expect(mail?.bodyText).toContain(
      `${shop.simple.origin}/orders/receipt?no=${order_no}&t=${orderToken(shop.secret, order_no)}\n`,
    );
    // A guest has no order history.
    expect(mail?.bodyText).not.toContain("/mypage/");
    expect(mail?.bodyText).toContain("キャンセルは、発送の準備に入るまで、お電話またはメールで承ります。");
  });

  it("mark a guest's text as a quotation [mail.quote]", async () => {
    const cart = await readyCart(shop, [[await testVariant(shop), 1]]);
    const stranger = { ...orderer, last_name: "お客 ■【重要】", first_name: "https://evil.example" };
    await cart.edit(calls.modifyCartOrder, { orderer: stranger });
    await cart.edit(calls.modifyCartOther, { remarks: "■ お振込先が変わりました\nhttps://evil.example/" });
    await cart.placeOrder();
    const [mail] = await findMailsTo(shop, orderer.email);
    expect(mail?.bodyText).toMatch(/^お客様\n/);
    expect(mail?.bodyText).toContain("備考：\n> ■ お振込先が変わりました\n> https：//evil・example/\n");
    for (const body of [mail?.bodyText, mail?.bodyHtml]) expect(body).not.toContain("evil.example");
  });

  it("are sent once under concurrent requests to place the order", async () => {
    const { id, email } = await testMember(shop);
    const cart = await readyCart(shop, [[await testVariant(shop), 1]], id);
    const total = (await cart.read()).detail.order.total_payment;
    const answers = await Promise.all(Array.from({ length: 10 }, () => cart.placeOrder(total)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    const [mail, ...others] = await findMailsTo(shop, email);
    expect(others).toEqual([]);
    expect(mail?.bodyText).toContain(`${shop.simple.origin}/mypage/order_history/${answers[0]?.body.order.id}\n`);
  });

  it("report a cancellation once, with the refund", async () => {
    const { id, email } = await testMember(shop);
    const cart = await readyCart(shop, [[await testVariant(shop), 1]], id);
    const { order } = (await cart.placeOrder()).body;
    await updateOrderStatus(shop.db, order.id, "paid", shop.clock.now);
    const cancel = () =>
      shop.call(calls.cancelOrder, { memberId: id, params: { id: order.id }, body: { cancel_reason: "間違えたため" } });
    await Promise.all([cancel(), cancel(), cancel()]);
    const [, , mail, ...others] = await findMailsTo(shop, email);
    expect(others).toEqual([]);
    expect(mail?.kind).toBe("order.cancelled");
    for (const part of ["ご返金について", `ご注文番号：${order.order_no}`, "キャンセルの理由：\n> 間違えたため"])
      expect(mail?.bodyText).toContain(part);
    expect(mail?.bodyText).toContain("■ ご注文金額\n");
  });

  it("ask the orderer of an unpaid order not to pay it after the cancellation, and report returned points", async () => {
    const cart = await readyCart(shop, [[await testVariant(shop), 1]]);
    const { id } = (await cart.placeOrder()).body.order;
    await cancelOrderForShop(shop.db, { id, userId: null }, shop.clock.now);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    const cancelled = await loadOrder(shop.db, row!);
    const unpaid = (await findMailsTo(shop, orderer.email)).at(-1)?.bodyText;
    expect(unpaid).toContain("これからのお支払いはお控えください。");
    expect(unpaid).not.toContain("お戻ししました");
    expect(orderCancelled(shop.simple, { ...cancelled, use_point: 10 }, reader).text).toContain("お戻ししました。");
    const free = orderCancelled(shop.simple, { ...cancelled, total_payment: 0 }, reader).text;
    expect(free).not.toContain("お控えください");
  });

  it("explain that the recipient of a social gift chooses address and time", async () => {
    const { id, email } = await testMember(shop);
    await testGift(shop, await testVariant(shop, { name: "湯呑" }), id);
    const confirmed = (await findMailsTo(shop, email)).find(({ kind }) => kind === "order.confirmed")?.bodyText ?? "";
    expect(confirmed).toContain(
      "■ お届け先\n\nお届け先とお届け日時は、ギフトを受け取られる方がご指定になります。\nそのためのリンクを、ご入金を確認しだいメールでお送りします。お受け取りの期限は、その日から数えます。\n\n納品書：金額を記載しません\n\n湯呑",
    );
    for (const part of ["お名前", "お届け希望日", "お届け時間帯"]) expect(confirmed).not.toContain(part);
    // The recipient decides until when it can be cancelled.
    expect(confirmed).toContain(
      "キャンセルは、お相手がお受け取りの手続きをされるまで、マイページの注文履歴から承ります。",
    );
  });

  it("say how a social gift is packed, also when it is cancelled", async () => {
    const { id } = await testMember(shop);
    const { order } = await testGift(shop, await testVariant(shop), id);
    const shippings = (order as Order).shippings.map((shipping) => ({
      ...shipping,
      packings: shipping.packings.map((packing) => ({
        ...packing,
        occasion: { id: 1, name: "出産内祝い", nature: "repeatable" as const },
        wrapping: { id: 1, name: "生成りの包装紙", price: 0 },
        noshi: {
          title: "内祝",
          knot: "chomusubi" as const,
          cord: "red-white" as const,
          placement: "inner" as const,
          affiliation: null,
          reading: "みさき",
          names: ["美咲"],
          strands: 5 as const,
          has_ornament: true,
          price: 0,
        },
        bag: { id: 1, name: "紙袋", quantity: 2, price: 110 },
      })),
    }));
    const packed = { ...(order as Order), shippings };
    for (const { text } of [orderConfirmed(shop.simple, packed, reader), orderCancelled(shop.simple, packed, reader)]) {
      for (const fact of [
        "ご用途：出産内祝い",
        "包装：生成りの包装紙",
        "のし：内祝、紅白蝶結び、内のし、お名前：美咲、ふりがな：みさき",
        "手提げ袋：紙袋 2枚",
        "納品書：金額を記載しません",
      ])
        expect(text).toContain(fact);
      expect(text).not.toContain("お届け希望日");
    }
  });

  it("label the day as planned while the payment is pending", async () => {
    const cart = await readyCart(shop, [[await testVariant(shop), 1]]);
    const { order } = (await cart.placeOrder()).body as { order: Order };
    const shippings = order.shippings.map((shipping) => ({
      ...shipping,
      packings: shipping.packings.map((packing) => ({ ...packing, delivery_at: "2026-11-30" })),
    }));
    expect(orderConfirmed(shop.simple, { ...order, is_awaiting_payment: false }, reader).text).toContain(
      "お届け希望日：指定なし（最短でお届け）\n",
    );
    const mailOf = (is_awaiting_payment: boolean) =>
      orderConfirmed(shop.simple, { ...order, shippings, is_awaiting_payment }, reader).text;
    expect(mailOf(true)).toContain("お届け希望日：2026年11月30日（月）（予定：ご入金の確認後に発送します）\n");
    expect(mailOf(false)).toContain("お届け希望日：2026年11月30日（月）\n");
  });

  it("name the receipt of a paid order without a condition", () => {
    const receiptOf = (can_issue: boolean) => {
      const receipt = { ...example.receipt, can_issue, reason: can_issue ? null : receiptCopy.notPaid };
      return orderConfirmed(shop.simple, { ...example, receipt }, { ...reader, receiptUrl: "https://noren.example/r" })
        .text;
    };
    expect(receiptOf(true)).toContain("領収書は、下記のページから");
    expect(receiptOf(false)).toContain("領収書は、ご入金の確認後に下記のページから");
  });

  it("list the products and the temperature of every parcel", async () => {
    const cart = await readyCart(shop, [[await testVariant(shop), 1]]);
    const { order } = (await cart.placeOrder()).body as { order: Order };
    const mailOf = (...temperatures: readonly ("chilled" | undefined)[]) => {
      const shippings = order.shippings.map((shipping) => ({
        ...shipping,
        packings: temperatures.map((temperature) => ({
          ...shipping.packings[0]!,
          ...(temperature && { temperature }),
        })),
      }));
      return orderConfirmed(shop.simple, { ...order, shippings }, reader).text;
    };
    expect(mailOf(undefined)).not.toMatch(/配送温度帯|お荷物1/);
    const { product_name } = order.shippings[0]!.products[0]!;
    expect(mailOf(undefined, "chilled")).toMatch(
      new RegExp(
        `お荷物1：${product_name} × 1点\n配送温度帯：常温\n[^]*お荷物2：${product_name} × 1点\n配送温度帯：冷蔵\n`,
      ),
    );
  });

  it("omit empty sections", () => {
    const plain = orderConfirmed(shop.simple, example, reader).text;
    for (const part of ["クーポン", "ポイント利用", "手数料", "軽減税率", "備考"]) expect(plain).not.toContain(part);
    const full = {
      ...example,
      total_discount: 500,
      coupons: [
        { code: "A", name: "500円引き", amount: 500, carriage_amount: 0 },
        { code: "B", name: "送料無料", amount: 0, carriage_amount: 550 },
      ],
      total_carriage: 0,
      use_point: 100,
      earn_point: 1060,
      total_fee: 330,
      remarks: "門の前に\n置いてください",
    };
    const text = orderConfirmed(shop.simple, full, reader).text;
    for (const part of [
      "クーポン「500円引き」　−500円\nポイント利用　−100円\n送料　550円\nクーポン「送料無料」　−550円\n銀行振込の手数料　330円\n",
      "このご注文で1,060ポイントを獲得します（商品のお届け後）。",
      "備考：\n> 門の前に\n> 置いてください",
    ])
      expect(text).toContain(part);
  });
});
