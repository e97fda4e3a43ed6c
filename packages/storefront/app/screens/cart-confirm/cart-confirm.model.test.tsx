// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import type { CardChoice, Cart } from "@noren/contract";
import { order, settings } from "@noren/contract/examples";
import { checkoutExamples } from "@noren/contract/examples/checkout";
import { paths } from "@noren/contract/paths";
import { cardPayment, cart as plainCart, payments } from "#ui/stories/cart.fixture";
import { act, cleanup, render } from "@testing-library/react";
import { useEffect } from "react";
import { Provider } from "react-redux";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { CartConfirmProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { useChosenCard } from "../../payment/use-chosen-card.ts";
import { selectFailedQueries } from "../../frame/load-error.model.ts";
import { cartEvent } from "../../state/cart.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useCartConfirmModel } from "./cart-confirm.model.ts";

const cart: Cart = { ...plainCart, payment_id: cardPayment.id, payment_name: cardPayment.name };
const total_payment = cart.detail.order.total_payment;

afterEach(cleanup);

/** The confirm step of a cart that a card pays, with the card that was chosen in the payment step. */
async function open({
  choice,
  isPaying = false,
  decide = () => Response.json({ order_no: order.order_no, order, payment: null }),
  url = "https://pay.test/1",
  check,
  offered = [cardPayment, ...payments],
}: {
  choice: CardChoice | null;
  isPaying?: boolean;
  decide?: (body: unknown) => Response | Promise<Response>;
  url?: string;
  check?: () => Response;
  offered?: typeof payments;
}) {
  const decisions: unknown[] = [];
  const { store, navigations } = testApp({
    path: paths.cartConfirm(),
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(cart),
      [`GET /v1/payments/carts/${cart.token}`]: () => Response.json({ data: offered }),
      [`GET /v1/shipping-leadtime/carts/${cart.token}`]: () => Response.json(checkoutExamples.listCartLeadTimes),
      [`GET /v1/carts/${cart.token}/payment/5/check`]: () =>
        check?.() ??
        Response.json({
          is_available: true,
          reason: null,
          in_progress: {
            order_no: order.order_no,
            url,
            expires_at: "2026-11-20T03:30:00Z",
          },
        }),
      [`POST /v1/carts/${cart.token}/decision`]: (body) => {
        decisions.push(body);
        return decide(body);
      },
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  for (const event of [
    { type: "cart/restored", token: cart.token },
    { type: "cart/initRequested" },
    { type: "cart/initSucceeded", token: cart.token, isPaying },
  ] as const)
    store.dispatch(cartEvent(event));
  const page: { props?: CartConfirmProps } = {};
  function Confirm() {
    page.props = useCartConfirmModel();
    return null;
  }
  function Checkout() {
    const [card, setCard] = useChosenCard(cart.token);
    useEffect(() => {
      if (choice && !card) setCard({ cartToken: cart.token, choice, brand: "visa", masked_number: "************4242" });
    });
    return choice && !card ? null : <Outlet />;
  }
  const router = createMemoryRouter(
    [
      {
        element: <Checkout />,
        children: [
          { path: paths.cartConfirm(), element: <Confirm /> },
          { path: "*", element: null },
        ],
      },
    ],
    { initialEntries: [paths.cartConfirm()] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const pathname = () => router.state.location.pathname;
  const ready = () => vi.waitFor(() => expect(page.props?.confirmation ?? null).not.toBeNull());
  const placeOrder = (password?: string) => act(async () => page.props?.onOrdered(password));
  return { page, store, pathname, ready, placeOrder, decisions, navigations };
}

const refuse = (code: string, errors?: object) =>
  Response.json({ code, message: "お支払いいただけませんでした。", ...(errors && { errors }) }, { status: 422 });

describe("an order that a card pays", () => {
  test("names the card and sends its token", async () => {
    const choice = { token: "tok_1", token_key: "key" };
    const { page, ready, placeOrder, decisions, pathname } = await open({ choice });
    await ready();
    expect(page.props?.confirmation?.payment.name).toContain("**** 4242");
    await placeOrder();
    expect(decisions).toEqual([{ total_payment, payment: choice }]);
    expect(pathname()).toBe(paths.cartComplete());
  });

  test("redirects to the payment step without a card, as after a reload", async () => {
    const { pathname, decisions } = await open({ choice: null });
    await vi.waitFor(() => expect(pathname()).toBe(paths.cartPayment()));
    expect(decisions).toEqual([]);
  });

  test("redirects to the payment step when the shop offers its payment no longer", async () => {
    const { pathname, decisions, store } = await open({ choice: { user_card_id: 2 }, offered: payments });
    await vi.waitFor(() => expect(pathname()).toBe(paths.cartPayment()));
    expect(decisions).toEqual([]);
    expect(JSON.stringify(store.getState())).toContain("お支払い方法をもう一度お選びください");
  });

  test("continues a payment pending at the bank without a card [cart.payment-cookie]", async () => {
    const payment = { order_no: order.order_no, url: "https://pay.test/1", expires_at: "2026-11-20T03:30:00Z" };
    const decide = () => Response.json({ order_no: order.order_no, order: null, payment });
    const { page, ready, placeOrder, decisions, navigations } = await open({ choice: null, isPaying: true, decide });
    await ready();
    await vi.waitFor(() => expect(page.props?.pending?.url).toBe(payment.url));
    await placeOrder();
    expect(decisions).toEqual([{ total_payment }]);
    expect(navigations).toEqual([payment.url]);
  });

  test("stays here while it is unknown whether a payment waits at the bank [cart.payment-cookie]", async () => {
    const check = () => Response.json({ message: "" }, { status: 500 });
    const { page, store, pathname } = await open({ choice: null, isPaying: true, check });
    await vi.waitFor(() => expect(selectFailedQueries(store.getState())).toHaveLength(1));
    expect([pathname(), page.props?.confirmation]).toEqual([paths.cartConfirm(), null]);
  });

  test("shows the order of a payment that succeeded meanwhile [cart.payment-cookie]", async () => {
    const url = `https://shop.test/cart/complete?no=${order.order_no}`;
    const { pathname } = await open({ choice: null, isPaying: true, url });
    await vi.waitFor(() => expect(pathname()).toBe(paths.cartComplete()));
  });

  test.each(["cart.payment.refused", "cart.payment.card_refused", "cart.payment.card_missing"])(
    "that is refused (%s) leads to the payment step",
    async (code) => {
      const { ready, placeOrder, pathname } = await open({ choice: { user_card_id: 2 }, decide: () => refuse(code) });
      await ready();
      await placeOrder();
      await vi.waitFor(() => expect(pathname()).toBe(paths.cartPayment()));
    },
  );

  test("keeps its error until the next answer, so that the button stays where it is pressed", async () => {
    const gate = Promise.withResolvers<Response>();
    const answers = [refuse("cart.decision.unpaid_limit"), gate.promise];
    const decide = () => answers.shift() ?? Response.error();
    const { page, ready, placeOrder, pathname } = await open({ choice: { user_card_id: 2 }, decide });
    await ready();
    await placeOrder();
    const failed = page.props?.errorText;
    expect(failed).toBe("お支払いいただけませんでした。");
    const again: { done?: Promise<unknown> } = {};
    act(() => void (again.done = page.props?.onOrdered()));
    await vi.waitFor(() => expect(page.props?.isOrdering).toBe(true));
    expect(page.props?.errorText).toBe(failed);
    gate.resolve(Response.json({ order_no: order.order_no, order, payment: null }));
    await act(async () => void (await again.done));
    expect(pathname()).toBe(paths.cartComplete());
  });

  test("requires the password if the answer names it, and sends it with the card", async () => {
    const errors = { current_password: ["パスワードを入力してください"] };
    const decide = (body: unknown) =>
      (body as { current_password?: string }).current_password === "noren2026"
        ? Response.json({ order_no: order.order_no, order, payment: null })
        : refuse("validation", errors);
    const { page, ready, placeOrder, decisions, pathname } = await open({ choice: { user_card_id: 2 }, decide });
    await ready();
    expect(page.props?.asksPassword).toBe(false);
    await placeOrder();
    expect([page.props?.asksPassword, page.props?.errorText]).toEqual([true, null]);
    let failure: unknown;
    await act(async () => (failure = await page.props?.onOrdered("wrong")));
    expect(failure).toMatchObject({ errors });
    await placeOrder("noren2026");
    expect(decisions.at(-1)).toEqual({
      total_payment,
      payment: { user_card_id: 2 },
      current_password: "noren2026",
    });
    expect(pathname()).toBe(paths.cartComplete());
  });
});

describe("a cart that changed before its order", () => {
  test("[error.cart-expired] leads to the cart if it expired", async () => {
    const decide = () =>
      Response.json({ code: "cart.common.is_expired", message: "有効期限が切れました。" }, { status: 410 });
    const { store, ready, placeOrder, navigations } = await open({ choice: { user_card_id: 2 }, decide });
    await ready();
    await placeOrder();
    expect(navigations).toEqual(["/cart/"]);
    expect(store.getState().cart).not.toMatchObject({ token: cart.token });
  });

  test("[cart.confirm-empty] leads to the cart if its last product is not sold any more", async () => {
    const answers = [
      Response.json({ code: "cart.init.product_not_found", message: "商品が見つかりません。" }, { status: 422 }),
      Response.json({ ...cart, detail: { ...cart.detail, products: [] } }),
    ];
    const { store, navigations, requests } = testApp({
      path: paths.cartConfirm(),
      responses: { "POST /v1/carts/init": () => answers.shift() ?? Response.error() },
    });
    renderModel(store, useCartConfirmModel, [paths.cartConfirm()]);
    await vi.waitFor(() => expect(navigations).toEqual(["/cart/"]));
    expect(requests.filter((call) => call.includes("/decision"))).toEqual([]);
  });
});
