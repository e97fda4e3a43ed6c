import type { GiftNature, GiftOccasion, PackedParcel, PackingChoices } from "@noren/contract";
import { type GiftPurpose, noshiRefusal } from "@noren/validation/gift-rules";
import { and, asc, eq } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { type PackingOption, packingOptions } from "../db/schema/packing.ts";
import type { Notice } from "./cart-changes.ts";
import { packsOf } from "./cart-content.ts";
import type { CartContent, Packaging } from "../db/schema/cart-content.ts";
import { noticeCopy } from "./cart.copy.ts";
import { changePacking } from "./packing-edits.ts";

/** Lists a shop's current packing options in the shop's order. */
export function listPackingOptions(db: Db | Transaction, channelId: number): Promise<PackingOption[]> {
  return db
    .select()
    .from(packingOptions)
    .where(and(eq(packingOptions.channelId, channelId), eq(packingOptions.isShow, true)))
    .orderBy(asc(packingOptions.position), asc(packingOptions.id));
}

/** Maps packing options to the contract. */
export function packingChoices(options: readonly PackingOption[]): PackingChoices {
  const of = (kind: PackingOption["kind"]) => options.filter((option) => option.kind === kind);
  const words = ({ id, name, description, price }: PackingOption) => ({ id, name, description, price });
  const pictured = (option: PackingOption) => ({ ...words(option), image: option.image });
  const festive = (option: PackingOption) => ({ ...pictured(option), is_festive: option.isFestive });
  return {
    occasions: of("occasion").map((option) => ({
      ...words(option),
      nature: occasionNature(option),
      noshi: noshiChoices(option),
      messages: option.messages,
    })),
    wrappings: of("wrapping").map(festive),
    message_cards: of("card").map(festive),
    signs: of("sign").map((option) => ({ ...pictured(option), titles: option.titles ?? [] })),
    bags: of("bag").map(pictured),
  };
}

/** The nature of an occasion; the database requires one. */
export function occasionNature({ id, nature }: PackingOption): GiftNature {
  if (nature === null) throw new Error(`The packing option ${id} is no occasion`);
  return nature;
}

/** What the rules of gifts need of an occasion. */
export const purposeOf = (occasion: PackingOption): GiftPurpose => ({
  name: occasion.name,
  nature: occasionNature(occasion),
});

function noshiChoices(option: PackingOption): GiftOccasion["noshi"] {
  const { titles, knots, cords, strands, placement, hasOrnament, nameHint, seasons, isNoshiUsual } = option;
  if (!titles || !knots || !cords || !strands || !placement) return null;
  return {
    titles,
    knots,
    cords,
    strands,
    placement,
    has_ornament: hasOrnament,
    name_hint: nameHint,
    ...(seasons.length > 0 && { seasons }),
    ...(!isNoshiUsual && { is_usual: false }),
  };
}

/** Finds an option by kind and id. */
export function findOption(
  options: readonly PackingOption[],
  kind: PackingOption["kind"],
  id: number | null | undefined,
): PackingOption | undefined {
  return options.find((option) => option.kind === kind && option.id === id);
}

/** Returns a parcel's packing with its current price. An empty parcel costs nothing. */
export function toPackedParcel(
  packaging: Packaging,
  options: readonly PackingOption[],
  isEmpty: boolean,
): PackedParcel {
  const { noshi, message_card, sign, bag } = packaging;
  const occasion = findOption(options, "occasion", packaging.occasion_id);
  const wrapping = findOption(options, "wrapping", packaging.wrapping_id);
  const card = findOption(options, "card", message_card?.id);
  const board = findOption(options, "sign", sign?.id);
  const carrier = findOption(options, "bag", bag?.id);
  const choices = occasion && noshiChoices(occasion);
  const packed = {
    occasion: occasion ? { id: occasion.id, name: occasion.name, nature: occasionNature(occasion) } : null,
    wrapping: wrapping ? { id: wrapping.id, name: wrapping.name, price: wrapping.price } : null,
    noshi:
      noshi && occasion && choices
        ? {
            ...noshi,
            // Without a wrapping the のし is put directly on the box.
            placement: wrapping ? (noshi.placement ?? choices.placement) : null,
            strands: choices.strands,
            has_ornament: choices.has_ornament,
            price: occasion.price,
          }
        : null,
    message_card: message_card && card ? { ...message_card, name: card.name, price: card.price } : null,
    sign: sign && board ? { ...sign, name: board.name, price: board.price } : null,
    bag: bag && carrier ? { ...bag, name: carrier.name, price: carrier.price * bag.quantity } : null,
  };
  const parts = [packed.wrapping, packed.noshi, packed.message_card, packed.sign, packed.bag];
  return {
    ...packed,
    hides_prices: packaging.hides_prices ?? parts.some((part) => part !== null),
    price: isEmpty ? 0 : parts.reduce((sum, part) => sum + (part?.price ?? 0), 0),
  };
}

/**
 * Removes options that the shop no longer offers. A のし is removed with its occasion, and when it no longer goes with it.
 */
function keepAvailablePackaging(packaging: Packaging, options: readonly PackingOption[]): Packaging {
  const has = (kind: PackingOption["kind"], id: number | undefined) => findOption(options, kind, id) !== undefined;
  const { noshi } = packaging;
  const occasion = findOption(options, "occasion", packaging.occasion_id);
  const hasNoshi = noshi && occasion && noshiChoices(occasion) && !noshiRefusal(purposeOf(occasion), noshi);
  return {
    occasion_id: occasion?.id ?? null,
    wrapping_id: findOption(options, "wrapping", packaging.wrapping_id)?.id ?? null,
    noshi: hasNoshi ? noshi : null,
    message_card: has("card", packaging.message_card?.id) ? packaging.message_card : null,
    sign: has("sign", packaging.sign?.id) ? packaging.sign : null,
    bag: has("bag", packaging.bag?.id) ? packaging.bag : null,
    hides_prices: packaging.hides_prices,
  };
}

/** Removes options that the shop no longer offers, and returns notices. */
export function reconcilePackingOptions(
  content: CartContent,
  options: readonly PackingOption[],
): { content: CartContent; notices: Notice[] } {
  const changed = packsOf(content).flatMap(({ key, packaging, name }) => {
    const available = keepAvailablePackaging(packaging, options);
    const isUnchanged = (Object.keys(available) as (keyof Packaging)[]).every(
      (part) => available[part] === packaging[part],
    );
    return isUnchanged ? [] : [{ key, packaging: available, name }];
  });
  return {
    content: changed.reduce((current, { key, packaging }) => changePacking(current, key, { packaging }), content),
    notices: [...new Set(changed.map(({ name }) => name))].map((name) => ({
      code: "cart.notice.packaging",
      message: noticeCopy.packaging(name),
      product_name: "",
    })),
  };
}
