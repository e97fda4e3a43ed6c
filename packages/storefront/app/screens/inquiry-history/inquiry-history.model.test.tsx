// @vitest-environment jsdom
import { inquiry as endpoints } from "@noren/api/endpoints/inquiry";
import { systemMessage } from "@noren/api/endpoints/system-message";
import { loginAnswer } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useMessageCenterModel } from "../message-center/message-center.model.ts";
import { useInquiryHistoryModel } from "./inquiry-history.model.ts";

afterEach(cleanup);

const inquiry = memberExamples.getInquiry;
const message = memberExamples.getSystemMessage;

function open() {
  const { store } = testApp({
    responses: {
      "GET /v1/me/inquiries?page=1": () => Response.json(memberExamples.listInquiries),
      [`GET /v1/me/inquiries/${inquiry.key}`]: () => Response.json(inquiry),
      "GET /v1/me/system-messages?page=1": () => Response.json(memberExamples.listSystemMessages),
      [`GET /v1/me/system-messages/${message.key}`]: () => Response.json(message),
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  return store;
}

test("an inquiry is marked as unread in the list until it is opened", async () => {
  const store = open();
  const { props } = renderModel(store, useInquiryHistoryModel, [paths.inquiryHistory()]);
  const shown = () => props().inquiries?.map(({ path, is_unread }) => [path, is_unread]);
  await vi.waitFor(() => expect(shown()).toEqual([[paths.inquiry({ key: inquiry.key }), true]]));
  await act(() => store.dispatch(endpoints.endpoints.getInquiry.initiate(inquiry.key)));
  await vi.waitFor(() => expect(shown()).toEqual([[paths.inquiry({ key: inquiry.key }), false]]));
});

test("a message counts as unread until it is opened", async () => {
  const store = open();
  const { props } = renderModel(store, useMessageCenterModel, [paths.messageCenter()]);
  const path = paths.messageCenterItem({ key: message.key });
  const shown = () => [props().unreadCount, props().messages?.map((each) => [each.path, each.is_read])];
  await vi.waitFor(() => expect(shown()).toEqual([1, [[path, false]]]));
  await act(() => store.dispatch(systemMessage.endpoints.getSystemMessage.initiate(message.key)));
  await vi.waitFor(() => expect(shown()).toEqual([0, [[path, true]]]));
});
