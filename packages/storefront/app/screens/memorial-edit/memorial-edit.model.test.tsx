// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useMemorialEditModel } from "./memorial-edit.model.ts";

afterEach(cleanup);

const memorial = memberExamples.getMemorial;
const { id, name, division_ct, month, date, target_user_name, call } = memorial;
const PATH = `/v1/me/user-memorials/${id}`;

function open(responses: Responses) {
  const { store } = testApp({ responses });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const model = renderModel(
    store,
    useMemorialEditModel,
    [paths.memorialEdit({ key: id })],
    "/mypage/memorial/:key/edit",
  );
  return { store, ...model };
}

test("the form begins with the stored day, keeps it after a refusal, and leads back to the list", async () => {
  const message = "日付が無効です";
  const refused = () => Response.json({ message, code: "validation", errors: { date: [message] } }, { status: 422 });
  const update = vi.fn<(body: unknown) => Response>(() => Response.json(memorial)).mockImplementationOnce(refused);
  const { props, place, store } = open({ [`GET ${PATH}`]: () => Response.json(memorial), [`PUT ${PATH}`]: update });
  await vi.waitFor(() => expect(props().values).toMatchObject({ name, month: String(month), date: String(date) }));
  const typed = { name, division_ct, month: 2, date: 30, target_user_name, call };
  const submit = () => act(() => props().onSubmitted(typed as never));
  expect(await submit()).toEqual({ message, errors: { date: [message] } });
  expect(place()).toBe(paths.memorialEdit({ key: id }));
  expect(await submit()).toBeUndefined();
  expect(update.mock.calls.map(([body]) => body)).toEqual([typed, typed]);
  expect(place()).toBe(paths.memorials());
  expect([...store.getState().flash.now, ...store.getState().flash.next]).toHaveLength(1);
});
