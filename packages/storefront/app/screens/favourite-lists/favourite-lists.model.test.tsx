// @vitest-environment jsdom
import { loginAnswer, product } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NEW_LIST, NO_LIST } from "#ui/screens/favourite-lists/favourite-lists.props";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useFavouriteListsModel } from "./favourite-lists.model.ts";

afterEach(cleanup);

const [favourites, mothersDay] = memberExamples.listUserLists.data;
const gift = { ...mothersDay!, key: "gift", name: "贈りもの" };
const lists = { data: [favourites!, mothersDay!, gift] };
const params = { product: product.key };

async function open(query: Record<string, string>, change: Responses = {}) {
  const sent: [string, unknown][] = [];
  const record = (name: string) => (body: unknown) => {
    sent.push([name, body]);
    return Response.json(lists);
  };
  const { store } = testApp({
    responses: {
      "GET /v1/me/user-lists": () => Response.json(lists),
      [`GET /v1/products/${product.key}`]: () => Response.json(product),
      "PATCH /v1/me/user-lists/attach": record("attach"),
      [`PATCH /v1/me/user-lists/${mothersDay!.key}/detach`]: record("detach"),
      ...change,
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props, place } = renderModel(store, useFavouriteListsModel, [paths.favouriteLists(query)], "/mypage/list");
  await vi.waitFor(() => expect(props().choice).not.toBe("loading"));
  const choose = (list: string, name?: string) =>
    act(() => props().onListChosen({ list, ...(name !== undefined && { name }) }));
  const message = () => store.getState().flash.next[0]?.message ?? store.getState().flash.now[0]?.message;
  return { props, place, sent, choose, message };
}

const attached = (more: object) => ["attach", { table: "products", ids: [product.id], ...more }];
const detached = ["detach", { table: "products", ids: [product.id] }];

test("a product is put into a list, whose page follows; the default list is no choice", async () => {
  const { props, place, sent, choose, message } = await open(params);
  expect(props().choice).toMatchObject({ from: null, lists: [mothersDay, gift] });
  await choose(gift.key);
  expect([sent, place()]).toEqual([[attached({ key: gift.key })], paths.favouriteList({ key: gift.key })]);
  expect(message()).toBe(`「${product.name}」を「贈りもの」に入れました。`);
});

test("a product is put into a new list by its name", async () => {
  const { place, sent, choose } = await open(params);
  await choose(NEW_LIST, "贈りもの");
  expect([sent, place()]).toEqual([[attached({ name: "贈りもの" })], paths.favouriteList({ key: gift.key })]);
});

test("a product moves from a list to another, or leaves it and stays a favourite", async () => {
  const query = { ...params, from: mothersDay!.key };
  const moved = await open(query);
  expect(moved.props().choice).toMatchObject({ from: mothersDay!.name, lists: [gift] });
  await moved.choose(gift.key);
  expect(moved.sent).toEqual([attached({ key: gift.key, from: mothersDay!.key })]);
  cleanup();
  const left = await open(query);
  await left.choose(NO_LIST);
  expect([left.sent, left.place()]).toEqual([[detached], paths.favouriteList({ key: "favorites" })]);
});

test("a refused list is explained, and the product stays where it was", async () => {
  const message = "リストは20件まで作成できます。";
  const refuse = () => Response.json({ code: "user_list.limit", message, errors: {} }, { status: 422 });
  const { sent, choose, place } = await open(
    { ...params, from: mothersDay!.key },
    { "PATCH /v1/me/user-lists/attach": refuse },
  );
  expect(await choose(NEW_LIST, "新年")).toMatchObject({ message });
  expect([sent, place()]).toEqual([[], paths.favouriteLists({ ...params, from: mothersDay!.key })]);
});

test("without a product of the shop no list is chosen", async () => {
  expect((await open({})).props().choice).toBeNull();
  cleanup();
  const { props } = await open({ product: "gone" });
  await vi.waitFor(() => expect(props().choice).toBeNull());
});
