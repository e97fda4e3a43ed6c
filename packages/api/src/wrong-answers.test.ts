import { readdirSync } from "node:fs";
import { callList } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";
import { combineReducers, configureStore } from "@reduxjs/toolkit";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api.ts";
import { type ApiPort, guest } from "./port.ts";
import { hang, WRONG_ANSWERS } from "./wrong-answers.fixture.ts";

/** A store as in production, which checks the types of answers only. */
function productionStore(fetch: typeof globalThis.fetch) {
  const extraArgument: ApiPort = { origin: "https://shop.test", headers: {}, auth: guest, fetch };
  return configureStore({
    reducer: combineReducers({ api: api.reducer }),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
}

interface Endpoint {
  initiate: (arg: unknown) => Parameters<ReturnType<typeof productionStore>["dispatch"]>[0];
}

/** Endpoints whose name differs from the call's. */
const NAMES: Readonly<Record<string, string>> = {
  useAddress: "setDefaultAddress",
  useSenderAddress: "setSenderAddress",
  useCard: "setMainCard",
  likeProduct: "setFavourite",
  unlikeProduct: "setFavourite",
};

function endpointOf(call: string): Endpoint {
  const endpoint = (api.endpoints as unknown as Record<string, Endpoint | undefined>)[NAMES[call] ?? call];
  if (!endpoint) throw new Error(`No endpoint sends ${call}`);
  return endpoint;
}

beforeAll(async () => {
  const files = readdirSync(new URL("endpoints", import.meta.url));
  await Promise.all(files.map((file) => import(/* @vite-ignore */ `./endpoints/${file}`)));
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

/** Fits every endpoint: the arguments matter to the URL alone. */
const arg = Object.assign([1], {
  alias: "x",
  body: {},
  code: "x",
  id: 1,
  key: "x",
  no: "1",
  orderNo: "1",
  params: {},
  payment_id: 1,
  product: { id: 1, key: "x" },
  provider: "x",
  query: {},
  review: {},
  token: "t",
  type: "x",
});

const answered = callList.filter(({ answer, file }) => answer && !file);

test.each(answered)("[error.wrong-answer] $name: every wrong answer is a problem", async (call) => {
  const { answer } = exampleOf(call.name, call);
  for (const [name, wrong] of Object.entries(WRONG_ANSWERS)) {
    const store = productionStore(async (_, init) => wrong(answer, init?.signal ?? AbortSignal.abort()));
    const running = store.dispatch(endpointOf(call.name).initiate(arg)) as unknown as Promise<object>;
    if (wrong === hang) await vi.runAllTimersAsync();
    expect(await running, name).toMatchObject({ error: { kind: wrong === hang ? "timeout" : "server" } });
  }
});
