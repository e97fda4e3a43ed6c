import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestShop, type TestShop } from "./testing/shop.ts";
import { FileAnswer } from "./http/file-answer.ts";
import { serve } from "./context/serve.ts";

const MAX = 70_000;
const upload = {
  method: "POST",
  path: "/v1/upload",
  auth: "public",
  summary: "For these tests",
  upload: { types: ["image/png", "application/pdf"], maxBytes: MAX },
  body: v.object({ dir: v.picklist(["a", "b"]) }),
  answer: v.object({ dir: v.string(), name: v.string(), type: v.string(), size: v.number() }),
} as const;
const largeUpload = {
  ...upload,
  path: "/v1/large-upload",
  upload: { ...upload.upload, maxBytes: 8 * 1024 * 1024 },
} as const;
const download = { method: "GET", path: "/v1/download", auth: "public", summary: "", file: ["text/csv"] } as const;
const either = { ...download, path: "/v1/either", answer: v.object({ message: v.string() }) } as const;
const broken = { ...download, path: "/v1/broken" } as const;

const png = (size = 20) =>
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(size - 8)]);

describe("file transport", () => {
  let shop: TestShop;
  beforeAll(async () => {
    const csv = { bytes: new Uint8Array([0x82, 0xa0]), type: "text/csv", charset: "Shift_JIS" } as const;
    shop = await openTestShop({
      routes: [
        serve(upload, async ({ body, file }) => ({
          dir: body.dir,
          name: file.name,
          type: file.type,
          size: file.bytes.length,
        })),
        serve(largeUpload, () => Promise.reject(new Error("The body is refused"))),
        serve(download, async () => new FileAnswer({ ...csv, name: "お届け先's.csv" })),
        serve(either, async () => ({ message: "あとで" })),
        serve(broken, async () => new FileAnswer({ ...csv, type: "image/png", name: "a.png" })),
      ],
    });
  });

  const send = (file: File, fields: object = { dir: "a" }) => shop.call(upload, { file, body: fields });
  const raw = (body: BodyInit, type: string) =>
    shop.fetch("/v1/upload", { method: "POST", headers: { "content-type": type }, body });

  it("passes a file with its fields and detects its type from its content", async () => {
    const file = new File([png()], "C:\\写真\\か\u3099\u0000い\u202eぶつ.exe", { type: "text/html" });
    expect(await send(file)).toMatchObject({
      status: 200,
      body: { dir: "a", name: "がいぶつ.exe", type: "image/png", size: 20 },
    });
  });

  it("names an unnamed file and shortens a long name", async () => {
    expect((await send(new File([png()], "../"))).body.name).toBe("file");
    expect((await send(new File([png()], "𠮷".repeat(300)))).body.name).toBe("𠮷".repeat(200));
  });

  it.each([
    ["no file", new File([], ""), "file"],
    ["HTML named as a picture", new File(["<script>alert(1)</script>"], "a.png", { type: "image/png" }), "file"],
    ["a type that the call does not accept", new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], "a.jpg"), "file"],
    ["a file above the limit", new File([png(MAX + 1)], "a.png"), "file"],
  ])("refuses %s by the field's name", async (_, file, field) => {
    const { status, body } = await send(file);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("accepts a file of exactly the limit", async () => {
    expect((await send(new File([png(MAX)], "a.png"))).body.size).toBe(MAX);
  });

  it("validates the text fields sent with the file against the body's schema", async () => {
    expect((await send(new File([png()], "a.png"), { dir: "c" })).body.errors).toHaveProperty("dir");
    const form = new FormData();
    form.append("file", new File([png()], "a.png"));
    form.append("dir", new File(["a"], "a"));
    expect((await shop.fetch("/v1/upload", { method: "POST", body: form })).body.errors).toHaveProperty("dir");
    form.append("file", new File([png()], "b.png"));
    expect((await shop.fetch("/v1/upload", { method: "POST", body: form })).body.errors).toHaveProperty("file");
  });

  it("rejects a body that is not multipart or exceeds every limit", async () => {
    expect((await raw("{}", "application/json")).status).toBe(415);
    expect((await raw("--x", "multipart/form-data; boundary=y")).status).toBe(400);
    expect((await raw("", "multipart/form-data; boundary=y")).status).toBe(400);
    expect((await raw("a", "multipart/form-data; charset=x")).status).toBe(400);
    expect((await raw(new Uint8Array(MAX + 65_537), "multipart/form-data; boundary=y")).status).toBe(413);
  });

  it.each([
    ["1,300 empty parts", 'Content-Disposition: form-data; name="a"\r\n\r\n\r\n--y\r\n'.repeat(1_300)],
    ["a header that never ends", `Content-Disposition: form-data; name="${"a".repeat(60_000)}"\r\n\r\n\r\n--y--`],
    ["a part without a name", "Content-Type: text/plain\r\n\r\n\r\n--y--"],
  ])("refuses %s without parsing the rest", async (_, parts) => {
    expect(await raw(`--y\r\n${parts}`, "multipart/form-data; boundary=y")).toMatchObject({
      status: 400,
      body: { code: "bad_multipart" },
    });
  });

  it("refuses 130,000 empty parts with less than 50 ms of processor time, so it cannot block the thread for longer", async () => {
    const part = 'Content-Disposition: form-data; name="a"\r\n\r\n\r\n--y\r\n';
    const body = new TextEncoder().encode(`--y\r\n${part.repeat(130_000)}`);
    const request = { method: "POST", body, headers: { "content-type": "multipart/form-data; boundary=y" } };
    const before = process.threadCpuUsage();
    const answer = await shop.fetch(largeUpload.path, request);
    const { user, system } = process.threadCpuUsage(before);
    expect(answer).toMatchObject({ status: 400, body: { code: "bad_multipart" } });
    expect((user + system) / 1000).toBeLessThan(50);
  });

  it("reads names that a browser escaped, and a quoted boundary", async () => {
    const body = `--y z\r\nContent-Disposition: form-data; name="dir"\r\n\r\na\r\n--y z\r\nContent-Disposition: form-data; name="file"; filename="%22か%22.pdf"\r\nContent-Type: text/html\r\n\r\n%PDF-1.7\r\n\r\n--y z--\r\n`;
    expect((await raw(body, 'multipart/form-data; boundary="y z"')).body).toEqual({
      dir: "a",
      name: '"か".pdf',
      type: "application/pdf",
      size: 10,
    });
  });

  it("sends a file as a download, under a name that fits into a header", async () => {
    const { status, body, headers } = await shop.call(download);
    const name = "%E3%81%8A%E5%B1%8A%E3%81%91%E5%85%88%27s.csv";
    expect([status, [...body]]).toEqual([200, [0x82, 0xa0]]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/csv; charset=Shift_JIS",
      "content-disposition": `attachment; filename*=UTF-8''${name}`,
      "x-suggested-filename": name,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(decodeURIComponent(headers.get("x-suggested-filename") ?? "")).toBe("お届け先's.csv");
  });

  it("[export.deferred] may answer JSON instead of a file", async () => {
    expect(await shop.call(either)).toMatchObject({ status: 200, body: { message: "あとで" } });
  });

  it("does not send a file of a type that the contract does not name", async () => {
    expect(await shop.call(broken)).toMatchObject({ status: 500, body: { code: "contract_broken" } });
  });

  it("answers 400, not 503, to a sender who aborts an upload", async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
    });
    const headers = { "content-type": "multipart/form-data; boundary=x", "x-forwarded-for": "203.0.113.78" };
    const init = { method: "POST", headers, body, duplex: "half" };
    expect(await shop.fetch("/v1/upload", init)).toMatchObject({ status: 400, body: { code: "bad_multipart" } });
  });

  it("refuses a body in thousands of tiny pieces before it has ended", async () => {
    let pieces = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        pieces += 1;
        controller.enqueue(Uint8Array.of(0x20));
      },
    });
    const init = {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", "x-forwarded-for": "203.0.113.77" },
      body,
      duplex: "half",
    };
    expect((await shop.fetch("/v1/upload", init)).status).toBe(413);
    expect(pieces).toBeLessThan(2000);
  });
});
