// @vitest-environment jsdom
import { catalogue } from "@noren/api/endpoints/catalogue";
import { inquiry } from "@noren/api/endpoints/inquiry";
import { shop } from "@noren/api/endpoints/shop";
import { systemMessage } from "@noren/api/endpoints/system-message";
import { categories as categoryExamples, loginAnswer, settings } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { checkoutExamples } from "@noren/contract/examples/checkout";
import { memberExamples } from "@noren/contract/examples/member";
import type { OrderStatus } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { dayOf } from "@noren/validation/format";
import { act, cleanup } from "@testing-library/react";
import { addDays } from "date-fns/addDays";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useMypageHomeModel } from "./mypage-home.model.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const message = memberExamples.getSystemMessage;
const answered = memberExamples.getInquiry;
const memorial = memberExamples.getMemorial;
const [category] = categoryExamples.data;
const dayAfter = (days: number) => dayOf(addDays(NOW, days).getTime());

async function open(categories: readonly object[], more: Responses = {}) {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: NOW });
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "POINT.IS_USE": true }),
      "GET /v1/categories/hierarchy?table=products": () => Response.json({ data: categories }),
      "GET /v1/me/system-messages?page=1": () => Response.json(memberExamples.listSystemMessages),
      [`GET /v1/me/system-messages/${message.key}`]: () => Response.json(message),
      "GET /v1/me/inquiries?page=1": () => Response.json(memberExamples.listInquiries),
      [`GET /v1/me/inquiries/${answered.key}`]: () => Response.json(answered),
      "GET /v1/me/user-memorials": () =>
        Response.json({
          data: [
            { ...memorial, id: 1, next_date: dayAfter(31) },
            { ...memorial, id: 2, next_date: dayAfter(30), division_ct: 3 },
            { ...memorial, id: 3, next_date: dayAfter(0) },
          ],
        }),
      ...more,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  await store.dispatch(catalogue.endpoints.listCategories.initiate("products"));
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, useMypageHomeModel, [paths.mypageHome()]);
  return { store, props };
}

test("[mypage.reminders] unread messages and answers wait until they are opened, memorial days lead to gifts", async () => {
  const { store, props } = await open([{ ...category, key: "gift" }]);
  const gifts = paths.productList({ category: "gift" });
  await vi.waitFor(() =>
    expect(props().reminders).toMatchObject([
      { kind: "messages", count: 1, path: paths.messageCenter() },
      { kind: "inquiries", count: 1, path: paths.inquiryHistory() },
      { kind: "memorial", memorial: { id: 3, daysLeft: 0 }, path: gifts },
      { kind: "day-of-death", memorial: { id: 2, daysLeft: 30 }, path: gifts },
    ]),
  );
  await act(async () => {
    await store.dispatch(systemMessage.endpoints.getSystemMessage.initiate(message.key));
    await store.dispatch(inquiry.endpoints.getInquiry.initiate(answered.key));
  });
  await vi.waitFor(() => expect(props().reminders.map(({ kind }) => kind)).toEqual(["memorial", "day-of-death"]));
});

test("a shop without a category of gifts leads to all products", async () => {
  const { props } = await open([]);
  await vi.waitFor(() => expect(props().reminders.at(-1)?.path).toBe(paths.productList()));
});

const hanging = () => new Promise<Response>(() => undefined);
const [summary] = checkoutExamples.listOrders.data;

/** The orders of these statuses, the first with the id 1. */
const ordersOf = (...statuses: OrderStatus[]) => ({
  "GET /v1/me/orders": () =>
    Response.json({
      ...checkoutExamples.listOrders,
      data: statuses.map((status, at) => ({ ...summary, id: at + 1, status })),
    }),
});

test("[mypage.reminders] orders under way are shown, else the latest, while other calls hang", async () => {
  const slow = { "GET /v1/me/system-messages?page=1": hanging, "GET /v1/me/user-memorials": hanging };
  const { props } = await open([], { ...slow, ...ordersOf("cancelled", "accepted", "completed", "shipped") });
  await vi.waitFor(() => expect(props().orders?.map(({ id }) => id)).toEqual([2, 4]));
  expect(props()).toMatchObject({ areUnderWay: true, reminders: [{ kind: "inquiries" }] });
  cleanup();
  const second = await open([], ordersOf("cancelled", "completed", "completed"));
  await vi.waitFor(() => expect(second.props().orders?.map(({ id }) => id)).toEqual([1, 2]));
  expect(second.props().areUnderWay).toBe(false);
});

test("[mypage.reminders] orders and reminders appear together, but a call that hangs holds them for a second at most", async () => {
  const { props } = await open([], ordersOf("accepted"));
  await vi.waitFor(() => expect(props().orders).toHaveLength(1));
  await vi.waitFor(() => expect([props().isArriving, props().reminders.length > 0]).toEqual([false, true]));
  cleanup();
  const second = await open([], { "GET /v1/me/user-memorials": hanging, ...ordersOf("accepted") });
  await vi.waitFor(() => expect(second.props().orders).toHaveLength(1));
  expect(second.props().isArriving).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(second.props().isArriving).toBe(false);
  expect(second.props().reminders.length).toBeGreaterThan(0);
});

test("[mypage.reminders] an old password, an email to verify, and what expires in the next thirty days", async () => {
  const none = () => Response.json({ data: [], unread_count: 0 });
  const coupon = memberExamples.listMyCoupons.data[0]!;
  const endAfter = (days: number) => `${dayAfter(days)}T00:00:00+09:00`;
  const lists = { "GET /v1/me/system-messages?page=1": none, "GET /v1/me/inquiries?page=1": none };
  const user = { ...accountExamples.getUser, has_password_expired: true, has_mail_error_count_over: true };
  const answers = (new_email: string | null): Responses => ({
    ...lists,
    "GET /v1/me/user-memorials": none,
    "GET /v1/me/user": () => Response.json({ ...user, new_email }),
    "GET /v1/me/points": () => Response.json({ point: 120, expires_at: endAfter(1) }),
    "GET /v1/me/coupons?per=100": () =>
      Response.json({
        data: [
          { ...coupon, id: 1, status: "usable", expires_at: endAfter(31) },
          { ...coupon, id: 2, status: "usable", expires_at: endAfter(5) },
          { ...coupon, id: 3, status: "usable", expires_at: endAfter(32) },
          { ...coupon, id: 4, status: "used", expires_at: endAfter(2) },
          { ...coupon, id: 5, status: "usable", expires_at: null },
        ],
      }),
  });
  const { props } = await open([], answers(null));
  await vi.waitFor(() =>
    expect(props().reminders).toEqual([
      { kind: "password", path: paths.password() },
      { kind: "undelivered", path: paths.userInfo() },
      { kind: "coupons", count: 2, daysLeft: 4, path: paths.couponList() },
      { kind: "points", count: 120, daysLeft: 0, path: paths.points() },
    ]),
  );
  cleanup();
  const second = await open([], answers("new@example.jp"));
  await vi.waitFor(() =>
    expect(second.props().reminders.slice(0, 2)).toEqual([
      { kind: "password", path: paths.password() },
      { kind: "new-email", email: "new@example.jp", path: paths.userInfo() },
    ]),
  );
});
