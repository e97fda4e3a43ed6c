import { Settings } from "@noren/contract";
import { and, eq, gt, lt } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { categories, productImages, products, variants } from "../db/schema/catalogue.ts";
import { collectionProducts, news, staticPages } from "../db/schema/content.ts";
import { channels } from "../db/schema/shop.ts";
import { testDatabase } from "../testing/database.ts";
import { seedShops } from "./seed.ts";
import { SEED_SHOPS } from "./shops.ts";

const now = new Date("2026-11-20T03:00:00Z");
const { db } = await testDatabase();

let created: string[];
beforeAll(async () => {
  await db.delete(channels);
  created = await seedShops(db, now);
});

const rows = (table: PgTable) => db.$count(table);

describe("seeding a database without shops", () => {
  it("creates every shop of the seed", () => {
    expect(created).toEqual([...SEED_SHOPS]);
  });

  it("sets each shop's settings", async () => {
    const shops = await db.select().from(channels);
    for (const shop of shops) expect(v.safeParse(Settings, shop.settings).success, shop.key).toBe(true);
    const found = Object.fromEntries(shops.map((shop) => [shop.key, shop.settings["SITE.THEME"]]));
    expect(found).toEqual({
      simple: "simple",
      fl1: "fl1",
      students: "simple",
      lat: "lat",
      wag: "wag",
      sou: "sou",
      tee: "tee",
      ven: "ven",
      gen: "gen",
      for: "for",
      sig: "sig",
      fl2: "fl2",
    });
    for (const key of ["SITE.CONTACT.PHONE", "SITE.CONTACT.HOURS", "SITE.CONTACT.EMAIL", "ORDER.RETURN_TERMS"] as const)
      for (const shop of shops) expect(shop.settings[key], `${key} of ${shop.key}`).toBeTruthy();
    expect(shops.find((shop) => shop.key === "students")?.settings["SITE.CLIENT"]).toBe("students");
  });

  it("has sold-out, scarce, new and discounted products", async () => {
    expect(await rows(products)).toBeGreaterThanOrEqual(160 + 24 + 24 + 24);
    const some = async (condition: ReturnType<typeof eq>) => (await db.select().from(variants).where(condition)).length;
    expect(await some(eq(variants.stock, 0))).toBeGreaterThanOrEqual(5);
    expect(
      await db
        .select()
        .from(variants)
        .where(and(gt(variants.stock, 0), lt(variants.stock, 6))),
    ).not.toHaveLength(0);
    expect(await db.select().from(products).where(eq(products.taxRate, 8))).not.toHaveLength(0);
    const fresh = await db
      .select()
      .from(products)
      .where(gt(products.releasedAt, new Date("2026-10-21T03:00:00Z")));
    expect(fresh.length).toBeGreaterThanOrEqual(10);
    expect(await db.select().from(products).where(gt(products.beforePrice, 0))).not.toHaveLength(0);
  });

  it("has only visible products and categories", async () => {
    const shown = await db.selectDistinct({ id: productImages.productId }).from(productImages);
    expect(shown).toHaveLength(await rows(products));
    const withPictures = await db.select().from(categories).where(eq(categories.kind, "products"));
    for (const { image } of withPictures) expect(image?.path).toMatch(/^studio\//);
  });

  it("fills each collection in order", async () => {
    const places = await db.select().from(collectionProducts);
    expect(places.length).toBeGreaterThan(50);
  });

  it("does not change shops that already exist", async () => {
    const before = { products: await rows(products), news: await rows(news), pages: await rows(staticPages) };
    await db.update(products).set({ name: "店が直した名前" }).where(eq(products.key, "seiji-meshiwan"));
    expect(await seedShops(db, now)).toEqual([]);
    expect({ products: await rows(products), news: await rows(news), pages: await rows(staticPages) }).toEqual(before);
    const [row] = await db.select({ name: products.name }).from(products).where(eq(products.key, "seiji-meshiwan"));
    expect(row?.name).toBe("店が直した名前");
  });
});
