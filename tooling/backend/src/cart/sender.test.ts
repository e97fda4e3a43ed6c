import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { okinawa, orderer, osaka, PAYMENT_IDS, testCart } from "../testing/cart.fixture.ts";
import { receiver } from "../testing/gift.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

const company = { ...okinawa, shipping_last_name: "暖簾堂", shipping_first_name: "総務部" };

describe("the sender of a cart", () => {
  let shop: TestShop;
  let cup: number;
  beforeAll(async () => {
    shop = await openTestShop();
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
  });

  async function openCart(memberId?: number) {
    const cart = await testCart(shop, memberId);
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 1 });
    return cart;
  }
  /** A member with a second address, optionally the default sender. */
  async function withBook(isDefault: boolean) {
    const { id: memberId, email } = await testMember(shop);
    const { id } = (await shop.call(calls.createAddress, { memberId, body: company })).body;
    if (isDefault) await shop.call(calls.useSenderAddress, { memberId, params: { id } });
    return { memberId, email, id };
  }

  it("defaults to the orderer; a guest's other sender appears in order and mail", async () => {
    const { edit, placeOrder } = await openCart();
    const guest = { ...orderer, email: "sender@example.com" };
    await edit(calls.modifyCartOrder, { orderer: guest });
    expect((await edit(calls.addCartShipping, { address: osaka })).sender).toBeNull();
    const cart = await edit(calls.modifyCartOrder, { sender: company, payment_id: PAYMENT_IDS.bankTransfer });
    expect(cart.sender).toMatchObject({ user_address_id: null, shipping_name: "暖簾堂 総務部", city: "那覇市" });
    const { order } = (await placeOrder()).body;
    expect(order.sender).toMatchObject({ shipping_name: "暖簾堂 総務部", postal_code: "9000014" });
    const [mail] = await findMailsTo(shop, guest.email);
    expect(mail?.bodyText).toContain("ご依頼主");
    expect(mail?.bodyText).toContain("暖簾堂 総務部 様");
  });

  it("can be reset to the orderer, and then appears in neither", async () => {
    const { edit, placeOrder } = await openCart();
    await edit(calls.modifyCartOrder, { orderer: { ...orderer, email: "plain@example.com" }, sender: company });
    await edit(calls.addCartShipping, { address: osaka });
    expect(
      (await edit(calls.modifyCartOrder, { sender: null, payment_id: PAYMENT_IDS.bankTransfer })).sender,
    ).toBeNull();
    expect((await placeOrder()).body.order.sender).toBeNull();
    expect((await findMailsTo(shop, "plain@example.com"))[0]?.bodyText).not.toContain("ご依頼主");
  });

  it("is the member's default sender, copied with the first destination [address.default-unique]", async () => {
    const { memberId, id } = await withBook(true);
    const cart = await openCart(memberId);
    expect((await cart.read()).sender).toBeNull();
    const placed = await cart.edit(calls.addCartShipping, { address: osaka });
    expect(placed.sender).toMatchObject({ user_address_id: id, shipping_name: "暖簾堂 総務部" });
    await cart.edit(calls.modifyCartOrder, { sender: null });
    expect((await cart.edit(calls.addCartShipping, { address: okinawa })).sender).toBeNull();
    const gift = await openCart((await withBook(true)).memberId);
    expect((await gift.edit(calls.setSocialReceiver, { receiver })).sender?.shipping_name).toBe("暖簾堂 総務部");
  });

  it("accepts addresses of the member's own address book only", async () => {
    const { memberId, id } = await withBook(false);
    const cart = await openCart(memberId);
    expect((await cart.edit(calls.addCartShipping, { address: osaka })).sender).toBeNull();
    expect((await cart.edit(calls.modifyCartOrder, { sender_address_id: id })).sender?.user_address_id).toBe(id);
    const another = await openCart((await withBook(false)).memberId);
    for (const stranger of [another, await openCart()]) {
      const { status, body } = await stranger.send(calls.modifyCartOrder, { sender_address_id: id });
      expect([status, body.code]).toEqual([422, "cart.sender.not_data"]);
    }
    const typed = await cart.send(calls.modifyCartOrder, { sender: { ...company, prefecture: "東京市" } });
    expect(Object.keys(typed.body.errors)).toEqual(["sender.prefecture"]);
  });

  it("is visible to its member only", async () => {
    const { memberId, id } = await withBook(false);
    const cart = await openCart(memberId);
    await cart.edit(calls.modifyCartOrder, { sender_address_id: id });
    const seen = await shop.call(calls.getCart, { params: { token: cart.token } });
    expect(seen.body.sender).toBeNull();
    expect(JSON.stringify(seen.body)).not.toContain("那覇市");
  });
});
