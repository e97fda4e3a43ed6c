import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { StartError } from "../process/start-error.ts";
import { createSmtpTransport } from "./smtp.ts";
import { type OutgoingMail, RefusedError } from "./transport.ts";

const mail: OutgoingMail = {
  id: 7,
  from: { name: "暖簾商店", address: "shop@example.jp" },
  to: "hanako@example.com",
  subject: "【暖簾商店】ご注文を承りました",
  text: "ありがとうございます。",
  html: "<p>ありがとうございます。</p>",
  queuedAt: new Date("2026-11-20T03:00:00Z"),
};

describe("createSmtpTransport", () => {
  const closers: (() => void)[] = [];
  afterEach(() => closers.splice(0).forEach((close) => close()));

  /** Starts a mail server; `refuse` answers a recipient with that status. */
  async function open(refuse?: number) {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: (_address, _session, done) =>
        done(refuse === undefined ? null : Object.assign(new Error("no"), { responseCode: refuse })),
      onData: (stream, _session, done) => {
        let text = "";
        stream.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
        stream.on("end", () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`);
    closers.push(
      () => transport.close(),
      () => server.close(() => undefined),
    );
    return { transport, received };
  }

  it("sends text and HTML, with the same message id at every attempt", async () => {
    const { transport, received } = await open();
    await transport.send(mail);
    await transport.send(mail);
    const ids = received.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
    expect(ids).toEqual([ids[0], ids[0]]);
    const [text = ""] = received;
    expect(text).toMatch(/^To: hanako@example\.com\r$/m);
    expect(text).toMatch(/^From: .*<shop@example\.jp>\r$/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text).toContain("Content-Type: text/plain; charset=utf-8");
    expect(text).toContain("Content-Type: text/html; charset=utf-8");
  });

  it("distinguishes permanent from temporary refusals", async () => {
    await expect((await open(550)).transport.send(mail)).rejects.toThrow(RefusedError);
    await expect((await open(451)).transport.send(mail)).rejects.not.toThrow(RefusedError);
  });

  it("accepts only SMTP URLs", () => {
    for (const url of ["mail.example.jp", "http://mail.example.jp", "smtp"])
      expect(() => createSmtpTransport(url)).toThrow(StartError);
  });
});
