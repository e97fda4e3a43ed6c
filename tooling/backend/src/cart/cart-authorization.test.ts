import { callList } from "@noren/contract";
import { exampleOf, type Fields, requestUrl } from "@noren/contract/example";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { carts } from "../db/schema/cart.ts";
import { channels } from "../db/schema/shop.ts";
import { readyCart } from "../testing/cart.fixture.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { newCartToken } from "./cart-token.ts";

/** The calls that accept a cart token, except those that create a cart or show its order. */
const cartCalls = callList.filter(
  ({ auth, name }) => auth === "cart-token" && !["initCart", "getCartOrder", "receiveFraudDetection"].includes(name),
);

/** The calls that the token alone authorizes: they return products and prices only. */
const ofProducts = ["getCart", "resetCart", "downloadCartQuotation"];

const isNamed = (body: unknown) => typeof body === "object" && body !== null && "token" in body;

describe("access to a member's cart by others", () => {
  let shop: TestShop;
  let token: string;
  let owner: number;
  let stranger: number;
  beforeAll(async () => {
    shop = await openTestShop();
    owner = (await testMember(shop)).id;
    stranger = (await testMember(shop)).id;
    await shop.db.update(channels).set({ issuer: testIssuer }).where(eq(channels.key, "simple"));
    token = (await readyCart(shop, [[await testVariant(shop), 1]], owner)).token;
  });

  const content = async () => (await shop.db.select().from(carts).where(eq(carts.userId, owner)))[0]?.content;
  const ask = (call: (typeof cartCalls)[number], cartToken: string, memberId?: number) => {
    const { params, query, body } = exampleOf(call.name, call);
    const named = (fields: Fields | undefined) => (fields?.["token"] ? { ...fields, token: cartToken } : fields);
    const path = requestUrl(call, { params: named(params) ?? {}, query: named(query) ?? {} });
    return shop.call(
      { ...call, path },
      {
        ...(memberId !== undefined && { memberId }),
        // A password in the body is checked before the cart.
        ...(body !== undefined && {
          body: Object.assign({}, body, isNamed(body) && { token: cartToken }, { current_password: undefined }),
        }),
      },
    );
  };

  it.each(cartCalls.map((call) => [call.name, call] as const))(
    "%s answers another member like an unknown token",
    async (_, call) => {
      const before = await content();
      const theirs = await ask(call, token, stranger);
      const unknown = await ask(call, newCartToken(), stranger);
      expect([theirs.status, theirs.body]).toEqual([unknown.status, unknown.body]);
      expect(theirs.status).toBe(404);
      expect(await content()).toEqual(before);
      await expectInvariants(shop);
    },
  );

  it.each(
    cartCalls
      .filter(({ name }) => !name.includes("Product") && !name.includes("Accessory"))
      .map((call) => [call.name, call] as const),
  )("%s hides the checkout from a guest with the token", async (_, call) => {
    const { status, body } = await ask(call, token);
    if (!ofProducts.includes(call.name)) expect(status).toBe(401);
    expect(JSON.stringify(body)).not.toMatch(/山田|佐藤|hanako|梅田|神宮前/);
  });
});
