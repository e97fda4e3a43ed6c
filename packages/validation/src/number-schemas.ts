import { type AnyObject, number, type NumberSchema } from "yup";
import { YEN_MAX } from "./lengths.ts";
import { toNumeral } from "./normalise.ts";
import { type OptionKind, options, type OptionValue } from "./options.ts";
import { says } from "./rules.ts";

type Choice<K extends OptionKind> = NumberSchema<OptionValue<K>, AnyObject, OptionValue<K>, "d">;
type OptionalChoice<K extends OptionKind> = NumberSchema<OptionValue<K> | null, AnyObject, null, "d">;

// A select and radio buttons hand over text; yup makes it a number, and "" stands for no choice.
const emptyToNull = (value: unknown, original: unknown) => (original === "" || original === null ? null : value);

/** One of the choices of a kind, `preset` where nothing was touched. */
export function choice<K extends OptionKind>(kind: K, label: string, preset: OptionValue<K>): Choice<K> {
  return number()
    .label(label)
    .typeError(says("choose"))
    .oneOf<number>(options[kind], says("choose"))
    .default(preset) as unknown as Choice<K>;
}

/** One of the choices of a kind or none; none is null on the wire. */
export function optionalChoice<K extends OptionKind>(kind: K, label: string): OptionalChoice<K> {
  return number()
    .label(label)
    .transform(emptyToNull)
    .typeError(says("choose"))
    .nullable()
    .oneOf<number | null>([...options[kind], null], says("choose"))
    .default(null) as unknown as OptionalChoice<K>;
}

type OptionalNumber = NumberSchema<number | null, AnyObject, null, "d">;

/** A whole, positive amount of yen or none, as a filter asks for it. */
export const optionalYen = (label: string): OptionalNumber => optionalWhole(label, 0, YEN_MAX);

type RequiredNumber = NumberSchema<number>;

/** A whole number from `min` to `max` that must be given; text is normalised first. */
export function whole(label: string, min: number, max: number): RequiredNumber {
  return number()
    .label(label)
    .transform((value: unknown, original: unknown) => {
      if (typeof original !== "string") return value;
      const numeral = toNumeral(original);
      return /^\d+$/.test(numeral) ? Number(numeral) : undefined;
    })
    .required(says("choose"))
    .integer(says("number"))
    .min(min, says("choose"))
    .max(max, says("choose"));
}

/** The same where it may be left out; none is null on the wire. */
export function optionalWhole(label: string, min: number, max: number): OptionalNumber {
  return number()
    .label(label)
    .transform((value: unknown, original: unknown) => {
      if (typeof original !== "string") return value;
      const numeral = toNumeral(original);
      if (numeral === "") return null;
      return /^\d+$/.test(numeral) ? Number(numeral) : Number.NaN;
    })
    .typeError(says("number"))
    .integer(says("number"))
    .min(min, says("min_value", { min }))
    .max(max, says("max_value", { max }))
    .nullable()
    .default(null) as OptionalNumber;
}

/** One to five stars. */
export const rating = (label: string): RequiredNumber => whole(label, 1, 5);
