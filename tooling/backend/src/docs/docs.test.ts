import { createHash } from "node:crypto";
import { callList } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestShop } from "../testing/shop.ts";

describe("the page of the calls", () => {
  let page: string;
  let policy: string;
  beforeAll(async () => {
    const shop = await openTestShop();
    const answer = await shop.fetch("/docs", { channel: null });
    page = answer.body;
    policy = answer.headers.get("content-security-policy") ?? "";
  });

  const article = (id: string) => new RegExp(`<article id="${id}">[\\s\\S]*?</article>`).exec(page)?.[0] ?? "";

  it("has every call with who may make it, what it takes and answers, its errors and an example", () => {
    for (const { name, method, path, errors = {}, body, answer } of callList) {
      const text = article(name);
      expect(text, name).toContain(method);
      for (const part of [`<code>${path}</code>`, "<dt>Auth</dt>", "<summary>Example</summary>"])
        expect(text, name).toContain(part);
      expect(text.includes("<h4>Body</h4>") || text.includes("<h4>Form fields</h4>"), name).toBe(body !== undefined);
      expect(text.includes("204 without a body"), name).toBe(!answer && !text.includes("<h4>File</h4>"));
      for (const [code, status] of Object.entries(errors))
        expect(text, name).toContain(`<strong>${status}</strong> <code>${code}</code>`);
    }
  });

  it("says what fields mean, and names shapes instead of repeating them", () => {
    expect(article("initCart")).toContain("Takes lines out whose product is gone");
    expect(article("getCart")).toContain('href="#shape-Cart"');
    expect(article("shape-Order")).toContain("How to pay, where the shopper has to do something");
    expect(article("shape-Settings")).toContain("Points for 100 yen of products");
    // Where one call means something else by the name, the others' fields are not what that call's is.
    expect(article("listProducts")).toContain("Of a list from 1 on");
    for (const [, id] of page.matchAll(/href="#([\w-]+)"/g)) expect(page).toContain(`id="${id}"`);
  });

  it("says what a field means, of all that stand in more than two places", () => {
    const silent = new Map<string, number>();
    for (const [, path = ""] of page.matchAll(
      /<th scope="row">\s*<code>([^<]*)<\/code>(?:(?!<\/tr>)[\s\S])*<td>\s*<\/td>\s*<\/tr>/g,
    )) {
      const field = path.replace(/^.*\./, "").replace("[]", "");
      silent.set(field, (silent.get(field) ?? 0) + 1);
    }
    expect([...silent].filter(([, times]) => times > 2)).toEqual([]);
  });

  it("loads nothing and runs nothing", () => {
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(page).not.toMatch(/<script|<img|<link|style="|url\(/);
  });
});
