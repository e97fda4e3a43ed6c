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
  ["login_history", useLoginHistoryModel, "login-histories", "logins"],
  ["point", usePointsModel, "point-histories", "movements"],
  ["product_search_history", useProductSearchHistoryModel, "product-search-histories", "words"],
  ["message_center", useMessageCenterModel, "system-messages", "messages"],
  ["inquiry_history", useInquiryHistoryModel, "inquiries", "inquiries"],
  ["list/:key", useFavouriteListModel, "user-lists/favorites", "products"],
] as const)(
  "/mypage/%s?page=99, opened by its URL, is not shown as an empty list",
  async (path, useModel, call, rows) => {
    const isList = path === "list/:key";
    const query = isList ? "?page=99&is_listables=1" : "?page=99";
    const answer = () =>
      Response.json(isList ? { ...memberExamples.getUserList, listables: [] } : { data: [], unread_count: 0 }, {
        headers,
      });
    const { store } = testApp({ responses: { [`GET /v1/me/${call}${query}`]: answer } });
    store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
    const url = `/mypage/${path.replace(":key", "favorites")}?page=99`;
    const { props } = renderModel<object>(store, useModel, [url], `/mypage/${path}`);
    const listed = () =>
      Object.values(store.getState().api.queries).filter(
        (query) => query?.status === "fulfilled" && JSON.stringify(query.originalArgs)?.includes("99"),
      );
    await waitFor(() => expect(listed()).toHaveLength(1));
    expect(props()).toHaveProperty(rows, null);
  },
);
