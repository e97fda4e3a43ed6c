// @vitest-environment jsdom
import { cart, loginAnswer, order } from "@noren/contract/examples";
import type { Order } from "@noren/contract";
import { act, cleanup, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { OrderProps } from "#ui/screens/order/order.props";
import { sessionEvent } from "../../state/session.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useOrderModel } from "./order.model.ts";

afterEach(cleanup);

/** The model of an order, and the response to its cancellation. */
async function open(change: Partial<Order>, answer = new Response()) {
  const path = `/v1/me/orders/${order.id}`;
  const { store } = testApp({
    answers: {
      [`GET ${path}`]: () => Response.json({ ...order, ...change }),
      [`PUT ${path}/cancel`]: () => answer,
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  let props: OrderProps | undefined;
  function Order() {
    props = useOrderModel();
    return null;
  }
  const router = createMemoryRouter([{ path: "/:key", element: <Order /> }], { initialEntries: [`/${order.id}`] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await vi.waitFor(() => expect(props?.order).not.toBeNull());
  const cancel = async () => {
    const failure = await act(async () => props?.onCancelled({ cancel_reason: null }));
    return { failure, toasts: store.getState().flash.now };
  };
  return { props: () => props, cancel };
}

const cancelled = async (answer: Response) => (await open({}, answer)).cancel();

test.each<[Partial<Order>, OrderProps["cancellation"]]>([
  [{ can_cancel: true, status: "accepted" }, "allowed"],
  [{ can_cancel: false, status: "preparing" }, "too-late"],
  [{ can_cancel: false, status: "shipped" }, null],
])("[order.cancel] the cancellation of an order with %o is %s", async (change, cancellation) => {
  expect((await open(change)).props()).toMatchObject({ cancellation, sums: { totals: change } });
});

test("the legend of the reduced rate shows for destinations with such a product", async () => {
  const { products } = cart.detail;
  const shippingWith = (id: number, tax_rate: 8 | 10): Order["shippings"][number] => ({
    id,
    shipping_name: "山田 花子",
    postal_code: null,
    full_address: null,
    phone_number: null,
    carriage: 550,
    delivery_at: null,
    delivery_timezone_name: null,
    packings: [],
    products: products.map((line) => ({
      ...line,
      id: line.product_id,
      product_key: null,
      code: line.product_info.code,
      image: line.product_info.image,
      accessory_of: null,
      tax_rate,
    })),
  });
  const shippings = [shippingWith(1, 10), shippingWith(2, 8)];
  expect((await open({ shippings })).props()?.reducedRateShippings).toEqual(new Set([2]));
});

test("a cancellation is confirmed, a failed one explained", async () => {
  const done = { ...order, can_cancel: false, status: "cancelled", cancelled_at: order.ordered_at };
  expect(await cancelled(Response.json(done))).toMatchObject({
    failure: undefined,
    toasts: [{ message: "ご注文のキャンセルを承りました。", type: "positive" }],
  });
  const no = Response.json(
    { message: "発送の準備に入っています。", code: "order.cancel.not_allowed" },
    { status: 422 },
  );
  expect(await cancelled(no)).toMatchObject({ failure: { message: "発送の準備に入っています。" }, toasts: [] });
});
