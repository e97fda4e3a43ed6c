import { calls } from "@noren/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { TIMESERIES_LIMIT } from "./timeseries.ts";

const nothing = { height: null, weight: null, chest: null, waist: null, hip: null, sleeve: null, inseam: null };

describe("measurements", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    memberId = (await testMember(shop)).id;
  });

  const add = (body: object) => shop.call(calls.addTimeseries, { memberId, body });
  const measure = (values: object) => add({ purpose: "measurement", values });
  const list = (purpose = "measurement") => shop.call(calls.listTimeseries, { memberId, query: { purpose } });

  it("are stored by purpose, newest first [measurement.by-purpose] [measurement.add-delete]", async () => {
    const first = await measure({ height: 165.5, weight: 52 });
    expect(first.body).toMatchObject({ purpose: "measurement", values: { ...nothing, height: 165.5, weight: 52 } });
    const second = await measure({ height: 166 });
    const embroidery = { text: "花子", color: "紺", position: "左胸" };
    const name = await add({ purpose: "embroidery", values: embroidery });
    const { body, headers } = await list();
    expect(body.data).toEqual([second.body, first.body]);
    expect(headers.get("x-limit")).toBe(String(TIMESERIES_LIMIT));
    expect((await list("embroidery")).body.data).toEqual([name.body]);
    const cleared = await shop.call(calls.clearTimeseries, { memberId, query: { purpose: "measurement" } });
    expect(cleared.status).toBe(204);
    expect([(await list()).body.data, (await list("embroidery")).body.data]).toEqual([[], [name.body]]);
  });

  it("drop the oldest beyond the limit", async () => {
    const answers = await Promise.all(Array.from({ length: TIMESERIES_LIMIT + 4 }, () => measure({ height: 170 })));
    const ids = answers.map(({ body }) => Number(body.id)).toSorted((a, b) => b - a);
    const stored = (await list()).body.data.map(({ id }: { id: number }) => id);
    expect(stored.toSorted((a: number, b: number) => b - a)).toEqual(ids.slice(0, TIMESERIES_LIMIT));
  });

  it.each([
    [{ purpose: "measurement", values: { height: 165.55 } }, "values.height"],
    [{ purpose: "measurement", values: { height: 0 } }, "values.height"],
    [{ purpose: "measurement", values: { height: -1 } }, "values.height"],
    [{ purpose: "measurement", values: { height: 1e9 } }, "values.height"],
    [{ purpose: "measurement", values: { height: "165" } }, "values.height"],
    [{ purpose: "measurement", values: {} }, "values"],
    [{ purpose: "embroidery", values: { text: "あ".repeat(11), color: "紺", position: "左胸" } }, "values.text"],
    [{ purpose: "other", values: {} }, "purpose"],
  ])("reject %j on its field [valid.decimal]", async (body, field) => {
    const answer = await add(body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it("are visible only to their member", async () => {
    await measure({ height: 165 });
    memberId = (await testMember(shop)).id;
    expect((await list()).body.data).toEqual([]);
  });
});
