import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { serveLocally } from "../testing/local-server.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { readFile } from "./read-file.ts";
import { sanitizeSvg } from "./safe-svg.ts";

const anywhere = { isAllowed: () => true };

/** Serves one file of a type. */
const file = (type: string, content: string | Uint8Array) =>
  serveLocally((_, response) => response.writeHead(200, { "content-type": type }).end(content));

describe("reading the contents of files", () => {
  it("returns text unchanged, and sanitises SVG and HTML", async () => {
    const json = await file("application/json; charset=utf-8", '{"a":"あ"}');
    expect(await readFile(json, anywhere)).toEqual({
      url: json,
      content_type: "application/json",
      content: '{"a":"あ"}',
    });
    const html = await file("text/html", "<p>本文</p><script>1</script>");
    expect((await readFile(html, anywhere)).content).toBe("<p>本文</p>");
    const svg = await file("image/svg+xml", '<?xml version="1.0"?><svg onload="x()"><path d="M0 0"/></svg>');
    expect((await readFile(svg, anywhere)).content).toBe('<svg><path d="M0 0"></path></svg>');
  });

  it("decodes the encoding of the response's Content-Type", async () => {
    const csv = await file("text/csv; charset=Shift_JIS", Uint8Array.from([0x82, 0xa0, 0, 0x2c]));
    expect((await readFile(csv, anywhere)).content).toBe("あ,");
    const unknownCharset = await file("text/plain; charset=klingon", "x");
    await expect(readFile(unknownCharset, anywhere)).rejects.toMatchObject({ status: 422 });
  });

  it.each([
    ["image/png", "x", "この形式のファイルは開けません。"],
    ["application/javascript", "x", "この形式のファイルは開けません。"],
    ["text/plain", "x".repeat(512 * 1024 + 1), "ファイルが大きすぎます。"],
  ])("rejects %s that is unsupported or too large", async (type, content, message) => {
    await expect(readFile(await file(type, content), anywhere)).rejects.toMatchObject({
      status: 422,
      code: "file_contents.not_opened",
      message,
    });
  });

  it("gives up after a timeout", async () => {
    const silent = await serveLocally(() => undefined);
    await expect(readFile(silent, { ...anywhere, timeoutMs: 50 })).rejects.toMatchObject({ status: 422 });
  });

  it.each([
    ["text/html", "<b>".repeat(170_000)],
    ["image/svg+xml", `<svg>${"<g>".repeat(170_000)}`],
  ])("answers other requests while it sanitises hostile %s, and gives up", async (type, content) => {
    const url = await file(type, content);
    const hostile = readFile(url, anywhere);
    const harmless = await file("text/plain", "本文");
    expect((await readFile(harmless, anywhere)).content).toBe("本文");
    await expect(hostile).rejects.toMatchObject({ status: 422, message: "ファイルが大きすぎます。" });
    expect((await readFile(await file("text/html", "<p>次</p>"), anywhere)).content).toBe("<p>次</p>");
  });

  describe("through the API", () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop();
    });
    const request = (url: string, headers = {}) => shop.call(calls.getFileContents, { query: { url }, headers });

    it("sends no request to an internal host, and answers as for an unknown host", async () => {
      const unknownHost = (await request("https://unknown.invalid/")).body;
      expect(unknownHost).toMatchObject({ code: "file_contents.not_opened", errors: { url: [unknownHost.message] } });
      const internal = [
        "http://127.0.0.1:22/",
        "http://0x7f.1/",
        "http://0177.0.0.1/",
        "http://2130706433/",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://169.254.169.254/latest/meta-data/",
        "http://localhost/",
        "file:///etc/passwd",
        "//127.0.0.1/",
        "https://user:word@example.com/",
      ];
      for (const url of internal) expect(await request(url), url).toMatchObject({ status: 422, body: unknownHost });
    });

    it("rejects a missing, empty or too long URL", async () => {
      for (const url of ["", `https://example.com/${"x".repeat(2000)}`]) expect((await request(url)).status).toBe(422);
      expect((await shop.call(calls.getFileContents)).body.errors).toHaveProperty("url");
    });

    it("limits requests per IP", async () => {
      const headers = { "x-forwarded-for": "198.51.100.7" };
      for (let tries = 0; tries < 300; tries += 1) await request("x:", headers);
      expect(await request("x:", headers)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
      expect((await request("x:", { "x-forwarded-for": "198.51.100.8" })).status).toBe(422);
    });
  });
});

describe("sanitizeSvg", () => {
  it.each([
    [
      '<svg viewBox="0 0 1 1"><linearGradient id="a"/><path fill="url(#a)"/></svg>',
      '<svg viewBox="0 0 1 1"><linearGradient id="own-a"></linearGradient><path fill="url(#own-a)"></path></svg>',
    ],
    [
      '<svg><use xlink:href="#a"/><use href="https://evil.example/x.svg#a"/></svg>',
      '<svg><use href="#own-a"></use><use></use></svg>',
    ],
    ["<svg><script>alert(1)</script><style>*{}</style></svg>", "<svg></svg>"],
    ['<svg><foreignObject><img src="x" onerror="x()"></foreignObject></svg>', "<svg></svg>"],
    ['<svg><a href="javascript:x()"><circle r="1"/></a></svg>', '<svg><circle r="1"></circle></svg>'],
    [
      '<svg><path fill="url(https://evil.example/x)" style="fill:red" onclick="x()" d="M0"/></svg>',
      '<svg><path d="M0"></path></svg>',
    ],
    ['<svg><path fill="\\75rl(https://evil.example)"/></svg>', "<svg><path></path></svg>"],
    ['<svg><animate attributeName="href" to="javascript:x()"/></svg>', "<svg></svg>"],
    ["<svg><![CDATA[<script>1</script>]]></svg>", "<svg>&lt;script&gt;1&lt;/script&gt;</svg>"],
    ["<p>no drawing</p>", ""],
  ])("turns %s into %s", (input, expected) => expect(sanitizeSvg(input)).toBe(expected));
});
