import type { Comments } from "./read-comments.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * Adds the comments of the contract's source to the OpenAPI document: to the calls, to the shapes under `components`, and
 * to fields and parameters. A comment replaces a schema's own description.
 */
export function describeDocument(document: Json, comments: Comments): Json {
  const { paths, components } = document as { paths: Record<string, Json>; components: { schemas: Json } };
  const operations = (path: Json) =>
    mapValues(path, (operation) => describe(operation, String((operation as Json)["operationId"]), comments));
  const shape = (schema: unknown, name: string) => ({
    ...(describe(schema, name, comments) as Json),
    ...describedAs(comments.of(name)),
  });
  return {
    ...document,
    paths: mapValues(paths, operations),
    components: { ...components, schemas: mapValues(components.schemas, shape) },
  };
}

/** @param owner the call or shape that the fields belong to */
function describe(part: unknown, owner: string, comments: Comments): unknown {
  if (Array.isArray(part)) return part.map((each) => describe(each, owner, comments));
  if (typeof part !== "object" || part === null) return part;
  const field = (schema: unknown, name: string) => ({
    ...describedAs(comments.ofName(name)),
    ...(describe(schema, owner, comments) as Json),
    ...describedAs(comments.ofField(owner, name)),
  });
  return mapValues(part as Json, (value, key) => {
    if (key === "example") return value;
    if (key === "properties") return mapValues(value as Json, field);
    if (key === "parameters") return (value as Json[]).map((each) => field(each, String(each["name"])));
    return describe(value, owner, comments);
  });
}

const describedAs = (description: string) => (description === "" ? {} : { description });

function mapValues<T>(object: Json, change: (value: never, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value as never, key)]));
}
