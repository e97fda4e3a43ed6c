// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SIGNED_LINK_REFRESH_MS } from "../../load/signed-link.ts";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useMessageCenterItemModel } from "./message-center-item.model.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const message = memberExamples.getSystemMessage;
const { key } = message;

function openApp() {
  const responses = [1, 2].map((count) => ({ ...message, file: { ...message.file, url: `/storage/files/${count}` } }));
  const { store } = testApp({
    responses: {
      [`GET /v1/me/system-messages/${key}`]: () => Response.json(responses.shift() ?? message),
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  return store;
}

test("the signed link of a file is renewed while the message stays open", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { props } = renderModel(openApp(), useMessageCenterItemModel, [`/${key}`], "/:key");
  await vi.waitFor(() => expect(props().message?.file?.url).toBe("/storage/files/1"));
  await act(() => vi.advanceTimersByTimeAsync(SIGNED_LINK_REFRESH_MS));
  await vi.waitFor(() => expect(props().message?.file?.url).toBe("/storage/files/2"));
});
