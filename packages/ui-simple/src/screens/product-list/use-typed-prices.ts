import { useState } from "react";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";

type Prices = Pick<ProductListProps["filter"], "price_min" | "price_max">;

const toPrice = (typed: string): number | null => {
  const digits = typed.normalize("NFKC").replaceAll(/[,\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
};
const toText = (price: number | null) => (price === null ? "" : String(price));

/** The text of a price field. It resets when the price of the list changes. */
function useTyped(price: number | null): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ price, text: toText(price) });
  if (typed.price !== price) setTyped({ price, text: toText(price) });
  return [typed.text, (text) => setTyped({ price, text })];
}

export interface TypedPrices {
  min: string;
  max: string;
  setMin: (text: string) => void;
  setMax: (text: string) => void;
  /** Whole yen, null where a field is empty or holds no price. */
  typed: Prices;
}

/** What the shopper types into the price fields before applying it. */
export function useTypedPrices(filter: Prices): TypedPrices {
  const [min, setMin] = useTyped(filter.price_min);
  const [max, setMax] = useTyped(filter.price_max);
  return { min, max, setMin, setMax, typed: { price_min: toPrice(min), price_max: toPrice(max) } };
}
