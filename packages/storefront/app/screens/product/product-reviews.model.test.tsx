// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, product, settings } from "@noren/contract/examples";
import type { Review, Settings } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { attachmentsCopy } from "#ui/slots/attachments/attachments.copy";
import { sessionEvent } from "../../state/session.ts";
import { stubObjectUrls } from "../../testing/object-urls.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useProductReviewsModel } from "./product-reviews.model.ts";

beforeEach(() => void stubObjectUrls());
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
  helpful_count: 0,
  photos: [],
  created_at: "2026-11-12T09:20:00.000Z",
};
const PHOTO_KEY = "reviews/0a/0a1b2c3d4e5f60718293a4b5c6d7e8f9.jpg";
const NOW_TEXT = "2026-11-22T03:00:00.000Z";
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
  own?: object | null;
}

async function open(url: string, { isMember = true, changed = {}, posted = {}, own = null }: Given = {}) {
  const create = vi.fn((_: unknown) => Response.json({ ...review, is_published: true, ...posted }));
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...changed }),
      [`${LIST}?page=1&per=5&sort=newest`]: () => answer(1),
      [`${LIST}?page=2&per=5&sort=rating_asc&rating=3`]: () => answer(2),
      [`POST /v1/products/${product.id}/reviews`]: create,
      [`GET /v1/me/review?product_id=${product.id}`]: () => Response.json({ review: own }),
      [`DELETE /v1/me/review?product_id=${product.id}`]: () => new Response(null, { status: 204 }),
      "POST /v1/upload-files": () =>
        Response.json({ key: PHOTO_KEY, name: "碗.jpg", type: "image/jpeg", size: 3, expires_at: NOW_TEXT }),
      [`POST /v1/reviews/${review.id}/helpful`]: () => Response.json({ helpful_count: 8 }),
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
    sort: "helpful",
    path: `${page}?sort=helpful#reviews`,
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
    await vi.waitFor(() => expect(props().writing?.kind).toBe("form"));
    const { writing } = props();
    if (writing?.kind !== "form") throw new Error("the form is closed");
    expect(writing.needsApproval).toBe(!is_published);
    await act(() => writing.onSubmitted(input));
    expect(create.mock.calls[0]?.[0]).toEqual({ ...input, photo_keys: [] });
    expect(props().writing).toEqual(done);
    await vi.waitFor(() => expect(requests.filter((call) => call.startsWith(LIST))).toHaveLength(2));
  });

  test("takes photos, uploaded as a review's", async () => {
    const { props, create } = await open(`${page}?review=write`);
    await vi.waitFor(() => expect(props().writing?.kind).toBe("form"));
    const form = () => {
      const { writing } = props();
      if (writing?.kind !== "form") throw new Error("the form is closed");
      return writing;
    };
    const file = (name: string, type: string) => new File(["abc"], name, { type });
    await act(async () => form().photos.onChosen([file("碗.jpg", "image/jpeg"), file("明細.pdf", "application/pdf")]));
    await vi.waitFor(() => expect(form().photos.files[0]?.isUploading).toBe(false));
    expect(form().photos.files.map(({ error }) => error)).toEqual([null, attachmentsCopy.wrongType]);
    await act(async () => form().photos.onRemoved(2));
    await act(() => form().onSubmitted(input));
    expect(create.mock.calls[0]?.[0]).toEqual({ ...input, photo_keys: [PHOTO_KEY] });
  });

  test("that waits for approval is shown to its author, instead of the form, and can be deleted", async () => {
    const { props, requests } = await open(`${page}?review=write`, { own: { ...review, is_published: false } });
    await vi.waitFor(() => expect(props().own?.review.is_published).toBe(false));
    expect(props().writing).toBeNull();
    await act(async () => void (await props().own?.onDeleted({})));
    expect(requests).toContain(`DELETE /v1/me/review?product_id=${product.id}`);
  });
});

test("[review.helpful] a mark counts at once, and stays while the list is read again", async () => {
  const { props } = await open(page, { isMember: false });
  expect(props().list?.reviews[0]).toMatchObject({ isMarked: false, helpful_count: 0 });
  await act(async () => props().onHelpfulMarked?.(review.id));
  await vi.waitFor(() => expect(props().list?.reviews[0]).toMatchObject({ isMarked: true, helpful_count: 8 }));
});
