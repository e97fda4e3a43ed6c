import type { GenericSchema } from "valibot";
import * as contract from "./index.ts";

const isObjectShape = (value: unknown) =>
  typeof value === "object" && value !== null && "entries" in value && "~standard" in value;

/** The exported object schemas with their names. Documents refer to them by `$ref`. */
export function listNamedShapes(): Map<GenericSchema, string> {
  const named = Object.entries(contract).filter(([, value]) => isObjectShape(value));
  return new Map(named.map(([name, schema]) => [schema as unknown as GenericSchema, name]));
}
