// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, settings } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { checkoutExamples } from "@noren/contract/examples/checkout";
import { paths } from "@noren/contract/paths";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useMemberHomeModel } from "./member-home.model.ts";

afterEach(cleanup);

test("waits for the viewed products, which would move the parts below them", async () => {
  const viewed = Promise.withResolvers<Response>();
  const { store } = testApp({
    responses: {
      "GET /v1/me/user": () => Response.json(accountExamples.getUser),
      "GET /v1/me/orders": () => Response.json(checkoutExamples.listOrders),
      "GET /v1/me/product-histories": () => viewed.promise,
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, useMemberHomeModel, [paths.memberHome()]);
  await vi.waitFor(() => expect(props().latestOrder).not.toBeNull());
  expect(props().user).toBeNull();
  viewed.resolve(Response.json({}, { status: 500 }));
  await vi.waitFor(() => expect(props().user).not.toBeNull());
  expect(props().recentProducts).toEqual([]);
});

test.each([
  { isUse: true, balance: 320, points: 320 },
  { isUse: true, balance: 0, points: null },
  { isUse: false, balance: 320, points: null },
])(
  "a balance of $balance is shown as $points where the use of points is $isUse",
  async ({ isUse, balance, points }) => {
    const { store } = testApp({
      responses: {
        "GET /v1/settings/front": () => Response.json({ ...settings, "POINT.IS_USE": isUse }),
        "GET /v1/me/user": () => Response.json({ ...accountExamples.getUser, point: balance }),
      },
    });
    await store.dispatch(shop.endpoints.getSettings.initiate());
    store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
    const { props } = renderModel(store, useMemberHomeModel, [paths.memberHome()]);
    await vi.waitFor(() => expect(props().user?.point).toBe(balance));
    expect(props().points).toBe(points);
  },
);
