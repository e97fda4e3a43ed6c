import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { callList, calls } from "./calls.ts";
import { exampleOf } from "./example.ts";
import { openApi } from "./openapi.ts";

interface Operation {
  operationId: string;
  description: string;
  parameters: { name: string; in: string }[];
  security: unknown[];
}

const written = JSON.parse(JSON.stringify(openApi(Object.values(calls)))) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
const operations = Object.entries(written.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, ...operation })),
);

describe("the OpenAPI document", () => {
  test("is valid OpenAPI 3.1 and resolves every reference", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(written));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
    const references = JSON.stringify(written).matchAll(/"\$ref":"([^"]*)"/g);
    const known = Object.keys(written.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(new Set([...references].map(([, reference]) => reference))).toEqual(new Set(known));
  });

  test("has every call with its name, its authorization and the parameters of its path", () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      callList.map(({ name }) => name).toSorted(),
    );
    for (const { path, operationId, parameters, security, description } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        parameters.filter((each) => each.in === "path").map(({ name }) => name),
        operationId,
      ).toEqual(inPath);
      const { auth } = callList.find(({ name }) => name === operationId) ?? {};
      expect(security, operationId).toEqual(auth === "member" ? [{ member: [] }] : []);
      expect(description, operationId).not.toBe("");
    }
  });

  test("describes fields", () => {
    expect(written.components.schemas["UserAddress"]).toMatchObject({
      properties: { postal_code: { type: "string", description: "Seven digits without a hyphen." } },
    });
    expect(JSON.stringify(written.paths["/v1/carts/products/add"])).toContain('"description":"Pieces."');
  });

  test("has every path once, regardless of the names of its parameters", () => {
    const bare = Object.keys(written.paths).map((path) => path.replaceAll(/\{\w+\}/g, "{}"));
    expect(new Set(bare).size).toBe(bare.length);
  });
});

test("no example contains the placeholder text", () => {
  const filler = callList.filter((call) => JSON.stringify(exampleOf(call.name, call)).includes("あたらしい暮らし"));
  expect(filler.map(({ name }) => name)).toEqual([]);
});
