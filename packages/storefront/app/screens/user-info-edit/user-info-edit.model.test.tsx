// @vitest-environment jsdom
import { account } from "@noren/api/endpoints/account";
import { loginAnswer } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { paths } from "@noren/contract/paths";
import { pickFields } from "@noren/validation/fields/field";
import { profileFields } from "@noren/validation/fields/user";
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useUserInfoEditModel } from "./user-info-edit.model.ts";

afterEach(cleanup);

const { getUser: user } = accountExamples;

/** Opens a form of the member's data; `sent` is the body of the last change. */
async function open(step: string | null) {
  let sent: Record<string, unknown> = {};
  const change = (body: unknown) => {
    sent = body as typeof sent;
    return Response.json(accountExamples.updateUser);
  };
  const { store } = testApp({
    responses: { "GET /v1/me/user": () => Response.json(user), "PUT /v1/me/user": change },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  await store.dispatch(account.endpoints.getUser.initiate());
  const model = renderModel(store, useUserInfoEditModel, [paths.userInfoEdit({ step })]);
  await waitFor(() => expect(model.props().user).not.toBeNull());
  return { ...model, sent: () => sent };
}

test("sends the whole profile with a new email; the present one is refused at its field", async () => {
  const { props, place, sent } = await open("email");
  const submit = (email: string) => act(() => props().onEmailSubmitted({ email, current_password: "noren2026" }));
  expect(await submit(user.email)).toMatchObject({ errors: { email: [expect.any(String)] } });
  expect(await submit("hanako.y@example.jp")).toBeUndefined();
  expect(sent()).toMatchObject({
    email: "hanako.y@example.jp",
    current_password: "noren2026",
    last_name: user.last_name,
    birthday: user.birthday,
  });
  expect(sent()).not.toHaveProperty("username");
  expect(place()).toBe(paths.userInfo());
});

test("keeps the email when the profile changes, and removes the security question", async () => {
  const profile = await open(null);
  const { email: _, ...fields } = pickFields(profileFields, user);
  await act(() => profile.props().onProfileSubmitted({ ...fields, city: "港区" }));
  expect(profile.sent()).toMatchObject({ email: user.email, city: "港区" });
  expect(profile.sent()).not.toHaveProperty("reminder");
  cleanup();
  const question = await open("question");
  await act(() => question.props().onQuestionSubmitted({ question_ct: 0, current_password: "noren2026" }));
  expect(question.sent()).toMatchObject({ reminder: null, current_password: "noren2026" });
});
