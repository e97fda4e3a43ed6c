import type { AddressInput, Cart } from "@noren/contract";
import { cart } from "#ui/stories/cart.fixture";
import { addressValues } from "#ui/stories/person.fixture";
import { ordererFields } from "@noren/validation/fields/user";
import { emptyValues } from "@noren/validation/form-values";
import { expect, test } from "vitest";
import { addressOfOrderer, guestValuesOf, listOtherNames } from "./orderer.ts";

const orderer = { ...emptyValues(ordererFields), last_name: "山田", first_name: "花子", city: "千代田区" };

function cartTo(by: Cart["orderer"], to: AddressInput[]): Cart {
  const [known] = cart.detail.shippings;
  const shippings = known ? to.map((place): Cart["detail"]["shippings"][number] => ({ ...known, ...place })) : [];
  return { ...cart, orderer: by, detail: { ...cart.detail, shippings } };
}

/** The destination that the form shows for a cart with this destination. */
const choiceOf = (by: Cart["orderer"], ...to: AddressInput[]) => guestValuesOf(cartTo(by, to)).destination;

test("the destination is the orderer unless another one is chosen", () => {
  expect(choiceOf(null)).toBe("self");
  expect(choiceOf(orderer, addressOfOrderer(orderer))).toBe("self");
  expect(choiceOf(orderer, addressValues)).toBe("other");
  expect(choiceOf(orderer, addressOfOrderer(orderer), addressValues)).toBe("other");
});

test("the choice of another address is kept when the shopper returns before typing it", () => {
  expect(choiceOf(orderer)).toBe("other");
});

test("destinations are named unless the only one is the orderer", () => {
  const namesOf = (...to: AddressInput[]) => listOtherNames(cartTo(orderer, to));
  expect(namesOf()).toEqual([]);
  expect(namesOf(addressOfOrderer(orderer))).toEqual([]);
  expect(namesOf(addressValues)).toEqual(["山田　花子"]);
});
