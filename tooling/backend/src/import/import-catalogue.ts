import { eq, min } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { products } from "../db/schema/catalogue.ts";
import { channels } from "../db/schema/shop.ts";
import { databaseError } from "../http/failure.ts";
import { storePicture } from "../images/store-picture.ts";
import { openStudio } from "../seed/studio.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { type Gathered, gatherPictures, type PictureSource } from "./gather-pictures.ts";
import { ImportError } from "./import-error.ts";
import { importCopy } from "./import.copy.ts";
import { type Catalogue, type CatalogueOptions, readCatalogue } from "./read-catalogue.ts";
import { writeProduct } from "./write-product.ts";

export interface ImportOptions extends CatalogueOptions {
  file: string;
  /** Key of the shop. */
  channel: string;
  /** Folder of everything that is kept; pictures go there. */
  dataDir: string;
  /** Where pictures lie that the file names without an address, as EC-CUBE's does. */
  imageBase?: string | undefined;
  onProgress?: (step: "read" | "pictures" | "write", done: number, total: number) => void;
  /** How pictures are had; from the internet unless said otherwise. */
  pictures?: PictureSource;
}

export interface ImportSummary extends Catalogue {
  file: string;
  added: number;
  updated: number;
  variants: number;
  newCategories: number;
  newBrands: number;
  /** Pictures that came from outside. */
  fetched: number;
  /** Products that show a picture of the studio instead of their own. */
  substituted: number;
  pictureReasons: Gathered["reasons"];
  /** Products that the shop does not show. */
  hidden: number;
}

/**
 * Imports a product CSV of Shopify or EC-CUBE 4 into a shop. The whole file is checked first; a product with a bad row
 * is left out with all its rows, and each product is written in one transaction with all that belongs to it. Importing a
 * file again updates its products, by handle or number.
 *
 * @throws ImportError where the file as a whole cannot be imported, or there is no such shop; nothing is written then.
 */
export async function importCatalogue(db: Db, options: ImportOptions): Promise<ImportSummary> {
  const { file, onProgress = () => undefined } = options;
  const [channel] = await db.select().from(channels).where(eq(channels.key, options.channel));
  if (!channel) throw new ImportError(importCopy.file.unknownChannel(options.channel));
  const catalogue = await readCatalogue(file, options, (percent) => onProgress("read", percent, 100));
  const source = options.pictures ?? pictureSource(options);
  const gathered = await gatherPictures(catalogue.products, source, (done, total) =>
    onProgress("pictures", done, total),
  );
  const summary: ImportSummary = {
    ...catalogue,
    file,
    added: 0,
    updated: 0,
    variants: 0,
    newCategories: 0,
    newBrands: 0,
    fetched: gathered.pictures.size,
    substituted: 0,
    pictureReasons: gathered.reasons,
    hidden: 0,
  };
  const studio = await openStudio();
  const places = await placesOf(db, channel.id);
  for (const [index, product] of catalogue.products.entries()) {
    const known = places.known.get(product.key);
    // What a shop brings itself stands before what was there, in the file's order.
    const position = known ?? places.first - catalogue.products.length + index;
    try {
      const written = await writeProduct(db, channel.id, product, { gathered, studio, position });
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
  return async (address) => {
    const whole = imageBase === undefined ? address : (URL.parse(address, imageBase)?.href ?? address);
    return storePicture(dataDir, await fetchPicture(whole));
  };
}

/** Where the shop's products stand by their keys, and the first place. */
async function placesOf(db: Db, channelId: number): Promise<{ known: Map<string, number>; first: number }> {
  const ofShop = eq(products.channelId, channelId);
  const rows = await db.select({ key: products.key, position: products.position }).from(products).where(ofShop);
  const [lowest] = await db
    .select({ first: min(products.position) })
    .from(products)
    .where(ofShop);
  return { known: new Map(rows.map((row) => [row.key, row.position])), first: lowest?.first ?? 0 };
}

/** Why the database refused a product's data; anything else, as a lost connection, ends the import. */
function refusal(error: unknown): string {
  const refused = databaseError(error);
  if (!refused || !/^2[23]/.test(refused.code)) throw error;
  return importCopy.row.rejected(refused.constraint ?? refused.code);
}
