import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { channels } from "../db/schema/shop.ts";
import { StartError } from "../process/start-error.ts";
import { testDatabase } from "../testing/database.ts";
import { readOrigins, saveOrigins } from "./shop-origins.ts";

describe("SHOP_ORIGINS", () => {
  it("is parsed by channel, without paths", () => {
    expect([...readOrigins("simple=https://shop.example.jp/, fl1=http://fl1.localhost:3100")]).toEqual([
      ["simple", "https://shop.example.jp"],
      ["fl1", "http://fl1.localhost:3100"],
    ]);
    expect(readOrigins("").size).toBe(0);
    for (const text of ["simple", "simple=shop.example.jp", "=https://shop.example.jp", "simple=javascript:alert(1)"])
      expect(() => readOrigins(text)).toThrow(StartError);
  });

  it("is saved for the named channels only", async () => {
    const { db } = await testDatabase();
    const origin = async (key: string) =>
      (await db.select({ origin: channels.origin }).from(channels).where(eq(channels.key, key)))[0]?.origin;
    expect([await origin("simple"), await origin("fl1")]).toEqual([
      "http://localhost:3000",
      "http://fl1.localhost:3000",
    ]);
    await saveOrigins(db, readOrigins("fl1=https://flowers.example.jp"));
    expect([await origin("simple"), await origin("fl1")]).toEqual([
      "http://localhost:3000",
      "https://flowers.example.jp",
    ]);
  });
});
