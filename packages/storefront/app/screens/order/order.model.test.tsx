// @vitest-environment jsdom
import { loginAnswer, order } from "@noren/contract/examples";
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
