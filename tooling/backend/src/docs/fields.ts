import type { GenericSchema } from "valibot";

/** What of a schema's structure is shown; which of it there is follows from `type`. */
interface Structure {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => GenericSchema;
  readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly requirement?: unknown }[];
}

/** A field as a table shows it. */
export interface Field {
  /** As its object calls it. */
  name: string;
  /** With dots, and `[]` for each of a list. */
  path: string;
  type: string;
  isRequired: boolean;
  /** The shape that stands for itself on the page. */
  shape: string | undefined;
}

const structureOf = (schema: GenericSchema) => schema as unknown as Structure;
const LOOSE = /^(optional|nullish|exact_optional)$/;
const WRAPPERS = /^(optional|nullable|nullish|exact_optional|non_optional|non_nullable|non_nullish)$/;

/**
 * The fields of an object, those inside it after it; a shape of a name is not unfolded but named.
 *
 * @param shapes the shapes that have a section of their own
 */
export function fieldsOf(schema: GenericSchema, shapes: ReadonlyMap<GenericSchema, string>, path = ""): Field[] {
  const { type, entries, options, wrapped, item } = structureOf(schema);
  if (path !== "" && shapes.has(schema)) return [];
  if (entries) {
    return Object.entries(entries).flatMap(([key, part]) => {
      if (structureOf(unwrap(part)).type === "never") return [];
      const at = path === "" ? key : `${path}.${key}`;
      const isRequired = !LOOSE.test(structureOf(part).type);
      return [
        { name: key, path: at, type: typeOf(part), isRequired, shape: shapeOf(part, shapes) },
        ...fieldsOf(part, shapes, at),
      ];
    });
  }
  if (wrapped) return fieldsOf(wrapped, shapes, path);
  if (item) return fieldsOf(item, shapes, `${path}[]`);
  if (type !== "variant") return [];
  return (options ?? []).flatMap((option) => fieldsOf(option as GenericSchema, shapes, path)).filter(isFirst);
}

const isFirst = ({ path }: Field, index: number, fields: readonly Field[]) =>
  fields.findIndex((field) => field.path === path) === index;

/** The shape of a field, or of each of a list. */
function shapeOf(schema: GenericSchema, shapes: ReadonlyMap<GenericSchema, string>): string | undefined {
  const { wrapped, item, type, getter } = structureOf(schema);
  const part = wrapped ?? item ?? (type === "lazy" ? getter?.(undefined) : undefined);
  return shapes.get(schema) ?? (part && shapeOf(part, shapes));
}

function unwrap(schema: GenericSchema): GenericSchema {
  const { type, wrapped } = structureOf(schema);
  return wrapped && WRAPPERS.test(type) ? unwrap(wrapped) : schema;
}

/** What a field holds, in words. */
export function typeOf(schema: GenericSchema): string {
  const { type, wrapped, item, value, options = [], literal, getter, entries } = structureOf(schema);
  switch (type) {
    case "nullable":
    case "nullish":
      return `${wrapped ? typeOf(wrapped) : ""} | null`;
    case "array":
      return `list of ${item ? typeOf(item) : "anything"}`;
    case "record":
      return `object of ${value ? typeOf(value) : "anything"}`;
    case "picklist":
      return options.map((option) => JSON.stringify(option)).join(" | ");
    case "literal":
      return JSON.stringify(literal);
    case "union":
      return options.map((option) => typeOf(option as GenericSchema)).join(" | ");
    case "variant":
      return "object";
    case "lazy":
      return getter ? typeOf(getter(undefined)) : "object";
    default:
      if (wrapped) return typeOf(wrapped);
      return entries ? "object" : [type, ...rulesOf(schema)].join(", ");
  }
}

/** What holds of a value beside its type. */
function rulesOf(schema: GenericSchema): string[] {
  const actions = (structureOf(schema).pipe ?? []).slice(1);
  return actions.flatMap(({ type, requirement }) => {
    switch (type) {
      case "integer":
        return ["whole"];
      case "min_value":
        return [`at least ${String(requirement)}`];
      case "max_value":
        return [`at most ${String(requirement)}`];
      case "min_length":
        return requirement === 1 ? ["not empty"] : [`at least ${String(requirement)} long`];
      case "max_length":
        return [`at most ${String(requirement)} long`];
      case "iso_date":
        return ["YYYY-MM-DD"];
      case "iso_time":
        return ["HH:MM"];
      case "iso_timestamp":
        return ["ISO 8601 moment"];
      case "regex":
        // Of control characters a table says nothing useful.
        return requirement instanceof RegExp && !requirement.source.includes("\\u0000") ? [String(requirement)] : [];
      default:
        return [];
    }
  });
}
