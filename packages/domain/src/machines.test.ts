import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyForm, type FormSteps, type FormStepsEvent, formPageOf, reduceFormSteps } from "./form-steps.ts";
import { openShop, reduceShop, type ShopEvent, type ShopState } from "./shop-state.ts";
import { type Gift, type GiftEvent, GIFT_STEPS, giftStepOf, mayEnterGift, reduceGift } from "./social-gift.ts";

/** Runs events through a machine and looks at every step of the way. */
function along<S, E>(first: S, reduce: (state: S, event: E) => S, look: (before: S, event: E, after: S) => void) {
  return (events: E[]) => {
    events.reduce((before, event) => {
      const after = reduce(before, event);
      look(before, event, after);
      return after;
    }, first);
  };
}

const formEvent: fc.Arbitrary<FormStepsEvent<string>> = fc.oneof(
  fc.record({ type: fc.constant("form/filled" as const), values: fc.string(), hasConfirm: fc.boolean() }),
  fc.constantFrom<FormStepsEvent<string>>(
    { type: "form/corrected" },
    { type: "form/sendStarted" },
    { type: "form/sendSucceeded" },
    { type: "form/sendFailed" },
    { type: "form/left" },
  ),
);

test("[contact.steps] [register.steps] in any order of events, the values stay until they are sent, and only then the form completes", () => {
  const walk = along<FormSteps<string>, FormStepsEvent<string>>(emptyForm, reduceFormSteps, (before, event, after) => {
    if (after.status === "complete" && before.status !== "complete") expect(before.status).toBe("sending");
    if (formPageOf(after) === "confirm") expect(after).toHaveProperty("values");
    if ("values" in before && "values" in after && event.type !== "form/filled" && event.type !== "form/left")
      expect(after.values).toBe(before.values);
  });
  fc.assert(fc.property(fc.array(formEvent, { maxLength: 30 }), walk));
});

const delivery = { delivery_at: null, delivery_timezone: {} };
const giftEvent: fc.Arbitrary<GiftEvent<string>> = fc.oneof(
  fc.record({ type: fc.constant("gift/opened" as const), token: fc.constantFrom("G", "H") }),
  fc.record({ type: fc.constant("gift/addressChecked" as const), address: fc.string() }),
  fc.constantFrom<GiftEvent<string>>(
    { type: "gift/deliveryChecked", delivery },
    { type: "gift/acceptStarted" },
    { type: "gift/acceptSucceeded" },
    { type: "gift/acceptFailed" },
    { type: "gift/foundAccepted" },
    { type: "gift/declined" },
  ),
);

test("[gift.steps] in any order of events, a gift is accepted only with an address and a delivery, and keeps its token", () => {
  const tokenOf = (state: Gift<string> | null) => (state?.status === "accepting" ? state.gift.token : state?.token);
  const walk = along<Gift<string> | null, GiftEvent<string>>(null, reduceGift, (before, event, after) => {
    if (after?.status === "accepting" && before?.status !== "accepting") expect(before?.status).toBe("ready");
    if (after?.status === "accepted" && before?.status !== "accepted" && event.type !== "gift/foundAccepted")
      expect(before?.status).toBe("accepting");
    if (before?.status === "accepted" || before?.status === "declined")
      expect([before.status, "choosing"]).toContain(after?.status);
    if (event.type !== "gift/opened") expect(tokenOf(after)).toBe(tokenOf(before));
    const open = GIFT_STEPS.filter((step) => mayEnterGift(step, after));
    expect(open).toContain(giftStepOf(after));
    expect(open).toEqual(after?.status === "accepted" ? ["complete"] : GIFT_STEPS.slice(0, open.length));
  });
  fc.assert(fc.property(fc.array(giftEvent, { maxLength: 30 }), walk));
});

describe("[maintenance.redirect] [channel.invalid] the state of the shop", () => {
  const problem = { kind: "notFound", message: "", code: "" } as const;
  const shopEvent = fc.constantFrom<ShopEvent>(
    { type: "shop/maintenanceFound", until: null, message: "" },
    { type: "shop/maintenanceEnded" },
    { type: "shop/channelFoundMissing" },
    { type: "shop/problemMet", problem },
    { type: "shop/problemForgotten" },
  );

  test("in any order of events, a missing channel stays missing, and only an open shop stores problems", () => {
    const walk = along<ShopState, ShopEvent>(openShop, reduceShop, (before, event, after) => {
      if (before.status === "invalidChannel") expect(after).toBe(before);
      if (event.type === "shop/problemMet" && before.status !== "open") expect(after).toBe(before);
      if (after.status === "open" && before.status !== "open") expect(event.type).toBe("shop/maintenanceEnded");
    });
    fc.assert(fc.property(fc.array(shopEvent, { maxLength: 30 }), walk));
  });
});
