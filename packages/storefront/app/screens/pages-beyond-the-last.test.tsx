// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sessionEvent } from "../state/session.ts";
import { renderModel } from "../testing/render-model.tsx";
import { NOW, testApp } from "../testing/test-app.ts";
import { useFavouriteListModel } from "./favourite-list/favourite-list.model.ts";
import { useInquiryHistoryModel } from "./inquiry-history/inquiry-history.model.ts";
import { useLoginHistoryModel } from "./login-history/login-history.model.ts";
import { useMessageCenterModel } from "./message-center/message-center.model.ts";
import { usePointsModel } from "./points/points.model.ts";
import { useProductSearchHistoryModel } from "./product-search-history/product-search-history.model.ts";

afterEach(cleanup);

const headers = { "x-total": "13", "x-per-page": "10", "x-last-page": "2", "x-current-page": "99" };

test.each([
  ["login_history", useLoginHistoryModel, "login-histories"],
  ["point", usePointsModel, "point-histories"],
  ["product_search_history", useProductSearchHistoryModel, "product-search-histories"],
  ["message-center", useMessageCenterModel, "system-messages"],
  ["inquiry_history", useInquiryHistoryModel, "inquiries"],
  ["list/:key", useFavouriteListModel, "user-lists/favorites"],
] as const)("/mypage/%s?page=99, opened by its URL, leads to the last page", async (path, useModel, call) => {
  const isList = path === "list/:key";
  const answer = () =>
    Response.json(isList ? { ...memberExamples.getUserList, listables: [] } : { data: [], unread_count: 0 }, {
      headers,
    });
  const onPage = (page: number) => `GET /v1/me/${call}?page=${page}${isList ? "&is_listables=1" : ""}`;
  const { store } = testApp({ responses: { [onPage(99)]: answer, [onPage(2)]: answer } });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const url = `/mypage/${path.replace(":key", "favorites")}`;
  const { place } = renderModel<object>(store, useModel, [`${url}?page=99`], `/mypage/${path}`);
  await waitFor(() => expect(place()).toBe(`${url}?page=2`));
});
