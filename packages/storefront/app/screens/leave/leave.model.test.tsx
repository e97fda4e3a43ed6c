// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, settings } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { sessionEvent } from "../../state/session.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useLeaveModel } from "./leave.model.ts";

afterEach(cleanup);

test("the screen waits for the points and coupons that are lost", async () => {
  const gate = Promise.withResolvers<undefined>();
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/me/points": async () => (await gate.promise, Response.json(memberExamples.getPoints)),
      "GET /v1/me/coupons?status=usable": () => Response.json(memberExamples.listMyCoupons),
    },
  });
  const { props } = renderModel(store, useLeaveModel, [paths.leave()]);
  expect(props().isArriving).toBe(true);
  await act(async () => {
    await store.dispatch(shop.endpoints.getSettings.initiate());
    store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  });
  expect(props().isArriving).toBe(true);
  gate.resolve(undefined);
  await vi.waitFor(() => expect(props()).toMatchObject({ isArriving: false, points: memberExamples.getPoints.point }));
});

test("asks for the password in a second step; a wrong one is shown at its field, the right one leads home", async () => {
  const message = "パスワードが正しくありません。";
  const wrong = () =>
    Response.json({ message, code: "user.password_wrong", errors: { current_password: [message] } }, { status: 422 });
  const remove = vi.fn(() => new Response(null, { status: 204 })).mockImplementationOnce(wrong);
  const { store } = testApp({ responses: { "DELETE /v1/me/user": remove } });
  const { props, place, router } = renderModel(store, useLeaveModel, [paths.leave()]);
  expect(props().step).toBe("explain");
  await act(() => router.navigate(props().confirmPath));
  expect(props().step).toBe("confirm");
  const submit = () => act(() => props().onSubmitted({ current_password: "noren2026" }));
  expect(await submit()).toEqual({ message, errors: { current_password: [message] } });
  expect(place()).toBe(paths.leave({ step: "confirm" }));
  expect(await submit()).toBeUndefined();
  expect(place()).toBe(paths.home());
});
