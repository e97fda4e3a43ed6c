import { combineReducers, configureStore } from "@reduxjs/toolkit";
import { api } from "./api.ts";
import { checkAnswer } from "./check-answer.ts";
import { guest, type ApiPort } from "./port.ts";

/** A store with the API alone, whose calls go to `fetch`. For tests. */
export function testStore(port: Partial<ApiPort> & Pick<ApiPort, "fetch">) {
  const extraArgument: ApiPort = {
    origin: "https://shop.test",
    headers: {},
    auth: guest,
    checkAnswer: async (call, answer) => checkAnswer(call, answer),
    ...port,
  };
  return configureStore({
    reducer: combineReducers({ api: api.reducer }),
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(api.middleware),
  });
}

/** A fetch that answers by `METHOD path?query`, and the list of its calls with their tokens. */
export function answering(answers: Readonly<Record<string, () => Response | Promise<Response>>>) {
  const requests: { call: string; token: string | null; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}${search}`;
    requests.push({ call, token: request.headers.get("authorization"), body: await bodyOf(request) });
    return (await answers[call]?.()) ?? Response.json({ message: `No answer to ${call}` }, { status: 404 });
  };
  return { fetch, requests };
}

/** The fields of a multipart body, or the parsed JSON body. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get("content-type")?.startsWith("multipart/"))
    return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text ? (JSON.parse(text) as unknown) : null;
}

/** A promise that the test settles. */
export function gate<T>() {
  return Promise.withResolvers<T>();
}
