// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useMemorialAddModel } from "../memorial-add/memorial-add.model.ts";
import { useMemorialEditModel } from "../memorial-edit/memorial-edit.model.ts";
import { useMemorialsModel } from "./memorials.model.ts";

afterEach(cleanup);

const memorial = memberExamples.getMemorial;
const { id: _, user_id: _user, is_mailed: _mailed, next_date: _next, ...input } = memorial;

function openApp(responses: Responses) {
  const app = testApp({ responses });
  app.store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  return app.store;
}

const listOf = (ids: readonly number[], limit: number) => () =>
  Response.json(
    { data: ids.map((id) => ({ ...memorial, id, next_date: `2099-01-0${id}` })) },
    { headers: { "x-limit": String(limit) } },
  );

test("[memorial.add-delete] the next day comes first; at the limit none can be added until one is deleted", async () => {
  const store = openApp({
    "GET /v1/me/user-memorials": listOf([2, 1], 2),
    "DELETE /v1/me/user-memorials/1": () => new Response(null, { status: 204 }),
  });
  const { props } = renderModel(store, useMemorialsModel, [paths.memorials()]);
  await vi.waitFor(() => expect(props().memorials?.map(({ id }) => id)).toEqual([1, 2]));
  expect(props()).toMatchObject({ limit: 2, canAdd: false });
  act(() => props().onDeleted(props().memorials![0]!));
  await vi.waitFor(() => expect(props().memorials?.map(({ id }) => id)).toEqual([2]));
  expect(props().canAdd).toBe(true);
});

test("[mail.advertising] the mails before a day are stopped and resumed without another change", async () => {
  const sent: unknown[] = [];
  const store = openApp({
    "GET /v1/me/user-memorials": listOf([1], 20),
    "PUT /v1/me/user-memorials/1": (body) => {
      sent.push(body);
      return Response.json({ ...memorial, id: 1, ...(body as object) });
    },
  });
  const { props } = renderModel(store, useMemorialsModel, [paths.memorials()]);
  await vi.waitFor(() => expect(props().memorials).toHaveLength(1));
  for (const isMailed of [false, true]) {
    act(() => props().onMailsSwitched(props().memorials![0]!));
    await vi.waitFor(() => expect(props()).toMatchObject({ busyId: null, memorials: [{ is_mailed: isMailed }] }));
  }
  expect(sent).toEqual([
    { ...input, is_mailed: false },
    { ...input, is_mailed: true },
  ]);
});

test("a refused day stays in the form with the shop's reason", async () => {
  const message = "記念日は20件まで登録できます。";
  const store = openApp({
    "POST /v1/me/user-memorials": () => Response.json({ code: "user_memorial.limit", message }, { status: 422 }),
  });
  const { props, place } = renderModel(store, useMemorialAddModel, [paths.memorialAdd()]);
  expect(await act(() => props().onSubmitted(input))).toMatchObject({ message });
  expect(place()).toBe(paths.memorialAdd());
});

test("a changed day leads to the list; a kind of the shop's own can be kept", async () => {
  const sent: unknown[] = [];
  const path = `/v1/me/user-memorials/${memorial.id}`;
  const store = openApp({
    [`GET ${path}`]: () => Response.json({ ...memorial, division_ct: 50, month: 2, date: 29 }),
    [`PUT ${path}`]: (body) => {
      sent.push(body);
      return Response.json(memorial);
    },
  });
  const { props, place } = renderModel(store, useMemorialEditModel, [`/${memorial.id}`], "/:key");
  await vi.waitFor(() => expect(props().values).toMatchObject({ division_ct: "50", month: "2", date: "29" }));
  expect(props().divisions.at(-1)).toEqual({ value: "50", label: "記念日" });
  await act(() => props().onSubmitted(input));
  expect(sent).toEqual([input]);
  expect(place()).toBe(paths.memorials());
});
