// @vitest-environment jsdom
import { cart as example, loginAnswer, settings } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import type { Settings } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { loginPath } from "@noren/domain/return-path";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useCartModel } from "./cart.model.ts";

afterEach(cleanup);

const coupon = { ...memberExamples.takeCoupon, code: "C500", name: "500円引き", minimum: 0 };
const discounted = () => {
  const coupons = [{ code: "C500", name: "500円引き", amount: 500, carriage_amount: 0 }];
  const order = {
    ...example.detail.order,
    total_discount: 500,
    total_payment: example.detail.order.total_payment - 500,
  };
  return Response.json({ ...example, detail: { ...example.detail, coupons, order } });
};

/** The cart of a guest, in a shop with the public coupons `coupons`; `mine` are those of the member who logs in. */
async function open(changed: Partial<Settings>, { coupons = [coupon], mine = [coupon] } = {}) {
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...changed }),
      "GET /v1/coupons?page=1": () => Response.json({ data: coupons }),
      "GET /v1/me/coupons?status=usable&per=100": () => Response.json({ data: mine }),
      "PATCH /v1/carts/coupons/add": discounted,
      "POST /v1/carts/init": () => Response.json(example),
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(useCartModel, { wrapper });
  await vi.waitFor(() => expect(result.current.cart).not.toBeNull());
  const logIn = () =>
    act(() => void store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW })));
  return { result, requests, logIn };
}

test("offers coupons and points to guests, but not where the login gives neither", async () => {
  const { result, logIn } = await open({ "POINT.IS_USE": true, "POINT.EARN_PERCENT": 2 });
  await vi.waitFor(() =>
    expect(result.current.memberOffer).toEqual({
      expectedPoints: Math.floor(example.detail.order.total_products * 0.02),
      couponsPath: paths.couponList(),
      loginPath: loginPath(paths.cart()),
    }),
  );
  logIn();
  await vi.waitFor(() => expect(result.current.memberOffer).toBeNull());

  const none = await open({ "POINT.IS_USE": false }, { coupons: [] });
  await vi.waitFor(() => expect(none.requests).toContain("GET /v1/coupons?page=1"));
  expect(none.result.current.memberOffer).toBeNull();
});

test("[cart.sum-lines] a member uses a coupon in the cart, whose lines then name it", async () => {
  const { total_products: total } = example.detail.order;
  const { result, logIn } = await open({}, { mine: [coupon, { ...coupon, code: "BIG", minimum: total + 3400 }] });
  expect(result.current.discounts).toBeNull();
  logIn();
  await vi.waitFor(() =>
    expect(result.current.discounts?.usable.map(({ code, missing }) => [code, missing])).toEqual([
      ["C500", 0],
      ["BIG", 3400],
    ]),
  );
  await act(async () => result.current.discounts?.onCouponUsed("C500"));
  await vi.waitFor(() =>
    expect(result.current.sums?.lines).toContainEqual({ kind: "coupon", name: "クーポン「500円引き」", amount: -500 }),
  );
  expect(result.current.discounts?.usable.map(({ code }) => code)).toEqual(["BIG"]);
});
