import type { Product, Variant } from "@noren/contract";
import type { ProductOption } from "#ui/screens/product/product.props";

/** Option name → chosen value. */
export type Choice = Readonly<Record<string, string>>;

const variantsOf = (product: Product): readonly Variant[] => product.product_model.products;

const fits = (product: Product, variant: Variant, choice: Choice) =>
  product.options.every(({ name }, i) => choice[name] === undefined || variant.option_values[i] === choice[name]);

/** What is chosen before anyone chose: everything where there is one variant, and options with one value. */
export function firstChoice(product: Product): Choice {
  const only = variantsOf(product).length === 1;
  const decided = product.options.filter(({ values }) => only || values.length === 1);
  return Object.fromEntries(
    decided.flatMap(({ name, values }) => (values[0] === undefined ? [] : [[name, values[0]]])),
  );
}

/** The variant that a choice stands for; null while an option is open, or where no such variant is made. */
export function chosenVariant(product: Product, choice: Choice): Variant | null {
  if (product.options.some(({ name }) => choice[name] === undefined)) return null;
  return variantsOf(product).find((variant) => fits(product, variant, choice)) ?? null;
}

/** The options with what can be chosen: a value is available where a variant in stock has it beside the other values chosen. */
export function optionsOf(product: Product, choice: Choice): ProductOption[] {
  return product.options.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({
      value,
      isChosen: choice[name] === value,
      isAvailable: variantsOf(product).some(
        (variant) => variant.stock_status !== "out" && fits(product, variant, { ...choice, [name]: value }),
      ),
    })),
  }));
}
