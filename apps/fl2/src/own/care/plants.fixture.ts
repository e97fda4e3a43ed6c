import type { ProductAttribute, ProductInfo } from "@noren/contract";
import { products } from "#ui/stories/products.fixture";

/** A number by its key. */
export const number = (key: string, value: number): ProductAttribute => ({
  key,
  name: key,
  text: `${value}`,
  number: value,
});

/** Choices by their key. */
export const choices = (key: string, ...keys: string[]): ProductAttribute => ({
  key,
  name: key,
  text: keys.join(),
  choices: keys,
});

/** What a plant for a bright sill needs. */
export const olive = [
  choices("watering", "weekly"),
  number("light", 5),
  number("min_temp", -5),
  number("height", 60),
  number("pot_go", 6),
];

/** What a plant for a dim room needs. */
export const sansevieria = [
  choices("watering", "monthly"),
  number("light", 2),
  number("min_temp", 8),
  number("height", 45),
];

/** A product; its name is its key too. */
export const plant = (name: string, attributes?: ProductAttribute[]): ProductInfo => ({
  ...products[0]!,
  id: Array.from(name).reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 0),
  key: name,
  name,
  attributes,
});

/** Four plants of a sill. */
export const plants: ProductInfo[] = [
  plant("オリーブ", olive),
  plant("サンスベリア", sansevieria),
  plant("サボテン", [choices("watering", "monthly"), number("light", 5), number("min_temp", 0), number("height", 14)]),
  plant("ストレリチア", [
    choices("watering", "weekly"),
    number("light", 5),
    number("min_temp", 5),
    number("height", 170),
  ]),
];
