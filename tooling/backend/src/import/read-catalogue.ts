import { readEcCubeProduct } from "./ec-cube.ts";
import { type Encoding, detectEncoding } from "./detect-encoding.ts";
import { ImportError } from "./import-error.ts";
import { importCopy } from "./import.copy.ts";
import {
  type ImportedProduct,
  noAdjustments,
  type Adjustments,
  type Refuse,
  type RowProblem,
} from "./imported-product.ts";
import { readNorenProduct } from "./noren.ts";
import { readRows } from "./read-rows.ts";
import { readShopifyProduct } from "./shopify.ts";
import { type Cells, type FormatId, readHeader, type Reader } from "./table.ts";
import type { Pricing } from "./values.ts";

const MAX_VARIANTS = 500;

export interface CatalogueOptions {
  /** Yen per unit of the file's currency; 1 for yen. */
  rate?: number | undefined;
  /** Whether the file's prices include tax; by default only EC-CUBE's do not. */
  isTaxIncluded?: boolean | undefined;
}

/** The contents of a file: valid products, and the invalid rows. */
export interface Catalogue {
  format: FormatId;
  encoding: Encoding;
  pricing: Pricing;
  products: ImportedProduct[];
  problems: RowProblem[];
  /** Number of products with errors. */
  refused: number;
  adjustments: Adjustments;
}

/** The column that groups the rows of a product. */
const KEY_COLUMN = { noren: "key", shopify: "handle", "ec-cube": "id" } as const;
const READERS = { noren: readNorenProduct, shopify: readShopifyProduct, "ec-cube": readEcCubeProduct } as const;

interface Group {
  rows: Cells<string>[];
  problems: { line: number; reason: string }[];
}

/**
 * Reads and validates a whole file before anything is written. One bad row rejects its product, with all its rows.
 *
 * @param onPercent called with the progress of the reading
 * @throws ImportError when the file as a whole cannot be read
 */
export async function readCatalogue(
  file: string,
  options: CatalogueOptions = {},
  onPercent: (percent: number) => void = () => undefined,
): Promise<Catalogue> {
  const { encoding, bytes } = await detectEncoding(file);
  const rows = readRows(file, encoding, (read) => onPercent(Math.floor((read / bytes) * 100)));
  const header = await rows.next();
  if (header.done) throw new ImportError(importCopy.file.empty);
  const { format, width, read } = readHeader(header.value.cells);
  const groups = await groupRows(rows, format, width, read);
  if (groups.length === 0) throw new ImportError(importCopy.file.noRows);

  const pricing = { rate: options.rate ?? 1, isTaxIncluded: options.isTaxIncluded ?? format !== "ec-cube" };
  const catalogue: Catalogue = {
    format,
    encoding,
    pricing,
    products: [],
    problems: [],
    refused: 0,
    adjustments: noAdjustments(),
  };
  const lines = new Map<string, number>();
  for (const group of groups) addProduct(catalogue, group, lines);
  return catalogue;
}

async function groupRows(
  rows: AsyncIterable<{ line: number; cells: string[] }>,
  format: FormatId,
  width: number,
  read: Reader,
): Promise<Group[]> {
  const groups = new Map<string, Group>();
  const keyColumn = KEY_COLUMN[format];
  for await (const row of rows) {
    const cells = read(row);
    const key = cells.get(keyColumn) || `\0${row.line}`;
    const group = groups.get(key) ?? { rows: [], problems: [] };
    groups.set(key, group);
    group.rows.push(cells);
    const { row: copy } = importCopy;
    if (row.cells.length !== width)
      group.problems.push({ line: row.line, reason: copy.columns(width, row.cells.length) });
    else if (format === "shopify" && key.startsWith("\0")) {
      group.problems.push({ line: row.line, reason: copy.noKey(cells.label(keyColumn)) });
    }
  }
  return [...groups.values()];
}

/**
 * Adds a group's product to the catalogue, or its errors.
 *
 * @param lines the first line of each product by key
 */
function addProduct(catalogue: Catalogue, { rows, problems }: Group, lines: Map<string, number>): void {
  const found = [...problems];
  const adjustments = { ...catalogue.adjustments };
  const refuse: Refuse = (line, reason) => void found.push({ line, reason });
  const read = READERS[catalogue.format];
  // A row with the wrong number of cells is misaligned: further errors would mislead.
  const product = found.length > 0 ? undefined : read(rows, catalogue.pricing, refuse, adjustments);
  if (product) {
    checkVariants(product, refuse);
    // 「Mug」 and 「mug」 have the same key: the second would overwrite the first.
    const sameKey = lines.get(product.key);
    if (sameKey !== undefined) refuse(product.line, importCopy.row.sameKey(sameKey));
    lines.set(product.key, sameKey ?? product.line);
  }
  if (found.length > 0 || !product) {
    const name = product?.name ?? rows[0]?.get(catalogue.format === "shopify" ? "title" : "name") ?? "";
    catalogue.problems.push(...found.map((problem) => ({ ...problem, product: name })));
    catalogue.refused += 1;
    return;
  }
  catalogue.adjustments = adjustments;
  catalogue.products.push(product);
}

function checkVariants({ variants, line }: ImportedProduct, refuse: Refuse): void {
  const { row } = importCopy;
  if (variants.length > MAX_VARIANTS) refuse(line, row.tooManyVariants(MAX_VARIANTS));
  const codes = new Map<string, number>();
  const values = new Map<string, number>();
  for (const variant of variants) {
    const sameCode = codes.get(variant.code);
    const combination = variant.optionValues.join("／");
    const sameValues = values.get(combination);
    if (sameValues !== undefined) refuse(variant.line, row.sameOptions(combination, sameValues));
    else if (sameCode !== undefined) refuse(variant.line, row.sameCode(variant.code, sameCode));
    codes.set(variant.code, variant.line);
    values.set(combination, variant.line);
  }
}
