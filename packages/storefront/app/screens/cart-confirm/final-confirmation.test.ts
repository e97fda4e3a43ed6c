import type { LeadTime, PaymentMethod } from "@noren/contract";
import { staticPages } from "@noren/contract/paths";
import { cart } from "#ui/stories/cart.fixture";
import { weddingParcel } from "#ui/stories/gift.fixture";
import { expect, test } from "vitest";
import { choices } from "../../testing/gift.fixture.ts";
import { toFinalConfirmation } from "./final-confirmation.ts";

const pay = (timing: PaymentMethod["timing"]): PaymentMethod => ({
  id: 1,
  code: "any",
  timing,
  days_to_pay: null,
  timing_text: "ご注文の確定時に決済します。",
  requires: "nothing",
  name: "お支払い",
  description: "",
  fee: 0,
  is_available: true,
  reason: null,
});
const leadTimes: LeadTime[] = [
  { shipping_key: "s1", packing_key: "p1", dates: ["2026-11-26", "2026-11-27"], delivery_timezone: {}, note: null },
];

/** The cart with the wish for its one parcel. */
function wishing(delivery_at: string | null, delivery_timezone_name: string | null) {
  const shippings = cart.detail.shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map((packing) => ({ ...packing, delivery_at, delivery_timezone_name })),
  }));
  return { ...cart, detail: { ...cart.detail, shippings } };
}
const whenOf = (...[at, slot, timing]: [string | null, string | null, PaymentMethod["timing"]]) =>
  toFinalConfirmation({ cart: wishing(at, slot), payment: pay(timing), leadTimes }).deliveries.map(
    ({ parcels, note }) => [...parcels.map(({ when }) => when), ...(note === null ? [] : [note])].join("\n"),
  );

test("[delivery.arrival] without a wished day the confirmation states the first possible day, as the law requires", () => {
  expect(whenOf(null, null, "on_delivery")).toEqual(["日時の指定なし（最短11月26日(木)にお届け）"]);
  expect(whenOf(null, "午前中", "after_delivery")).toEqual(["日付の指定なし（最短11月26日(木)にお届け） 午前中"]);
});

test.each([
  ["before_shipping", 2200, "ご入金の確認後にお渡しし、お受け取りの期限はその日から14日です。"],
  ["before_shipping", 0, "ご注文から14日です。"],
  ["at_order", 2200, "ご注文から14日です。"],
] as const)(
  "[gift.giver-status] the term of a gift that is paid %s with %d yen is known",
  (timing, total_payment, term) => {
    const gift = {
      ...cart,
      social_receiver: { receiver_name: "美咲", sender_name: "花子", message: null },
      detail: { ...cart.detail, shippings: [], order: { ...cart.detail.order, total_payment } },
    };
    const { deliveries } = toFinalConfirmation({ cart: gift, payment: pay(timing), leadTimes: [], giftDays: 14 });
    expect(deliveries[0]?.parcels[0]?.when).toContain(term);
  },
);

test("a chilled parcel has its own products and day", () => {
  const [shipping] = wishing("2026-11-30", null).detail.shippings;
  const [packing] = shipping!.packings;
  const [first, second] = cart.detail.products;
  const chilled = {
    ...packing!,
    key: "p2",
    temperature: "chilled" as const,
    delivery_at: "2026-12-01",
    product_keys: [second!.key],
  };
  const shippings = [{ ...shipping!, packings: [{ ...packing!, product_keys: [first!.key] }, chilled] }];
  const { deliveries } = toFinalConfirmation({
    cart: { ...cart, detail: { ...cart.detail, shippings } },
    payment: pay("after_delivery"),
    leadTimes: [],
  });
  expect(deliveries[0]?.parcels).toEqual([
    {
      contents: [{ name: first!.product_name, quantity: first!.quantity }],
      when: "常温：2026.11.30(月)",
      gift: null,
    },
    {
      contents: [{ name: second!.product_name, quantity: second!.quantity }],
      when: "冷蔵：2026.12.01(火)",
      gift: null,
    },
  ]);
});

test("hints at a title that belongs to another time of the year than the day of delivery", () => {
  const { occasion, noshi } = weddingParcel;
  const seasons = [
    { title: "御歳暮", from: "11-10", to: "12-25" },
    { title: "御年賀", from: "01-01", to: "01-07" },
  ];
  const cautionsAt = (day: string) => {
    const [shipping] = wishing(day, null).detail.shippings;
    const packings = shipping!.packings.map((packing) => ({
      ...packing,
      ...weddingParcel,
      noshi: { ...noshi!, title: "御歳暮" },
    }));
    const [offered] = choices.occasions;
    const { deliveries } = toFinalConfirmation({
      cart: { ...cart, detail: { ...cart.detail, shippings: [{ ...shipping!, packings }] } },
      payment: pay("after_delivery"),
      leadTimes: [],
      occasions: [{ ...offered!, id: occasion!.id, noshi: { ...offered!.noshi!, seasons } }],
    });
    return deliveries[0]?.parcels.map(({ gift }) => gift?.caution);
  };
  expect(cautionsAt("2026-12-20")).toEqual([null]);
  expect(cautionsAt("2027-01-05")).toEqual([expect.stringContaining("「御年賀」もご検討ください")]);
});

test("a product for several recipients is one line; each destination lists its pieces", () => {
  const [line] = cart.detail.products;
  const [shipping] = cart.detail.shippings;
  const piece = (shipping_key: string, changes: object = {}) => ({
    ...line!,
    key: `${shipping_key}${JSON.stringify(changes)}`,
    quantity: 1,
    subtotal: line!.unit_price,
    shipping_key,
    ...changes,
  });
  const keys = ["s1", "s2", "s3"];
  const products = [...keys.map((key) => piece(key)), piece("s3", { packing_key: "p9" })];
  const embroidered = piece("s1", { name_embroidery: "花" });
  const shippings = keys.map((key) => ({ ...shipping!, key }));
  const { lines, deliveries } = toFinalConfirmation({
    cart: { ...cart, detail: { ...cart.detail, products: [...products, embroidered], shippings } },
    payment: pay("after_delivery"),
    leadTimes: [],
  });
  expect(lines.map(({ quantity, subtotal }) => [quantity, subtotal])).toEqual([
    [4, 4 * line!.unit_price],
    [1, line!.unit_price],
  ]);
  expect(deliveries.map(({ parcels }) => parcels[0]?.contents.map(({ quantity }) => quantity))).toEqual([
    [1, 1],
    [1],
    [2],
  ]);
});

test("[role.anonymous-member] a shop without members links to no order history for a cancellation", () => {
  const termsOf = (hasMembers: boolean) =>
    toFinalConfirmation({ cart, payment: pay("after_delivery"), leadTimes, hasMembers }).cancellation.text;
  expect(termsOf(true)).toContain("マイページ");
  expect(termsOf(false)).toMatch(/^発送の準備に入るまでは、キャンセルを承ります。お店へご連絡ください。$/m);
  expect(termsOf(false)).not.toMatch(/マイページ|会員/);
});

test("the terms of return are the shop's own; without any the confirmation refers to the legal page", () => {
  const termsOf = (returnTerms: string | null) =>
    toFinalConfirmation({ cart, payment: pay("after_delivery"), leadTimes, returnTerms }).cancellation;
  expect(termsOf("開封された豆の返品は承れません。").text).toMatch(/\n開封された豆の返品は承れません。$/);
  for (const none of ["", null]) {
    expect(termsOf(none).text).toContain("「返品・交換について詳しく見る」のページに記載しています");
    expect(termsOf(none).text, "names goods that the shop may not sell").not.toMatch(/生花|食料品|名入れ|8日/);
  }
  expect(termsOf(null).path).toBe(staticPages.law);
});

test("with payment in advance it states no day", () => {
  expect(whenOf(null, null, "before_shipping")).toEqual(["日時の指定なし（ご入金の確認後、最短でお届け）"]);
});

test("it states the wished day and slot", () => {
  expect(whenOf("2026-11-30", "午前中", "after_delivery")).toEqual(["2026.11.30(月) 午前中"]);
});

test("with payment in advance the wished day is conditional on the payment", () => {
  expect(whenOf("2026-11-30", "午前中", "before_shipping")).toEqual([
    "2026.11.30(月) 午前中\n※ご入金の確認が遅れた場合は、お届け日を変更させていただきます。",
  ]);
});

test("each destination lists its products", () => {
  const { products, shippings } = wishing(null, null).detail;
  const [line] = products;
  const [shipping] = shippings;
  if (line === undefined || shipping === undefined) throw new Error("the fixture is empty");
  const divided = {
    ...cart,
    detail: {
      ...cart.detail,
      products: [
        { ...line, product_name: "飯碗", quantity: 1 },
        { ...line, product_name: "飯碗", quantity: 2, shipping_key: "s2" },
      ],
      shippings: [shipping, { ...shipping, key: "s2" }],
    },
  };
  const { deliveries } = toFinalConfirmation({ cart: divided, payment: pay("after_delivery"), leadTimes });
  expect(deliveries.map(({ parcels }) => parcels[0]?.contents)).toEqual([
    [{ name: "飯碗", quantity: 1 }],
    [{ name: "飯碗", quantity: 2 }],
  ]);
});

test("lists every line with its price, and the amounts with the number of items", () => {
  const { lines, hasReducedRate, amounts } = toFinalConfirmation({ cart, payment: pay("at_order"), leadTimes });
  expect(lines).toMatchObject(
    cart.detail.products.map(({ product_name, unit_price, quantity, subtotal, tax_rate }) => ({
      product_name,
      unit_price,
      quantity,
      subtotal,
      tax_rate,
      path: null,
    })),
  );
  expect(hasReducedRate).toBe(cart.detail.products.some(({ tax_rate }) => tax_rate === 8));
  expect(amounts).toEqual({
    lines: [
      { kind: "products", name: "商品合計（3点）", amount: 5696 },
      { kind: "carriage", name: "送料", amount: 660 },
    ],
    totals: { ...cart.detail.order, until_free_carriage: null },
    carriage: "charged",
    earning: null,
  });
});

test("the payment states when to pay in the API's text", () => {
  expect(toFinalConfirmation({ cart, payment: pay("at_order"), leadTimes }).payment).toEqual({
    name: "お支払い",
    timing: "ご注文の確定時に決済します。",
    invoiceRecipient: null,
  });
});

test("[order.invoice] only a payment by invoice states to whom the invoice is made out", () => {
  const billed = { ...cart, invoice_recipient: { invoice_company: "みなせ大学", invoice_department: null } };
  const recipientOf = (has_invoice: boolean) =>
    toFinalConfirmation({ cart: billed, payment: { ...pay("after_delivery"), has_invoice }, leadTimes }).payment
      .invoiceRecipient;
  expect(recipientOf(true)).toEqual(billed.invoice_recipient);
  expect(recipientOf(false)).toBeNull();
});

test("the payment names the chosen card", () => {
  const card = { brand: "visa", masked_number: "************4242" } as const;
  const { payment } = toFinalConfirmation({ cart, payment: pay("at_order"), card, leadTimes });
  expect(payment.name).toBe("お支払い：Visa **** **** **** 4242");
});

test("the payment names the chosen chain of convenience stores", () => {
  const payment = { ...pay("before_shipping"), stores: [{ code: "lawson" as const, name: "ローソン" }] };
  const confirmed = toFinalConfirmation({ cart: { ...cart, payment_store: "lawson" }, payment, leadTimes });
  expect(confirmed.payment.name).toBe("お支払い：ローソン");
});
