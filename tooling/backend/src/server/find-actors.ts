import type { Call } from "@noren/contract";
import { eq } from "drizzle-orm";
import { cartTokenHash } from "../cart/cart-token.ts";
import type { Db } from "../db/pool.ts";
import { cartTokens } from "../db/schema/cart.ts";
import { withActors } from "../process/current-actors.ts";

interface Input {
  memberId: number | null;
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Finds the rows that a request may lock, whose other requests wait for it: the cart, under whichever of its tokens, and
 * the member, whom each request of a logged-in browser to a cart locks, also to one that does not exist.
 */
export async function findActors(db: Db, call: Call, { memberId, ...input }: Input): Promise<string[]> {
  const isOfCart = call.auth === "cart-token";
  const member = memberId === null || (call.method === "GET" && !isOfCart) ? [] : [`member:${memberId}`];
  const { token }: { token?: unknown } = {
    ...(input.query as object),
    ...(input.params as object),
    ...(input.body as object),
  };
  if (!isOfCart || typeof token !== "string") return member;
  const [cart] = await withActors(member, () =>
    db
      .select({ id: cartTokens.cartId })
      .from(cartTokens)
      .where(eq(cartTokens.hash, cartTokenHash(token))),
  );
  return cart ? [...member, `cart:${cart.id}`] : member;
}
