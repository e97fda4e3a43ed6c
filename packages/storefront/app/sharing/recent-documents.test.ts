import { expect, test } from "vitest";
import { createRecentDocuments } from "./recent-documents.ts";

const get = new Request("https://shop.test/sitemap.xml");

test("a document is written once for all requests of its time, and a failure for its own requests only", async () => {
  const documents = createRecentDocuments({ lifetimeMs: 1000 });
  const gate = Promise.withResolvers<Response>();
  let written = 0;
  const write = () => {
    written += 1;
    return gate.promise;
  };
  const both = [documents.respond("simple /a", get, write), documents.respond("simple /a", get, write)];
  gate.resolve(new Response("<urlset/>", { headers: { "Content-Type": "application/xml" } }));
  for (const answer of await Promise.all(both)) {
    expect(answer.headers.get("Content-Type")).toBe("application/xml");
    expect(await answer.text()).toBe("<urlset/>");
  }
  const head = await documents.respond("simple /a", new Request(get, { method: "HEAD" }), write);
  expect([await head.text(), written]).toEqual(["", 1]);

  const fail = () => {
    written += 1;
    return Promise.resolve(new Response(null, { status: 503 }));
  };
  expect((await documents.respond("fl1 /a", get, fail)).status).toBe(503);
  await documents.respond("fl1 /a", get, fail);
  expect(written).toBe(3);
});

test("invented URLs and large documents leave other documents their room", async () => {
  const documents = createRecentDocuments({ lifetimeMs: 60_000, maxBytes: 30 });
  const written: string[] = [];
  const ask = (key: string, status: number, body: string | null) =>
    documents.respond(key, get, async () => {
      written.push(key);
      return new Response(body, { status });
    });
  await ask("/sitemap.xml", 200, "<urlset/>");
  for (let page = 2; page < 50; page += 1) await ask(`/feed/products-${page}.xml`, 404, null);
  await ask("/sitemap.xml", 200, "<urlset/>");
  expect(written.filter((key) => key === "/sitemap.xml")).toHaveLength(1);
  await ask("/large.xml", 200, "x".repeat(25));
  await ask("/sitemap.xml", 200, "<urlset/>");
  expect(written.filter((key) => key === "/sitemap.xml")).toHaveLength(2);
});
