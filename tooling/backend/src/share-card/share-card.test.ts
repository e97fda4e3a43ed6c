import { calls, pictureUrl } from "@noren/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { products } from "../db/schema/catalogue.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { openTestShop } from "../testing/shop.ts";

it("a product has a card with its name, whose URL ends when the product changes", async () => {
  const shop = await openTestShop();
  await insertProducts(shop.db, shop.simple.id, [productDraft("cup", { name: `<b>"湯呑み" & '茶托'` })]);
  const findCard = async () => (await shop.call(calls.getProduct, { params: { key: "cup" } })).body.card;
  const card = await findCard();
  const url = pictureUrl("/storage/simple", card, 1200, "jpeg");
  const get = (path: string, channel = "simple") => shop.fetch(path, { channel });

  const answer = await get(url);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
  const drawn = sharp(answer.body as Buffer);
  expect(await drawn.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  // The name is dark on white.
  const { channels } = await drawn.extract({ left: 690, top: 60, width: 450, height: 400 }).greyscale().stats();
  expect([channels[0]!.min < 80, channels[0]!.max > 250]).toEqual([true, true]);

  expect((await get(url, "fl1")).status).toBe(404);
  expect((await get(url.replace(/\/[0-9a-f]{16}\//, "/0123456789abcdef/"))).status).toBe(404);
  await shop.db.update(products).set({ name: "茶碗" }).where(eq(products.key, "cup"));
  expect((await get(url)).status).toBe(404);
  expect((await findCard()).path).not.toBe(card.path);
});
