// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import type { Message } from "@noren/contract";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { usePageMessages } from "./use-page-messages.ts";

const caution: Message = { code: "caution", updated_at: "2026-11-20T00:00:00+09:00", content: "<p>年末の配送</p>" };
const point: Message = { ...caution, code: "point", content: "<p>ポイント2倍</p>" };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The messages of a page with two areas, in a shop with these messages. */
async function open(...said: Message[]) {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/messages?per=all": () => Response.json({ data: said }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => usePageMessages("point", "caution"), { wrapper });
  await vi.waitFor(() => expect(store.getState().api.queries).toHaveProperty(["listMessages(undefined)", "data"]));
  const shown = () => result.current.map(({ code }) => code);
  return { result, shown };
}

test("[message.dismiss] a dismissed message stays hidden on all pages until the shop changes it", async () => {
  const { result, shown } = await open(caution, point);
  expect(shown()).toEqual(["point", "caution"]);
  act(() => result.current.find(({ code }) => code === "caution")?.onDismissed());
  expect(shown()).toEqual(["point"]);
  cleanup();
  expect((await open(caution, point)).shown()).toEqual(["point"]);
  cleanup();
  const changed = { ...caution, updated_at: "2026-11-21T00:00:00+09:00" };
  expect((await open(changed, point)).shown()).toEqual(["point", "caution"]);
});
