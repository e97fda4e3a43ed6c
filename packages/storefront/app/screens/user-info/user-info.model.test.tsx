// @vitest-environment jsdom
import { loginAnswer, settings } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { paths } from "@noren/contract/paths";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useUserInfoModel } from "./user-info.model.ts";

afterEach(cleanup);

async function open(own: object) {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "MEMBER.REGISTRATION_FIELDS": ["fax"] }),
      "GET /v1/me/user": () => Response.json({ ...accountExamples.getUser, company_name: null, job: null, ...own }),
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, useUserInfoModel, [paths.userInfo()]);
  await vi.waitFor(() => expect(props().user).not.toBeNull());
  return props();
}

test.each([
  [{ has_password_expired: true, has_mail_error_count_over: true, new_email: null }, [true, true]],
  // A new email that waits for its verification is the remedy.
  [{ has_password_expired: false, has_mail_error_count_over: true, new_email: "new@example.jp" }, [false, false]],
  [{ has_password_expired: false, has_mail_error_count_over: false, new_email: null }, [false, false]],
])("says what needs attention: %j", async (own, needed) => {
  const { isPasswordExpired, isUndelivered } = await open(own);
  expect([isPasswordExpired, isUndelivered]).toEqual(needed);
});

test("shows the fields of the shop's registration, and others that the member has filled in", async () => {
  expect((await open({ job: "会社員" })).optionalFields).toEqual(["fax", "job"]);
});
