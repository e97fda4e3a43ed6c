import { toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { authDescriptions } from "./auth-descriptions.ts";
import type { Call } from "./call.ts";
import { callList, type CallName, calls } from "./calls.ts";
import { type Example, exampleOf } from "./example.ts";
import { listNamedShapes } from "./named-shapes.ts";
import { commonErrorsOf } from "./problem.ts";
import { paginationHeaders } from "./shapes/pagination.ts";

type Json = Record<string, unknown>;

/** Transforms and checks have no equivalent in JSON Schema, so they are ignored. */
const config = { errorMode: "ignore", target: "draft-2020-12" } as const;
const componentOf = (name: string) => `#/components/schemas/${name}`;

/** The JSON schema of a request, without references: a shape may differ between request and response. */
const requestSchema = (schema: GenericSchema): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { ...config, typeMode: "input" });
  return rest;
};

const names = new Map<Call, CallName>(callList.map(({ name }) => [calls[name], name]));

const DESCRIPTION = `Every call names its shop in the header \`X-Channel\`. Bodies and answers are JSON unless the call says
otherwise. Amounts are whole yen with tax, moments ISO 8601, days \`YYYY-MM-DD\` in Japan.

An error answers \`{ message, code, errors }\`: a Japanese message for the shopper, a code for the program, and for 422
the failing fields by their paths.`;

/** The OpenAPI 3.1 document of the calls that a backend serves. */
export function openApi(served: readonly Call[]): Json {
  const answered = answeredShapes(served);
  const paths: Record<string, Json> = {};
  const documentedPaths = toDocumentedPaths(served);
  for (const call of served) {
    const path = documentedPaths.get(bare(call.path)) ?? call.path;
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(call, path, answered);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Noren API", version: "1", description: DESCRIPTION },
    servers: [{ url: "/" }],
    tags: [...new Set(served.map(({ path }) => subjectOf(path)))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: answered.components,
      securitySchemes: { member: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

/** The schemas of responses, and the shapes that they refer to. */
interface Answered {
  of(schema: GenericSchema): Json;
  components: Json;
}

function answeredShapes(served: readonly Call[]): Answered {
  const shapes = listNamedShapes();
  const answers = new Map(served.flatMap(({ answer }, place) => (answer ? [[answer, `answer${place}`] as const] : [])));
  const named = Object.fromEntries([...answers, ...shapes].map(([schema, name]) => [name, schema]));
  const overrideRef = ({ referenceId }: { referenceId: string }) => componentOf(referenceId);
  const all = toJsonSchemaDefs(named, { ...config, typeMode: "output", overrideRef }) as Record<string, Json>;
  const reached = new Set(["ErrorBody"]);
  const reach = (schema: unknown): void => {
    for (const [, name = ""] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (reached.has(name)) continue;
      reached.add(name);
      reach(all[name]);
    }
  };
  const of = (schema: GenericSchema): Json => {
    const shape = shapes.get(schema);
    return shape === undefined ? { ...all[answers.get(schema) ?? ""] } : { $ref: componentOf(shape) };
  };
  for (const answer of answers.keys()) reach(of(answer));
  return { of, components: Object.fromEntries([...reached].toSorted().map((name) => [name, all[name]])) };
}

const bare = (path: string) => path.replaceAll(/\{\w+\}/g, "{}");
const parametersIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** OpenAPI allows one path per URL. Maps each path without parameter names to the first call's path. */
function toDocumentedPaths(served: readonly Call[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { path } of served) if (!first.has(bare(path))) first.set(bare(path), path);
  return first;
}

/** The call's tag: the first segment of its path that is no version, owner or parameter. */
const subjectOf = (path: string): string =>
  path.split("/").find((part) => part !== "" && !/^(v1|me|takimoto)$/.test(part) && !part.startsWith("{")) ?? path;

function operation(call: Call, path: string, answered: Answered): Json {
  const name = names.get(call);
  const example = name && exampleOf(name, call);
  return {
    operationId: name,
    tags: [subjectOf(call.path)],
    summary: name,
    description: `${call.summary}.\n\n${authDescriptions[call.auth]}`,
    security: call.auth === "member" ? [{ member: [] }] : [],
    parameters: [
      { name: "X-Channel", in: "header", required: true, schema: { type: "string" } },
      ...pathParameters(call, path, example?.params),
      ...parameters(call.query, "query", example?.query),
    ],
    ...((call.body || call.upload) && { requestBody: { required: true, content: bodyOf(call, example?.body) } }),
    responses: {
      ...(call.answer || call.file
        ? { 200: { description: "OK", headers: headers(call), content: answerOf(call, answered, example?.answer) } }
        : { 204: { description: "No content" } }),
      ...problems(call),
    },
  };
}

const content = (schema: Json, example?: unknown) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

function bodyOf({ body, upload }: Call, example: unknown): Json {
  const fields = body ? requestSchema(body) : {};
  if (!upload) return content(fields, example);
  const { properties = {}, required = [] } = fields as { properties?: Json; required?: string[] };
  const description = `${upload.types.join(", ")}; ${upload.maxBytes} bytes at the most`;
  const schema = {
    type: "object",
    properties: { ...properties, file: { description, contentMediaType: upload.types[0] } },
    required: [...required, "file"],
  };
  return { "multipart/form-data": { schema } };
}

/** OpenAPI 3.1: a media type without a schema is a file. */
const answerOf = ({ answer, file = [] }: Call, answered: Answered, example: unknown): Json => ({
  ...(answer && content(answered.of(answer), example)),
  ...Object.fromEntries(file.map((type) => [type, {}])),
});

/**
 * Path parameters under the names of the documented path. A parameter with another name in the call has that name as
 * its description.
 */
function pathParameters(call: Call, path: string, example: Example["params"]): Json[] {
  const own = parametersIn(call.path);
  const shown = parametersIn(path);
  return parameters(call.params, "path", example).map((parameter) => {
    const name = shown[own.indexOf(String(parameter["name"]))];
    return name === parameter["name"] ? parameter : { ...parameter, name, description: String(parameter["name"]) };
  });
}

function parameters(schema: Call["query"], place: "path" | "query", example: Example["query"]): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = requestSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    description,
    required: place === "path" || required.includes(name),
    schema,
    example: example?.[name],
  }));
}

function headers(call: Call): Json {
  const paged = call.paged
    ? Object.values(paginationHeaders).map((name) => [name, { schema: { type: "integer" } }])
    : [];
  const named = call.file && { "x-suggested-filename": "The file's name, percent-encoded UTF-8" };
  const own = Object.entries({ ...named, ...call.headers }).map(([name, description]) => [
    name,
    { description, schema: { type: "string" } },
  ]);
  return Object.fromEntries([...paged, ...own]) as Json;
}

function problems(call: Call): Json {
  const codes = new Map<number, string[]>();
  for (const [code, status] of Object.entries({ ...commonErrorsOf(call), ...call.errors })) {
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...codes].map(([status, list]) => [
      status,
      { description: list.join(", "), content: content({ $ref: componentOf("ErrorBody") }) },
    ]),
  );
}
