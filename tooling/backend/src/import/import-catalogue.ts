import { eq, min } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { products } from "../db/schema/catalogue.ts";
import { channels } from "../db/schema/shop.ts";
import { databaseError } from "../http/failure.ts";
import { storePicture } from "../images/store-picture.ts";
import { openStudio } from "../seed/studio.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { type FetchedPictures, fetchPictures, type PictureSource } from "./fetch-pictures.ts";
import { ImportError } from "./import-error.ts";
import { importCopy } from "./import.copy.ts";
import { type Catalogue, type CatalogueOptions, readCatalogue } from "./read-catalogue.ts";
import { writeProduct } from "./write-product.ts";

export interface ImportOptions extends CatalogueOptions {
  file: string;
  /** The shop's channel key. */
  channel: string;
  /** Folder of all stored data; pictures are saved there. */
  dataDir: string;
  /** Folder of pictures that the file names without a URL, as EC-CUBE does. */
  imageBase?: string | undefined;
  onProgress?: (step: "read" | "pictures" | "write", done: number, total: number) => void;
  /** Fetches pictures; from the internet by default. */
  pictures?: PictureSource;
}

export interface ImportSummary extends Catalogue {
  file: string;
  added: number;
  updated: number;
  variants: number;
  newCategories: number;
  newBrands: number;
  /** Number of fetched pictures. */
  fetched: number;
  /** Products with a studio picture in place of their own. */
  substituted: number;
  pictureReasons: FetchedPictures["reasons"];
  /** Hidden products. */
  hidden: number;
}

/**
 * Imports a product CSV of Shopify or EC-CUBE 4 into a shop. Validates the whole file first; omits a product with a bad row
 * and all its rows, and writes each product in one transaction with everything that belongs to it. Importing a
 * file again updates its products, matched by handle or number.
 *
 * @throws ImportError when the file cannot be imported, or the shop does not exist; nothing is written then
 */
export async function importCatalogue(db: Db, options: ImportOptions): Promise<ImportSummary> {
  const { file, onProgress = () => undefined } = options;
  const [channel] = await db.select().from(channels).where(eq(channels.key, options.channel));
  if (!channel) throw new ImportError(importCopy.file.unknownChannel(options.channel));
  const catalogue = await readCatalogue(file, options, (percent) => onProgress("read", percent, 100));
  const source = options.pictures ?? pictureSource(options);
  const fetched = await fetchPictures(catalogue.products, source, (done, total) => onProgress("pictures", done, total));
  const summary: ImportSummary = {
    ...catalogue,
    file,
    added: 0,
    updated: 0,
    variants: 0,
    newCategories: 0,
    newBrands: 0,
    fetched: fetched.pictures.size,
    substituted: 0,
    pictureReasons: fetched.reasons,
    hidden: 0,
  };
  const studio = await openStudio();
  const positions = await readPositions(db, channel.id);
  for (const [index, product] of catalogue.products.entries()) {
    const known = positions.known.get(product.key);
    // Imported products come before the existing ones, in the file's order.
    const position = known ?? positions.first - catalogue.products.length + index;
    try {
      const written = await writeProduct(db, channel.id, product, { fetched, studio, position });
      summary[known === undefined ? "added" : "updated"] += 1;
      summary.variants += product.variants.length;
      summary.newCategories += written.newCategories;
      summary.newBrands += written.newBrands;
      summary.substituted += written.isSubstituted ? 1 : 0;
      summary.hidden += product.isShow ? 0 : 1;
    } catch (error) {
      summary.problems.push({ line: product.line, product: product.name, reason: refusal(error) });
      summary.refused += 1;
    }
    onProgress("write", index + 1, catalogue.products.length);
  }
  return summary;
}

function pictureSource({ dataDir, imageBase }: ImportOptions): PictureSource {
  return async (url) => {
    const whole = imageBase === undefined ? url : (URL.parse(url, imageBase)?.href ?? url);
    return storePicture(dataDir, await fetchPicture(whole));
  };
}

/** The positions of the shop's products by key, and the first position. */
async function readPositions(db: Db, channelId: number): Promise<{ known: Map<string, number>; first: number }> {
  const ofShop = eq(products.channelId, channelId);
  const rows = await db.select({ key: products.key, position: products.position }).from(products).where(ofShop);
  const [lowest] = await db
    .select({ first: min(products.position) })
    .from(products)
    .where(ofShop);
  return { known: new Map(rows.map((row) => [row.key, row.position])), first: lowest?.first ?? 0 };
}

/** Returns why the database rejected a product's data; rethrows other errors, e.g. a lost connection, which end the import. */
function refusal(error: unknown): string {
  const refused = databaseError(error);
  if (!refused || !/^2[23]/.test(refused.code)) throw error;
  return importCopy.row.rejected(refused.constraint ?? refused.code);
}
