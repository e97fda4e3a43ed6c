// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, settings } from "@noren/contract/examples";
import { checkoutExamples } from "@noren/contract/examples/checkout";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useCardsModel } from "./cards.model.ts";

afterEach(cleanup);

const [card] = checkoutExamples.listCards.data;
const first = { ...card!, id: 1, is_main: true };
const second = { ...card!, id: 2, is_main: false };

async function open({
  limit = 5,
  scriptUrl = "https://pay.example.jp/pay.js",
}: {
  limit?: number;
  scriptUrl?: string | null;
}) {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "PAYMENT.SERVICE.SCRIPT_URL": scriptUrl }),
      "GET /v1/me/user-cards": () =>
        Response.json({ data: [first, second] }, { headers: { "x-limit": String(limit) } }),
      "PATCH /v1/me/user-cards/2/use": () => Response.json({ ...second, is_main: true }),
      "DELETE /v1/me/user-cards/2": () => new Response(null, { status: 204 }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useCardsModel, { wrapper });
  await vi.waitFor(() => expect(result.current.cards).toHaveLength(2));
  return result;
}

test.each([
  [{ limit: 5 }, "allowed"],
  [{ limit: 2 }, "full"],
  [{ scriptUrl: null }, "not-taken"],
])("[card.limit] with %j another card is %s", async (given, adding) => {
  expect((await open(given)).current.adding).toBe(adding);
});

test("[card.main-unique] another card becomes the main one, and the rest's first after its deletion", async () => {
  const result = await open({});
  const mains = () => result.current.cards?.filter(({ is_main }) => is_main).map(({ id }) => id);
  await act(async () => result.current.onMadeMain(result.current.cards![1]!));
  await vi.waitFor(() => expect(mains()).toEqual([2]));
  await act(async () => result.current.onDeleted(result.current.cards!.find(({ id }) => id === 2)!));
  await vi.waitFor(() => expect(result.current.cards?.map(({ id }) => id)).toEqual([1]));
  expect(mains()).toEqual([1]);
});
