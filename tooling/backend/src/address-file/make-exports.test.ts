import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { exports } from "../db/schema/export.ts";
import { storedFiles, systemMessages } from "../db/schema/file.ts";
import { isNotExpired } from "../files/stored-file.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { verifiedMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { makeExports } from "./make-exports.ts";
import { EXPORTS_PER_MEMBER, requestExport } from "./request-export.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

describe("a background export", () => {
  let shop: TestShop;
  let member: { id: number; email: string };
  const now = new Date("2026-11-21T03:00:00Z");
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    member = await verifiedMember(shop);
    const request = { channelId: shop.simple.id, userId: member.id, encoding: "utf-8", requestedAt: now } as const;
    await requestExport(shop.db, request);
  });

  const messages = () => shop.db.select().from(systemMessages).where(eq(systemMessages.userId, member.id));

  it("is retried after a storage failure, and announced only when the file exists", async () => {
    const broken = { ...shop.files, put: () => Promise.reject(new Error("no space")) };
    await expect(makeExports({ db: shop.db, files: broken }, now)).rejects.toThrow("no space");
    expect([await messages(), await findMailsTo(shop, member.email)]).toEqual([[], []]);
    expect(await makeExports(shop, now)).toBe(0);
    const later = new Date(now.getTime() + 300_000);
    expect(await makeExports(shop, later)).toBe(1);
    const [message] = await messages();
    const [file] = await shop.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.key, message?.fileKey ?? ""));
    expect(file?.expiresAt).toEqual(addDaysInJapan(later, 7));
    expect(await findMailsTo(shop, member.email)).toEqual([
      expect.objectContaining({ bodyText: expect.stringMatching(/^山田 花子 様\n/) }),
    ]);
    expect(await makeExports(shop, later)).toBe(0);
  });

  it("is made ten times a day, and leaves the member the two newest files", async () => {
    const request = { channelId: shop.simple.id, userId: member.id, encoding: "utf-8", requestedAt: now } as const;
    expect(await makeExports(shop, now)).toBe(1);
    for (let index = 1; index < EXPORTS_PER_MEMBER.max; index += 1) {
      await requestExport(shop.db, request);
      expect(await makeExports(shop, now)).toBe(1);
    }
    await expect(requestExport(shop.db, request)).rejects.toMatchObject({ status: 429 });
    const keys = (await messages()).flatMap(({ fileKey }) => fileKey ?? []);
    const live = and(inArray(storedFiles.key, keys), isNotExpired(now));
    expect(await shop.db.$count(storedFiles, live)).toBe(2);
  });

  it("is deleted with its member", async () => {
    await shop.db.delete(users).where(eq(users.id, member.id));
    expect(await shop.db.select().from(exports)).toEqual([]);
    expect(await makeExports(shop, now)).toBe(0);
  });
});
