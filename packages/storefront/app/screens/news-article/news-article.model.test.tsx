// @vitest-environment jsdom
import type { NewsArticle } from "@noren/contract";
import { loginAnswer } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useNewsListModel } from "../news-list/news-list.model.ts";
import { useNewsArticleModel } from "./news-article.model.ts";

afterEach(cleanup);

const article: NewsArticle = {
  id: 71,
  key: "restock",
  title: "再入荷しました",
  category: "再入荷",
  published_at: "2026-11-18T01:00:00.000Z",
  is_read: null,
  body: "<p>本日より。</p>",
  newer: null,
  older: { key: "holidays", title: "年末年始の発送" },
};
const { body: _, newer: __, older: ___, ...listed } = article;

function open(isMember: boolean) {
  const marked: unknown[] = [];
  const is_read = isMember ? false : null;
  const { store } = testApp({
    responses: {
      "GET /v1/news?page=1": () => Response.json({ data: [{ ...listed, is_read }] }),
      "GET /v1/news/restock": () => Response.json({ ...article, is_read }),
      "POST /v1/news/readables": (body) => {
        marked.push(body);
        return Response.json({ id: 71, is_read: true });
      },
    },
  });
  store.dispatch(
    sessionEvent(
      isMember
        ? { type: "session/loginSucceeded", answer: loginAnswer, now: NOW }
        : { type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false },
    ),
  );
  return { store, marked };
}

test("a member's news becomes read once it is shown, in the list too", async () => {
  const { store, marked } = open(true);
  const list = renderModel(store, useNewsListModel, [paths.newsList()]);
  await vi.waitFor(() => expect(list.props().news?.map(({ isUnread }) => isUnread)).toEqual([true]));
  const { props } = renderModel(store, useNewsArticleModel, ["/restock"], "/:key");
  await vi.waitFor(() => expect(list.props().news?.map(({ isUnread }) => isUnread)).toEqual([false]));
  expect(marked).toEqual([{ readable_id: 71 }]);
  expect([props().newer, props().older?.path]).toEqual([null, paths.newsArticle({ key: "holidays" })]);
});

test("a guest's news is not marked", async () => {
  const { store, marked } = open(false);
  const { props } = renderModel(store, useNewsArticleModel, ["/restock"], "/:key");
  await vi.waitFor(() => expect(props().article?.title).toBe(article.title));
  await act(async () => undefined);
  expect(marked).toEqual([]);
});
