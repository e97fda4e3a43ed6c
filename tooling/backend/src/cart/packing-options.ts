import type { PackedParcel, PackingChoices } from "@noren/contract";
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
  return {
    wrappings: of("wrapping").map((option) => ({ ...words(option), image: option.image })),
    noshi: of("noshi").map((option) => ({ ...words(option), titles: option.titles ?? [], knots: option.knots ?? [] })),
    message_cards: of("card").map((option) => ({ ...words(option), image: option.image })),
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
export function packedWith(
  { wrapping_id, noshi, message_card }: Packaging,
  options: readonly PackingOption[],
  isEmpty: boolean,
): PackedParcel {
  const wrapping = findOption(options, "wrapping", wrapping_id);
  const occasion = findOption(options, "noshi", noshi?.id);
  const card = findOption(options, "card", message_card?.id);
  const price = [wrapping, occasion, card].reduce((sum, option) => sum + (option?.price ?? 0), 0);
  return {
    wrapping: wrapping ? { id: wrapping.id, name: wrapping.name, price: wrapping.price } : null,
    noshi: noshi && occasion ? { ...noshi, occasion: occasion.name, price: occasion.price } : null,
    message_card: message_card && card ? { ...message_card, name: card.name, price: card.price } : null,
    price: isEmpty ? 0 : price,
  };
}

/** Removes options that the shop no longer offers, and returns notices. */
export function reconcilePackingOptions(
  content: CartContent,
  options: readonly PackingOption[],
): { content: CartContent; notices: Notice[] } {
  const changed = packsOf(content).flatMap(({ key, packaging, name }) => {
    const available: Packaging = {
      wrapping_id: findOption(options, "wrapping", packaging.wrapping_id)?.id ?? null,
      noshi: findOption(options, "noshi", packaging.noshi?.id) ? packaging.noshi : null,
      message_card: findOption(options, "card", packaging.message_card?.id) ? packaging.message_card : null,
    };
    const isUnchanged =
      available.wrapping_id === packaging.wrapping_id &&
      available.noshi === packaging.noshi &&
      available.message_card === packaging.message_card;
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
