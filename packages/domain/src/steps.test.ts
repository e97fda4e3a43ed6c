import { describe, expect, test } from "vitest";
import { emptyForm, formPageOf, type FormSteps, type FormStepsEvent, reduceFormSteps } from "./form-steps.ts";
import {
  type Gift,
  toGiftDeliveryInput,
  type GiftEvent,
  giftStepOf,
  GIFT_STEPS,
  mayEnterGift,
  reduceGift,
} from "./social-gift.ts";

describe("[contact.steps] [register.steps] forms with steps", () => {
  const after = (...events: FormStepsEvent<string>[]) => events.reduce<FormSteps<string>>(reduceFormSteps, emptyForm);
  const filled: FormStepsEvent<string> = { type: "form/filled", values: "v", hasConfirm: true };

  test("contact, confirm, complete", () => {
    expect(after(filled)).toEqual({ status: "confirming", values: "v" });
    expect(after(filled, { type: "form/corrected" })).toEqual({ status: "filling", values: "v" });
    const sending = [filled, { type: "form/sendStarted" } as const];
    expect(after(...sending)).toEqual({ status: "sending", values: "v" });
    expect(after(...sending, { type: "form/sendFailed" })).toEqual({ status: "filling", values: "v" });
    expect(after(...sending, { type: "form/sendSucceeded" })).toEqual({ status: "complete" });
    expect(after(...sending, filled)).toEqual({ status: "sending", values: "v" });
  });

  test("register, complete", () => {
    expect(after({ ...filled, hasConfirm: false }, { type: "form/sendSucceeded" })).toEqual({ status: "complete" });
  });

  test("a page that does not fit the status redirects to the form", () => {
    expect([after(), after(filled), after(filled, { type: "form/sendStarted" })].map(formPageOf)).toEqual([
      "form",
      "confirm",
      "form",
    ]);
    expect(formPageOf({ status: "complete" })).toBe("complete");
    for (const type of [
      "form/corrected",
      "form/sendStarted",
      "form/sendSucceeded",
      "form/sendFailed",
      "form/left",
    ] as const)
      expect(after({ type })).toBe(emptyForm);
    expect(after(filled, { type: "form/left" })).toEqual(emptyForm);
    expect(after(filled, { type: "form/corrected" }, { type: "form/left" })).toEqual(emptyForm);
    expect(after({ type: "foreign" } as never)).toBe(emptyForm);
  });
});

describe("[gift.steps] social gift", () => {
  const after = (...events: GiftEvent<string>[]) => events.reduce<Gift<string> | null>(reduceGift, null);
  const delivery = { delivery_at: "2026-12-24", delivery_timezone: { "1416": "14–16時", "1618": "16–18時" } };
  const opened: GiftEvent<string> = { type: "gift/opened", token: "G" };
  const addressChecked: GiftEvent<string>[] = [opened, { type: "gift/addressChecked", address: "東京都" }];
  const ready: GiftEvent<string>[] = [...addressChecked, { type: "gift/deliveryChecked", delivery }];
  const accepting: GiftEvent<string>[] = [...ready, { type: "gift/acceptStarted" }];

  test("shipping, delivery, confirm, complete", () => {
    expect(
      [[], [opened], addressChecked, ready, accepting, [...accepting, { type: "gift/acceptSucceeded" } as const]].map(
        (events) => giftStepOf(after(...events)),
      ),
    ).toEqual(["shipping", "shipping", "delivery", "confirm", "confirm", "complete"]);
    expect(after(...ready)).toEqual({ status: "ready", token: "G", address: "東京都", delivery });
    expect(after(...accepting, { type: "gift/acceptFailed" })).toEqual(after(...ready));
  });

  test("the same link opened again keeps the input, another link does not", () => {
    expect(after(...ready, opened)).toEqual(after(...ready));
    expect(after(...ready, { type: "gift/opened", token: "H" })).toEqual({ status: "choosing", token: "H" });
  });

  test("steps cannot be skipped, and an accepted gift does not change", () => {
    const may = (events: GiftEvent<string>[]) => GIFT_STEPS.map((step) => mayEnterGift(step, after(...events)));
    expect(may([])).toEqual([true, false, false, false]);
    expect(may(addressChecked)).toEqual([true, true, false, false]);
    expect(may(ready)).toEqual([true, true, true, false]);
    expect(may([...accepting, { type: "gift/acceptSucceeded" }])).toEqual([false, false, false, true]);
  });

  test("another address resets the delivery; events out of order change nothing", () => {
    expect(after(...ready, { type: "gift/addressChecked", address: "大阪府" })).toEqual({
      status: "addressChecked",
      token: "G",
      address: "大阪府",
    });
    expect(after(opened, { type: "gift/deliveryChecked", delivery })).toEqual(after(opened));
    const none = { delivery_at: null, delivery_timezone: {} };
    expect(after(...ready, { type: "gift/deliveryChecked", delivery: none })).toMatchObject({ delivery: none });
    const accepted = after(...accepting, { type: "gift/acceptSucceeded" });
    expect(reduceGift(accepted, { type: "gift/addressChecked", address: "大阪府" })).toBe(accepted);
    expect(reduceGift(accepted, { type: "gift/opened", token: "H" })).toEqual({ status: "choosing", token: "H" });
    for (const type of ["gift/acceptStarted", "gift/acceptSucceeded", "gift/acceptFailed"] as const) {
      expect(after({ type })).toBeNull();
      expect(after(...addressChecked, { type })).toEqual(after(...addressChecked));
    }
    for (const event of [opened, addressChecked[1]!, ready[2]!])
      expect(after(...accepting, event)).toEqual(after(...accepting));
    expect(after(opened, { type: "foreign" } as never)).toEqual(after(opened));
  });

  test("an earlier acceptance is recognised; the chosen delivery is kept", () => {
    const found: GiftEvent<string> = { type: "gift/foundAccepted" };
    expect(after(opened, found)).toEqual({ status: "accepted", token: "G", delivery: null });
    expect(after(...ready, found)).toEqual({ status: "accepted", token: "G", delivery });
    expect(after(...accepting, { type: "gift/acceptSucceeded" })).toEqual(after(...ready, found));
  });

  test("[gift.decline] a gift is declined until it is accepted, and then keeps no address", () => {
    const declined: GiftEvent<string> = { type: "gift/declined" };
    for (const events of [[opened], addressChecked, ready])
      expect(after(...events, declined)).toEqual({ status: "declined", token: "G" });
    expect(after(...accepting, declined)).toEqual(after(...accepting));
    expect(GIFT_STEPS.filter((step) => mayEnterGift(step, after(...ready, declined)))).toEqual(["shipping"]);
    for (const event of [...ready.slice(1), { type: "gift/acceptStarted" } as const])
      expect(after(opened, declined, event)).toEqual(after(opened, declined));
  });

  test("[gift.delivery-input] the first key of the slot becomes its key", () => {
    const place = { postal_code: "1000001", prefecture: "東京都" };
    expect(toGiftDeliveryInput(delivery, place)).toEqual({
      delivery_at: "2026-12-24",
      delivery_timezone_key: "1416",
      ...place,
    });
    expect(toGiftDeliveryInput({ delivery_at: null, delivery_timezone: {} }, place)).toMatchObject({
      delivery_timezone_key: null,
    });
  });
});
