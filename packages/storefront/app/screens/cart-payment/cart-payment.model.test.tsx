// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import type { Cart } from "@noren/contract";
import { loginAnswer, settings } from "@noren/contract/examples";
import { checkoutExamples } from "@noren/contract/examples/checkout";
import { paths } from "@noren/contract/paths";
import { emptyValues } from "@noren/validation/form-values";
import {
  allPaymentFields,
  invoicePaymentFields,
  newCardPaymentFields,
  paymentFields,
  savedCardPaymentFields,
  securityCodePaymentFields,
  storePaymentFields,
} from "@noren/validation/fields/cart";
import { cardPayment, cart, conveniencePayment, invoiceRecipient, payments } from "#ui/stories/cart.fixture";
import { act, cleanup, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CartPaymentProps } from "#ui/screens/cart-payment/cart-payment.props";
import { useChosenCard } from "../../payment/use-chosen-card.ts";
import { cartEvent } from "../../state/cart.ts";
import { sessionEvent } from "../../state/session.ts";
import { createCodeToken, createToken, definePaymentScript, typedCard } from "../../testing/payment-script.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useCartPaymentModel } from "./cart-payment.model.ts";

const [main] = checkoutExamples.listCards.data;
const savedCards = [
  { ...main!, id: 1, is_main: false, expiration: "202601" },
  { ...main!, id: 2, is_main: true },
];
const order = { payment_id: "5", remarks: null };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  definePaymentScript();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete window.NorenPay;
});

/** The payment step of a guest, or of a member with two cards of which one has expired. */
async function open({
  isMember = false,
  changes = {},
  isPaying = false,
  inProgress = null,
  asks_security_code = false,
}: {
  isMember?: boolean;
  changes?: Partial<Cart>;
  isPaying?: boolean;
  inProgress?: object | null;
  asks_security_code?: boolean;
}) {
  let content: Cart = { ...cart, ...changes };
  const bodies: object[] = [];
  const changeCart = (body: unknown) => {
    bodies.push(body as object);
    return Response.json(content);
  };
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(content),
      [`GET /v1/payments/carts/${cart.token}`]: () =>
        Response.json({ data: [cardPayment, conveniencePayment, ...payments] }),
      [`GET /v1/carts/${cart.token}/payment/5/check`]: () =>
        Response.json({ is_available: true, reason: null, in_progress: inProgress }),
      "GET /v1/settings/payment-service/card": () =>
        Response.json({ ...checkoutExamples.getPaymentService, asks_security_code }),
      "GET /v1/me/user-cards": () => Response.json({ data: savedCards }, { headers: { "x-limit": "5" } }),
      "POST /v1/sbpayment/receive/fraud-detection": (body) => {
        bodies.push(body as object);
        return Response.json({ result: "accepted" });
      },
      "PATCH /v1/carts/transaction/error/delete": (body) => {
        content = { ...content, transaction_error: null };
        return changeCart(body);
      },
      "PATCH /v1/carts/other/modify": changeCart,
      "PATCH /v1/carts/order/modify": changeCart,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  store.dispatch(
    isMember
      ? sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW })
      : sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }),
  );
  for (const event of [
    { type: "cart/restored", token: cart.token },
    { type: "cart/initRequested" },
    { type: "cart/initSucceeded", token: cart.token, isPaying },
  ] as const)
    store.dispatch(cartEvent(event));
  const page: { props?: CartPaymentProps; chosen?: ReturnType<typeof useChosenCard>[0] } = {};
  function Payment() {
    page.props = useCartPaymentModel();
    [page.chosen] = useChosenCard(cart.token);
    return null;
  }
  const router = createMemoryRouter([{ path: "*", element: <Payment /> }], { initialEntries: [paths.cartPayment()] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await vi.waitFor(() => expect(page.props?.values ?? null).not.toBeNull());
  await vi.waitFor(() => expect(page.props?.card?.isTest).toBe(true));
  const submit = (values: Parameters<CartPaymentProps["onSubmitted"]>[0]) =>
    act(async () => page.props?.onSubmitted(values));
  return { store, page, router, requests, bodies, submit };
}

const empty = emptyValues(allPaymentFields);
const transaction_error = {
  code: "declined",
  message: "お支払いいただけませんでした。",
  payment_id: cardPayment.id,
  occurred_at: "2026-11-20T10:00:00Z",
} as const;
const creditRefused = { ...transaction_error, code: "credit_refused" } as const;

test.each([
  ["the cart's method", 4, "4", {}],
  ["no method whose credit was refused", 4, "", { transaction_error: creditRefused }],
  ["no method that is not available", 2, "", {}],
  ["no method for a cart without one", null, "", {}],
] as const)("the form starts with %s", async (_, payment_id, value, changes) => {
  const { page } = await open({ changes: { payment_id, ...changes } });
  expect(page.props?.values).toEqual({ ...empty, payment_id: value, remarks: cart.remarks, card: "new" });
});

test.each([
  ["without a method", 0, [conveniencePayment.fee]],
  ["with the fee of a convenience store", conveniencePayment.fee, [0]],
])("a method says when the sums of a cart %s do not have its fee", async (_, total_fee, openFees) => {
  const { page } = await open({
    changes: { detail: { ...cart.detail, order: { ...cart.detail.order, total_fee } } },
  });
  const fees = page.props?.payments.filter(({ isFeeOpen }) => isFeeOpen).map(({ fee }) => fee);
  expect([...new Set(fees)]).toEqual(expect.arrayContaining(openFees));
  expect(fees).not.toContain(total_fee);
});

describe("a card payment", () => {
  test("shows the fields that the chosen card needs", async () => {
    const { page } = await open({});
    const fieldsFor = (payment_id: string, card: string) => page.props?.fieldsFor({ ...empty, payment_id, card });
    expect(fieldsFor("1", "new")).toBe(paymentFields);
    expect(fieldsFor("5", "2")).toBe(savedCardPaymentFields);
    expect(fieldsFor("5", "new")).toBe(newCardPaymentFields);
  });

  test("starts with a member's main card, and can save another", async () => {
    const { page } = await open({ isMember: true });
    expect(page.props?.values?.card).toBe("2");
    expect(page.props?.card?.saved.map(({ id, isExpired }) => [id, isExpired])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(page.props?.card?.canSave).toBe(true);
    expect((await open({})).page.props?.card).toMatchObject({ saved: [], canSave: false });
  });

  test("with a saved card sends only the method", async () => {
    const { page, router, bodies, submit } = await open({ isMember: true });
    await submit({ ...order, card: "2" });
    expect(page.chosen?.choice).toEqual({ user_card_id: 2 });
    expect(bodies.at(-1)).toEqual({ token: cart.token, payment_id: cardPayment.id });
    expect(router.state.location.pathname).toBe(paths.cartConfirm());
  });

  test("with a card that was deleted meanwhile is refused at the card", async () => {
    const { page, bodies } = await open({ isMember: true });
    const failure = await page.props?.onSubmitted({ ...order, card: "9" });
    expect(failure?.errors?.["card"]).toHaveLength(1);
    expect(bodies).toEqual([]);
  });

  test("with a saved card sends a token of its code where the service asks for it", async () => {
    const { page, bodies, submit } = await open({ isMember: true, asks_security_code: true });
    expect(page.props?.fieldsFor({ ...empty, payment_id: "5", card: "2" })).toBe(securityCodePaymentFields);
    await submit({ ...order, card: "2", securityCode: "987" });
    expect(createCodeToken).toHaveBeenCalledWith("noren-simple", { securityCode: "987" });
    expect(page.chosen?.choice).toEqual({ user_card_id: 2, token: "code_1", token_key: "key" });
    expect(JSON.stringify(bodies)).not.toContain("987");
  });

  test("[labels.japanese] gives number, expiry and code to the service's script only", async () => {
    const { store, page, bodies, submit } = await open({ isMember: true });
    await submit({ ...order, card: "new", is_save_card: true, ...typedCard });
    expect(createToken).toHaveBeenCalledWith("noren-simple", typedCard);
    expect(page.chosen?.choice).toEqual({ token: "tok_1", token_key: "key", is_save_card: true });
    expect(bodies[0]).toEqual({ token: cart.token, session: "browser-1" });
    const kept = JSON.stringify([
      bodies,
      store.getState(),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]);
    for (const secret of [typedCard.ccNumber, typedCard.securityCode, "tok_1"]) expect(kept).not.toContain(secret);
  });

  test("shows the service's errors at their fields", async () => {
    const errors = { ccExpiration: ["有効期限が切れています。"] };
    createToken.mockRejectedValueOnce(Object.assign(new Error("refused"), { errors }));
    const { page, router, bodies } = await open({});
    const failure = await page.props?.onSubmitted({ ...order, card: "new", ...typedCard });
    expect(failure).toMatchObject({ errors });
    expect(bodies).toEqual([]);
    expect(router.state.location.pathname).toBe(paths.cartPayment());
  });

  test("shows an error if the service's script fails", async () => {
    createToken.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { page } = await open({});
    const failure = await page.props?.onSubmitted({ ...order, card: "new", ...typedCard });
    expect(failure?.message).toContain("決済サービスに接続できませんでした");
  });
});

test("a payment at a convenience store requires a chain and sends it", async () => {
  const { page, bodies, submit } = await open({
    changes: { payment_id: conveniencePayment.id, payment_store: "lawson" },
  });
  expect(page.props?.values).toMatchObject({ payment_id: "6", payment_store: "lawson" });
  expect(page.props?.fieldsFor({ ...empty, payment_id: "6" })).toBe(storePaymentFields);
  await submit({ payment_id: "6", remarks: null, payment_store: "familymart" });
  expect(bodies.at(-1)).toEqual({ token: cart.token, payment_id: conveniencePayment.id, payment_store: "familymart" });
});

test("[order.invoice] a payment by invoice starts with the member's company and sends the recipient", async () => {
  const { page, bodies, submit } = await open({ isMember: true, changes: { invoice_recipient: invoiceRecipient } });
  expect(page.props?.values).toMatchObject(invoiceRecipient);
  expect(page.props?.fieldsFor({ ...empty, payment_id: "2" })).toBe(invoicePaymentFields);
  await submit({ payment_id: "2", remarks: null, invoice_company: "みなせ大学", invoice_department: null });
  const recipient = { invoice_company: "みなせ大学", invoice_department: null };
  expect(bodies.at(-1)).toEqual({ token: cart.token, payment_id: 2, invoice_recipient: recipient });
});

test("a payment waits for points that were typed and not applied", async () => {
  const { page, bodies, submit } = await open({ isMember: true });
  await vi.waitFor(() => expect(page.props?.discounts ?? null).not.toBeNull());
  const report = (isUnapplied: boolean) =>
    act(() => page.props?.discounts?.onUnappliedChanged("use_point", isUnapplied));
  report(true);
  expect(await submit({ payment_id: "1", remarks: null })).toEqual({
    message: expect.stringContaining("まだ反映されていません"),
  });
  expect(bodies).toEqual([]);
  report(false);
  await submit({ payment_id: "1", remarks: null });
  expect(bodies).toContainEqual(expect.objectContaining({ payment_id: 1 }));
});

describe("a payment that failed [cart.transaction-error]", () => {
  test("is shown until the shopper chooses again", async () => {
    const { page, bodies, submit } = await open({ changes: { transaction_error } });
    expect(page.props?.failure?.message).toBe(transaction_error.message);
    await submit({ payment_id: "1", remarks: null });
    expect(bodies[0]).toEqual({ token: cart.token });
    expect(page.props?.failure).toBeNull();
  });
});

describe("a payment at the service [cart.payment-cookie]", () => {
  const changes = { payment_id: cardPayment.id };

  test("is offered with its URL while it is pending", async () => {
    const inProgress = { order_no: "261120-7K3F9QXA", url: "https://pay.test/1", expires_at: "2026-11-20T03:30:00Z" };
    const { page } = await open({ changes, isPaying: true, inProgress });
    await vi.waitFor(() =>
      expect(page.props?.pending).toEqual({ url: "https://pay.test/1", expiresAt: "2026-11-20T03:30:00Z" }),
    );
  });

  test("leads to the order if the payment was completed at the service", async () => {
    const no = "261120-7K3F9QXA";
    const url = `https://shop.test${paths.cartComplete({ no })}`;
    const inProgress = { order_no: no, url, expires_at: "2026-11-20T03:30:00Z" };
    const { page, router } = await open({ changes, isPaying: true, inProgress });
    const path = () => router.state.location.pathname + router.state.location.search;
    await vi.waitFor(() => expect(path()).toBe(paths.cartComplete({ no })));
    expect(page.props?.pending).toBeNull();
  });

  test("ends in the shop once it has ended there", async () => {
    const { store, page } = await open({ changes, isPaying: true });
    await vi.waitFor(() => expect(store.getState().cart).toMatchObject({ isPaying: false }));
    expect(page.props?.pending).toBeNull();
  });
});
