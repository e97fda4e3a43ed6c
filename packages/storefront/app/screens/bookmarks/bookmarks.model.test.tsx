// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, settings } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import { act, cleanup, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { useBookmark } from "../../bookmark/use-bookmark.ts";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useBookmarksModel } from "./bookmarks.model.ts";
import BookmarksRoute from "./bookmarks.route.tsx";

afterEach(cleanup);

const [bookmark] = memberExamples.listBookmarks.data;
const page = (current: number, data: object[]) =>
  Response.json(
    { data },
    { headers: { "x-total": "11", "x-per-page": "10", "x-last-page": "2", "x-current-page": `${current}` } },
  );

function openApp(responses: Responses) {
  const app = testApp({ responses });
  app.store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  return app.store;
}

test("the page before follows once the last bookmark of a page is removed", async () => {
  const store = openApp({
    "GET /v1/me/bookmarks?page=1": () => page(1, [{ ...bookmark, id: 1 }]),
    "GET /v1/me/bookmarks?page=2": () => page(2, [{ ...bookmark, id: 11 }]),
    "DELETE /v1/me/bookmarks/11": () => new Response(null, { status: 204 }),
  });
  const { props, place } = renderModel(store, useBookmarksModel, [paths.bookmarks({ page: 2 })]);
  await vi.waitFor(() => expect(props().bookmarks).toHaveLength(1));
  act(() => props().onRemoved(props().bookmarks![0]!));
  await vi.waitFor(() =>
    expect(store.getState().flash.now).toMatchObject([
      { message: `「${bookmark!.title}」をブックマークから外しました。` },
    ]),
  );
  await vi.waitFor(() => expect(props().bookmarks?.map(({ id }) => id)).toEqual([1]));
  expect(place()).toBe(paths.bookmarks());
});

test("the first bookmark of the next page moves up after a removal", async () => {
  let ids = Array.from({ length: 11 }, (_, index) => index + 1);
  const store = openApp({
    "GET /v1/me/bookmarks?page=1": () =>
      page(
        1,
        ids.slice(0, 10).map((id) => ({ ...bookmark, id })),
      ),
    "DELETE /v1/me/bookmarks/3": () => {
      ids = ids.filter((id) => id !== 3);
      return new Response(null, { status: 204 });
    },
  });
  const { props } = renderModel(store, useBookmarksModel, [paths.bookmarks()]);
  await vi.waitFor(() => expect(props().bookmarks).toHaveLength(10));
  act(() => props().onRemoved(props().bookmarks![2]!));
  await vi.waitFor(() => expect(props().bookmarks?.map(({ id }) => id)).toEqual(ids));
});

test("a bookmark gets another name and moves to the front, and a failure is the form's", async () => {
  const [other, named] = [2, 1].map((id) => ({ ...bookmark!, id, url: `/guide/${id}`, title: `名前${id}` }));
  let stored = [other, named];
  const answers = [
    (body: unknown) => {
      const renamed = { ...named, ...(body as object) };
      stored = [renamed as typeof named, other];
      return Response.json(renamed);
    },
    () => Response.json({ code: "rate_limited", message: "しばらくお待ちください。" }, { status: 429 }),
  ];
  const store = openApp({
    "GET /v1/me/bookmarks?page=1": () => page(1, stored as object[]),
    "POST /v1/me/bookmarks": (body) => answers.shift()!(body),
  });
  const { props } = renderModel(store, useBookmarksModel, [paths.bookmarks()]);
  await vi.waitFor(() => expect(props().bookmarks).toHaveLength(2));
  const rename = () =>
    act(() =>
      props().onRenamed(
        props().bookmarks!.find(({ id }) => id === 1)!,
        { title: "白い碗" },
      ),
    );
  expect(await rename()).toBeUndefined();
  expect(store.getState().flash.now).toMatchObject([{ message: "ブックマークの名前を「白い碗」に変えました。" }]);
  expect(props().bookmarks?.map(({ title }) => title)).toEqual(["白い碗", "名前2"]);
  expect(await rename()).toMatchObject({ message: expect.any(String) });
});

test("a page is bookmarked once per press of a member, and the next press removes it; the limit is explained", async () => {
  const message = "ブックマークは100件まで登録できます。";
  const input = { url: paths.productList({ word: "飯碗" }), title: "「飯碗」の検索結果" };
  const created = { ...bookmark!, ...input };
  const sent: unknown[] = [];
  let stored: object[] = [];
  const answers = [
    () => {
      stored = [created];
      return Response.json(created);
    },
    () => Response.json({ code: "bookmark.limit", message }, { status: 422 }),
  ];
  const store = openApp({
    "GET /v1/me/bookmarks?per=100": () => page(1, stored),
    "POST /v1/me/bookmarks": (body) => {
      sent.push(body);
      return answers.shift()!();
    },
    [`DELETE /v1/me/bookmarks/${created.id}`]: () => {
      stored = [];
      return new Response(null, { status: 204 });
    },
  });
  const { props } = renderModel(store, () => useBookmark(input), [input.url]);
  const toast = () => store.getState().flash.now.at(-1)?.message;
  act(() => {
    props()?.onToggled();
    props()?.onToggled();
  });
  await vi.waitFor(() => expect(toast()).toBe("「『飯碗』の検索結果」をブックマークに追加しました。"));
  expect([sent, props()?.isBookmarked]).toEqual([[input], true]);
  act(() => props()?.onToggled());
  await vi.waitFor(() => expect(toast()).toBe("「『飯碗』の検索結果」をブックマークから外しました。"));
  expect(props()?.isBookmarked).toBe(false);
  act(() => props()?.onToggled());
  await vi.waitFor(() => expect(toast()).toBe(message));
  expect(props()?.isBookmarked).toBe(false);
});

test.each([
  [
    "leads a guest to the login and back to it",
    true,
    paths.login({ to: `${paths.productList({ word: "tea" })}#bookmark` }),
  ],
  ["is absent where the shop has no members", false, undefined],
])("the bookmark button %s", async (_, hasMembers, path) => {
  const { store } = testApp({
    responses: { "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.IS_MEMBER_USE": hasMembers }) },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { props } = renderModel(store, () => useBookmark({ url: paths.productList({ word: "tea" }), title: "" }), [
    "/",
  ]);
  expect(props()?.loginPath).toBe(path);
});

test("the title of the document says which page of the list it is", async () => {
  const store = openApp({ "GET /v1/me/bookmarks?page=2": () => page(2, [{ ...bookmark, id: 11 }]) });
  const routes = [{ path: "*", element: <BookmarksRoute /> }];
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [paths.bookmarks({ page: 2 })] })} />
    </Provider>,
  );
  await vi.waitFor(() => expect(document.title).toContain("ブックマーク 2ページ目"));
});
