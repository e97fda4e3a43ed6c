import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { okinawa, orderer, osaka, PAYMENT_IDS, testCart, type TestCart } from "../testing/cart.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

const named = (shipping_first_name: string) => ({ ...osaka, shipping_first_name });

describe("a cart with many destinations", () => {
  let shop: TestShop;
  let cup: number;
  let rare: number;
  beforeAll(async () => {
    shop = await openTestShop();
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
    rare = await testVariant(shop, { name: "限定の皿", price: 3300, stock: 4 });
  });

  /** A member's cart with one cup, and the ids of the member's other addresses. */
  async function withBook(count: number): Promise<{ cart: TestCart; ids: number[]; memberId: number; email: string }> {
    const { id: memberId, email } = await testMember(shop);
    const ids: number[] = [];
    for (let index = 0; index < count; index++) {
      ids.push((await shop.call(calls.createAddress, { memberId, body: named(`花子${index}`) })).body.id);
    }
    const cart = await testCart(shop, memberId);
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    return { cart, ids, memberId, email };
  }
  const idsOf = (cart: Awaited<ReturnType<TestCart["read"]>>) =>
    cart.detail.shippings.map(({ user_address_id }) => user_address_id);
  const each = (cart: Awaited<ReturnType<TestCart["read"]>>, product_id: number, quantities: readonly number[]) => ({
    sets_quantities: true,
    products: [
      {
        product_id,
        shippings: cart.detail.shippings.map(({ key }, index) => ({
          shipping_key: key,
          quantity: quantities[index] ?? 0,
        })),
      },
    ],
  });
  const quantitiesOf = ({ detail }: Awaited<ReturnType<TestCart["read"]>>, product_id: number) =>
    detail.shippings.map(({ key }) =>
      detail.products
        .filter((line) => line.shipping_key === key && line.product_id === product_id)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    );

  it("is not divided into more than a thousand lines, which each request would read", async () => {
    const variants = Array.from({ length: 51 }, (_, index) => testVariant(shop, { name: `皿${index}`, stock: 20 }));
    const product_ids = await Promise.all(variants);
    const cart = await testCart(shop);
    const products = product_ids.map((product_id) => ({ product_id, quantity: 20 }));
    await cart.edit(calls.addCartProductSet, { products });
    for (let index = 0; index < 20; index += 1)
      await cart.edit(calls.addCartShipping, { address: named(`花子${index}`) });
    const { detail } = await cart.read();
    const shippings = detail.shippings.map(({ key }) => ({ shipping_key: key, quantity: 1 }));
    expect(shippings).toHaveLength(20);
    const divide = (count: number) =>
      cart.send(calls.divideCartProduct, {
        products: product_ids.slice(0, count).map((product_id) => ({ product_id, shippings })),
      });
    expect((await divide(51)).body.message).toContain("1000");
    expect((await divide(40)).body.detail.products).toHaveLength(40 * 20 + 11);
  });

  it("[cart.recipients] adds twelve entries of the book at once, and only once when the request is repeated", async () => {
    const { cart, ids } = await withBook(12);
    const chosen = await cart.edit(calls.addCartShipping, { user_address_ids: ids, is_only: true });
    expect(idsOf(chosen)).toEqual(ids);
    const again = await cart.edit(calls.addCartShipping, { user_address_ids: ids, is_only: true });
    expect(again.detail.shippings.map(({ key }) => key)).toEqual(chosen.detail.shippings.map(({ key }) => key));
  });

  it("[cart.recipients] keeps the choices of the remaining destinations, and removes the others", async () => {
    const { cart, ids } = await withBook(3);
    const [first = 0, second = 0, third = 0] = ids;
    await cart.edit(calls.addCartShipping, { user_address_ids: [first, second], is_only: true });
    const typed = await cart.edit(calls.addCartShipping, { address: okinawa });
    await cart.edit(calls.divideCartProduct, each(typed, cup, [1, 2, 3]));
    const [, kept, byHand] = typed.detail.shippings;
    const packing = kept?.packings[0]?.key;
    await cart.edit(calls.modifyCartPacking, { packings: [{ key: packing, delivery_timezone_key: "08-12" }] });
    const chosen = await cart.edit(calls.addCartShipping, {
      user_address_ids: [second, third],
      is_only: true,
      keys: [byHand?.key],
    });
    expect(idsOf(chosen)).toEqual([second, null, third]);
    expect(quantitiesOf(chosen, cup)).toEqual([3, 3, 0]);
    expect(chosen.detail.shippings[0]?.packings[0]?.delivery_timezone_key).toBe("08-12");
  });

  it("updates an entry that was changed in the book, and drops its delivery wish", async () => {
    const { cart, ids, memberId } = await withBook(1);
    const [id = 0] = ids;
    const before = await cart.edit(calls.addCartShipping, { user_address_ids: [id], is_only: true });
    const key = before.detail.shippings[0]?.packings[0]?.key;
    await cart.edit(calls.modifyCartPacking, { packings: [{ key, delivery_timezone_key: "08-12" }] });
    await shop.call(calls.updateAddress, { memberId, params: { id }, body: okinawa });
    const [after] = (await cart.edit(calls.addCartShipping, { user_address_ids: [id], is_only: true })).detail
      .shippings;
    expect(after).toMatchObject({ city: "那覇市", packings: [{ delivery_timezone_key: null }] });
  });

  it("adds all entries or none: not another member's, and not more than the limit", async () => {
    const { cart, ids } = await withBook(2);
    const stranger = await withBook(1);
    const mixed = await cart.send(calls.addCartShipping, {
      user_address_ids: [...ids, ...stranger.ids],
      is_only: true,
    });
    expect(mixed.body.code).toBe("cart_detail.set_user_address.not_data");
    const guest = await testCart(shop);
    expect((await guest.send(calls.addCartShipping, { user_address_ids: ids })).status).toBe(422);
    expect((await cart.send(calls.addCartShipping, { user_address_ids: [], is_only: true })).status).toBe(422);
    const many = await withBook(21 - 2);
    await many.cart.edit(calls.addCartShipping, { address: osaka });
    await many.cart.edit(calls.addCartShipping, { address: okinawa });
    const over = await many.cart.send(calls.addCartShipping, { user_address_ids: many.ids });
    expect(over.body.code).toBe("cart_detail.shipping.limit");
    expect((await cart.read()).detail.shippings).toEqual([]);
  });

  it("[cart.shares] sets the cart's quantity to the sum of the shares, up and down", async () => {
    const { cart, ids } = await withBook(3);
    const chosen = await cart.edit(calls.addCartShipping, { user_address_ids: ids, is_only: true });
    expect(quantitiesOf(await cart.edit(calls.divideCartProduct, each(chosen, cup, [1, 1, 1])), cup)).toEqual([
      1, 1, 1,
    ]);
    expect(quantitiesOf(await cart.edit(calls.divideCartProduct, each(chosen, cup, [0, 5, 1])), cup)).toEqual([
      0, 5, 1,
    ]);
    const less = await cart.edit(calls.divideCartProduct, each(chosen, cup, [0, 1, 1]));
    expect([quantitiesOf(less, cup), less.detail.order.total_products]).toEqual([[0, 1, 1], 2200]);
    const none = await cart.send(calls.divideCartProduct, each(chosen, cup, [0, 0, 0]));
    expect(none.body.code).toBe("cart_detail.divide.sum_mismatch");
  });

  it("refuses a variant that is named twice before it goes through the lines", async () => {
    const { cart, ids } = await withBook(2);
    await cart.edit(calls.addCartProduct, { product_id: rare, quantity: 2 });
    const chosen = await cart.edit(calls.addCartShipping, { user_address_ids: ids, is_only: true });
    const { products, ...body } = each(chosen, rare, [9, 9]);
    const twice = await cart.send(calls.divideCartProduct, { ...body, products: [...products, ...products] });
    expect(twice.body.code).toBe("cart_detail.divide.sum_mismatch");
  });

  it("[cart.shares] refuses more pieces than the stock, and does not change the cart", async () => {
    const { cart, ids } = await withBook(5);
    await cart.edit(calls.addCartProduct, { product_id: rare, quantity: 2 });
    const chosen = await cart.edit(calls.addCartShipping, { user_address_ids: ids, is_only: true });
    const refused = await cart.send(calls.divideCartProduct, each(chosen, rare, [1, 1, 1, 1, 1]));
    expect([refused.body.code, refused.body.message]).toEqual([
      "cart.update_products.out_of_stock",
      "「限定の皿」は4点までご注文いただけます。",
    ]);
    expect(quantitiesOf(await cart.read(), rare)).toEqual([2, 0, 0, 0, 0]);
  });

  it("[cart.sender] has a sender per destination, in the cart, the order and its mail", async () => {
    const { cart, ids, email } = await withBook(3);
    const [, second = 0, company = 0] = ids;
    const chosen = await cart.edit(calls.addCartShipping, { user_address_ids: ids.slice(0, 2), is_only: true });
    const [first, other] = chosen.detail.shippings;
    expect(first).not.toHaveProperty("sender");
    await cart.edit(calls.divideCartProduct, each(chosen, cup, [1, 2]));
    await cart.edit(calls.modifyCartOrder, { sender: named("会社"), payment_id: PAYMENT_IDS.bankTransfer });
    await cart.edit(calls.modifyCartShipping, { key: first?.key, sender_address_id: company });
    const sent = await cart.edit(calls.modifyCartShipping, { key: other?.key, sender: null });
    expect(sent.detail.shippings.map(({ sender }) => sender?.user_address_id ?? null)).toEqual([company, null]);
    expect(sent.detail.shippings[1]).toMatchObject({ user_address_id: second, sender: null });
    const { order } = (await cart.placeOrder()).body;
    expect(order.sender.shipping_name).toBe("佐藤 会社");
    expect(order.shippings.map(({ sender }: { sender: { shipping_name: string } | null }) => sender)).toMatchObject([
      { shipping_name: "佐藤 花子2" },
      null,
    ]);
    const [mail] = await findMailsTo(shop, email);
    expect(mail?.bodyText).toContain("佐藤 花子2 様");
  });

  it("sets one sender for all destinations, from the member's own book only", async () => {
    const { cart, ids } = await withBook(2);
    const chosen = await cart.edit(calls.addCartShipping, { user_address_ids: ids, is_only: true });
    const key = chosen.detail.shippings[0]?.key;
    await cart.edit(calls.modifyCartShipping, { key, sender: named("会社") });
    const all = await cart.edit(calls.modifyCartOrder, { sender_address_id: ids[1], is_sender_of_all: true });
    expect([all.sender?.user_address_id, all.detail.shippings.some((shipping) => "sender" in shipping)]).toEqual([
      ids[1],
      false,
    ]);
    const stranger = await withBook(1);
    const refused = await cart.send(calls.modifyCartShipping, { key, sender_address_id: stranger.ids[0] });
    expect([refused.status, refused.body.code]).toEqual([422, "cart.sender.not_data"]);
  });

  it("finds the days that suit all parcels of a destination, also when one parcel is requested", async () => {
    const slow = await testVariant(shop, { name: "受注の品", price: 500, stock: 10, leadDays: 9 });
    const cart = await testCart(shop);
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    const { detail } = await cart.edit(calls.addCartProduct, { product_id: slow, quantity: 1 });
    await cart.edit(calls.modifyCartOrder, { orderer });
    const placed = await cart.edit(calls.addCartShipping, { address: osaka });
    const apart = await cart.edit(calls.addCartPacking, {
      shipping_key: placed.detail.shippings[0]?.key,
      products: [{ key: detail.products[1]?.key, quantity: 1 }],
    });
    const [quick] = apart.detail.shippings[0]?.packings ?? [];
    const daysOf = async (choiceMode: "packing" | "shipping"): Promise<string[]> =>
      (
        await shop.call(calls.listCartLeadTimes, {
          params: { token: cart.token },
          query: { keys: quick?.key ?? "", choiceMode },
        })
      ).body.data[0].dates;
    const alone = await daysOf("packing");
    const together = await daysOf("shipping");
    expect(together[0]! > alone[0]!).toBe(true);
    // Each of them can be chosen for the quick parcel too.
    expect(alone).toEqual(expect.arrayContaining(together));
    expect(together.at(-1)).toBe(alone.at(-1));
  });
});
