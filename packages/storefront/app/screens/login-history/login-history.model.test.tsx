// @vitest-environment jsdom
import { paths } from "@noren/contract/paths";
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useLoginHistoryModel } from "./login-history.model.ts";

afterEach(cleanup);

test("ends the logins in other browsers; after a failure the button stays", async () => {
  const message = "しばらくしてからもう一度お試しください。";
  const end = vi
    .fn(() => new Response(null, { status: 204 }))
    .mockImplementationOnce(() => Response.json({ message, code: "rate_limited" }, { status: 429 }));
  const { store } = testApp({ responses: { "DELETE /v1/me/logins": end } });
  const { props } = renderModel(store, useLoginHistoryModel, [paths.loginHistory()]);
  act(() => props().onOthersEnded());
  await waitFor(() => expect(props()).toMatchObject({ ending: "ready", errorText: message }));
  act(() => props().onOthersEnded());
  await waitFor(() => expect(props()).toMatchObject({ ending: "done", errorText: null }));
});
