import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { channels } from "../db/schema/shop.ts";
import { readyCart } from "../testing/cart.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import type { DeliverySlot } from "./slot.ts";

const other: DeliverySlot[] = [
  { key: "am-1", name: "午前（9時～12時）" },
  { key: "00-pm", name: "午後" },
];

describe("delivery slots", () => {
  let shop: TestShop;
  let cup: number;
  beforeAll(async () => {
    shop = await openTestShop();
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 10 });
  });

  const deliverIn = (deliverySlots: DeliverySlot[]) =>
    shop.db.update(channels).set({ deliverySlots }).where(eq(channels.id, shop.simple.id));

  it("are the shop's, in its order; a saved delivery wish keeps the slot's former name", async () => {
    const cart = await readyCart(shop, [[cup, 1]]);
    const { detail } = await cart.read();
    const key = detail.shippings[0]?.packings[0]?.key ?? "";
    const wish = (delivery_timezone_key: string) => ({ packings: [{ key, delivery_timezone_key }] });
    await cart.edit(calls.modifyCartPacking, wish("08-12"));

    await deliverIn(other);
    const { body } = await shop.call(calls.listCartLeadTimes, { params: { token: cart.token } });
    expect(Object.entries(body.data[0].delivery_timezone)).toEqual([
      ["am-1", "午前（9時～12時）"],
      ["00-pm", "午後"],
    ]);
    expect((await cart.read()).detail.shippings[0]?.packings[0]?.delivery_timezone_name).toBe("午前中");
    expect((await cart.send(calls.modifyCartPacking, wish("14-16"))).status).toBe(422);
    const { detail: chosen } = await cart.edit(calls.modifyCartPacking, wish("00-pm"));
    expect(chosen.shippings[0]?.packings[0]?.delivery_timezone_name).toBe("午後");
  });

  it.each([
    ["a key that looks like a whole number", [{ key: "9", name: "朝" }]],
    ["a duplicate key", [other, other].flat()],
    ["no name", [{ key: "am-1", name: "" }]],
  ])("cannot be saved with %s", async (_, slots) => {
    await expect(deliverIn(slots)).rejects.toMatchObject({ cause: { constraint: "channels_delivery_slots_check" } });
  });
});
