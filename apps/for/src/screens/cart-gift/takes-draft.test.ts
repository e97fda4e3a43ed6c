import type { GiftOccasion } from "@noren/contract";
import { productInfo } from "@noren/contract/examples";
import { checkoutExamples } from "@noren/contract/examples/checkout";
import { expect, test } from "vitest";
import { takesDraft } from "#ui/screens/cart-gift/takes-draft";

const birth = checkoutExamples.getPackingChoices.occasions[0] as GiftOccasion;
const mourning: GiftOccasion = { ...birth, nature: "mourning" };
const goodsFor = (...choices: string[]) => ({
  ...productInfo,
  attributes: [{ key: "side", name: "用途", text: "", choices }],
});

test("a paper of joy that was drafted is not taken over for products of mourning alone", () => {
  const taken = (occasion: GiftOccasion, ...goods: string[][]) =>
    takesDraft(
      occasion,
      goods.map((choices) => goodsFor(...choices)),
    );
  expect([birth, mourning].map((each) => taken(each, ["joy", "mourning"]))).toEqual([true, true]);
  expect([birth, mourning].map((each) => taken(each, ["joy"], ["mourning"]))).toEqual([false, true]);
});
