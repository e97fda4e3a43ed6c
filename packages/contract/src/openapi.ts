import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import type { Call } from "./call.ts";
import { callList, type CallName, calls } from "./calls.ts";
import { type Example, exampleOf } from "./example.ts";
import { commonErrors, ErrorBody } from "./problem.ts";
import { paginationHeaders } from "./shapes/pagination.ts";

type Json = Record<string, unknown>;

/** What a JSON schema cannot say (a transform, a check) is left to the prose of the message. */
const jsonSchema = (schema: GenericSchema, typeMode: "input" | "output"): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: "ignore", target: "draft-2020-12" });
  return rest;
};

const names = new Map<Call, CallName>(callList.map(({ name }) => [calls[name], name]));

/** The OpenAPI 3.1 document of the calls that a backend serves. */
export function openApi(served: readonly Call[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of served) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: "3.1.0",
    info: { title: "Noren", version: "1", description: "Every call names its shop in the header X-Channel." },
    paths,
    components: {
      schemas: { Problem: jsonSchema(ErrorBody, "output") },
      securitySchemes: { member: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

function operation(call: Call): Json {
  const name = names.get(call);
  const example = name && exampleOf(name, call);
  return {
    operationId: name,
    summary: call.summary,
    ...(call.auth === "member" && { security: [{ member: [] }] }),
    parameters: [
      { name: "X-Channel", in: "header", required: true, schema: { type: "string" } },
      ...parameters(call.params, "path", example?.params),
      ...parameters(call.query, "query", example?.query),
    ],
    ...((call.body || call.upload) && { requestBody: { required: true, content: bodyOf(call, example?.body) } }),
    responses: {
      ...(call.answer || call.file
        ? { 200: { description: "OK", headers: headers(call), content: answerOf(call, example?.answer) } }
        : { 204: { description: "No content" } }),
      ...problems(call),
    },
  };
}

const content = (schema: Json, example?: unknown) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

function bodyOf({ body, upload }: Call, example: unknown): Json {
  const fields = body ? jsonSchema(body, "input") : {};
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
const answerOf = ({ answer, file = [] }: Call, example: unknown): Json => ({
  ...(answer && content(jsonSchema(answer, "output"), example)),
  ...Object.fromEntries(file.map((type) => [type, {}])),
});

function parameters(schema: Call["query"], place: "path" | "query", example: Example["query"]): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: each,
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
  const own = call.auth === "member" ? commonErrors : { ...commonErrors, unauthenticated: 401 };
  for (const [code, status] of Object.entries({ ...own, ...call.errors })) {
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...codes].map(([status, list]) => [
      status,
      { description: list.join(", "), content: content({ $ref: "#/components/schemas/Problem" }) },
    ]),
  );
}
