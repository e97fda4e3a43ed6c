// @vitest-environment jsdom
import { accountExamples } from "@noren/contract/examples/account";
import { loginAnswer } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useVerifyEmailModel } from "./verify-email.model.ts";

afterEach(cleanup);

/** The screen at this URL, with an API of the given responses; `sent` has the bodies of its requests. */
function open(url: string, answer: () => Response, isRegistered?: boolean) {
  const sent: unknown[] = [];
  const { store, browser } = testApp({
    responses: {
      "POST /v1/email-verify/check": (body) => {
        sent.push(body);
        return answer();
      },
    },
  });
  if (isRegistered !== undefined)
    store.dispatch(
      sessionEvent({
        type: "session/loginSucceeded",
        answer: { ...loginAnswer, is_registered_member: isRegistered },
        now: NOW,
      }),
    );
  const { props } = renderModel(store, useVerifyEmailModel, [url], paths.verifyEmail());
  return { sent, props, store, browser, press: () => act(async () => props().onVerified()) };
}

const verified = () => Response.json(accountExamples.checkEmailVerify);
const gone = () =>
  Response.json({ code: "token.invalid", message: "有効期限が切れています。", errors: {} }, { status: 404 });

test("[session.email-verify] [verify.email-link] the mailed link is used on a press, and makes the new member of this browser a member in all its tabs", async () => {
  const { sent, props, store, browser, press } = open("/verify/email?token=once", verified, false);
  expect([props().status, sent]).toEqual(["ready", []]);
  await press();
  expect(sent).toEqual([{ token: "once" }]);
  expect(props()).toMatchObject({
    status: "done",
    email: accountExamples.checkEmailVerify.email,
    next: { kind: "mypage", path: paths.mypageHome() },
  });
  expect(store.getState().session.status).toBe("loggedIn");
  // Other tabs adopt what is stored.
  expect(browser.storage.credentials.read()?.is_registered_member).toBe(true);
});

test.each([
  ["another browser", undefined, "login"],
  ["the browser of a member, whose address was changed", true, "mypage"],
] as const)("the link works in %s", async (_, isRegistered, kind) => {
  const { props, press } = open("/verify/email?token=once", verified, isRegistered);
  await press();
  expect(props()).toMatchObject({ status: "done", next: { kind } });
});

test.each([
  ["a guest", undefined, { kind: "login", path: paths.login() }],
  ["a new member", false, { kind: "request", path: paths.verify() }],
  ["a member", true, { kind: "mypage", path: paths.mypageHome() }],
] as const)("[verify.email-link] a used, unknown or expired link shows %s a way on", async (_, isRegistered, next) => {
  const { props, press } = open("/verify/email?token=once", gone, isRegistered);
  await press();
  expect(props()).toMatchObject({ status: "invalid", next });
});

test("a failed request can be repeated", async () => {
  const { props, press, sent } = open("/verify/email?token=once", () => Response.json({}, { status: 500 }));
  await press();
  expect(props()).toMatchObject({ status: "ready", errorText: expect.any(String) });
  await press();
  expect(sent).toHaveLength(2);
});

test("a link without its token is invalid", () => {
  expect(open("/verify/email", verified).props().status).toBe("invalid");
});
