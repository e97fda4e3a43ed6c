import type { Product, Variant } from "@noren/contract";
import { findOwnValue } from "@noren/validation/own-value";
import type { ProductOption } from "#ui/screens/product/product.props";

/** Option name → chosen value. */
export type Choice = Readonly<Record<string, string>>;

const variantsOf = (product: Product): readonly Variant[] => product.product_model.products;

const fits = (product: Product, variant: Variant, choice: Choice) =>
  product.options.every(({ name }, i) => {
    const value = findOwnValue(choice, name);
    return value === undefined || value === variant.option_values[i];
  });

/**
 * The initial choice: all values of a single variant, or of the one with this id, which a search engine's link names; else
 * of the options that have one value only.
 */
export function firstChoiceOf(product: Product, id: string | null = null): Choice {
  const variants = variantsOf(product);
  const named = variants.length === 1 ? variants[0] : variants.find((variant) => String(variant.id) === id);
  return Object.fromEntries(
    product.options.flatMap(({ name, values }, index) => {
      const value = named?.option_values[index] ?? (values.length === 1 ? values[0] : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The name of the first option without a chosen value; null once all are chosen. */
export const openOption = (product: Product, choice: Choice): string | null =>
  product.options.find(({ name }) => findOwnValue(choice, name) === undefined)?.name ?? null;

/** The variant of a choice; null while an option is open, or when no such variant exists. */
export function findChosenVariant(product: Product, choice: Choice): Variant | null {
  if (openOption(product, choice) !== null) return null;
  return variantsOf(product).find((variant) => fits(product, variant, choice)) ?? null;
}

const inStock = (product: Product) => variantsOf(product).filter(({ stock_status }) => stock_status !== "out");

const someFits = (variants: readonly Variant[], product: Product, choice: Choice) =>
  variants.some((variant) => fits(product, variant, choice));

/**
 * Adds a value to the choice. Clears the other values when no variant in stock has them together, so that every value stays
 * reachable. What is sold out with any others can be chosen too, and be asked for.
 */
export function choose(product: Product, choice: Choice, name: string, value: string): Choice {
  const next = { ...choice, [name]: value };
  const hasSoldOut = Object.entries(next).some(
    ([option, each]) => !someFits(inStock(product), product, { [option]: each }),
  );
  return someFits(hasSoldOut ? variantsOf(product) : inStock(product), product, next)
    ? next
    : { ...firstChoiceOf(product), [name]: value };
}

/** The options for display: a value is available when any variant in stock has it, and has a picture if no two share one. */
export function optionsOf(product: Product, choice: Choice): ProductOption[] {
  return product.options.map(({ name, values }, index) => {
    const pictures = values.map(
      (value) => variantsOf(product).find(({ option_values }) => option_values[index] === value)?.image,
    );
    const isDistinct = new Set(pictures.map((picture) => picture?.path)).size === values.length;
    return {
      name,
      values: values.map((value, place) => ({
        value,
        isChosen: findOwnValue(choice, name) === value,
        isAvailable: someFits(inStock(product), product, { [name]: value }),
        image: isDistinct ? pictures[place] : null,
      })),
    };
  });
}
