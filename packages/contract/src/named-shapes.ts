import type { GenericSchema } from "valibot";
import * as contract from "./index.ts";

const isObjectShape = (value: unknown) =>
  typeof value === "object" && value !== null && "entries" in value && "~standard" in value;

/** The objects that the contract gives a name, by their schemas: documents name them instead of repeating them. */
export function namedShapes(): Map<GenericSchema, string> {
  const named = Object.entries(contract).filter(([, value]) => isObjectShape(value));
  return new Map(named.map(([name, schema]) => [schema as unknown as GenericSchema, name]));
}
