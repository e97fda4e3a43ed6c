import { calls, type Call } from "@noren/contract";
import { isSchema, type SchemaAction, type SchemaStructure, structureOf } from "@noren/contract/schema-structure";
import type { Plugin } from "vite";

type Schema = NonNullable<Call["answer"]>;

/** The module of the functions that guards consist of, as the endpoints import it. */
const GUARDS = "../guards.ts";

/** Fields that hold a token, whose format the guard checks too. */
const TOKEN = /(^|_)token$/;

/** The fields of an object schema; `described` copies a schema and keeps them, so they identify it. */
type Fields = NonNullable<SchemaStructure["entries"]>;

/**
 * Writes the guards of a module as JavaScript. An object that occurs twice is a constant, so that it is written once; so
 * is one that contains itself.
 */
class GuardWriter {
  readonly #names = new Map<Fields, string>();
  readonly #seen = new Set<Fields>();
  /** Those whose constant is being written, and those whose constant is. */
  readonly #open = new Set<Fields>();
  readonly #written = new Set<Fields>();
  readonly constants: string[] = [];

  /** Finds the objects that occur twice. */
  count(schema: Schema): void {
    const { entries, wrapped, item, value, options, getter } = structureOf(schema);
    if (entries) {
      if (this.#seen.has(entries)) {
        if (!this.#names.has(entries)) this.#names.set(entries, `$${this.#names.size}`);
        return;
      }
      this.#seen.add(entries);
    }
    const parts = [...Object.values(entries ?? {}), wrapped, item, value, ...(options ?? []), getter?.(undefined)];
    for (const part of parts) if (isSchema(part)) this.count(part);
  }

  write(schema: Schema, field = ""): string {
    const structure = structureOf(schema);
    const inner = (part: Schema | undefined) => {
      if (!part) throw new Error(`A schema of the type ${structure.type} has no part`);
      return this.write(part, field);
    };
    switch (structure.type) {
      case "object":
      case "loose_object":
      case "strict_object":
        return this.#writeObject(structure.entries ?? {});
      case "array":
        return `$.list(${inner(structure.item)})`;
      case "record":
        return `$.record(${inner(structure.value)})`;
      case "optional":
      case "exact_optional":
        return `$.optional(${inner(structure.wrapped)})`;
      case "nullable":
        return `$.nullable(${inner(structure.wrapped)})`;
      case "nullish":
        return `$.optional($.nullable(${inner(structure.wrapped)}))`;
      case "union":
      case "variant":
        return `$.oneOf(${(structure.options ?? []).filter(isSchema).map(inner).join(",")})`;
      case "lazy":
        return inner(structure.getter?.(undefined));
      case "literal":
        return `$.literal(${JSON.stringify(structure.literal)})`;
      case "null":
      case "undefined":
        return `$.literal(${structure.type})`;
      case "string":
        if (TOKEN.test(field)) return `$.text(${formatOf(structure)})`;
        return findAction(structure, "iso_date") ? "$.isDayText" : "$.isString";
      // A value that is not yet in the contract leaves the page whole.
      case "picklist":
        return (structure.options ?? []).every((option) => typeof option === "number") ? "$.isNumber" : "$.isString";
      case "number":
        return findAction(structure, "safe_integer") ? "$.isInteger" : "$.isNumber";
      case "boolean":
        return "$.isBoolean";
      default:
        throw new Error(`No guard for a schema of the type ${structure.type}`);
    }
  }

  #writeObject(fields: Fields): string {
    const name = this.#names.get(fields);
    if (name === undefined) return this.#writeFields(fields);
    if (this.#open.has(fields)) return `(value)=>${name}(value)`;
    if (!this.#written.has(fields)) {
      this.#open.add(fields);
      this.constants.push(`const ${name}=${this.#writeFields(fields)};`);
      this.#open.delete(fields);
      this.#written.add(fields);
    }
    return name;
  }

  #writeFields(fields: Fields): string {
    return `$.object({${Object.entries(fields)
      .map(([field, schema]) => `${JSON.stringify(field)}:${this.write(schema, field)}`)
      .join(",")}})`;
  }
}

/** The format of a token; any text but the empty one when the contract has none. */
function formatOf(structure: SchemaStructure): RegExp {
  const format = findAction(structure, "regex")?.requirement;
  return format instanceof RegExp ? format : /./;
}

function findAction({ pipe = [] }: Pick<SchemaStructure, "pipe">, type: string): SchemaAction | undefined {
  return (
    pipe.find((action) => action.type === type) ??
    pipe.flatMap((action) => (action.pipe ? [findAction(action, type)] : [])).find((found) => found !== undefined)
  );
}

const BUILT_QUERY = /\bbuildQuery\(\s*"(\w+)",\s*"[A-Z]+",\s*"[^"]+"(?=,?\s*\))/g;

/**
 * Adds to each `buildQuery` of a module the guard of its answer, from the contract.
 * @throws Error when a call is written in another way, and so would have no guard
 */
export function addGuards(code: string): string {
  const names = [...code.matchAll(BUILT_QUERY)].map(([, name = ""]) => name);
  if (names.length !== [...code.matchAll(/\bbuildQuery\(/g)].length)
    throw new Error("buildQuery takes the call, its method and its path as literals");
  const schemaOf = (name: string) => (calls as Readonly<Record<string, Call>>)[name]?.answer;
  const writer = new GuardWriter();
  for (const schema of names.map(schemaOf)) if (schema) writer.count(schema);
  const guarded = code.replaceAll(BUILT_QUERY, (call, name: string) => {
    const schema = schemaOf(name);
    return schema ? `${call}, ${writer.write(schema)}` : call;
  });
  // On the first line, so that the lines of the module keep their numbers.
  return `import * as $ from ${JSON.stringify(GUARDS)};${writer.constants.join("")}${guarded}`;
}

const ENDPOINTS = /[\\/]api[\\/]src[\\/]endpoints[\\/][\w-]+\.ts$/;

/** The part of Vitest that caches transformed modules; `extend` adds to a module's key. */
interface ModuleCache {
  defineCacheKeyGenerator: (extend: (module: { id: string; sourceCode: string }) => string | null) => void;
}

/** Compiles the types of the contract's answers into the endpoints, which check each answer against them. */
export function checkAnswers(): Plugin & { configureVitest: (cache: ModuleCache) => void } {
  return {
    name: "noren:check-answers",
    enforce: "pre",
    // A cached endpoint would check answers against the contract of an earlier run.
    configureVitest: (cache) =>
      cache.defineCacheKeyGenerator(({ id, sourceCode }) => (ENDPOINTS.test(id) ? addGuards(sourceCode) : null)),
    transform: {
      filter: { id: ENDPOINTS },
      handler: (code) => ({ code: addGuards(code), map: null }),
    },
  };
}
