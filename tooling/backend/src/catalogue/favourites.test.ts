import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { productDraft, insertProducts, insertCategoriesAndBrands } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const keysOf = (body: { data: { key?: string; product?: { key: string } }[] }) =>
  body.data.map((each) => each.key ?? each.product?.key);

describe("favourites, histories and recommendations", () => {
  let shop: TestShop;
  let ids: number[];
  let stranger: number;
  let memberId: number;

  beforeAll(async () => {
    shop = await openTestShop();
    await insertCategoriesAndBrands(shop.db, shop.simple.id, { categories: { cups: "湯呑み", tea: "お茶" } });
    const drafts = Array.from({ length: 12 }, (_, index) =>
      productDraft(`p${index}`, { categories: index < 11 ? ["cups"] : ["tea"], position: index }),
    );
    ids = await insertProducts(shop.db, shop.simple.id, drafts);
    [stranger = 0] = await insertProducts(shop.db, shop.fl1.id, [productDraft("vase")]);
    ({ id: memberId } = await testMember(shop));
  });

  it("adds a favourite once for its member, and removes it", async () => {
    const like = { params: { id: ids[0] ?? 0 }, memberId };
    expect((await shop.call(calls.likeProduct, like)).body).toEqual({ id: ids[0], is_favorite: true });
    expect((await shop.call(calls.likeProduct, like)).status).toBe(200);
    expect((await shop.call(calls.getProduct, { params: { key: "p0" }, memberId })).body.is_favorite).toBe(true);
    expect((await shop.call(calls.getProduct, { params: { key: "p0" } })).body.is_favorite).toBe(false);
    expect((await shop.call(calls.listProducts, { memberId })).body.data[0].is_favorite).toBe(true);
    expect((await shop.call(calls.unlikeProduct, like)).body).toEqual({ id: ids[0], is_favorite: false });
    expect((await shop.call(calls.getProduct, { params: { key: "p0" }, memberId })).body.is_favorite).toBe(false);
  });

  it("rejects favourites of another shop and without login", async () => {
    expect((await shop.call(calls.likeProduct, { params: { id: stranger }, memberId })).status).toBe(404);
    expect((await shop.call(calls.likeProduct, { params: { id: 2_147_483_647 }, memberId })).status).toBe(404);
    expect((await shop.call(calls.likeProduct, { params: { id: ids[0] ?? 0 } })).status).toBe(401);
    expect((await shop.call(calls.likeProduct, { params: { id: "2147483648" }, memberId })).status).toBe(422);
  });

  it("keeps the last ten products of a browser, newest first, by its cookie only", async () => {
    let cookie = "";
    for (const [index, id] of ids.entries()) {
      shop.clock.now = new Date(Date.UTC(2026, 10, 20, 3, index));
      const { status, headers, body } = await shop.call(calls.addProductHistory, {
        body: { product_id: id },
        headers: { cookie },
      });
      expect(status).toBe(200);
      expect(body.product.id).toBe(id);
      const set = headers.get("set-cookie") ?? "";
      expect(set).toMatch(/^noren_simple_guest=[\w.-]+;.*HttpOnly; Secure; SameSite=Lax/);
      cookie = set.split(";")[0] ?? "";
    }
    shop.clock.now = new Date(Date.UTC(2026, 10, 20, 4));
    await shop.call(calls.addProductHistory, { body: { product_id: ids[5] }, headers: { cookie } });
    const { body } = await shop.call(calls.listGuestProductHistories, { headers: { cookie } });
    expect(keysOf(body)).toEqual(["p5", "p11", "p10", "p9", "p8", "p7", "p6", "p4", "p3", "p2"]);

    const [guest = ""] = cookie.split(".");
    for (const forged of ["", guest, `${guest}.x`, cookie.replace("simple", "fl1"), "noren_simple_guest=%00"]) {
      expect((await shop.call(calls.listGuestProductHistories, { headers: { cookie: forged } })).body).toEqual({
        data: [],
      });
    }
    expect((await shop.call(calls.listGuestProductHistories, { headers: { cookie }, channel: "fl1" })).body).toEqual({
      data: [],
    });
  });

  it("keeps a member's products apart from the browser's, in pages", async () => {
    for (const id of ids.slice(0, 3)) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
      const { headers } = await shop.call(calls.addProductHistory, { body: { product_id: id }, memberId });
      expect(headers.get("set-cookie")).toBeNull();
    }
    const { body, headers } = await shop.call(calls.listProductHistories, { query: { per: 2, page: 2 }, memberId });
    expect(keysOf(body)).toEqual(["p0"]);
    expect(headers.get("x-total")).toBe("3");
    expect((await shop.call(calls.listProductHistories)).status).toBe(401);
  });

  it("records no hidden products", async () => {
    for (const product_id of [stranger, 2_147_483_647]) {
      expect((await shop.call(calls.addProductHistory, { body: { product_id } })).status).toBe(404);
    }
    for (const product_id of ["1", 1.5, -1, 3_000_000_000, null]) {
      expect((await shop.call(calls.addProductHistory, { body: { product_id } })).status).toBe(422);
    }
  });

  it("records search words, but no blank ones", async () => {
    expect((await shop.call(calls.addSearchHistory, { body: { word: "湯呑み" }, memberId })).status).toBe(204);
    expect((await shop.call(calls.addSearchHistory, { body: { word: " 湯呑み　" }, memberId })).status).toBe(204);
    for (const word of ["", "  ", "　", "a\0", "あ".repeat(101)]) {
      expect((await shop.call(calls.addSearchHistory, { body: { word }, memberId })).status).toBe(422);
    }
    const { rows } = await shop.db.$client.query("SELECT word FROM product_search_histories WHERE user_id = $1", [
      memberId,
    ]);
    expect(rows).toEqual([{ word: "湯呑み" }]);
  });

  it("recommends up to eight products of the same category, and answers 404 for an unknown product", async () => {
    const { body } = await shop.call(calls.listRecommendations, { params: { key: "p0" } });
    expect(keysOf(body)).toEqual(["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"]);
    expect((await shop.call(calls.listRecommendations, { params: { key: "p11" } })).body).toEqual({ data: [] });
    expect((await shop.call(calls.listRecommendations, { params: { key: "vase" } })).status).toBe(404);
  });
});
