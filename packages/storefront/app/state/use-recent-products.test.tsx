// @vitest-environment jsdom
import { loginAnswer, productInfo } from "@noren/contract/examples";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NOW, testApp } from "../testing/test-app.ts";
import { sessionEvent } from "./session.ts";
import { useRecentProducts } from "./use-recent-products.ts";

const GUEST = "GET /v1/guest/product-histories";
const MEMBER = "GET /v1/me/product-histories";

afterEach(cleanup);

function open() {
  const viewed = (id: number) => ({ id, product_id: id, product: { ...productInfo, id }, viewed_at: "2026-11-20" });
  const { store, requests } = testApp({
    responses: {
      [GUEST]: () => Response.json({ data: [viewed(1)] }),
      [MEMBER]: () => Response.json({ data: [viewed(2)] }),
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const show = () => renderHook(useRecentProducts, { wrapper });
  return { store, requests, show };
}

describe("[history.product] the recently viewed products", () => {
  test("are fetched once the session is known, and only while the list is empty", async () => {
    const { store, requests, show } = open();
    const { result } = show();
    expect([result.current, requests]).toEqual([[], []]);
    act(
      () =>
        void store.dispatch(
          sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }),
        ),
    );
    await vi.waitFor(() => expect(result.current.map(({ id }) => id)).toEqual([1]));
    expect(show().result.current).toHaveLength(1);
    expect(requests).toEqual([GUEST]);
  });

  test("are the member's own only when logged in", async () => {
    const { store, requests, show } = open();
    store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
    const { result } = show();
    await vi.waitFor(() => expect(result.current.map(({ id }) => id)).toEqual([2]));
    expect(requests).toEqual([MEMBER]);
    act(() => void store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" })));
    await vi.waitFor(() => expect(result.current.map(({ id }) => id)).toEqual([1]));
  });
});
