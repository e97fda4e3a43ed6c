import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { ApiError } from "../http/api-error.ts";
import type { App } from "../http/app.ts";
import { readMailOptions } from "./mail-options.ts";
import { serveOutbox } from "./outbox-pages.ts";
import { openOutbox, outboxFolder } from "./outbox.ts";

const folder = mkdtempSync(join(tmpdir(), "noren-outbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outbox = openOutbox(folder);
const app: App = new Hono();
serveOutbox(app, outbox);
app.onError((error, http) => http.text(error.name, error instanceof ApiError ? 404 : 500));
const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers: { host: "127.0.0.1:4000", ...headers } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const mail = (id: number, html = "<p>本文</p>") => ({
  id,
  from: { name: "暖簾商店", address: "no-reply@localhost" },
  to: "hanako@example.com",
  subject: `件名<${id}>`,
  text: "本文 <b>",
  html,
  queuedAt: new Date("2026-11-20T03:00:00Z"),
});

describe("the outbox", () => {
  it("is empty before the first mail", async () => {
    expect((await read("/outbox")).text).toContain("メールはまだありません。");
  });

  it("lists mails, newest first, and shows each in text and HTML", async () => {
    for (const id of [9, 10]) await outbox.transport.send(mail(id));
    const { text } = await read("/outbox");
    expect([...text.matchAll(/href="\/outbox\/(\d+)"/g)].map(([, id]) => id)).toEqual(["10", "9"]);
    expect(text).toContain("件名&lt;10&gt;");
    const shown = await read("/outbox/9");
    expect(shown.text).toContain("&lt;p&gt;本文&lt;/p&gt;");
    expect(shown.text).toContain("本文 &lt;b&gt;");
    expect(shown.text).toContain("2026/11/20 12:00:00");
    expect(statSync(join(outboxFolder(folder), "0000000009.json")).mode & 0o077).toBe(0);
  });

  it("contains a mail once, even if it is sent again", async () => {
    await outbox.transport.send(mail(10));
    expect(await outbox.list(100)).toHaveLength(2);
  });

  it("runs no script of a mail", async () => {
    await outbox.transport.send(mail(11, `"><script>alert(1)</script>`));
    const { text, headers } = await read("/outbox/11");
    expect(text).not.toContain("<script>");
    expect(text).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="`);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; /);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    [{ host: "evil.example" }],
    [{ host: "127.0.0.1.evil.example:4000" }],
    [{ "x-forwarded-for": "203.0.113.9" }],
  ])("answers 404 to %j", async (headers) => {
    expect((await read("/outbox", headers)).status).toBe(404);
    expect((await read("/outbox/9", headers)).status).toBe(404);
  });

  it("ignores other files in its folder", async () => {
    writeFileSync(join(outboxFolder(folder), "0000000099.json"), "{}");
    writeFileSync(join(outboxFolder(folder), "notes.txt"), "");
    expect((await read("/outbox")).status).toBe(200);
    expect((await read("/outbox/99")).status).toBe(404);
    expect((await read("/outbox/1e3")).status).toBe(404);
  });
});

describe("mail options", () => {
  it("are empty, or a server with a sender", () => {
    expect(readMailOptions({ SMTP_URL: "", MAIL_FROM: "" })).toEqual({ smtpUrl: undefined, from: undefined });
    expect(() => readMailOptions({ SMTP_URL: "smtp://mail.example.jp" })).toThrow(/MAIL_FROM/);
    expect(() => readMailOptions({ MAIL_FROM: "shop" })).toThrow(/MAIL_FROM/);
  });
});
