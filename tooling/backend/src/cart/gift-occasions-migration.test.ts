import { readFileSync } from "node:fs";
import { calls, type OrderStatus } from "@noren/contract";
import { addDays } from "date-fns/addDays";
import { subDays } from "date-fns/subDays";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { carts } from "../db/schema/cart.ts";
import { orderPackings, orders, orderShippings } from "../db/schema/order.ts";
import { otherOrderer, readyCart } from "../testing/cart.fixture.ts";
import { testPackingOptions } from "../testing/packing.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

const readMigration = (name: string) => readFileSync(new URL(`../../migrations/${name}`, import.meta.url), "utf8");
const migration = readMigration("0216_gift_occasions.sql");
const convert = sql.raw(migration.slice(migration.indexOf("UPDATE order_packings SET\n  occasion")));

it("converts older のし in carts and orders to an occasion, a colour and names", async () => {
  const shop = await openTestShop();
  const cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
  const options = await testPackingOptions(shop);
  const noshi = { id: options.condolence, title: "志", knot: "musubikiri", placement: "inner", name: "山田家" };
  const ordered = await readyCart(shop, [[cup, 1]]);
  expect((await ordered.placeOrder()).status).toBe(200);
  const before = { ...noshi, occasion: "香典返し", price: 0 };
  await shop.db.execute(sql`UPDATE order_packings SET noshi = ${JSON.stringify(before)}::jsonb`);
  const cart = await readyCart(shop, [[cup, 1]]);
  const { id } = await cart.read();
  const [row] = await shop.db.select({ content: carts.content }).from(carts).where(eq(carts.id, id));
  const old = { wrapping_id: options.paper, noshi, message_card: null };
  const [shipping] = row!.content.shippings;
  const packings = shipping!.packings.map((packing) => ({ ...packing, packaging: old }));
  const content = {
    ...row!.content,
    shippings: [{ ...shipping, packings }],
    removed: { key: "u1", lines: [], packings: [{ shipping_key: shipping!.key, packing: packings[0] }] },
  };
  await shop.db.execute(sql`UPDATE carts SET content = ${JSON.stringify(content)}::jsonb WHERE id = ${id}`);
  await shop.db.execute(convert);

  const printed = { title: "志", cord: "black-white", names: ["山田家"], affiliation: null, reading: null };
  const [packing] = await shop.db.select().from(orderPackings);
  expect(packing).toMatchObject({
    occasion: { id: options.condolence, name: "香典返し", nature: "mourning" },
    noshi: { ...printed, strands: 5, has_ornament: false },
  });
  expect((await cart.read()).detail.shippings[0]?.packings[0]).toMatchObject({
    occasion: { name: "香典返し" },
    wrapping: { id: options.paper },
    noshi: printed,
  });
  const [after] = await shop.db.select({ content: carts.content }).from(carts).where(eq(carts.id, id));
  expect(after?.content.removed?.packings[0]?.packing.packaging).toEqual(
    after?.content.shippings[0]?.packings[0]?.packaging,
  );
  const { status } = await cart.send(calls.modifyCartPacking, {
    packings: [{ key: packings[0]!.key, delivery_timezone_key: "18-20" }],
  });
  expect(status).toBe(200);
});

it("converts condolence gifts of older orders to cords without red, and keeps prices on slips of shipped ones", async () => {
  const shop = await openTestShop();
  const cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
  const red = { title: "志", knot: "musubikiri", cord: "red-white", strands: 5, has_ornament: true, price: 0 };
  const occasion = { id: 999_999, name: "削除した用途", nature: "once" };
  const order = async (title: string, status: OrderStatus, orderedAt: Date) => {
    const { body } = await (await readyCart(shop, [[cup, 1]], undefined, otherOrderer())).placeOrder();
    const { id } = body.order;
    await shop.db.update(orders).set({ status, orderedAt }).where(eq(orders.id, id));
    const shipping = shop.db
      .select({ id: orderShippings.id })
      .from(orderShippings)
      .where(eq(orderShippings.orderId, id));
    const noshi = { ...red, title };
    await shop.db.execute(sql`UPDATE order_packings SET
      occasion = ${JSON.stringify(occasion)}::jsonb, noshi = ${JSON.stringify(noshi)}::jsonb, hides_prices = true
      WHERE order_shipping_id IN ${shipping}`);
    return async () => {
      const [row] = await shop.db
        .select()
        .from(orderPackings)
        .innerJoin(orderShippings, eq(orderShippings.id, orderPackings.orderShippingId))
        .where(eq(orderShippings.orderId, id));
      const { noshi: printed, occasion: purpose, hides_prices } = row!.order_packings;
      return [purpose?.nature, printed?.cord, printed?.has_ornament, hides_prices];
    };
  };
  const { rows } = await shop.db.execute<{ applied_at: string }>(
    sql`SELECT applied_at FROM migrations WHERE name = '0216_gift_occasions.sql'`,
  );
  const upgraded = new Date(rows[0]!.applied_at);
  const before = subDays(upgraded, 30);
  const condolence = await order("御香料", "completed", before);
  const celebration = await order("御祝", "preparing", before);
  const later = await order("御香料", "shipped", addDays(upgraded, 1));
  await shop.db.execute(sql.raw(readMigration("0229_condolences_of_old_gifts.sql")));
  expect(await condolence()).toEqual(["mourning", "black-white", false, false]);
  expect(await celebration()).toEqual(["once", "red-white", true, true]);
  expect(await later()).toEqual(["once", "red-white", true, true]);
});
