import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyForm, type FormSteps, type FormStepsEvent, formPageOf, reduceFormSteps } from "./form-steps.ts";
import { noReminder, reduceReminder, type Reminder, type ReminderEvent } from "./reminder.ts";
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

const variant = fc.constantFrom("password" as const, "username" as const);
const reminderEvent: fc.Arbitrary<ReminderEvent> = fc.oneof(
  fc.record({ type: fc.constant("reminder/requested" as const), variant }),
  fc.record({ type: fc.constant("reminder/checkStarted" as const), variant, token: fc.constantFrom("A", "B") }),
  fc.record({
    type: fc.constant("reminder/checkSucceeded" as const),
    question_ct: fc.option(fc.integer({ min: 1, max: 4 })),
  }),
  fc.record({ type: fc.constant("reminder/checkFailed" as const), message: fc.string() }),
  fc.record({
    type: fc.constant("reminder/resetSucceeded" as const),
    access_token: fc.option(fc.constantFrom("", "token")),
  }),
  fc.constantFrom<ReminderEvent>(
    { type: "reminder/resetStarted" },
    { type: "reminder/resetFailed" },
    { type: "reminder/left" },
  ),
);

test("[reminder.flow] in any order of events, only a checked token resets, and only the check reveals the question", () => {
  const walk = along<Reminder, ReminderEvent>(noReminder, reduceReminder, (before, event, after) => {
    if (after.status === "resetting" && before.status !== "resetting") expect(before.status).toBe("checked");
    if (after.status === "reset" && before.status !== "reset") expect(before.status).toBe("resetting");
    if (after.status === "checked" && before.status === "checking") {
      expect(event.type).toBe("reminder/checkSucceeded");
      expect(after.token).toBe(before.token);
    }
    // A reset under way is not talked out of it.
    if (before.status === "resetting" && after !== before)
      expect(["reminder/resetSucceeded", "reminder/resetFailed", "reminder/left"]).toContain(event.type);
    if (event.type === "reminder/left") expect(after.status).toBe("idle");
  });
  fc.assert(fc.property(fc.array(reminderEvent, { maxLength: 30 }), walk));
});

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
