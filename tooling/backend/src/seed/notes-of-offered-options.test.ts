import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { messages } from "../db/schema/content.ts";
import { testPackingOptions } from "../testing/packing.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { readSeed } from "./read-seed.ts";
import { openStudio } from "./studio.ts";

const migration = readFileSync(new URL("../../migrations/0230_notes_of_offered_options.sql", import.meta.url), "utf8");

it("the note of the cart names carrier bags only if the shop offers them", async () => {
  const shop = await openTestShop();
  const { content } = readSeed("simple", await openStudio());
  const seeded = content.messages.find(({ code }) => code === "cart-note")!;
  await shop.db.delete(messages);
  await shop.db.insert(messages).values({ channelId: shop.simple.id, ...seeded });
  const upgrade = async () => {
    await shop.db.execute(sql.raw(migration));
    const [note] = await shop.db.select().from(messages).where(eq(messages.code, "cart-note"));
    return note?.content;
  };
  await testPackingOptions(shop);
  expect(await upgrade()).toBe(seeded.content);
  await shop.db.execute(sql`DELETE FROM packing_options WHERE kind = 'bag'`);
  expect(await upgrade()).toBe(seeded.content.replace("・手提げ袋", ""));
});
