// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { passkeyAddCopy as copy } from "#ui/screens/passkey-add/passkey-add.copy";
import { createCredential } from "../../login/authenticator.ts";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { usePasskeyAddModel } from "./passkey-add.model.ts";

vi.mock(import("../../login/authenticator.ts"), { spy: true });

afterEach(cleanup);

const credential = {
  id: "c2FtcGxl",
  rawId: "c2FtcGxl",
  type: "public-key" as const,
  response: { clientDataJSON: "c2FtcGxl", attestationObject: "c2FtcGxl", transports: ["internal"] },
};

function open(url: string, begin = () => Response.json(accountExamples.beginPasskey)) {
  const sent: unknown[] = [];
  const { store } = testApp({
    responses: {
      "POST /v1/me/passkeys/begin": (body) => {
        sent.push(body);
        return begin();
      },
      "POST /v1/me/passkeys": (body) => {
        sent.push(body);
        return Response.json(accountExamples.createPasskey);
      },
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const model = renderModel(store, usePasskeyAddModel, [url], paths.passkeyAdd());
  const submit = () => act(() => model.props().onSubmitted({ current_password: "noren2026" }));
  return { ...model, sent, submit };
}

test("[session.passkey] a passkey is created with the password, and the offer leads on", async () => {
  vi.mocked(createCredential).mockResolvedValue(credential);
  const { submit, sent, place, props } = open(paths.passkeyAdd({ to: paths.couponList() }));
  expect(props().laterPath).toBe("/coupon");
  expect(await submit()).toBeUndefined();
  expect(sent).toEqual([{ current_password: "noren2026" }, { credential }]);
  expect(place()).toBe("/coupon");
});

test.each(["failed", "exists"] as const)(
  "an authenticator that answers %s leaves the form with a text",
  async (why) => {
    vi.mocked(createCredential).mockResolvedValue(why);
    const { submit, sent, place } = open(paths.passkeyAdd());
    expect(await submit()).toEqual({ message: copy[why] });
    expect(sent).toHaveLength(1);
    expect(place()).toBe(paths.passkeyAdd());
  },
);

test("a wrong password shows an error at its field, without the authenticator", async () => {
  vi.mocked(createCredential).mockClear();
  const errors = { current_password: ["現在のパスワードが正しくありません。"] };
  const refusal = { code: "user.password_wrong", message: errors.current_password[0], errors };
  const { submit } = open(paths.passkeyAdd({ to: "https://evil.example/" }), () =>
    Response.json(refusal, { status: 422 }),
  );
  expect(await submit()).toMatchObject({ errors });
  expect(createCredential).not.toHaveBeenCalled();
});

test("an offer leads to paths of the shop only", () => {
  expect(open(paths.passkeyAdd({ to: "https://evil.example/" })).props().laterPath).toBe("/ec/");
});
