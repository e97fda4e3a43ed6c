// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, product, settings } from "@noren/contract/examples";
import type { Review, Settings } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useProductReviewsModel } from "./product-reviews.model.ts";

afterEach(cleanup);

const page = paths.product({ key: product.key });
const LIST = `GET /v1/products/${product.key}/reviews`;
const review: Review = {
  id: 1,
  product_id: product.id,
  rating: 5,
  title: null,
  body: "毎朝使っています。",
  nickname: "はな",
  is_purchased: true,
  created_at: "2026-11-12T09:20:00.000Z",
};
const by_rating = [2, 0, 1, 0, 0].map((count, index) => ({ rating: 5 - index, count }));
const answer = (current: number) =>
  Response.json(
    { data: [review], summary: { total: 11, average: 4.3, by_rating } },
    { headers: { "x-total": "11", "x-per-page": "5", "x-last-page": "3", "x-current-page": String(current) } },
  );

interface Given {
  isMember?: boolean;
  changed?: Partial<Settings>;
  posted?: object;
}

async function open(url: string, { isMember = true, changed = {}, posted = {} }: Given = {}) {
  const create = vi.fn((_: unknown) => Response.json({ ...review, is_published: true, ...posted }));
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...changed }),
      [`${LIST}?page=1&per=5&sort=newest`]: () => answer(1),
      [`${LIST}?page=2&per=5&sort=rating_asc&rating=3`]: () => answer(2),
      [`POST /v1/products/${product.id}/reviews`]: create,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  store.dispatch(
    sessionEvent(
      isMember
        ? { type: "session/loginSucceeded", answer: loginAnswer, now: NOW }
        : { type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false },
    ),
  );
  const { props } = renderModel(store, () => useProductReviewsModel(product), [url]);
  await vi.waitFor(() => expect(props().list).not.toBeNull());
  return { props, requests, create };
}

test("[review.list] the URL selects page, rating and order; invalid values select the first page of all", async () => {
  const { props } = await open(`${page}?reviews=2&stars=3&sort=rating_asc`);
  expect(props().list).toMatchObject({
    allPath: `${page}?sort=rating_asc#reviews`,
    previousPath: `${page}?stars=3&sort=rating_asc#reviews`,
    nextPath: `${page}?stars=3&sort=rating_asc&reviews=3#reviews`,
  });
  expect(props().list?.ratings.find(({ isCurrent }) => isCurrent)?.rating).toBe(3);
  cleanup();
  const { props: first } = await open(`${page}?reviews=-1&stars=9&sort=best`);
  expect(first().list).toMatchObject({ allPath: null, previousPath: null, nextPath: `${page}?reviews=2#reviews` });
  expect(first().list?.sorts[1]).toEqual({
    sort: "rating_desc",
    path: `${page}?sort=rating_desc#reviews`,
    isCurrent: false,
  });
});

describe("[review.write] a review", () => {
  const input = { rating: 5, title: null, body: "毎朝使っています。", nickname: "はな" };

  test("is written by members; a guest is led to the login and back to the form", async () => {
    const { props } = await open(page, { isMember: false });
    const back = encodeURIComponent(`${page}?review=write#reviews`);
    expect(props().writing).toEqual({ kind: "login", path: `/login/?to=${back}` });
    cleanup();
    const shopWithoutMembers = await open(page, { isMember: false, changed: { "SITE.IS_MEMBER_USE": false } });
    expect(shopWithoutMembers.props().writing).toBeNull();
  });

  test.each([
    [true, { kind: "done", isPublished: true }],
    [false, { kind: "done", isPublished: false }],
  ])("is sent, and its publication stated (published at once: %s)", async (is_published, done) => {
    const changed = { "REVIEW.IS_APPROVAL_REQUIRED": !is_published };
    const { props, requests, create } = await open(`${page}?review=write`, { changed, posted: { is_published } });
    const { writing } = props();
    if (writing?.kind !== "form") throw new Error("the form is closed");
    expect(writing.needsApproval).toBe(!is_published);
    await act(() => writing.onSubmitted(input));
    expect(create.mock.calls[0]?.[0]).toEqual(input);
    expect(props().writing).toEqual(done);
    await vi.waitFor(() => expect(requests.filter((call) => call.startsWith(LIST))).toHaveLength(2));
  });
});
