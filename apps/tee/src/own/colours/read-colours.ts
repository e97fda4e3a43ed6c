import type { ProductInfo } from "@noren/contract";
import { coloursCopy as copy } from "./colours.copy.ts";

/** A colour of a product: its choice in the shop's attribute, and its name, which options use too. */
export interface Colour {
  key: string;
  name: string;
}

/** Reads the colours of a product from its attribute `color`, in the shop's order; empty without it. */
export function readColours({ attributes = [] }: Pick<ProductInfo, "attributes">): Colour[] {
  const found = attributes.find(({ key }) => key === "color");
  const names = found?.text.split(copy.separator) ?? [];
  const keys = found?.choices ?? [];
  return keys.length === names.length ? keys.map((key, index) => ({ key, name: names[index] ?? key })) : [];
}
