import { callList } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestShop, type TestShop } from "../testing/shop.ts";

interface Schema {
  description?: string;
  $ref?: string;
  properties?: Record<string, Schema>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; description?: string }[];
  responses: Record<string, { description: string; content?: Record<string, { example?: unknown }> }>;
}

describe("the API reference", () => {
  let shop: TestShop;
  let document: { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };
  let operations: Map<string, Operation>;
  beforeAll(async () => {
    shop = await openTestShop();
    document = (await shop.fetch("/v1/openapi.json", { channel: null })).body;
    const all = Object.values(document.paths).flatMap((path) => Object.values(path));
    operations = new Map(all.map((operation) => [operation.operationId, operation]));
  });

  it("lists every call with its subject, its errors by status and an example of the response", () => {
    for (const { name, summary, errors = {}, answer } of callList) {
      const operation = operations.get(name);
      expect(operation?.summary, name).toBe(name);
      expect(operation?.description, name).toContain(summary);
      expect(operation?.tags, name).toHaveLength(1);
      for (const [code, status] of Object.entries(errors))
        expect(operation?.responses[status]?.description, name).toContain(code);
      if (answer) expect(operation?.responses[200]?.content?.["application/json"], name).toHaveProperty("example");
    }
  });

  it("takes descriptions from the contract", () => {
    const { schemas } = document.components;
    expect(JSON.stringify(operations.get("initCart"))).toContain("Removes lines whose product no longer exists");
    expect(JSON.stringify(schemas["Order"])).toContain("What the shopper must still do to pay");
    expect(JSON.stringify(schemas["Settings"])).toContain("Points for 100 yen of products");
    const page = operations.get("listProducts")?.parameters.find(({ name }) => name === "page");
    expect(page?.description).toContain("Page number from 1");
  });

  it("describes each field that occurs more than twice", () => {
    const undescribed = new Map<string, number>();
    const visit = (part: unknown): void => {
      if (typeof part !== "object" || part === null) return;
      const { properties, ...rest } = part as { properties?: Record<string, Schema> };
      for (const [name, schema] of Object.entries(properties ?? {}))
        if (!schema.description && !schema.$ref) undescribed.set(name, (undescribed.get(name) ?? 0) + 1);
      Object.values(properties ?? {}).forEach(visit);
      Object.values(rest).forEach(visit);
    };
    visit(document.paths);
    visit(document.components);
    expect([...undescribed].filter(([, times]) => times > 2)).toEqual([]);
  });

  it("renders with Redoc, without requests to other hosts and without telemetry", async () => {
    const page = await shop.fetch("/docs", { channel: null });
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    expect(page.body).not.toMatch(/https?:/);
    expect(page.body).toContain('<redoc spec-url="/v1/openapi.json" disable-telemetry="true">');
    const script = await shop.fetch("/docs/redoc.js", { channel: null });
    expect(script.headers.get("content-type")).toContain("text/javascript");
    expect(script.body.length).toBeGreaterThan(1_000_000);
  });
});
