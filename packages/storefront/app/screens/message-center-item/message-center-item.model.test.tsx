// @vitest-environment jsdom
import { systemMessage } from "@noren/api/endpoints/system-message";
import { loginAnswer } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SIGNED_LINK_REFRESH_MS } from "../../load/signed-link.ts";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useMypageHomeModel } from "../mypage-home/mypage-home.model.ts";
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
      "GET /v1/me/system-messages?page=1": () => Response.json(memberExamples.listSystemMessages),
      [`GET /v1/me/system-messages/${key}`]: () => Response.json(responses.shift() ?? message),
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  return store;
}

test("the signed link of a file is renewed while the message stays open", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { props } = renderModel(openApp(), useMessageCenterItemModel, [`/${key}`], "/:key");
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(props().message?.file?.url).toBe("/storage/files/1");
  await act(() => vi.advanceTimersByTimeAsync(SIGNED_LINK_REFRESH_MS));
  await vi.waitFor(() => expect(props().message?.file?.url).toBe("/storage/files/2"));
});

test("my page counts the unread messages until they are opened", async () => {
  const store = openApp();
  const { props } = renderModel(store, useMypageHomeModel, [paths.mypageHome()]);
  await vi.waitFor(() =>
    expect(props().reminders).toEqual([{ kind: "messages", count: 1, path: paths.messageCenter() }]),
  );
  await act(() => store.dispatch(systemMessage.endpoints.getSystemMessage.initiate(key)));
  await vi.waitFor(() => expect(props().reminders).toEqual([]));
});
