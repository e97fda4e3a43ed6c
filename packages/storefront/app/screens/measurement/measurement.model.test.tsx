// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useMeasurementEditModel } from "../measurement-edit/measurement-edit.model.ts";
import { useNameEmbroideryEditModel } from "../name-embroidery-edit/name-embroidery-edit.model.ts";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useTimeseries } from "../../timeseries/use-timeseries.ts";

afterEach(cleanup);

const sizes = { height: 162.5, weight: null, chest: 84, waist: null, hip: null, sleeve: null, inseam: null };
const entryWith = (id: number, values: object, purpose = "measurement") => ({
  id,
  purpose,
  values,
  measured_at: "2026-11-10T05:00:00.000Z",
});
const LIST = "/v1/me/timeseries?purpose=measurement";

function openApp(responses: Responses) {
  const { store } = testApp({ responses });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  return store;
}

test("[measurement.by-purpose] an entry has its label and unit for each measured value", async () => {
  const store = openApp({ [`GET ${LIST}`]: () => Response.json({ data: [entryWith(2, sizes), entryWith(1, sizes)] }) });
  const { props } = renderModel(store, () => useTimeseries("measurement"), [paths.measurement()]);
  await vi.waitFor(() => expect(props().entries?.map(({ id }) => id)).toEqual([2, 1]));
  expect(props().entries?.[0]?.facts).toEqual({ height: "162.5 cm", chest: "84 cm" });
  expect(props().fields[0]).toEqual({ name: "height", label: "身長" });
});

test("[measurement.add-delete] deleting removes all entries of the purpose", async () => {
  const store = openApp({
    [`GET ${LIST}`]: () => Response.json({ data: [entryWith(2, sizes), entryWith(1, sizes)] }),
    "DELETE /v1/me/timeseries/?purpose=measurement": () => new Response(null, { status: 204 }),
  });
  const { props } = renderModel(store, () => useTimeseries("measurement"), [paths.measurement()]);
  await vi.waitFor(() => expect(props().entries).toHaveLength(2));
  act(() => props().onCleared());
  await vi.waitFor(() => expect(props().entries).toEqual([]));
});

test("[measurement.add-delete] the form begins with the last values and adds an entry", async () => {
  const sent: unknown[] = [];
  const store = openApp({
    [`GET ${LIST}`]: () => Response.json({ data: [entryWith(1, sizes)] }),
    "POST /v1/me/timeseries": (body) => {
      sent.push(body);
      return Response.json(entryWith(2, sizes));
    },
  });
  const { props, place } = renderModel(store, useMeasurementEditModel, [paths.measurementEdit()]);
  await vi.waitFor(() => expect(props().values).toMatchObject({ height: "162.5", chest: "84", waist: "" }));
  await act(() => props().onSubmitted({ ...sizes, waist: 66 } as never));
  expect(sent).toEqual([{ purpose: "measurement", values: { ...sizes, waist: 66 } }]);
  expect(place()).toBe(paths.measurement());
});

test("refused letters stay in the form with the shop's reason", async () => {
  const message = "刺繍の文字は10文字以内で入力してください。";
  const store = openApp({
    "GET /v1/me/timeseries?purpose=embroidery": () => Response.json({ data: [] }),
    "POST /v1/me/timeseries": () =>
      Response.json({ code: "validation", message, errors: { text: [message] } }, { status: 422 }),
  });
  const { props, place } = renderModel(store, useNameEmbroideryEditModel, [paths.nameEmbroideryEdit()]);
  await vi.waitFor(() => expect(props().values).toEqual({ text: "", color: "", position: "" }));
  const values = { text: "吹奏楽部一同のみなさま", color: "紺", position: "左胸" };
  expect(await act(() => props().onSubmitted(values as never))).toMatchObject({ message });
  expect(place()).toBe(paths.nameEmbroideryEdit());
});
