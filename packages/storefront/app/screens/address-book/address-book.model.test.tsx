// @vitest-environment jsdom
import { loginAnswer, settings } from "@noren/contract/examples";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test, vi } from "vitest";
import { addresses } from "#ui/stories/person.fixture";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useAddressBookModel } from "./address-book.model.ts";

afterEach(cleanup);

test.each([
  ["20", 20],
  [null, 1],
])("[address.limit] [limits.defaults] with x-limit %j the limit of the book is %i", async (header, limit) => {
  const { store } = testApp({
    responses: {
      "GET /v1/me/user-addresses": () =>
        Response.json({ data: [] }, header === null ? undefined : { headers: { "x-limit": header } }),
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useAddressBookModel, { wrapper });
  await vi.waitFor(() => expect(result.current.addresses).toEqual([]));
  expect(result.current.limit).toBe(limit);
});

test("[message.page-keys] the address book shows the shop's message about addresses", async () => {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/messages?per=all": () =>
        Response.json({
          data: [{ code: "address", updated_at: "2026-11-20T00:00:00+09:00", content: "<p>お届け先</p>" }],
        }),
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useAddressBookModel, { wrapper });
  await vi.waitFor(() => expect(result.current.message?.html).toBe("<p>お届け先</p>"));
});

test.each([
  ["utf-8", () => new Response("x", { headers: { "content-type": "text/csv" } }), "エクスポートが完了しました。"],
  ["shift_jis", () => new Response("x", { headers: { "content-type": "text/csv" } }), "エクスポートが完了しました。"],
  ["utf-8", () => Response.json({ message: "x" }), expect.stringContaining("しばらくお待ちください")],
] as const)("[export.deferred] the book is saved in %s, now or later", async (encoding, answer, said) => {
  const { store } = testApp({ responses: { [`GET /v1/me/user-addresses/export?encoding=${encoding}`]: answer } });
  const { props } = renderModel(store, useAddressBookModel, ["/"]);
  act(() => props().file.onExported?.(encoding));
  await vi.waitFor(() => expect(store.getState().flash.now.at(-1)?.message).toEqual(said));
});

test("all addresses are deleted with the password; a wrong one is explained and keeps them", async () => {
  const [own, other] = addresses;
  let book = [own, other];
  const { store } = testApp({
    responses: {
      "GET /v1/me/user-addresses": () => Response.json({ data: book }),
      "DELETE /v1/me/user-addresses-all": (body) => {
        if ((body as { current_password: string }).current_password !== "noren2026")
          return Response.json({ code: "user.password_mismatch", message: "パスワードが違います。" }, { status: 422 });
        book = [own];
        return new Response(null, { status: 204 });
      },
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, useAddressBookModel, ["/"]);
  await vi.waitFor(() => expect(props().addresses).toHaveLength(2));
  const deleteAll = (current_password: string) => act(() => props().onAllDeleted({ current_password }));
  expect(await deleteAll("wrong2026")).toMatchObject({ message: "パスワードが違います。" });
  expect(props().addresses).toHaveLength(2);
  expect(await deleteAll("noren2026")).toBeUndefined();
  await vi.waitFor(() => expect(props().addresses).toHaveLength(1));
});
