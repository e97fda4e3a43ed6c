import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { channels } from "../db/schema/shop.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { readSeed } from "./read-seed.ts";
import { openStudio } from "./studio.ts";

const migration = readFileSync(new URL("../../migrations/0101_shop_hears_of_inquiries.sql", import.meta.url), "utf8");
const fill = sql.raw(migration.slice(migration.indexOf("UPDATE channels")));

describe("existing shops without an issuer", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  const filled = async (before: Partial<typeof channels.$inferInsert>) => {
    await shop.db
      .update(channels)
      .set({ issuer: null, contactEmail: null, bankAccount: null, ...before })
      .where(eq(channels.id, shop.simple.id));
    await shop.db.execute(fill);
    const [row] = await shop.db.select().from(channels).where(eq(channels.id, shop.simple.id));
    return row;
  };

  it("get the seed's issuer and keep their other settings", async () => {
    const { shop: seeded } = readSeed("simple", await openStudio());
    const { seller: name, postal_code, address, tel, invoice_number: registration_number, email } = seeded.company;
    const issuer = { name, postal_code, address, tel, registration_number };
    const asSeeded = { name: seeded.name, bankAccount: seeded.bank_account };
    expect(await filled(asSeeded)).toMatchObject({ issuer, contactEmail: email });
    const own = { ...issuer, name: "株式会社べつ" };
    expect(await filled({ ...asSeeded, issuer: own })).toMatchObject({ issuer: own, contactEmail: email });
  });

  it("are not changed when they are not the seed's shops", async () => {
    expect(await filled({ name: "折節", bankAccount: "べつの銀行 1234567" })).toMatchObject({ issuer: null });
    expect(await filled({ name: "べつの店" })).toMatchObject({ issuer: null, contactEmail: null });
  });
});
