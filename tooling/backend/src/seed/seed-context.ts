import type { Picture } from "@noren/contract";
import { eq } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { products } from "../db/schema/catalogue.ts";
import { fitPicture } from "./fit-picture.ts";
import { getShot } from "./seed-products.ts";
import type { Published } from "./shapes.ts";
import type { Studio } from "./studio.ts";
import { addDaysInJapan, toJapanMidnight } from "../time/japan-time.ts";

/** What the functions that insert a shop's content share. */
export interface SeedContext {
  tx: Transaction;
  channelId: number;
  /** The moment from which days are counted. */
  today: Date;
  /** That many days before today. */
  daysAgo: (days: number) => Date;
  dateOf: (published: Published) => Date;
  /** The finished picture of a shot. */
  picture: (name: string) => Picture;
  /** The same for an optional name. */
  pictureOf: (name: string | undefined) => Picture | null;
  /** The id of a product. */
  productId: (key: string) => number;
}

/** The pictures of a studio's shots. */
export function studioPictures(studio: Studio): Pick<SeedContext, "picture" | "pictureOf"> {
  const picture = (name: string) => fitPicture(studio, getShot(studio, name));
  return { picture, pictureOf: (name) => (name === undefined ? null : picture(name)) };
}

/** Call it after the products are inserted. */
export async function createSeedContext(
  tx: Transaction,
  channelId: number,
  studio: Studio,
  today: Date,
): Promise<SeedContext> {
  const rows = await tx
    .select({ id: products.id, key: products.key })
    .from(products)
    .where(eq(products.channelId, channelId));
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  const daysAgo = (days: number) => addDaysInJapan(today, -days);
  return {
    tx,
    channelId,
    today,
    daysAgo,
    dateOf: ({ days_ago = 0, on }) => (on === undefined ? daysAgo(days_ago) : toJapanMidnight(on)),
    ...studioPictures(studio),
    productId: (key) => {
      const id = ids.get(key);
      if (id === undefined) throw new Error(`Unknown product ${key}`);
      return id;
    },
  };
}

/** The first row that a statement returned. */
export function firstOf<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (!row) throw new Error("The row was not returned");
  return row;
}
