import { order as orderExample, product } from "@noren/contract/examples";
import { memberExamples as examples } from "@noren/contract/examples/member";
import { describe, expect, test } from "vitest";
import { bookmark } from "./endpoints/bookmark.ts";
import { catalogue } from "./endpoints/catalogue.ts";
import { coupon } from "./endpoints/coupon.ts";
import { inquiry } from "./endpoints/inquiry.ts";
import { memo } from "./endpoints/memo.ts";
import { memorial } from "./endpoints/memorial.ts";
import { order } from "./endpoints/order.ts";
import { systemMessage } from "./endpoints/system-message.ts";
import { timeseries } from "./endpoints/timeseries.ts";
import { upload } from "./endpoints/upload.ts";
import { userList } from "./endpoints/user-list.ts";
import { answering, gate, testStore } from "./testing.ts";

const json =
  (body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { headers });
const done = () => new Response(null, { status: 204 });
const refused = () => Response.json({ message: "見つかりません。", code: "not_found" }, { status: 404 });

describe("[coupon.taken] a coupon that is taken", () => {
  async function take(answer: () => Response) {
    const store = testStore(
      answering({
        "GET /v1/coupons": json(examples.listCoupons),
        "GET /v1/coupons?page=2": json({ data: [] }),
        "POST /v1/me/coupons": answer,
      }),
    );
    await store.dispatch(coupon.endpoints.listCoupons.initiate({}));
    await store.dispatch(coupon.endpoints.listCoupons.initiate({ page: 2 }));
    await store.dispatch(coupon.endpoints.takeCoupon.initiate({ coupon_id: 7, page: "coupon" }));
    return coupon.endpoints.listCoupons
      .select({})(store.getState())
      .data?.data.map((one) => one.is_taken);
  }

  test("is marked in the list", async () => expect(await take(json(examples.takeCoupon))).toEqual([true]));
  test("is unchanged when the shop refuses", async () => expect(await take(refused)).toEqual([false]));
});

describe("lists", () => {
  const [favourites] = examples.listUserLists.data;
  const changed = { data: [{ ...favourites, count: 3 }] };
  const LIKED = `GET /v1/products/${product.key}`;

  async function filled(answer: () => Response | Promise<Response>) {
    const { fetch, requests } = answering({
      [LIKED]: json(product),
      "GET /v1/me/user-lists": json(examples.listUserLists),
      "PATCH /v1/me/user-lists/attach": answer,
      "PATCH /v1/me/user-lists/detach": answer,
      "PATCH /v1/me/user-lists/abc/detach": answer,
    });
    const store = testStore({ fetch });
    await store.dispatch(catalogue.endpoints.getProduct.initiate(product.key));
    await store.dispatch(userList.endpoints.listUserLists.initiate());
    const isFavourite = () => catalogue.endpoints.getProduct.select(product.key)(store.getState()).data?.is_favorite;
    const held = () => userList.endpoints.listUserLists.select()(store.getState()).data;
    return { store, requests, isFavourite, held };
  }

  test("[favourite.everywhere] attach and detach products, and change the flag in every cached list at once", async () => {
    const answer = gate<Response>();
    const { store, requests, isFavourite, held } = await filled(() => answer.promise);
    const attaching = store.dispatch(
      userList.endpoints.attachToUserList.initiate({ ids: [product.id], name: "母の日" }),
    );
    expect([isFavourite(), held()]).toEqual([true, examples.listUserLists]);
    answer.resolve(Response.json(changed));
    await attaching;
    expect([isFavourite(), held()]).toEqual([true, changed]);
    expect(requests.at(-1)?.body).toEqual({ table: "products", ids: [product.id], name: "母の日" });
  });

  test("[error.server-message] undo the marks when the shop refuses, and rethrow its message", async () => {
    const { store, isFavourite, held } = await filled(refused);
    const { error } = await store.dispatch(userList.endpoints.attachToUserList.initiate({ ids: [product.id] }));
    expect(error).toMatchObject({ message: "見つかりません。" });
    expect([isFavourite(), held()]).toEqual([false, examples.listUserLists]);
  });

  test("a product that leaves one list stays a favourite; one that leaves all does not", async () => {
    const { store, isFavourite, held } = await filled(json(changed));
    await store.dispatch(userList.endpoints.attachToUserList.initiate({ ids: [product.id] }));
    await store.dispatch(userList.endpoints.detachFromUserList.initiate({ key: "abc", ids: [product.id] }));
    expect([isFavourite(), held()]).toEqual([true, changed]);
    await store.dispatch(userList.endpoints.detachFromUserLists.initiate([product.id]));
    expect(isFavourite()).toBe(false);
  });
});

describe("what a member opens is marked as read", () => {
  test("in the message center, with the count on every page; the second time changes nothing", async () => {
    const page = { data: [], unread_count: 1 };
    const { key } = examples.getSystemMessage;
    const store = testStore(
      answering({
        "GET /v1/me/system-messages": json(examples.listSystemMessages),
        "GET /v1/me/system-messages?page=2": json(page),
        [`GET /v1/me/system-messages/${key}`]: json(examples.getSystemMessage),
      }),
    );
    const { listSystemMessages: list, getSystemMessage: get } = systemMessage.endpoints;
    for (const query of [{}, { page: 2 }]) await store.dispatch(list.initiate(query));
    for (const _ of [1, 2]) await store.dispatch(get.initiate(key, { forceRefetch: true }));
    const held = [{}, { page: 2 }].map((query) => list.select(query)(store.getState()).data);
    expect(held.map((each) => each?.unread_count)).toEqual([0, 0]);
    expect(held[0]?.data[0]?.is_read).toBe(true);
  });

  test("among the inquiries; a reply's answer is the inquiry as it is now", async () => {
    const { key } = examples.getInquiry;
    const replied = { ...examples.getInquiry, status: "received", status_name: "受付済み" };
    const store = testStore(
      answering({
        "GET /v1/me/inquiries": json(examples.listInquiries),
        [`GET /v1/me/inquiries/${key}`]: json(examples.getInquiry),
        "POST /v1/inquiry-comments/reply": json(replied),
      }),
    );
    await store.dispatch(inquiry.endpoints.listInquiries.initiate({}));
    await store.dispatch(inquiry.endpoints.getInquiry.initiate(key));
    expect(inquiry.endpoints.listInquiries.select({})(store.getState()).data?.data[0]?.is_unread).toBe(false);
    await store.dispatch(inquiry.endpoints.replyToInquiry.initiate({ inquiry_key: key, body: "写真です。" }));
    expect(inquiry.endpoints.getInquiry.select(key)(store.getState()).data).toEqual(replied);
  });
});

test("[memorial.add-delete] memorials: add appends, a change stays in its place, delete removes", async () => {
  const first = examples.getMemorial;
  const second = { ...first, id: 5, name: "結婚記念日" };
  const store = testStore(
    answering({
      "GET /v1/me/user-memorials": json({ data: [first] }, { "x-limit": "20" }),
      "POST /v1/me/user-memorials": json(second),
      "PUT /v1/me/user-memorials/4": json({ ...first, name: "父の日" }),
      "DELETE /v1/me/user-memorials/4": done,
      "DELETE /v1/me/user-memorials/5": refused,
    }),
  );
  const { listMemorials, createMemorial, updateMemorial, deleteMemorial } = memorial.endpoints;
  const held = () => listMemorials.select()(store.getState()).data;
  const names = () => held()?.data.map(({ name }) => name);
  const { id: _, user_id: __, is_mailed: ___, next_date: ____, ...body } = first;
  await store.dispatch(listMemorials.initiate());
  await store.dispatch(createMemorial.initiate(body));
  expect([held()?.limit, names()]).toEqual([20, ["父の誕生日", "結婚記念日"]]);
  await store.dispatch(updateMemorial.initiate({ id: 4, memorial: body }));
  expect(names()).toEqual(["父の日", "結婚記念日"]);
  await store.dispatch(deleteMemorial.initiate(5));
  await store.dispatch(deleteMemorial.initiate(4));
  expect(names()).toEqual(["結婚記念日"]);
});

test("[measurement.add-delete] measurements: the newest first, trimmed to the limit; delete clears", async () => {
  const [old] = examples.listTimeseries.data;
  const store = testStore(
    answering({
      "GET /v1/me/timeseries?purpose=measurement": json({ data: [{ ...old, id: 8 }, old] }, { "x-limit": "2" }),
      "POST /v1/me/timeseries": json({ ...old, id: 10 }),
      "DELETE /v1/me/timeseries/?purpose=measurement": done,
    }),
  );
  const { listTimeseries, addTimeseries, clearTimeseries } = timeseries.endpoints;
  const ids = () =>
    listTimeseries
      .select("measurement")(store.getState())
      .data?.data.map(({ id }) => id);
  await store.dispatch(listTimeseries.initiate("measurement"));
  await store.dispatch(addTimeseries.initiate({ purpose: "measurement", values: { height: 163 } }));
  expect(ids()).toEqual([10, 8]);
  await store.dispatch(clearTimeseries.initiate("measurement"));
  expect(ids()).toEqual([]);
});

test("a bookmark that is deleted lowers the total", async () => {
  const headers = { "x-total": "11", "x-per-page": "10", "x-last-page": "2", "x-current-page": "1" };
  const store = testStore(
    answering({
      "GET /v1/me/bookmarks": json(examples.listBookmarks, headers),
      "DELETE /v1/me/bookmarks/2": done,
    }),
  );
  await store.dispatch(bookmark.endpoints.listBookmarks.initiate({}));
  await store.dispatch(bookmark.endpoints.deleteBookmark.initiate(2));
  const { data, pagination } = bookmark.endpoints.listBookmarks.select({})(store.getState()).data ?? {};
  expect([data, pagination]).toEqual([[], { total: 10, per: 10, last: 1, current: 1 }]);
});

test("a memo is part of its order", async () => {
  const { id } = orderExample;
  const written = { ...examples.createMemo, order_id: id };
  const store = testStore(
    answering({
      [`GET /v1/me/orders/${id}`]: json(orderExample),
      "POST /v1/memos": json(written),
      "PATCH /v1/memos/1": json({ ...written, body: "父へ" }),
      "DELETE /v1/memos/1": done,
    }),
  );
  const held = () => order.endpoints.getOrder.select(id)(store.getState()).data?.memo;
  await store.dispatch(order.endpoints.getOrder.initiate(id));
  await store.dispatch(memo.endpoints.createMemo.initiate({ order_id: id, body: written.body }));
  expect(held()).toEqual({ id: 1, body: written.body });
  await store.dispatch(memo.endpoints.updateMemo.initiate({ id: 1, body: "父へ" }));
  expect(held()).toEqual({ id: 1, body: "父へ" });
  await store.dispatch(memo.endpoints.deleteMemo.initiate({ id: 1, order_id: id }));
  expect(held()).toBeNull();
});

test("an upload is sent with its purpose", async () => {
  const { fetch, requests } = answering({ "POST /v1/upload-files": json(examples.uploadFile) });
  const file = new File(["x"], "傷.jpg");
  const store = testStore({ fetch });
  const { data } = await store.dispatch(upload.endpoints.uploadFile.initiate({ dir: "inquiries", file }));
  expect(data).toEqual(examples.uploadFile);
  expect(requests[0]?.body).toMatchObject({ dir: "inquiries", file: { name: "傷.jpg" } });
});
