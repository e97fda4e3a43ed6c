import { eq, min } from "drizzle-orm";
import { type AttributeDefinition, findUnknownValues, listAttributes } from "../catalogue/attributes.ts";
import type { Db } from "../db/pool.ts";
import { products } from "../db/schema/catalogue.ts";
import { channels } from "../db/schema/shop.ts";
import { storePicture } from "../images/store-picture.ts";
import { storeCaptions, storeVideo } from "../videos/store-video.ts";
import { openStudio } from "../seed/studio.ts";
import { fetchPicture, fetchVideo } from "./fetch-file.ts";
import { type FetchedFiles, fetchFiles, type FileSources } from "./fetch-files.ts";
import { ImportError } from "./import-error.ts";
import { finishImport, startImport } from "./import-record.ts";
import { importCopy } from "./import.copy.ts";
import type { ImportedProduct } from "./imported-product.ts";
import { type Catalogue, type CatalogueOptions, readCatalogue } from "./read-catalogue.ts";
import { type BatchResult, writeBatch } from "./write-batch.ts";

export interface ImportOptions extends CatalogueOptions {
  file: string;
  /** The shop's channel key. */
  channel: string;
  /** Folder of all stored data; pictures are saved there. */
  dataDir: string;
  /** Folder of pictures that the file names without a URL, as EC-CUBE does. */
  imageBase?: string | undefined;
  /** Shows photographs of similar products, marked as stand-ins, for products without their own. */
  usesStandIns?: boolean | undefined;
  onProgress?: (step: "read" | "pictures" | "write", done: number, total: number) => void;
  now?: () => Date;
  /** Fetch files; from the internet by default. */
  sources?: Partial<FileSources>;
}

export interface ImportSummary extends Catalogue {
  /** The id of the import, to take it back; null if nothing was to be written. */
  id: number | null;
  file: string;
  added: number;
  updated: number;
  variants: number;
  newCategories: number;
  newBrands: number;
  /** Number of fetched pictures. */
  fetched: number;
  /** Number of fetched videos. */
  videos: number;
  /** Products that show the placeholder. */
  withoutPicture: number;
  /** Products that show a stand-in. */
  standIns: number;
  pictureReasons: FetchedFiles["reasons"];
  /** Hidden products. */
  hidden: number;
}

/** Products per transaction: few enough that orders wait at most a second or two for its locks. */
const BATCH = 200;

/**
 * Imports a product CSV of Shopify, EC-CUBE 4 or `npm run export` into a shop. Validates the whole file first; omits a product with a bad row
 * and all its rows, and writes the products in batches with everything that belongs to them. Importing a file again
 * updates its products, matched by handle or number, and continues an import that was interrupted.
 *
 * @throws ImportError when the file cannot be imported, or the shop does not exist; nothing is written then
 */
export async function importCatalogue(db: Db, options: ImportOptions): Promise<ImportSummary> {
  const { file, onProgress = () => undefined, now = () => new Date() } = options;
  const [channel] = await db.select().from(channels).where(eq(channels.key, options.channel));
  if (!channel) throw new ImportError(importCopy.file.unknownChannel(options.channel));
  const catalogue = await readCatalogue(file, options, (percent) => onProgress("read", percent, 100));
  const sources = { ...createSources(options), ...options.sources };
  const fetched = await fetchFiles(catalogue.products, sources, (done, total) => onProgress("pictures", done, total));
  const summary: ImportSummary = {
    ...catalogue,
    id: null,
    file,
    added: 0,
    updated: 0,
    variants: 0,
    newCategories: 0,
    newBrands: 0,
    fetched: fetched.pictures.size,
    videos: fetched.videos.size,
    withoutPicture: 0,
    standIns: 0,
    pictureReasons: fetched.reasons,
    hidden: 0,
  };
  const methods = new Set(channel.deliveryMethods.map(({ key }) => key));
  refuseUnknownSettings(summary, methods, await listAttributes(db, channel));
  const { products: all } = summary;
  if (all.length === 0) return summary;
  const importId = await startImport(db, channel.id, file, now());
  summary.id = importId;
  const firstPosition = await readFirstPosition(db, channel.id);
  const places = new Map(all.map((product, index) => [product, index]));
  const context = {
    channelId: channel.id,
    importId,
    fetched,
    standIns: options.usesStandIns ? await openStudio() : undefined,
    // Imported products come before the existing ones, in the file's order.
    positionOf: (product: ImportedProduct) => firstPosition - all.length + (places.get(product) ?? 0),
  };
  for (let start = 0; start < all.length; start += BATCH) {
    const result = await writeBatch(db, context, all.slice(start, start + BATCH));
    addBatch(summary, result);
    onProgress("write", Math.min(start + BATCH, all.length), all.length);
  }
  await finishImport(db, importId, now());
  return summary;
}

/** Refuses products with a delivery method or an attribute that the shop does not have. */
function refuseUnknownSettings(
  summary: ImportSummary,
  methods: ReadonlySet<string>,
  attributes: readonly AttributeDefinition[],
): void {
  summary.products = summary.products.filter(({ line, name, settings }) => {
    const method = settings?.deliveryMethod ?? null;
    const reasons = [
      ...(method === null || methods.has(method) ? [] : [importCopy.row.unknownMethod(method)]),
      ...findUnknownValues(settings?.attributes ?? {}, attributes).map(importCopy.row.unknownAttribute),
    ];
    summary.problems.push(...reasons.map((reason) => ({ line, product: name, reason })));
    if (reasons.length > 0) summary.refused += 1;
    return reasons.length === 0;
  });
}

function addBatch(summary: ImportSummary, { added, updated, refused, ...counts }: BatchResult): void {
  const written = [...added, ...updated];
  summary.added += added.length;
  summary.updated += updated.length;
  summary.variants += written.reduce((count, product) => count + product.variants.length, 0);
  summary.hidden += written.filter((product) => !product.isShow).length;
  summary.newCategories += counts.newCategories;
  summary.newBrands += counts.newBrands;
  summary.withoutPicture += counts.withoutPicture;
  summary.standIns += counts.standIns;
  summary.refused += refused.length;
  for (const { product, reason } of refused) {
    summary.problems.push({ line: product.line, product: product.name, reason });
  }
}

function createSources({ dataDir, imageBase }: ImportOptions): FileSources {
  const toWhole = (url: string) => (imageBase === undefined ? url : (URL.parse(url, imageBase)?.href ?? url));
  return {
    pictures: async (url) => storePicture(dataDir, await fetchPicture(toWhole(url))),
    videos: async (url) => storeVideo(dataDir, await fetchVideo(toWhole(url))),
    captions: async (url) => storeCaptions(dataDir, await fetchVideo(toWhole(url))),
  };
}

async function readFirstPosition(db: Db, channelId: number): Promise<number> {
  const ofShop = eq(products.channelId, channelId);
  const [row] = await db
    .select({ first: min(products.position) })
    .from(products)
    .where(ofShop);
  return row?.first ?? 0;
}
