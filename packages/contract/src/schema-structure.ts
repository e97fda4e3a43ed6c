import type { GenericSchema } from "valibot";

/** The parts of a schema, for programs that walk it; `type` decides which are defined. */
export interface SchemaStructure {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly key?: GenericSchema;
  readonly value?: GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => GenericSchema;
  readonly pipe?: readonly SchemaAction[];
}

/** A step of a schema's pipe. `described` puts the schema with its own pipe first. */
export interface SchemaAction {
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly SchemaAction[];
}

/** The parts of a schema, which its own type hides. */
export const structureOf = (schema: GenericSchema) => schema as unknown as SchemaStructure;

/** Whether one of a schema's options is a schema itself. */
export const isSchema = (part: unknown): part is GenericSchema => typeof part === "object" && part !== null;
