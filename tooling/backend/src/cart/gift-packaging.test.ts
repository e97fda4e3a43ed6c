import { calls } from "@noren/contract";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { packingOptions } from "../db/schema/packing.ts";
import { channels } from "../db/schema/shop.ts";
import { orderer, osaka, otherOrderer, readyCart, type TestCart } from "../testing/cart.fixture.ts";
import { weddingNoshi, testPackingOptions, type TestPackingOptions } from "../testing/packing.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { toCartBill } from "../pdf/bill.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

describe("gifts", () => {
  let shop: TestShop;
  let cup: number;
  let options: TestPackingOptions;
  beforeAll(async () => {
    shop = await openTestShop();
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
    options = await testPackingOptions(shop);
  });
  afterEach(() => expectInvariants(shop));

  const giftCart = () => readyCart(shop, [[cup, 2]]);
  const firstKey = async (cart: TestCart) => (await cart.read()).detail.shippings[0]!.packings[0]!.key;

  it("refuse knots, cords and titles that clash with the occasion, and name alternatives", async () => {
    const cart = await giftCart();
    const key = await firstKey(cart);
    const pack = async (packing: object) =>
      (await cart.send(calls.modifyCartPacking, { packings: [{ key, ...packing }] })).body;
    const wedding = (changes: object) => pack({ occasion_id: options.wedding, noshi: weddingNoshi(changes) });
    const mismatch = "cart_detail.packing.noshi_mismatch";
    expect(await wedding({ knot: "chomusubi" })).toMatchObject({
      code: mismatch,
      message:
        "「御結婚祝い」には、何度も結び直せる蝶結びをお使いいただけません。結び切りかあわじ結びをお選びください。",
    });
    expect((await wedding({ title: "御霊前" })).code).toBe(mismatch);
    expect((await wedding({ cord: "black-white" })).code).toBe(mismatch);
    const mourning = { title: "志", cord: "black-white" };
    expect(
      (await pack({ occasion_id: options.condolence, noshi: weddingNoshi({ ...mourning, cord: "red-white" }) })).code,
    ).toBe(mismatch);
    expect(
      (
        await pack({
          occasion_id: options.condolence,
          wrapping_id: options.festivePaper,
          noshi: weddingNoshi(mourning),
        })
      ).message,
    ).toContain("「紅白の千代紙」");
    for (const occasion_id of [null, options.birthday]) {
      expect((await pack({ occasion_id, noshi: weddingNoshi() })).code).toBe(mismatch);
    }
    expect((await wedding({ knot: "knot" })).errors).toHaveProperty(["packings.0.noshi.knot"]);
    expect((await wedding({ names: ["あ".repeat(41)] })).errors).toHaveProperty(["packings.0.noshi.names.0"]);
    expect((await wedding({ names: ["あ", "い", "う", "え"] })).errors).toHaveProperty(["packings.0.noshi.names"]);
    expect(await wedding({ names: ["あ".repeat(11)] })).toMatchObject({
      code: "cart_detail.packing.name_too_long",
      message: "のしのお名前は、おひとり10文字までです。",
    });
    for (const requested of [
      { occasion_id: options.paper },
      { wrapping_id: options.card },
      { wrapping_id: 999_999 },
      { message_card: { id: options.paper, message: "祝" } },
      { sign: { id: options.paper, title: "御供", giver: "山田" } },
      { bag: { id: options.card, quantity: 1 } },
    ]) {
      expect((await pack(requested)).code).toBe("cart_detail.packing.not_available");
    }
    expect((await cart.read()).detail.order.total_packing).toBe(0);
  });

  it("have a のし inside or outside only of a wrapping, by default as the occasion has it", async () => {
    const cart = await giftCart();
    const key = await firstKey(cart);
    const placementWith = async (change: object) => {
      const { detail } = await cart.edit(calls.modifyCartPacking, { packings: [{ key, ...change }] });
      return detail.shippings[0]?.packings[0]?.noshi?.placement;
    };
    expect(
      await placementWith({ occasion_id: options.wedding, noshi: weddingNoshi({ placement: "outer" }) }),
    ).toBeNull();
    expect(await placementWith({ wrapping_id: options.paper })).toBe("outer");
    expect(await placementWith({ noshi: weddingNoshi({ placement: null }) })).toBe("inner");
    expect(await placementWith({ wrapping_id: null })).toBeNull();
    const { order } = (await cart.placeOrder()).body;
    expect(order.shippings[0].packings[0].noshi).toMatchObject({ title: "寿", placement: null });
    const [mail] = await findMailsTo(shop, orderer.email);
    expect(mail?.bodyText).toContain("のし：寿、紅白結び切り、お名前：山田\n");
  });

  it("keep three names as typed, with a company and an unusual title", async () => {
    const cart = await giftCart();
    const key = await firstKey(cart);
    const names = ["髙橋 一郎", "山﨑 邊", "𠮷野 葛\u{E0100}子"];
    const { detail } = await cart.edit(calls.modifyCartPacking, {
      packings: [
        {
          key,
          occasion_id: options.thanks,
          noshi: weddingNoshi({ title: "寸志", knot: "chomusubi", names, affiliation: "株式会社のれん堂" }),
        },
      ],
    });
    expect(detail.shippings[0]?.packings[0]).toMatchObject({
      noshi: { title: "寸志", names, affiliation: "株式会社のれん堂", reading: null, strands: 5 },
    });
  });

  it("cannot be paid on delivery when another person receives them", async () => {
    const cart = await giftCart();
    const key = await firstKey(cart);
    const onDelivery = async () => {
      const { body } = await shop.call(calls.listCartPayments, { params: { token: cart.token } });
      return body.data.find(({ code }: { code: string }) => code === "cash_on_delivery").reason;
    };
    const wrap = (wrapping_id: number | null) =>
      cart.edit(calls.modifyCartPacking, { packings: [{ key, wrapping_id }] });
    expect(await onDelivery()).toBeNull();
    await wrap(options.paper);
    expect(await onDelivery()).toContain("お受け取りになる方");
    const names = { last_name: osaka.shipping_last_name, first_name: osaka.shipping_first_name };
    await cart.edit(calls.modifyCartOrder, { orderer: { ...otherOrderer(), ...names } });
    expect(await onDelivery()).toBeNull();
    await cart.edit(calls.modifyCartOrder, { orderer: otherOrderer() });
    await wrap(null);
    expect(await onDelivery()).toBeNull();
  });

  it("keep names beyond a lowered limit of the shop while only the day changes", async () => {
    const cart = await giftCart();
    const key = await firstKey(cart);
    const change = (packing: object) => cart.send(calls.modifyCartPacking, { packings: [{ key, ...packing }] });
    const names = ["株式会社のれん堂"];
    await change({ occasion_id: options.wedding, noshi: weddingNoshi({ names }) });
    const { settings } = shop.simple;
    const limit = (letters: object) => shop.db.update(channels).set({ settings: { ...settings, ...letters } });
    await limit({ "GIFT.NOSHI_NAME_LETTERS": 4 });
    const { status, body } = await change({ delivery_timezone_key: "18-20" });
    expect([status, body.detail?.shippings[0].packings[0].noshi.names]).toEqual([200, names]);
    expect((await change({ hides_prices: true })).body.code).toBe("cart_detail.packing.name_too_long");
    await limit({});
  });

  it("lose a noshi, with a notice, that an occasion no longer allows", async () => {
    const { wedding: remembrance } = await testPackingOptions(shop);
    const cart = await giftCart();
    const key = await firstKey(cart);
    await cart.edit(calls.modifyCartPacking, {
      packings: [{ key, occasion_id: remembrance, wrapping_id: options.paper, noshi: weddingNoshi({ title: "御礼" }) }],
    });
    await shop.db
      .update(packingOptions)
      .set({ nature: "mourning", cords: ["black-white"], hasOrnament: false })
      .where(eq(packingOptions.id, remembrance));
    const { notices, detail } = await cart.read();
    expect(notices.map(({ code }) => code)).toEqual(["cart.notice.packaging"]);
    expect(detail.shippings[0]?.packings[0]).toMatchObject({ noshi: null, wrapping: { id: options.paper } });
  });

  it("charge signs and each bag, and refuse a sign's congratulations in mourning", async () => {
    const cart = await giftCart();
    const key = await firstKey(cart);
    const sign = { id: options.sign, title: "祝 御開店", receiver: "喫茶のれん", giver: "山田花子" };
    const bag = { id: options.bag, quantity: 3 };
    const { detail } = await cart.edit(calls.modifyCartPacking, {
      packings: [{ key, sign, bag, hides_prices: false }],
    });
    expect(detail.shippings[0]?.packings[0]).toMatchObject({
      sign: { name: "木札", giver: "山田花子", price: 550 },
      bag: { name: "手提げ袋", quantity: 3, price: 165 },
      hides_prices: false,
      price: 715,
    });
    expect(detail.order.total_packing).toBe(715);
    for (const packing of [{ occasion_id: options.condolence }, { sign: { ...sign, title: "祝 御結婚" } }]) {
      const { body } = await cart.send(calls.modifyCartPacking, { packings: [{ key, ...packing }] });
      expect(body.code).toBe("cart_detail.packing.noshi_mismatch");
    }
  });

  it("are listed by name on quotation and receipt, and sum to the packing of the order", async () => {
    const cart = await giftCart();
    const key = await firstKey(cart);
    const bag = { id: options.bag, quantity: 3 };
    const edited = await cart.edit(calls.modifyCartPacking, {
      packings: [{ key, wrapping_id: options.paper, message_card: { id: options.card, message: "御礼" }, bag }],
    });
    const { sums } = toCartBill(edited);
    expect(sums.filter(({ name }) => name.startsWith("ギフト包装"))).toEqual([
      { kind: "packing", name: "ギフト包装（包装紙）", amount: 330 },
      { kind: "packing", name: "ギフト包装（メッセージカード）", amount: 110 },
      { kind: "packing", name: "ギフト包装（手提げ袋 × 3）", amount: 165 },
    ]);
    expect(edited.detail.order.total_packing).toBe(330 + 110 + 165);
  });
});
