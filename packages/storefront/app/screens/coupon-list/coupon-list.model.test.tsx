// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import { loginPath } from "@noren/domain/return-path";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useCouponListModel } from "./coupon-list.model.ts";

afterEach(cleanup);

const [offered] = memberExamples.listCoupons.data;
const taken = memberExamples.takeCoupon;
const coupon = { ...offered!, id: 7, is_taken: false, remaining_count: 3, ends_at: "2026-12-05T15:00:00.000Z" };

interface Given {
  as: "guest" | "member";
  path?: string;
  /** Holds the answer with the member's coupons. */
  gate?: Promise<unknown>;
}

async function open({ as, path = paths.couponList(), gate }: Given) {
  let mine = [{ ...taken, id: 1, status: "used", status_name: "使用済み" }];
  const { store } = testApp({
    responses: {
      "GET /v1/coupons?page=1": () => Response.json({ data: [coupon, { ...coupon, id: 8, remaining_count: 400 }] }),
      "GET /v1/coupons?page=2": () => Response.json({ data: [coupon] }),
      "GET /v1/me/coupons?per=100": async () => (await gate, Response.json({ data: mine })),
      "POST /v1/me/coupons": (body) => {
        if ((body as { coupon_id: number }).coupon_id !== 7)
          return Response.json({ code: "coupon.exhausted", message: "なくなりました。" }, { status: 409 });
        mine = [{ ...taken, id: 7, status: "usable", status_name: "ご利用可" }, ...mine];
        return Response.json({ ...taken, id: 7 });
      },
    },
  });
  store.dispatch(
    sessionEvent(
      as === "member"
        ? { type: "session/loginSucceeded", answer: loginAnswer, now: NOW }
        : { type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false },
    ),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(useCouponListModel, { wrapper });
  await vi.waitFor(() => expect(result.current.offered).not.toBeNull());
  return { result, store };
}

test("[coupon.taken] a taken coupon is marked in the shop's list and becomes the member's", async () => {
  const { result } = await open({ as: "member" });
  await vi.waitFor(() => expect(result.current.past.map(({ id }) => id)).toEqual([1]));
  await act(async () => result.current.onTaken?.(result.current.offered![0]!));
  await vi.waitFor(() => expect(result.current.usable.map(({ id }) => id)).toEqual([7]));
  expect(result.current.offered?.map(({ is_taken, fewLeft }) => [is_taken, fewLeft])).toEqual([
    [true, null],
    [false, null],
  ]);
});

test("the page waits for the member's coupons, which would move the shop's", async () => {
  const gate = Promise.withResolvers<undefined>();
  const { result } = await open({ as: "member", gate: gate.promise });
  expect(result.current.isArriving).toBe(true);
  gate.resolve(undefined);
  await vi.waitFor(() => expect(result.current).toMatchObject({ isArriving: false, past: [{ id: 1 }] }));
  cleanup();
  expect((await open({ as: "guest" })).result.current.isArriving).toBe(false);
});

test("a coupon that is exhausted meanwhile is not taken, and the shop's reason is shown", async () => {
  const { result, store } = await open({ as: "member" });
  await act(async () => result.current.onTaken?.(result.current.offered![1]!));
  await vi.waitFor(() => expect(store.getState().flash.now[0]?.message).toBe("なくなりました。"));
  expect(result.current.offered?.map(({ is_taken }) => is_taken)).toEqual([false, false]);
  expect(result.current.busyId).toBeNull();
});

test("[coupon.my-and-public] a guest sees the shop's coupons and logs in to take one, on the same page", async () => {
  const { result } = await open({ as: "guest", path: paths.couponList({ page: 2 }) });
  expect(result.current.offered).toHaveLength(1);
  expect(result.current.usable).toEqual([]);
  expect(result.current.loginPath).toBe(loginPath(paths.couponList({ page: 2 })));
});

test("shows the remaining count only when it is low, and the last moment instead of the end", async () => {
  const { result } = await open({ as: "guest" });
  expect(result.current.offered?.map(({ fewLeft }) => fewLeft)).toEqual([3, null]);
  expect(new Date(result.current.offered?.[0]?.lastsUntil ?? 0).toISOString()).toBe("2026-12-05T14:59:59.999Z");
});
