// @vitest-environment jsdom
import { cart as emptyCart, loginAnswer } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import type { Cart } from "@noren/contract";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test, vi } from "vitest";
import { NOW, testApp } from "../testing/test-app.ts";
import { sessionEvent } from "./session.ts";
import { useDiscounts } from "./use-discounts.ts";

afterEach(cleanup);

const TOKEN = "c".repeat(43);
const taken = memberExamples.takeCoupon;
const cart: Cart = {
  ...emptyCart,
  detail: {
    ...emptyCart.detail,
    coupons: [{ code: "A", name: "送料無料", amount: 0, carriage_amount: 660 }],
    point: { balance: 974, usable: 500 },
    order: { ...emptyCart.detail.order, use_point: 100 },
  },
};

function open(as: "guest" | "member") {
  const sent: unknown[] = [];
  const answer = (body: unknown) => {
    sent.push(body);
    return Response.json(cart);
  };
  const { store } = testApp({
    responses: {
      "GET /v1/me/coupons?status=usable&per=100": () =>
        Response.json({
          data: [
            { ...taken, id: 1, code: "A", status: "usable" },
            { ...taken, id: 2, code: "B", status: "usable" },
          ],
        }),
      "PATCH /v1/carts/coupons/add": (body) =>
        (body as { code: string }).code === "B"
          ? Response.json(
              { code: "cart.coupon.minimum", message: "5,000円以上でお使いいただけます。" },
              { status: 422 },
            )
          : answer(body),
      "PATCH /v1/carts/coupons/delete": answer,
      "PATCH /v1/carts/point": answer,
    },
  });
  store.dispatch(
    sessionEvent(
      as === "member"
        ? { type: "session/loginSucceeded", answer: loginAnswer, now: NOW }
        : { type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false },
    ),
  );
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { ...renderHook(() => useDiscounts(TOKEN, cart), { wrapper }), sent };
}

test("a coupon in use is not offered again; its discount sums products and carriage", async () => {
  const { result } = open("member");
  await vi.waitFor(() => expect(result.current?.usable.map(({ code }) => code)).toEqual(["B"]));
  expect(result.current?.coupons).toEqual([{ code: "A", name: "送料無料", amount: 660 }]);
  expect(result.current?.pointValues).toEqual({ use_point: "100" });
});

test("a coupon that does not apply shows the reason at the coupon", async () => {
  const { result } = open("member");
  await act(async () => result.current?.onCouponUsed("B"));
  await vi.waitFor(() =>
    expect(result.current?.refusal).toEqual({ code: "B", message: "5,000円以上でお使いいただけます。" }),
  );
  expect(result.current?.busyCode).toBeNull();
});

test("coupons and points change the cart", async () => {
  const { result, sent } = open("member");
  await act(async () => void (await result.current?.onCouponEntered({ code: "NEW" })));
  await act(async () => result.current?.onCouponRemoved("A"));
  await act(async () => void (await result.current?.onPointEntered({ use_point: 300 })));
  await act(async () => result.current?.onPointSet(0));
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  expect(sent).toEqual([
    { token: TOKEN, code: "NEW" },
    { token: TOKEN, code: "A" },
    { token: TOKEN, use_point: 300 },
    { token: TOKEN, use_point: 0 },
  ]);
  const total = emptyCart.detail.order.total_payment.toLocaleString("ja");
  expect(result.current?.status).toContain(`お支払い合計は${total}円です。`);
  expect(result.current?.pointsLeft).toBe(874);
});

test("a guest has neither coupons nor points", () => {
  expect(open("guest").result.current).toBeNull();
});
