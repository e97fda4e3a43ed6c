import type { PackingChoices } from "@noren/contract";
import type { GiftDraft } from "@noren/validation/fields/gift-draft";
import { giftFields } from "@noren/validation/fields/gift";
import { emptyValues } from "@noren/validation/form-values";
import { festiveRefusal } from "@noren/validation/gift-rules";
import type { GiftArrival } from "@noren/validation/gift-season";
import type { GiftValues } from "#ui/screens/cart-gift/cart-gift.props";
import { findById, withOccasionDefaults } from "./gift-values.ts";

/**
 * Fills the composer with a draft: the defaults of its occasion, and of its choices those that the occasion allows. The first
 * wrapping without a price makes the draft's 内のし or 外のし possible.
 */
export function withGiftDraft(
  values: GiftValues,
  draft: GiftDraft,
  choices: PackingChoices,
  arrival: GiftArrival,
): GiftValues {
  const occasion = findById(choices.occasions, draft.occasion);
  if (!occasion) return values;
  const filled = withOccasionDefaults({ ...values, occasion: draft.occasion }, choices, arrival);
  if (!occasion.noshi) return filled;
  const { titles, cords } = occasion.noshi;
  const { title, cord, placement, ...names } = draft;
  const wrapping = choices.wrappings.find((each) => each.price === 0 && festiveRefusal(occasion, each) === null);
  return {
    ...filled,
    ...names,
    has_noshi: "with",
    title: titles.includes(title) ? title : filled.title,
    cord: cords.some((each) => each === cord) ? cord : filled.cord,
    placement: placement || filled.placement,
    wrapping: filled.wrapping || (wrapping ? String(wrapping.id) : ""),
  };
}

/** The composer's values for a draft alone. */
export const toDraftValues = (draft: GiftDraft, choices: PackingChoices, arrival: GiftArrival): GiftValues =>
  withGiftDraft(emptyValues(giftFields), draft, choices, arrival);
