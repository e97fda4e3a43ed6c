import { calls } from "@noren/contract";
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
