import { calls } from "@noren/contract";
import { sumLinesCopy } from "@noren/contract/sum-lines.copy";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { pointEntries } from "../db/schema/point.ts";
import { channels } from "../db/schema/shop.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { readyCart } from "../testing/cart.fixture.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember } from "../testing/member.fixture.ts";
import { readPdf } from "../testing/pdf-text.ts";
import { openTestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { drawBill } from "./bill-table.ts";
import { DEFAULT_COLORS } from "./document-colors.ts";
import { BOTTOM, drawPdf, PAGE } from "./pdf-document.ts";

it("receipt and mail explain ※ even if points cover all items with the reduced rate", async () => {
  const shop = await openTestShop();
  await shop.db.update(channels).set({ issuer: testIssuer }).where(eq(channels.id, shop.simple.id));
  const { id: memberId, email } = await testMember(shop);
  await shop.db
    .insert(pointEntries)
    .values({ userId: memberId, amount: 1080, reason: "adjusted", createdAt: shop.clock.now });
  const tea = await testVariant(shop, { name: "煎茶", price: 1080, taxRate: 8 });
  const cart = await readyCart(shop, [[tea, 1]], memberId);
  await cart.edit(calls.setCartPoint, { use_point: 1080 });
  const { order } = (await cart.placeOrder()).body;
  expect(order.amount_by_tax_rate).toMatchObject([{ tax_rate: 10 }]);

  const [mail] = await findMailsTo(shop, email);
  expect(mail?.bodyText).toContain("煎茶 ※");
  expect(mail?.bodyText).toContain("※ は軽減税率対象商品です。");
  await updateOrderStatus(shop.db, order.id, "paid", shop.clock.now);
  const { texts } = readPdf((await shop.call(calls.downloadReceipt, { memberId, params: { id: order.id } })).body);
  expect(texts).toContain("煎茶 ※");
  expect(texts).toContain("※ は軽減税率（8%）対象商品です。");
});

it.each([60, 560, 600, 640])(
  "names of gift packing that need two lines do not overlap (totals from y = %i)",
  async (top) => {
    const names = [
      "メッセージカード 生成り",
      "のし 快気祝い・お見舞いのお返し",
      "ギフトラッピング 不織布とサテンリボン",
    ];
    const bill = {
      lines: [{ name: "湯呑", code: "yunomi", unit_price: 1100, quantity: 1, subtotal: 1100, tax_rate: 10 as const }],
      sums: [
        { name: sumLinesCopy.products(1), amount: 1100 },
        ...names.map((name) => ({ name: sumLinesCopy.packing(name, 1), amount: 1_234_567 })),
      ],
      total_payment: 3_704_801,
      amount_by_tax_rate: [{ tax_rate: 10 as const, amount: 3_704_801, tax: 336_800 }],
    };
    const about = { title: "領収書", author: "のれん", foot: "領収書", colors: DEFAULT_COLORS, now: new Date(0) };
    const { lines } = readPdf(await drawPdf(about, (doc) => void drawBill(doc, bill, top)));
    const totals = lines.slice(lines.findIndex(({ text }) => text === sumLinesCopy.products(1)));
    const x = totals[0]!.x;
    const column = totals.filter((line) => line.x === x);
    expect(column.map(({ text }) => text).join("")).toContain(bill.sums.map(({ name }) => name).join(""));
    column.slice(1).forEach(({ text, y }, index) => {
      expect([text, column[index]!.y - y >= 9]).toEqual([text, true]);
    });
    expect(new Set(totals.filter(({ y }) => y > PAGE.margin).map(({ page }) => page)).size).toBe(1);
    expect(column.at(-1)!.y).toBeGreaterThan(PAGE.height - BOTTOM);
  },
);
