import { type Call, calls } from "@noren/contract";
import { callsIntoCart, callsWithProducts } from "@noren/contract/gated-calls";
import { SCHOOL_KEY_REQUIRED } from "@noren/contract/problem";
import type { LockPause } from "../db/lock-pause.ts";
import { ApiError } from "../http/api-error.ts";
import { httpCopy } from "../http/http.copy.ts";
import { hasSchoolKey } from "../school/school-keys.ts";

/** Carts stay readable: without a key nothing can be added to one. */
const INTO_CART: ReadonlySet<Call> = new Set<Call>(callsIntoCart.map((name) => calls[name]));
const WITH_PRODUCTS: ReadonlySet<Call> = new Set<Call>(callsWithProducts.map((name) => calls[name]));

/**
 * Closes the products of a shop with `SCHOOL.KEY_GATES`, or their prices, to browsers without a school's key
 * [school-key.gate]. Returns whether the answer must go without prices.
 * @throws ApiError 403
 */
export async function requireSchoolKey(
  call: Call,
  context: Parameters<typeof hasSchoolKey>[0],
  pause: LockPause,
): Promise<boolean> {
  const gate = context.channel.settings["SCHOOL.KEY_GATES"];
  const isIntoCart = INTO_CART.has(call);
  if (!gate || !(isIntoCart || WITH_PRODUCTS.has(call)) || (await hasSchoolKey(context, pause))) return false;
  if (gate === "catalogue" || isIntoCart) throw new ApiError(403, SCHOOL_KEY_REQUIRED, httpCopy.schoolKeyRequired);
  return true;
}

/** The values that replace prices anywhere in an answer. Without a price nothing can be bought. */
const HIDDEN: Readonly<Record<string, unknown>> = {
  product_price: null,
  product_price_with_tax: null,
  before_price: null,
  is_price_from: false,
  default_variant_id: null,
  price_min: null,
  price_max: null,
};

/** Copies an answer without its prices. */
export function withoutPrices<Answer>(answer: Answer): Answer {
  return JSON.parse(
    JSON.stringify(answer, (name, value: unknown) => (Object.hasOwn(HIDDEN, name) ? HIDDEN[name] : value)),
  ) as Answer;
}

/** Copies a query without the range and the order of prices, which would reveal them. */
export function withoutPriceQuery<Query>(query: Query): Query {
  if (typeof query !== "object" || query === null) return query;
  const { price_min: _min, price_max: _max, sort, ...rest } = query as Record<string, unknown>;
  return { ...rest, ...(typeof sort === "string" && !sort.startsWith("price_") && { sort }) } as Query;
}
