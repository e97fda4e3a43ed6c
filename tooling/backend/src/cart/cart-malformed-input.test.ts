import { callList, calls } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";
import { beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/cart.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

/** Malformed and malicious values. */
const MALFORMED = [-1, 0, 1.5, 1e9, 2 ** 31, 2 ** 53, "1e3", "", "\u0000", "\ud800", "__proto__", null, [], {}, [[]]];

const changes = callList.filter(({ method, path }) => method === "PATCH" && path.startsWith("/v1/carts/"));

/** Returns copies of a valid body with one value replaced, at any depth. */
function mutationsOf(valid: unknown): unknown[] {
  if (Array.isArray(valid)) return [...MALFORMED, ...valid.flatMap((each) => mutationsOf(each).map((bad) => [bad]))];
  if (typeof valid !== "object" || valid === null) return MALFORMED;
  return Object.entries(valid).flatMap(([key, value]) =>
    key === "token" ? [] : mutationsOf(value).map((bad) => ({ ...valid, [key]: bad })),
  );
}

describe("a cart", () => {
  let shop: TestShop;
  let memberId: number;
  let token: string;
  beforeAll(async () => {
    shop = await openTestShop();
    memberId = (await testMember(shop)).id;
    token = (await readyCart(shop, [[await testVariant(shop), 1]], memberId)).token;
  });

  it("gets at most a hundred errors for a list of invalid items", async () => {
    const errorsOf = async (packings: number) => {
      const body = { token, packings: Array.from({ length: packings }, () => ({})) };
      const { status, body: refusal } = await shop.call(calls.modifyCartPacking, { body });
      return [status, Object.keys(refusal.errors).length];
    };
    expect(await errorsOf(400)).toEqual([422, 100]);
    // The length of a list is checked alone.
    expect(await errorsOf(9000)).toEqual([422, 1]);
  });

  it.each(changes.map((call) => [call.name, call] as const))(
    "keeps its invariants when %s receives malformed values",
    async (_, call) => {
      const broken: unknown[] = [];
      for (const bad of [
        ...mutationsOf(exampleOf(call.name, call).body),
        ...MALFORMED,
        { price: 0, point: 9, user_id: 1 },
      ]) {
        const body = typeof bad === "object" && bad !== null && !Array.isArray(bad) ? { ...bad, token } : bad;
        const { status } = await shop.call(call, { memberId, body });
        if (status >= 500) broken.push({ bad, status });
      }
      expect(broken).toEqual([]);
      expect(
        (await shop.call(call, { memberId, body: { token, remarks: "x".repeat(2_000_000) } })).status,
      ).toBeLessThan(500);
      await expectInvariants(shop);
    },
  );
});
