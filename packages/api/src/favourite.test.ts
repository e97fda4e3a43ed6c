import { readdirSync } from "node:fs";
import { callList, calls } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";
import { configureStore, type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { createApi } from "@reduxjs/toolkit/query";
import { beforeAll, describe, expect, test } from "vitest";
import { api } from "./api.ts";
import { catalogue } from "./endpoints/catalogue.ts";
import { setFavouriteInCache } from "./favourite.ts";
import { answering, gate, testStore } from "./testing.ts";

/** Calls whose answer shows products with the flag. */
const showing = callList.filter((call) => {
  const { answer } = exampleOf(call.name, call);
  return call.method === "GET" && JSON.stringify(answer ?? null).includes('"is_favorite"');
});
/** An argument for any endpoint. */
const anything = { key: "x", alias: "x", slug: "x", token: "x", orderNo: "x", t: "x", page: 1 };

type State = ReturnType<ReturnType<typeof testStore>["getState"]>;
interface QueryEndpoint {
  initiate(arg: unknown): ThunkAction<Promise<unknown>, State, unknown, UnknownAction>;
}

test("[favourite.everywhere] a product is marked while the code of an endpoint in the server's state has not loaded", async () => {
  const server = createApi({
    reducerPath: "api",
    baseQuery: () => ({ data: null }),
    tagTypes: ["Favourite"],
    endpoints: () => ({}),
  });
  const late = server.injectEndpoints({
    endpoints: (build) => ({ late: build.query<null, void>({ query: () => "", providesTags: ["Favourite"] }) }),
  });
  const onServer = configureStore({
    reducer: { api: server.reducer },
    middleware: (getDefault) => getDefault().concat(server.middleware),
  });
  await onServer.dispatch(late.endpoints.late.initiate());
  const store = testStore({ fetch: async () => Response.json({}) });
  const state = onServer.getState() as unknown as State;
  expect(api.util.selectInvalidatedBy(state, ["Favourite"])).toHaveLength(1);
  expect(() => setFavouriteInCache(store.dispatch, state, [1], true)).not.toThrow();
});

describe("[favourite.everywhere] a favourite", () => {
  const { getProduct, setFavourite } = catalogue.endpoints;
  const cup = Object.assign({}, exampleOf("getProduct", calls.getProduct).answer, { id: 1, is_favorite: false });

  /** A shown product that is being requested again when it becomes a favourite. */
  async function becomeFavourite() {
    const [answer, like] = [gate<Response>(), gate<Response>()];
    const answers: (Response | Promise<Response>)[] = [Response.json(cup), answer.promise];
    const { fetch } = answering({
      "GET /v1/products/cup": () => answers.shift()!,
      "POST /v1/products/1/likes": () => like.promise,
    });
    const store = testStore({ fetch });
    const show = (forceRefetch: boolean) => store.dispatch(getProduct.initiate("cup", { forceRefetch }));
    await show(false);
    const requested = show(true);
    const marked = store.dispatch(setFavourite.initiate({ id: 1, is_favorite: true }));
    const isFavourite = () => getProduct.select("cup")(store.getState()).data?.is_favorite;
    expect(isFavourite()).toBe(true);
    return {
      isFavourite,
      receiveFormerAnswer: () => (answer.resolve(Response.json(cup)), requested),
      finishCall: () => (like.resolve(Response.json({ id: 1, is_favorite: true })), marked),
    };
  }

  test("keeps its mark when an answer from before arrives during the call", async () => {
    const { isFavourite, receiveFormerAnswer, finishCall } = await becomeFavourite();
    await receiveFormerAnswer();
    await finishCall();
    await expect.poll(isFavourite).toBe(true);
  });

  test("keeps its mark when an answer from before arrives after the call", async () => {
    const { isFavourite, receiveFormerAnswer, finishCall } = await becomeFavourite();
    await finishCall();
    await receiveFormerAnswer();
    await expect.poll(isFavourite).toBe(true);
  });
});

describe("[favourite.everywhere] an answer that shows products", () => {
  beforeAll(async () => {
    const files = readdirSync(new URL("endpoints", import.meta.url));
    await Promise.all(files.map((file) => import(`./endpoints/${file}`)));
  });

  test.each(showing.map((call) => [call.name, call] as const))(
    "%s has the tags of favourites and of the visitor",
    async (name, call) => {
      const store = testStore({ fetch: async () => Response.json(exampleOf(name, call).answer) });
      const endpoints: Readonly<Record<string, QueryEndpoint | undefined>> = api.endpoints;
      const endpoint = endpoints[name];
      if (!endpoint) throw new Error(`${name} has no endpoint`);
      await store.dispatch(endpoint.initiate(anything));
      const tagged = (tag: "Favourite" | "Viewer") =>
        api.util.selectInvalidatedBy(store.getState(), [tag]).map(({ endpointName }) => endpointName);
      expect(tagged("Favourite")).toEqual([name]);
      // A guest's answer must not outlive a login, nor a member's the logout.
      if (call.auth === "public") expect(tagged("Viewer")).toEqual([name]);
    },
  );
});
