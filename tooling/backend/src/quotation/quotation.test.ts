import { calls } from "@noren/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { channels } from "../db/schema/shop.ts";
import { limitDocuments } from "../pdf/limit-documents.ts";
import { PAYMENT_IDS, readyCart, testCart } from "../testing/cart.fixture.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { readPdf } from "../testing/pdf-text.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

describe("quotations", () => {
  let shop: TestShop;
  let variant: number;
  beforeAll(async () => {
    shop = await openTestShop();
    variant = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
  });
  beforeEach(async () => {
    shop.clock.now = new Date("2026-11-20T16:00:00Z");
    await shop.db.update(channels).set({ issuer: testIssuer }).where(eq(channels.id, shop.simple.id));
  });

  const download = (token: string, memberId?: number) =>
    shop.call(calls.downloadCartQuotation, { params: { token }, ...(memberId !== undefined && { memberId }) });

  it("are issued for a cart, to the member's company, and are valid for 30 days", async () => {
    const { id } = await testMember(shop, { company_name: "株式会社のれん堂" });
    const cart = await readyCart(shop, [[variant, 2]], id);
    const answer = await download(cart.token, id);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(decodeURIComponent(answer.headers.get("x-suggested-filename") ?? "")).toMatch(/^見積書_261121-\d+\.pdf$/);
    const { texts } = readPdf(answer.body);
    for (const words of [
      "見積書",
      "株式会社のれん堂",
      "御中",
      "¥2,970−",
      "2026年11月21日",
      "2026年12月21日",
      "銀行振込（前払い）",
    ])
      expect(texts).toContain(words);
    expect((await cart.read()).detail.products).toHaveLength(1);
  });

  it("are made out to the addressee of the request", async () => {
    const { id } = await testMember(shop, { company_name: "株式会社のれん堂" });
    const cart = await readyCart(shop, [[variant, 2]], id);
    const ask = async (query: Record<string, string>) => {
      const call = calls.downloadCartQuotation;
      return shop.call(call, { params: { token: cart.token }, query, memberId: id });
    };
    const { texts } = readPdf((await ask({ addressee: "みなせ大学 文学部", honorific: "onchu" })).body);
    for (const words of ["みなせ大学 文学部", "御中"]) expect(texts).toContain(words);
    expect(texts).not.toContain("株式会社のれん堂");
    expect((await ask({ addressee: "🎁" })).status).toBe(422);
    const { order } = (await cart.placeOrder()).body;
    const query = { addressee: "鈴木 一郎", honorific: "sama" };
    const ordered = await shop.call(calls.downloadOrderQuotation, { memberId: id, params: { id: order.id }, query });
    expect(readPdf(ordered.body).texts).toContain("鈴木 一郎");
  });

  it("state that carriage is added later for a cart without a destination", async () => {
    const cart = await testCart(shop);
    await cart.edit(calls.addCartProduct, { product_id: variant, quantity: 1 });
    const { texts } = readPdf((await download(cart.token)).body);
    for (const words of ["別途", "※ 送料はお届け先の決定後に加算されます。", "¥1,100−"]) expect(texts).toContain(words);
  });

  it("have a blank line before the chosen honorific for a cart without an orderer", async () => {
    const cart = await testCart(shop);
    await cart.edit(calls.addCartProduct, { product_id: variant, quantity: 1 });
    const query = { honorific: "onchu" };
    const answer = await shop.call(calls.downloadCartQuotation, { params: { token: cart.token }, query });
    const { texts } = readPdf(answer.body);
    expect(texts).toContain("御中");
    expect(texts).not.toContain("様");
  });

  it("are refused for an empty cart, another member's cart and in a shop without an issuer", async () => {
    const { id } = await testMember(shop);
    const empty = await testCart(shop, id);
    expect(await download(empty.token, id)).toMatchObject({ status: 422, body: { code: "cart.quotation.empty" } });
    const stranger = (await testMember(shop)).id;
    expect((await download(empty.token, stranger)).status).toBe(404);
    expect((await download("A".repeat(43))).status).toBe(404);
    await shop.db.update(channels).set({ issuer: null }).where(eq(channels.id, shop.simple.id));
    expect(await download(empty.token, id)).toMatchObject({
      status: 409,
      body: { code: "cart.quotation.not_allowed" },
    });
  });

  it("are issued for a member's own orders", async () => {
    const { id } = await testMember(shop);
    const { order } = (await (await readyCart(shop, [[variant, 3]], id)).placeOrder()).body;
    const ask = (memberId: number) => shop.call(calls.downloadOrderQuotation, { memberId, params: { id: order.id } });
    const { texts } = readPdf((await ask(id)).body);
    for (const words of ["見積書", order.order_no, "山田 花子", "様", "¥3,300"]) expect(texts).toContain(words);
    expect(texts.join("")).not.toContain("品切れ");
    expect((await ask((await testMember(shop)).id)).status).toBe(404);
  });

  it("are addressed to the recipient of the order's invoice", async () => {
    const { id } = await testMember(shop, { company_name: "みなせ大学" });
    const cart = await readyCart(shop, [[variant, 1]], id);
    const invoice_recipient = { invoice_company: "国立大学法人みなせ大学", invoice_department: null };
    await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.invoice, invoice_recipient });
    const { order } = (await cart.placeOrder()).body;
    const answer = await shop.call(calls.downloadOrderQuotation, { memberId: id, params: { id: order.id } });
    expect(readPdf(answer.body).texts).toEqual(expect.arrayContaining(["国立大学法人みなせ大学", "御中"]));
  });

  it("are made one at a time with other documents, so that other requests go on in between", async () => {
    let open = 0;
    let most = 0;
    const make = async () => {
      open += 1;
      most = Math.max(most, open);
      await shop.db.execute(sql`SELECT 1`);
      open -= 1;
    };
    const context = { db: shop.db, network: "", now: () => shop.clock.now };
    await Promise.all([1, 2, 3, 4].map((memberId) => limitDocuments({ ...context, memberId }, make)));
    expect(most).toBe(1);
  });

  it("repeat the table header and number each page if they have several", async () => {
    const cart = await testCart(shop);
    for (let count = 0; count < 40; count += 1) {
      const product_id = await testVariant(shop, { name: `商品${count}`, price: 1100 });
      await cart.edit(calls.addCartProduct, { product_id, quantity: 1 });
    }
    const { texts, pages } = readPdf((await download(cart.token)).body);
    expect(pages).toBe(3);
    expect(texts.filter((text) => text === "品名")).toHaveLength(3);
    expect(texts).toContainEqual(expect.stringMatching(/^見積書 \S+　3 \/ 3$/));
    expect(texts.filter((text) => /^商品\d+$/.test(text))).toHaveLength(40);
  });
});
