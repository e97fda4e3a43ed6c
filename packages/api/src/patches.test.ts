import { cart as cartExample, order as orderExample, picture, product, productInfo } from "@noren/contract/examples";
import { describe, expect, test, vi } from "vitest";
import { cartAccessory } from "./endpoints/cart-accessory.ts";
import { cartDiscount } from "./endpoints/cart-discount.ts";
import { cartPacking } from "./endpoints/cart-packing.ts";
import { type Body, cart } from "./endpoints/cart.ts";
import { cartCheckout } from "./endpoints/cart-checkout.ts";
import { coupon } from "./endpoints/coupon.ts";
import { catalogue } from "./endpoints/catalogue.ts";
import { order } from "./endpoints/order.ts";
import { answering, gate, testStore } from "./testing.ts";

const LIKE = `POST /v1/products/${product.id}/likes`;

describe("[favourite.everywhere] favourites", () => {
  const answers = {
    [`GET /v1/products/${product.key}`]: () => Response.json(product),
    "GET /v1/products/other/recommend": () => Response.json({ data: [productInfo, { ...productInfo, id: 99 }] }),
    [`GET /v1/carts/${cartExample.token}`]: () => Response.json(cartExample),
  };

  async function filled(like: () => Promise<Response>) {
    const store = testStore(answering({ ...answers, [LIKE]: like }));
    await store.dispatch(catalogue.endpoints.getProduct.initiate(product.key));
    await store.dispatch(catalogue.endpoints.listRecommendations.initiate("other"));
    await store.dispatch(cart.endpoints.getCart.initiate(cartExample.token));
    const flags = () => [
      catalogue.endpoints.getProduct.select(product.key)(store.getState()).data?.is_favorite,
      ...(catalogue.endpoints.listRecommendations
        .select("other")(store.getState())
        .data?.data.map((one) => one.is_favorite) ?? []),
      cart.endpoints.getCart.select(cartExample.token)(store.getState()).data?.detail.products[0]?.product_info
        .is_favorite,
    ];
    return { store, flags };
  }

  test("change on all lists at once, and on the same product only", async () => {
    const answer = gate<Response>();
    const { store, flags } = await filled(() => answer.promise);
    expect(flags()).toEqual([false, false, false, false]);
    const change = store.dispatch(catalogue.endpoints.setFavourite.initiate({ id: product.id, is_favorite: true }));
    expect(flags()).toEqual([true, true, false, true]);
    answer.resolve(Response.json({ id: product.id, is_favorite: true }));
    await change;
    expect(flags()).toEqual([true, true, false, true]);
  });

  test("[error.server-message] are undone when the server refuses, and its message is rethrown", async () => {
    const { store, flags } = await filled(async () =>
      Response.json({ message: "上限に達しました。" }, { status: 422 }),
    );
    const { error } = await store.dispatch(
      catalogue.endpoints.setFavourite.initiate({ id: product.id, is_favorite: true }),
    );
    expect(error).toMatchObject({ message: "上限に達しました。" });
    expect(flags()).toEqual([false, false, false, false]);
  });
});

test("every change of the cart replaces the cached cart by the answer", async () => {
  const { token } = cartExample;
  const changed = { ...cartExample, remarks: "のしをお願いします" };
  const { fetch, requests } = answering({
    "POST /v1/carts/init": () => Response.json(cartExample),
    "PATCH /v1/carts/other/modify": () => Response.json(changed),
  });
  const store = testStore({ fetch });
  const held = () => cart.endpoints.getCart.select(token)(store.getState()).data;
  await store.dispatch(cart.endpoints.initCart.initiate({ token: null }));
  expect(held()).toEqual(cartExample);
  await store.dispatch(cartCheckout.endpoints.modifyCartOther.initiate({ token, remarks: changed.remarks }));
  expect(held()).toEqual(changed);
  expect(requests.map(({ call }) => call)).toEqual(["POST /v1/carts/init", "PATCH /v1/carts/other/modify"]);
});

test("a coupon, points and a parcel change the cached cart, and a coupon taken by code shows among the member's", async () => {
  const { token } = cartExample;
  const answerWith = (remarks: string) => () => Response.json({ ...cartExample, remarks });
  const { fetch, requests } = answering({
    "POST /v1/carts/init": () => Response.json(cartExample),
    "GET /v1/me/coupons": () => Response.json({ data: [] }),
    "PATCH /v1/carts/coupons/add": answerWith("coupon"),
    "PATCH /v1/carts/point": answerWith("point"),
    "PATCH /v1/carts/packings/add": answerWith("packing"),
    "PATCH /v1/carts/accessories/add": answerWith("accessory"),
  });
  const store = testStore({ fetch });
  const held = () => cart.endpoints.getCart.select(token)(store.getState()).data?.remarks;
  await store.dispatch(cart.endpoints.initCart.initiate({ token: null }));
  await store.dispatch(coupon.endpoints.listMyCoupons.initiate({}));
  await store.dispatch(cartDiscount.endpoints.addCartCoupon.initiate({ token, code: "HAJIMETE" }));
  expect(held()).toBe("coupon");
  await vi.waitFor(() => expect(requests.filter(({ call }) => call === "GET /v1/me/coupons")).toHaveLength(2));
  await store.dispatch(cartDiscount.endpoints.setCartPoint.initiate({ token, use_point: 100 }));
  expect(held()).toBe("point");
  const products = [{ key: "l1", quantity: 1 }];
  await store.dispatch(cartPacking.endpoints.addCartPacking.initiate({ token, shipping_key: "s1", products }));
  expect(held()).toBe("packing");
  await store.dispatch(
    cartAccessory.endpoints.addCartAccessory.initiate({ token, key: "l1", product_id: 12, quantity: 1 }),
  );
  expect(held()).toBe("accessory");
});

test("[order.cancel] the cancelled order replaces the one in the list", async () => {
  const { id } = orderExample;
  const summary = {
    id,
    order_no: orderExample.order_no,
    ordered_at: orderExample.ordered_at,
    status: "accepted",
    status_name: "受付済み",
    shipped_on: null,
    can_cancel: true,
    cancel_only_ecd_key: null,
    payment_guide: null,
    total_payment: 7150,
    item_count: 2,
    products: [{ product_name: "青磁の飯碗", quantity: 2, image: picture }],
  };
  const cancelled = {
    ...orderExample,
    status: "cancelled",
    status_name: "キャンセル",
    can_cancel: false,
    cancel_only_ecd_key: "ECD-1",
  };
  const store = testStore(
    answering({
      "GET /v1/me/orders": () =>
        Response.json({ data: [summary, { ...summary, id: 4 }], user_order_total_payment: 7150 }),
      [`PUT /v1/me/orders/${id}/cancel`]: () => Response.json(cancelled),
    }),
  );
  await store.dispatch(order.endpoints.listOrders.initiate({}));
  await store.dispatch(order.endpoints.cancelOrder.initiate({ id, cancel_reason: null }));
  const list = order.endpoints.listOrders.select({})(store.getState()).data?.data;
  expect(list?.map((one) => [one.id, one.status, one.can_cancel, one.cancel_only_ecd_key])).toEqual([
    [id, "cancelled", false, "ECD-1"],
    [4, "accepted", true, null],
  ]);
  expect(order.endpoints.getOrder.select(id)(store.getState()).data).toEqual(cancelled);
});

type CartBody = Body<"addCartProduct">;

test.each([
  ["alone", "add", (body: CartBody) => cart.endpoints.addCartProduct.initiate(body)],
  [
    "in a set",
    "add-set",
    ({ token, ...one }: CartBody) => cartAccessory.endpoints.addCartProductSet.initiate({ token, products: [one] }),
  ],
] as const)("a product whose last piece went is fetched again when the cart refuses it %s", async (_, path, add) => {
  const [variant] = product.product_model.products;
  const soldOut = { ...product, product_model: { products: [{ ...variant!, stock_status: "out" as const }] } };
  const read = vi.fn().mockReturnValueOnce(Response.json(product)).mockReturnValue(Response.json(soldOut));
  const store = testStore(
    answering({
      [`GET /v1/products/${product.key}`]: async () => read(),
      [`PATCH /v1/carts/products/${path}`]: async () =>
        Response.json({ code: "cart.update_products.out_of_stock", message: "在庫がありません。" }, { status: 422 }),
    }),
  );
  await store.dispatch(catalogue.endpoints.getProduct.initiate(product.key));
  const started = add({ token: cartExample.token, product_id: variant!.id, quantity: 1 });
  await store.dispatch(started as ReturnType<typeof cart.endpoints.addCartProduct.initiate>);
  const select = catalogue.endpoints.getProduct.select(product.key);
  await vi.waitFor(() => expect(select(store.getState()).data?.product_model.products[0]?.stock_status).toBe("out"));
});
