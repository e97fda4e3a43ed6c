import type { Cart } from "@noren/contract";
import { cart as example } from "@noren/contract/examples";
import { expect, test } from "vitest";
import { cartDiscount } from "./endpoints/cart-discount.ts";
import { cart } from "./endpoints/cart.ts";
import { answering, gate, testStore } from "./testing.ts";

const { token } = example;
const withPoints = (use_point: number): Cart => ({
  ...example,
  detail: { ...example.detail, order: { ...example.detail.order, use_point } },
});

/** Reads the cart; before the answer arrives, a change is answered with `changed`. Returns the cart's points and the reads. */
async function readBeside(changed: Cart, read: Cart, then: Cart) {
  const first = gate<Response>();
  const answers = [() => first.promise, () => Response.json(then)];
  const { fetch, requests } = answering({
    [`GET /v1/carts/${token}`]: () => answers.shift()!(),
    "PATCH /v1/carts/point": () => Response.json(changed),
  });
  const store = testStore({ fetch });
  const reading = store.dispatch(cart.endpoints.getCart.initiate(token));
  await store.dispatch(cartDiscount.endpoints.setCartPoint.initiate({ token, use_point: 0 })).unwrap();
  first.resolve(Response.json(read));
  await reading;
  return {
    points: cart.endpoints.getCart.select(token)(store.getState()).data?.detail.order.use_point,
    reads: requests.filter(({ call }) => call.startsWith("GET")).length,
  };
}

test("a cart that was read before a change and arrives after it is read again", async () => {
  expect(await readBeside(withPoints(0), withPoints(300), withPoints(0))).toEqual({ points: 0, reads: 2 });
});

test("a cart that was read after the change is not read again", async () => {
  expect(await readBeside(withPoints(0), withPoints(0), withPoints(300))).toEqual({ points: 0, reads: 1 });
});
