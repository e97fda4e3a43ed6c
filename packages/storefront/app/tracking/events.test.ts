import { accountChanges } from "@noren/api/endpoints/account-changes";
import { auth } from "@noren/api/endpoints/auth";
import { cart } from "@noren/api/endpoints/cart";
import { cartOrder } from "@noren/api/endpoints/cart-order";
import { order as orders } from "@noren/api/endpoints/order";
import { loginSteps } from "@noren/api/endpoints/login-steps";
import { catalogue } from "@noren/api/endpoints/catalogue";
import { cart as example, loginAnswer, order, product, productInfo } from "@noren/contract/examples";
import type { TrackedEvent } from "@noren/domain/tracked-event";
import { describe, expect, test } from "vitest";
import { openCart } from "../effects/open-cart.ts";
import { parseFilter, toProductQuery } from "../load/list-filter.ts";
import { addAppListener } from "../state/store.ts";
import { type Responses, testApp } from "../testing/test-app.ts";
import { listActionEvents, purchaseOf } from "./action-events.ts";
import { listPageEvents } from "./page-events.ts";

const { token } = example;
const INIT = "POST /v1/carts/init";
const page = (screen: string, { key = "", search = "" } = {}) => ({ screen, key, search });

describe("the events of a page", () => {
  test("a product, once it is loaded", async () => {
    const { store } = testApp({ responses: { [`GET /v1/products/${product.key}`]: () => Response.json(product) } });
    const tracked = () => listPageEvents(page("Product", { key: product.key }), store.getState());
    expect(tracked()).toBeNull();
    await store.dispatch(catalogue.endpoints.getProduct.initiate(product.key));
    expect(tracked()).toMatchObject([{ name: "view_item", item: { code: product.code, quantity: 1 } }]);
  });

  test("a list by its category or its search word; a search is reported on its first page only", async () => {
    const facets = { brands: [], categories: [], price_min: null, price_max: null };
    const { store } = testApp();
    const tracked = async (search: string) => {
      const query = new URLSearchParams(search);
      const arg = toProductQuery(parseFilter(query), Number(query.get("page") ?? 1));
      const value = { data: [productInfo], facets, pagination: { total: 1, per: 15, last: 1, current: 1 } };
      store.dispatch(catalogue.util.upsertQueryEntries([{ endpointName: "listProducts", arg, value }]));
      return listPageEvents(page("ProductList", { search }), store.getState());
    };
    expect(listPageEvents(page("ProductList", { search: "?category=tea" }), store.getState())).toBeNull();
    const items = [{ code: productInfo.code }];
    expect(await tracked("?category=tea")).toMatchObject([{ name: "view_item_list", list: "tea", items }]);
    expect(await tracked("")).toMatchObject([{ name: "view_item_list", list: "all" }]);
    expect(await tracked("?word=%E3%80%80茶%20")).toMatchObject([
      { name: "search", word: "茶" },
      { name: "view_item_list", list: "search" },
    ]);
    expect(await tracked("?word=茶&page=2")).toMatchObject([{ name: "view_item_list" }]);
  });

  test("the cart and the steps of the checkout, with their totals", async () => {
    const { store } = testApp({ responses: { [INIT]: () => Response.json(example) } });
    const tracked = (screen: string) => listPageEvents(page(screen), store.getState())?.map(({ name }) => name);
    expect(tracked("Cart")).toBeUndefined();
    await openCart(store);
    expect(["Cart", "CartShippingSelect", "CartPayment", "CartConfirm"].flatMap(tracked)).toEqual([
      "view_cart",
      "begin_checkout",
      "add_shipping_info",
      "add_payment_info",
    ]);
    const empty = { ...example, detail: { ...example.detail, products: [] } };
    store.dispatch(cart.util.upsertQueryEntries([{ endpointName: "getCart", arg: token, value: empty }]));
    expect(tracked("Cart")).toEqual([]);
    expect(tracked("Home")).toEqual([]);
  });
});

describe("the events of an action", () => {
  /** A test app and the events that it reports. */
  function tracked(responses: Responses = {}) {
    const events: TrackedEvent[] = [];
    const app = testApp({ responses });
    app.store.dispatch(
      addAppListener({
        predicate: () => true,
        effect: (action, { getOriginalState }) => void events.push(...listActionEvents(action, getOriginalState())),
      }),
    );
    return { ...app, events };
  }

  test("a login, unless it requires a code first; no rejected registration", async () => {
    const answers = [loginAnswer, { ...loginAnswer, access_token: undefined, is_verify: true, verify_code: "c" }];
    const { store, events } = tracked({
      "POST /v1/auth/login": () => Response.json(answers.shift()),
      "POST /v1/users": () => Response.json({ message: "" }, { status: 422 }),
    });
    const login = () => store.dispatch(auth.endpoints.login.initiate({ username: "a", password: "b" }));
    await login();
    await login();
    expect(events).toEqual([{ name: "login", method: "password" }]);
    await store.dispatch(accountChanges.endpoints.createUser.initiate({} as never));
    expect(events).toHaveLength(1);
  });

  test("other ways to log in by their names", async () => {
    const { store, events } = tracked({
      "POST /v1/auth/verify": () => Response.json(loginAnswer),
      "POST /v1/auth/login-sync-channel": () => Response.json({ url: "https://other.shop", login: null }),
    });
    const code = { verify_code: "c", user_id: 5, code: "123456" };
    await store.dispatch(loginSteps.endpoints.verifyLogin.initiate(code));
    await store.dispatch(loginSteps.endpoints.syncLogin.initiate({ channel: "other" }));
    expect(events).toEqual([{ name: "login", method: "code" }]);
  });

  test("additions to and removals from the cart, but not its opening", async () => {
    const [line] = example.detail.products;
    const withLines = (...quantities: number[]) => ({
      ...example,
      detail: { ...example.detail, products: quantities.map((quantity) => ({ ...line, quantity })) },
    });
    const { store, events } = tracked({
      [INIT]: () => Response.json(withLines(1)),
      "PATCH /v1/carts/products/add": () => Response.json(withLines(3)),
      "PATCH /v1/carts/products/delete": () => Response.json(withLines()),
    });
    await openCart(store);
    expect(events).toEqual([]);
    await store.dispatch(cart.endpoints.addCartProduct.initiate({ token, product_id: 11, quantity: 2 }));
    await store.dispatch(cart.endpoints.deleteCartProduct.initiate({ token, key: "l1" }));
    expect(events).toMatchObject([
      { name: "add_to_cart", item: { quantity: 2 } },
      { name: "remove_from_cart", item: { quantity: 3 } },
    ]);
  });

  test("[refund.shape] the cancellation of a paid order is a refund of its lines; of an unpaid one it is no event", async () => {
    const path = `/v1/me/orders/${order.id}/cancel`;
    const refundWith = (status: "requested" | "none") => ({
      status,
      cart_id: 7,
      payment_id: 1,
      total_payment: 7150,
      total_carriage: 550,
      total_tax: 650,
      use_point: 0,
      user_order_info: {
        shipping: [],
        packing: [],
        product: [
          { shipping_id: 1, product_id: 11, code: "SJ-1", product_name: "飯碗", unit_price: 3300, quantity: 2 },
        ],
      },
    });
    let refund = refundWith("requested");
    const { store, events } = tracked({ [`PUT ${path}`]: () => Response.json({ ...order, refund }) });
    const cancel = () => store.dispatch(orders.endpoints.cancelOrder.initiate({ id: order.id, cancel_reason: null }));
    await cancel();
    refund = refundWith("none");
    await cancel();
    expect(events).toMatchObject([
      {
        name: "refund",
        order_no: order.order_no,
        value: 7150,
        tax: 650,
        carriage: 550,
        items: [{ code: "SJ-1", quantity: 2 }],
      },
    ]);
  });

  test("[tracking.purchase] the placed order is a purchase of the cart's products", async () => {
    const purchases: unknown[] = [];
    const { store } = testApp({
      responses: {
        [INIT]: () => Response.json(example),
        [`POST /v1/carts/${token}/decision`]: () => Response.json({ order_no: order.order_no, order, payment: null }),
      },
    });
    store.dispatch(
      addAppListener({
        predicate: () => true,
        effect: (action, { getState }) => {
          const purchase = purchaseOf(action, getState());
          if (purchase) purchases.push(purchase);
        },
      }),
    );
    await openCart(store);
    const { total_payment, total_tax, total_carriage } = example.detail.order;
    await store.dispatch(cartOrder.endpoints.decideCart.initiate({ token, total_payment }));
    expect(purchases).toMatchObject([
      { order_no: order.order_no, value: total_payment, tax: total_tax, carriage: total_carriage, coupon: null },
    ]);
    expect((purchases[0] as { items: unknown[] }).items).toHaveLength(example.detail.products.length);
  });
});
