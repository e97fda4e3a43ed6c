import type { GiftOccasion, NoshiCord, NoshiKnot, PackingChoices } from "@noren/contract";
import { requiredMessage } from "@noren/validation/field-messages";
import { giftFields, noshiFields, OWN_TITLE } from "@noren/validation/fields/gift";
import { cordRefusal, festiveRefusal, listGiftCautions, knotRefusal, titleRefusal } from "@noren/validation/gift-rules";
import { type GiftArrival, seasonCaution } from "@noren/validation/gift-season";
import type { GiftOption, GiftReview, GiftValues } from "#ui/screens/cart-gift/cart-gift.props";
import { findById } from "./gift-values.ts";

type Option = PackingChoices["bags"][number];

const toOption = ({ id, name, description, price, image }: Option, refusal: string | null = null): GiftOption => ({
  value: String(id),
  name,
  description,
  price,
  picture: image,
  refusal,
});

const NAME_FIELDS = ["name_1", "name_2", "name_3"] as const;

const normalised = (name: keyof typeof giftFields, text: string) => {
  const field = giftFields[name];
  return field.kind === "text" && "normalise" in field ? (field.normalise?.(text) ?? text) : text;
};
const orNull = (text: string) => (text === "" ? null : text);

/** The のし of the values, as it is printed; null without one. */
function printedNoshi(values: GiftValues, occasion: GiftOccasion | undefined): GiftReview["noshi"] {
  if (!occasion?.noshi || values.has_noshi !== "with") return null;
  const { strands, has_ornament, knots, cords } = occasion.noshi;
  return {
    title: values.title === OWN_TITLE ? normalised("own_title", values.own_title) : values.title,
    knot: (values.knot || knots[0]) as NoshiKnot,
    cord: (values.cord || cords[0]) as NoshiCord,
    strands,
    has_ornament,
    names: NAME_FIELDS.map((name) => normalised(name, values[name])).filter((name) => name !== ""),
    affiliation: orNull(normalised("affiliation", values.affiliation)),
    reading: orNull(normalised("reading", values.reading)),
  };
}

/** Derives from the form's values the refused choices with their reasons, the printed texts, and the price. */
export function reviewGift(values: GiftValues, choices: PackingChoices, arrival: GiftArrival): GiftReview {
  const occasion = findById(choices.occasions, values.occasion);
  const noshi = printedNoshi(values, occasion);
  const season = noshi && seasonCaution(occasion?.noshi?.seasons ?? [], noshi.title, arrival);
  const card = findById(choices.message_cards, values.card);
  const sign = findById(choices.signs, values.sign);
  const signTitles = (sign?.titles ?? []).filter((title) => !occasion || titleRefusal(occasion, title) === null);
  const bag = findById(choices.bags, values.bag);
  const message = card ? values.message : null;
  const allowed = (options: PackingChoices["wrappings"]) =>
    options.map((option) => toOption(option, festiveRefusal(occasion ?? null, option)));
  const prices = [
    findById(choices.wrappings, values.wrapping)?.price,
    noshi ? occasion?.price : 0,
    card?.price,
    sign?.price,
    (bag?.price ?? 0) * Number(values.bag_quantity || 1),
  ];
  return {
    occasion: occasion
      ? {
          description: occasion.description,
          hasNoshi: occasion.noshi !== null,
          nameHint: occasion.noshi?.name_hint ?? "",
          messages: occasion.messages,
        }
      : null,
    wrappings: allowed(choices.wrappings),
    cards: allowed(choices.message_cards),
    titles: occasion?.noshi?.titles ?? [],
    titleRefusal: occasion && noshi ? titleRefusal(occasion, noshi.title) : null,
    knots: noshiFields.knot.options.map(({ value }) => ({
      value,
      refusal: occasion && noshi ? knotRefusal(occasion, noshi.title, value) : null,
    })),
    cords: occasion?.noshi?.cords ?? [],
    signTitles,
    noshi,
    hasPlacement: values.wrapping !== "",
    message,
    sign: sign
      ? {
          // The words of another sign may still be in the values.
          title: signTitles.find((title, _, { length }) => length === 1 || title === values.sign_title) ?? "",
          receiver: orNull(normalised("sign_receiver", values.sign_receiver)),
          giver: normalised("sign_giver", values.sign_giver),
        }
      : null,
    cautions: [
      ...(season === null ? [] : [season]),
      ...(occasion ? listGiftCautions({ ...occasion, knots: occasion.noshi?.knots ?? [] }, { noshi, message }) : []),
    ],
    price: prices.reduce<number>((sum, price) => sum + (price ?? 0), 0),
  };
}

/** Why the form cannot be sent, by input name. */
export function giftErrors(
  review: GiftReview,
  values: Pick<GiftValues, "title" | "occasion">,
  choices: PackingChoices,
) {
  const { noshi, sign } = review;
  const occasion = findById(choices.occasions, values.occasion);
  const knot = review.knots.find(({ value }) => value === noshi?.knot)?.refusal ?? null;
  const cord = occasion && noshi ? cordRefusal(occasion, noshi.cord) : null;
  const refusals = [
    [values.title === OWN_TITLE ? "own_title" : "title", review.titleRefusal] as const,
    ["knot", knot] as const,
    ["cord", cord] as const,
    ["sign_title", sign?.title === "" ? requiredMessage(giftFields.sign_title) : null] as const,
  ];
  return Object.fromEntries(refusals.flatMap(([name, message]) => (message === null ? [] : [[name, [message]]])));
}

/** The shop's offers; null if it packs no gifts. */
export function giftOffers({ occasions, wrappings, message_cards, signs, bags }: PackingChoices) {
  if ([wrappings, message_cards, signs, bags].every((options) => options.length === 0) && occasions.length === 0) {
    return null;
  }
  return {
    occasions: occasions.map(({ id, name }) => ({ value: String(id), label: name })),
    hasNoshi: occasions.some(({ noshi }) => noshi !== null),
    hasCards: message_cards.length > 0,
    signs: signs.map((option) => toOption(option)),
    bags: bags.map((option) => toOption(option)),
  };
}
