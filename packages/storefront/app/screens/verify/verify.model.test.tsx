// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { paths } from "@noren/contract/paths";
import { toCredentials } from "@noren/domain/session";
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { verifyCopy as copy } from "#ui/screens/verify/verify.copy";
import type { VerifyProps } from "#ui/screens/verify/verify.props";
import { syncTabs } from "../../effects/sync-tabs.ts";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp, testBrowser, testDevice } from "../../testing/test-app.ts";
import { useVerifyModel } from "./verify.model.ts";

afterEach(cleanup);

const unverified = { ...loginAnswer, is_registered_member: false };

/** The screen of a member who has registered and not yet verified the address. */
async function open(responses: Responses = {}, device = testDevice()) {
  let isRegistered = false;
  const { store, browser, tab } = testApp({
    device,
    responses: {
      "GET /v1/me/user": () => Response.json({ ...accountExamples.getUser, is_registered_member: isRegistered }),
      ...responses,
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: unverified, now: NOW }));
  syncTabs(store, browser, tab);
  const { props, place } = renderModel(store, useVerifyModel, ["/verify/"], paths.verify());
  const waiting = () => props() as Extract<VerifyProps, { status: "waiting" }>;
  await waitFor(() => expect(waiting().status).toBe("waiting"));
  return { store, props, waiting, place, verifyElsewhere: () => (isRegistered = true) };
}

test("[verify.after-first-login] waits for the verification, which another browser can make", async () => {
  const { waiting, props, store, verifyElsewhere } = await open();
  expect(waiting().email).toBe(accountExamples.getUser.email);
  await act(async () => waiting().check.onChecked());
  await waitFor(() => expect(waiting().check).toMatchObject({ isBusy: false, isPending: true }));
  verifyElsewhere();
  await act(async () => waiting().check.onChecked());
  await waitFor(() => expect(props()).toEqual({ status: "done", nextPath: paths.mypageHome() }));
  expect(store.getState().session.status).toBe("loggedIn");
});

test("the verification is found when the person returns to the page", async () => {
  const { props, verifyElsewhere } = await open();
  verifyElsewhere();
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(props().status).toBe("done"));
});

test("the verification in another tab is adopted", async () => {
  const device = testDevice();
  const { props } = await open({}, device);
  const { browser: other } = testBrowser("/", device);
  act(() => other.storage.credentials.write(toCredentials(loginAnswer, NOW)!));
  expect(props().status).toBe("done");
});

test("mails the link again, and shows the refusal of too many", async () => {
  const message = "操作が続いたため、一時的に受付を停止しています。";
  const request = vi
    .fn(() => Response.json({ message, code: "rate_limited", errors: {} }, { status: 429 }))
    .mockImplementationOnce(() => new Response(null, { status: 204 }));
  const { waiting } = await open({ "POST /v1/email-verify/request": request });
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const press = () => act(async () => waiting().resend.onResent());
  await press();
  expect(waiting().resend).toMatchObject({ isSent: true, waitSeconds: 60 });
  await press();
  await act(async () => void vi.advanceTimersByTime(60_000));
  await press();
  vi.useRealTimers();
  expect(waiting().resend).toMatchObject({ isSent: false, errorText: message });
  expect(request).toHaveBeenCalledTimes(2);
});

test("a mistyped address is registered anew after the password has confirmed the deletion", async () => {
  const wrong = "現在のパスワードが正しくありません。";
  const refusal = { message: wrong, code: "user.password_wrong", errors: { current_password: [wrong] } };
  const remove = vi
    .fn(() => new Response(null, { status: 204 }))
    .mockImplementationOnce(() => Response.json(refusal, { status: 422 }));
  const { waiting, place, store } = await open({ "DELETE /v1/me/user": remove });
  const submit = () => act(() => waiting().onDeleted({ current_password: "noren2026" }));
  expect(await submit()).toMatchObject({ errors: { current_password: [wrong] } });
  expect(await submit()).toBeUndefined();
  expect([place(), store.getState().session.status]).toEqual([paths.register(), "anonymous"]);
  expect(store.getState().flash.next).toMatchObject([{ message: copy.removed }]);
});

test("logs out, and says why it does not", async () => {
  const logout = vi
    .fn(() => new Response(null, { status: 204 }))
    .mockImplementationOnce(() => Response.json({}, { status: 500 }));
  const { waiting, place, store } = await open({ "POST /v1/auth/logout": logout });
  const press = () => act(async () => waiting().logout.onLoggedOut());
  await press();
  expect(waiting().logout.errorText).toEqual(expect.any(String));
  await press();
  expect([place(), store.getState().session.status]).toEqual([paths.home(), "anonymous"]);
});
