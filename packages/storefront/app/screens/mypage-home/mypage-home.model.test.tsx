// @vitest-environment jsdom
import { catalogue } from "@noren/api/endpoints/catalogue";
import { inquiry } from "@noren/api/endpoints/inquiry";
import { systemMessage } from "@noren/api/endpoints/system-message";
import { categories as categoryExamples, loginAnswer } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import { dayOf } from "@noren/validation/format";
import { act, cleanup } from "@testing-library/react";
import { addDays } from "date-fns/addDays";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useMypageHomeModel } from "./mypage-home.model.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const message = memberExamples.getSystemMessage;
const answered = memberExamples.getInquiry;
const memorial = memberExamples.getMemorial;
const [category] = categoryExamples.data;
const dayAfter = (days: number) => dayOf(addDays(NOW, days).getTime());

async function open(categories: readonly object[]) {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  const { store } = testApp({
    responses: {
      "GET /v1/categories/hierarchy?table=products": () => Response.json({ data: categories }),
      "GET /v1/me/system-messages?page=1": () => Response.json(memberExamples.listSystemMessages),
      [`GET /v1/me/system-messages/${message.key}`]: () => Response.json(message),
      "GET /v1/me/inquiries?page=1": () => Response.json(memberExamples.listInquiries),
      [`GET /v1/me/inquiries/${answered.key}`]: () => Response.json(answered),
      "GET /v1/me/user-memorials": () =>
        Response.json({
          data: [
            { ...memorial, id: 1, next_date: dayAfter(31) },
            { ...memorial, id: 2, next_date: dayAfter(30), division_ct: 3 },
            { ...memorial, id: 3, next_date: dayAfter(0) },
          ],
        }),
    },
  });
  await store.dispatch(catalogue.endpoints.listCategories.initiate("products"));
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, useMypageHomeModel, [paths.mypageHome()]);
  await vi.waitFor(() => expect(props().isLoading).toBe(false));
  return { store, props };
}

test("[mypage.reminders] unread messages and answers wait until they are opened, memorial days lead to gifts", async () => {
  const { store, props } = await open([{ ...category, key: "gift" }]);
  const gifts = paths.productList({ category: "gift" });
  expect(props().reminders).toMatchObject([
    { kind: "messages", count: 1, path: paths.messageCenter() },
    { kind: "inquiries", count: 1, path: paths.inquiryHistory() },
    { kind: "memorial", memorial: { id: 3, daysLeft: 0 }, path: gifts },
    { kind: "day-of-death", memorial: { id: 2, daysLeft: 30 }, path: gifts },
  ]);
  await act(async () => {
    await store.dispatch(systemMessage.endpoints.getSystemMessage.initiate(message.key));
    await store.dispatch(inquiry.endpoints.getInquiry.initiate(answered.key));
  });
  await vi.waitFor(() => expect(props().reminders.map(({ kind }) => kind)).toEqual(["memorial", "day-of-death"]));
});

test("a shop without a category of gifts leads to all products", async () => {
  const { props } = await open([]);
  expect(props().reminders.at(-1)?.path).toBe(paths.productList());
});
