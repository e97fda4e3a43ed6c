import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { channels } from "../db/schema/shop.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { readSeed } from "./read-seed.ts";
import { openStudio } from "./studio.ts";

const fill = sql.raw(
  readFileSync(new URL("../../migrations/0208_contact_of_seeded_shops.sql", import.meta.url), "utf8"),
);

describe("existing shops without a contact", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  const filled = async (before: Partial<typeof channels.$inferInsert>) => {
    await shop.db.update(channels).set(before).where(eq(channels.id, shop.simple.id));
    await shop.db.execute(fill);
    const [row] = await shop.db.select().from(channels).where(eq(channels.id, shop.simple.id));
    return row?.settings;
  };

  // Shops of later seeds always had a contact.
  it.each(["simple", "fl1", "students"])("get the contact of the seed's %s", async (key) => {
    const { name, bank_account, company } = readSeed(key, await openStudio()).shop;
    await shop.db
      .update(channels)
      .set({ key: `not-${key}` })
      .where(eq(channels.key, key));
    const { settings } = shop.simple;
    expect(await filled({ key, name, bankAccount: bank_account, settings })).toMatchObject({
      ...settings,
      "SITE.CONTACT.PHONE": company.tel,
      "SITE.CONTACT.HOURS": company.hours,
      "SITE.CONTACT.EMAIL": company.email,
    });
  });

  it("keep what they have set themselves", async () => {
    const settings = { ...shop.simple.settings, "SITE.CONTACT.PHONE": "03-0000-0000", "SITE.CONTACT.EMAIL": null };
    const own = { key: "simple", name: "折節", bankAccount: null, settings };
    expect(await filled(own)).toMatchObject({ "SITE.CONTACT.PHONE": "03-0000-0000", "SITE.CONTACT.EMAIL": null });
  });

  it("are not changed when they are not the seed's shops", async () => {
    const { settings } = shop.simple;
    expect(await filled({ key: "simple", name: "べつの店", settings })).not.toHaveProperty("SITE.CONTACT.PHONE");
  });
});
