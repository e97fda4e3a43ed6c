import type { Answer } from "@noren/contract";
import { productInfo } from "@noren/contract/examples";
import { describe, expect, test } from "vitest";
import { history } from "./endpoints/history.ts";
import { answering, testStore } from "./testing.ts";

type Entry = Answer<"addProductHistory">;

const viewed = (product_id: number, id = product_id): Entry => ({
  id,
  product_id,
  product: { ...productInfo, id: product_id },
});

describe("[history.product] a product that is looked at", () => {
  async function after(entries: readonly Entry[], added: Response) {
    const headers = {
      "x-total": String(entries.length),
      "x-per-page": "10",
      "x-last-page": "1",
      "x-current-page": "1",
    };
    const { fetch } = answering({
      "GET /v1/me/product-histories": () => Response.json({ data: entries }, { headers }),
      "GET /v1/guest/product-histories": () => Response.json({ data: entries }),
      "POST /v1/product-histories": () => added,
    });
    const store = testStore({ fetch });
    await store.dispatch(history.endpoints.listProductHistories.initiate());
    await store.dispatch(history.endpoints.listGuestProductHistories.initiate());
    await store.dispatch(history.endpoints.addProductHistory.initiate(2));
    const mine = history.endpoints.listProductHistories.select()(store.getState()).data;
    const guests = history.endpoints.listGuestProductHistories.select()(store.getState()).data;
    const ids = (list: { data: Entry[] } | undefined) => list?.data.map(({ product_id }) => product_id);
    return { mine: ids(mine), guests: ids(guests), total: mine?.pagination.total };
  }

  test("moves to the front of both lists and changes the total", async () => {
    const lists = await after([viewed(1), viewed(3)], Response.json(viewed(2)));
    expect(lists).toEqual({ mine: [2, 1, 3], guests: [2, 1, 3], total: 3 });
  });

  test("is listed once, and the total is unchanged", async () => {
    const lists = await after([viewed(1), viewed(2, 20)], Response.json(viewed(2, 21)));
    expect(lists).toEqual({ mine: [2, 1], guests: [2, 1], total: 2 });
  });

  test("replaces the oldest of ten", async () => {
    const ten = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((id) => viewed(id));
    const { mine, total } = await after(ten, Response.json(viewed(2)));
    expect([mine?.[0], mine?.length, mine?.includes(11), total]).toEqual([2, 10, false, 10]);
  });

  test("changes nothing if the shop refuses", async () => {
    const refused = Response.json({ message: "見つかりません。", code: "not_found" }, { status: 404 });
    expect(await after([viewed(1)], refused)).toEqual({ mine: [1], guests: [1], total: 1 });
  });
});
