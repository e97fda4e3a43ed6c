import { isLongerThan } from "@noren/validation/predicates";
import * as v from "valibot";

/** `v.maxLength` of a text, but it counts characters as JSON Schema does, not UTF-16 units [0207]. */
export function maxCharacters(max: number, message: string): v.MaxLengthAction<string, number, string> {
  const action = v.maxLength<string, number, string>(max, message);
  return {
    ...action,
    "~run": (dataset, config) =>
      dataset.typed && !isLongerThan(dataset.value, max) ? dataset : action["~run"](dataset, config),
  };
}
