import { afterEach, describe, expect, it, vi } from "vitest";
import { setLogLevel } from "../process/log.ts";
import { openTestShop } from "../testing/shop.ts";
import { mails } from "../db/schema/mail.ts";
import { startMailer } from "./mailer.ts";
import { type NewMail, queueMail } from "./queue-mail.ts";
import { RefusedError } from "./transport.ts";

const mail: NewMail = {
  kind: "order.confirmed",
  to: "hanako@example.com",
  content: { subject: "件名", text: "本文", html: "本文" },
};

describe("the mailer", async () => {
  const shop = await openTestShop({ routes: [] });
  const now = () => shop.clock.now;
  afterEach(() => {
    vi.restoreAllMocks();
    setLogLevel("silent");
  });

  it("sends committed mails, and waits on close for a mail being sent", async () => {
    const gate = Promise.withResolvers<void>();
    const sent: string[] = [];
    const transport = {
      send: async ({ to }: { to: string }) => {
        sent.push(to);
        await gate.promise;
      },
      close: vi.fn(),
    };
    const mailer = startMailer({ db: shop.db, transport, from: "shop@example.jp" }, now);
    await queueMail(shop.db, shop.simple, mail, now());
    await expect.poll(() => sent, { timeout: 20_000 }).toEqual([mail.to]);
    const closed = mailer.close();
    expect(transport.close).not.toHaveBeenCalled();
    gate.resolve();
    await closed;
    expect(transport.close).toHaveBeenCalledOnce();
    expect(await shop.db.select().from(mails)).toEqual([]);
  });

  it("resumes after a lost database connection, and logs no recipient", async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
    setLogLevel("info");
    const refused = new RefusedError("no", {
      cause: Object.assign(new Error(`550 <${mail.to}>`), { responseCode: 550 }),
    });
    const transport = { send: () => Promise.reject(refused), close: () => undefined };
    vi.spyOn(shop.db, "update").mockImplementationOnce(() => {
      throw new Error(`Failed query: … params: ${mail.to}`);
    });
    const mailer = startMailer({ db: shop.db, transport, from: "shop@example.jp" }, now);
    await queueMail(shop.db, shop.simple, mail, now());
    await mailer.close();
    const again = startMailer({ db: shop.db, transport, from: "shop@example.jp" }, now);
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(2);
    await again.close();
    expect(lines[0]).toContain('"message":"work put off","work":"mail","error":"Error"');
    expect(lines[1]).toContain('"kind":"order.confirmed"');
    expect(lines[1]).toContain('"code":"550"');
    for (const line of lines) expect(line).not.toContain("@example");
  });
});
