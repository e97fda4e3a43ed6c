import { combineReducers, configureStore, isAction, type Middleware } from "@reduxjs/toolkit";
import { buildCreateApi, coreModule, skipToken } from "@reduxjs/toolkit/query/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Provider } from "react-redux";
import { expect, it } from "vitest";
import { createServerHooks } from "./server-hooks.ts";

const api = buildCreateApi(
  coreModule(),
  createServerHooks(),
)({
  reducerPath: "api",
  baseQuery: () => ({ data: "answer" }),
  endpoints: (build) => ({ getNews: build.query<string, number>({ query: (id) => `news/${id}` }) }),
});

interface Shown {
  data?: string | undefined;
  isUninitialized: boolean;
  isSuccess: boolean;
  isFetching: boolean;
}

/** Renders one use of the hook with the answer for id 1 in the store; returns what the hook returned, and the dispatched actions. */
async function renderHook(useHook: () => Shown): Promise<{ shown: Shown | undefined; actions: string[] }> {
  const actions: string[] = [];
  const record: Middleware = () => (next) => (action) => {
    if (isAction(action)) actions.push(action.type);
    return next(action);
  };
  const store = configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer }),
    middleware: (defaults) => defaults().concat(api.middleware, record),
  });
  await store.dispatch(api.endpoints.getNews.initiate(1));
  actions.length = 0;
  let shown: Shown | undefined;
  const Reader = () => {
    shown = useHook();
    return null;
  };
  const props = { store, children: createElement(Reader) };
  renderToString(createElement(Provider, props));
  return { shown, actions };
}

it("returns what the store holds, and subscribes to nothing", async () => {
  const { shown, actions } = await renderHook(() => api.useGetNewsQuery(1));
  expect(shown).toMatchObject({ data: "answer", isSuccess: true, isFetching: false });
  expect(actions).toEqual([]);
});

it("shows missing data as loading", async () => {
  const { shown } = await renderHook(() => api.useGetNewsQuery(2));
  expect(shown).toMatchObject({ data: undefined, isSuccess: false, isFetching: true });
});

it.each([
  ["skip", () => api.useGetNewsQuery(1, { skip: true })],
  ["skipToken", () => api.useGetNewsQuery(skipToken)],
])("returns nothing for a query skipped by %s", async (_, useHook) => {
  const { shown, actions } = await renderHook(useHook);
  expect(shown).toMatchObject({ data: undefined, isUninitialized: true, isFetching: false });
  expect(actions).toEqual([]);
});

it("returns the answer of an optional query that is not skipped", async () => {
  const { shown, actions } = await renderHook(() => api.useGetNewsQuery(1, { skip: false }));
  expect(shown).toMatchObject({ data: "answer", isSuccess: true });
  expect(actions).toEqual([]);
});

it("treats skip like skipToken", async () => {
  const byToken = await renderHook(() => api.useGetNewsQuery(skipToken));
  const bySkip = await renderHook(() => api.useGetNewsQuery(1, { skip: true }));
  expect(bySkip.shown).toBe(byToken.shown);
});
