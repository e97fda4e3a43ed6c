import type { GiftOccasion, PackingChoices, PackedParcel } from "@noren/contract";
import { isPackedAsGift } from "@noren/contract/is-packed-as-gift";
import type { FormFields } from "@noren/validation/fields/field";
import { countLetters, giftFields, noshiName, OWN_TITLE, signFields } from "@noren/validation/fields/gift";
import { emptyValues } from "@noren/validation/form-values";
import { festiveRefusal, titleRefusal } from "@noren/validation/gift-rules";
import { type GiftArrival, seasonalTitle } from "@noren/validation/gift-season";
import { toName } from "@noren/validation/normalise";
import type { Rule } from "@noren/validation/rules";
import type { GiftOutput, GiftReview, GiftValues } from "#ui/screens/cart-gift/cart-gift.props";

const textOf = (id: number | undefined) => (id === undefined ? "" : String(id));

/** Finds an option of the shop by the text of its id. */
export const findById = <Option extends { id: number }>(options: readonly Option[], id: string | null) =>
  options.find((option) => String(option.id) === id);

/** Whether a sign has room for a name; that of a destination may be longer. */
export const fitsOnSign = (name: string): boolean => toName(name).length <= signFields.receiver.max;

/** The form's values for a parcel as it is packed now. */
export function toGiftValues(packed: PackedParcel & { name: string }, choices: PackingChoices): GiftValues {
  const { occasion, wrapping, noshi, message_card, sign, bag } = packed;
  const offered = findById(choices.occasions, textOf(occasion?.id))?.noshi;
  const isOwn = noshi !== null && !offered?.titles.includes(noshi.title);
  const [name_1 = "", name_2 = "", name_3 = ""] = noshi?.names ?? [];
  return {
    ...emptyValues(giftFields),
    occasion: textOf(occasion?.id),
    wrapping: textOf(wrapping?.id),
    ...(noshi && {
      has_noshi: "with",
      title: isOwn ? OWN_TITLE : noshi.title,
      own_title: isOwn ? noshi.title : "",
      knot: noshi.knot,
      cord: noshi.cord,
      placement: noshi.placement ?? offered?.placement ?? "",
      affiliation: noshi.affiliation ?? "",
      reading: noshi.reading ?? "",
    }),
    name_1,
    name_2,
    name_3,
    card: textOf(message_card?.id),
    message: message_card?.message ?? "",
    sign: textOf(sign?.id),
    sign_title: sign?.title ?? "",
    sign_receiver: sign ? (sign.receiver ?? "") : fitsOnSign(packed.name) ? packed.name : "",
    sign_giver: sign?.giver ?? "",
    bag: textOf(bag?.id),
    bag_quantity: String(bag?.quantity ?? 1),
    hides_prices: isPackedAsGift(packed) ? packed.hides_prices : true,
  };
}

const noshiDefaults = (noshi: GiftOccasion["noshi"] | undefined, arrival: GiftArrival) =>
  noshi
    ? {
        has_noshi: noshi.is_usual === false ? "without" : "with",
        title: seasonalTitle(noshi.seasons ?? [], arrival) ?? noshi.titles[0] ?? "",
        own_title: "",
        knot: noshi.knots[0] ?? "",
        cord: noshi.cords[0] ?? "",
        placement: noshi.placement,
      }
    : { has_noshi: "without", title: "", own_title: "", knot: "", cord: "", placement: "" };

/** Applies the defaults of the occasion at the arrival, and removes choices that clash with it. Keeps names and texts. */
export function withOccasionDefaults(values: GiftValues, choices: PackingChoices, arrival: GiftArrival): GiftValues {
  const occasion = findById(choices.occasions, values.occasion);
  const allowed = (options: PackingChoices["wrappings"], id: string) => {
    const option = findById(options, id);
    return option && festiveRefusal(occasion ?? null, option) !== null ? "" : id;
  };
  const isSignRefused = occasion !== undefined && titleRefusal(occasion, values.sign_title) !== null;
  return {
    ...values,
    ...noshiDefaults(occasion?.noshi, arrival),
    wrapping: allowed(choices.wrappings, values.wrapping),
    card: allowed(choices.message_cards, values.card),
    sign_title: isSignRefused ? "" : values.sign_title,
  };
}

const { own_title, title, knot, cord, placement, name_1, name_2, name_3, affiliation, reading, ...others } = giftFields;
const { message, sign_title, sign_receiver, sign_giver, bag_quantity, ...choiceFields } = others;
const noshiInputs = { title, knot, cord, affiliation, reading };

/** The inputs of names, with the shop's limit instead of the API's. */
const nameInputs = (letters: number) => {
  const limit: Rule = {
    message: "max_length",
    figures: { max: letters },
    holds: (name) => countLetters(name) <= letters,
  };
  const limited = ({ max: _, ...field }: typeof name_1) => ({ ...field, rules: [limit, ...(noshiName.rules ?? [])] });
  return { name_1: limited(name_1), name_2: limited(name_2), name_3: limited(name_3) };
};

/** The fields that the composer shows with these values. */
export function chooseGiftFields(
  values: GiftValues,
  review: Pick<GiftReview, "noshi" | "hasPlacement" | "message" | "sign" | "signTitles">,
  nameLetters: number,
): FormFields {
  return {
    ...choiceFields,
    ...(review.noshi && { ...noshiInputs, ...nameInputs(nameLetters) }),
    ...(review.noshi && review.hasPlacement && { placement }),
    ...(review.noshi && values.title === OWN_TITLE && { own_title }),
    ...(review.message !== null && { message }),
    ...(review.sign && review.signTitles.length !== 1 && { sign_title }),
    ...(review.sign && { sign_receiver, sign_giver }),
    ...(values.bag !== "" && { bag_quantity }),
  };
}

/** The message with a text template: it replaces an empty message or another template, and follows the shopper's own words. */
export function withMessageTemplate(
  { message, occasion }: GiftValues,
  template: string,
  choices: PackingChoices,
): string {
  const templates = findById(choices.occasions, occasion)?.messages ?? [];
  const isOwn = message.trim() !== "" && !templates.includes(message);
  return isOwn ? `${message}\n${template}` : template;
}

const idOf = (text: string | null) => (text === null ? null : Number(text));

/** The packing of a parcel as the API's input. Fields that the form does not show are absent. */
export function toPackaging(values: GiftOutput, { sign: reviewedSign }: Pick<GiftReview, "sign">) {
  const { occasion = null, wrapping = null, card = null, sign = null, bag = null, hides_prices = false } = values;
  const { title = null, own_title = null, knot = null, cord = null, placement = null } = values;
  const { name_1 = null, name_2 = null, name_3 = null, affiliation = null, reading = null } = values;
  const words = title === OWN_TITLE ? own_title : title;
  const names = [name_1, name_2, name_3].filter((name) => name !== null);
  return {
    occasion_id: idOf(occasion),
    wrapping_id: idOf(wrapping),
    noshi:
      values.has_noshi === "with" && words !== null && knot !== null && cord !== null
        ? {
            title: words,
            knot: knot as NoshiOf["knot"],
            cord: cord as NoshiOf["cord"],
            placement: placement as NoshiOf["placement"],
            names,
            affiliation,
            reading,
          }
        : null,
    message_card: card === null ? null : { id: Number(card), message: values.message ?? "" },
    sign:
      sign === null
        ? null
        : {
            id: Number(sign),
            title: reviewedSign?.title ?? "",
            receiver: values.sign_receiver ?? null,
            giver: values.sign_giver ?? "",
          },
    bag: bag === null ? null : { id: Number(bag), quantity: Number(values.bag_quantity ?? 1) },
    hides_prices,
  };
}

/** Copies a sign to another parcel. The recipient's name, unless changed by hand, becomes that of the other parcel. */
export function signFor<Sign extends { receiver: string | null }>(
  sign: Sign,
  chosen: { name: string },
  parcel: { name: string },
): Sign {
  return sign.receiver === toName(chosen.name) ? { ...sign, receiver: toName(parcel.name) } : sign;
}

type NoshiOf = NonNullable<PackedParcel["noshi"]>;
