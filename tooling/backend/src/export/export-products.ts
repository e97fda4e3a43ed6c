import { and, asc, eq } from "drizzle-orm";
import { loadProductDrafts } from "../catalogue/load-drafts.ts";
import type { ProductDraft } from "../catalogue/save-products.ts";
import type { Transaction } from "../db/pool.ts";
import { brands, categories, products } from "../db/schema/catalogue.ts";
import columns from "../import/columns.json" with { type: "json" };
import { norenCopy } from "../import/noren.copy.ts";
import { LIST_SEPARATOR, OPTIONS } from "../import/noren.ts";
import type { NorenColumn } from "../import/table.ts";
import { StartError } from "../process/start-error.ts";
import { exportCopy } from "./export.copy.ts";
import type { CsvCells, ExportPage } from "./write-export.ts";

type Cells = Partial<Record<NorenColumn, string | number | null>>;

/** Names of the shop's brands and categories by key. */
interface Names {
  brands: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
}

const COLUMNS = Object.keys(columns.noren) as NorenColumn[];
/** Products in memory at a time. */
const PAGE = 200;

export const productHeader: CsvCells = COLUMNS.map((column) => columns.noren[column][0] ?? column);

/** Reads the products of a shop, hidden ones too, as rows of the import's own format; a row per variant. */
export async function* listProductPages(tx: Transaction, channelId: number): AsyncGenerator<ExportPage> {
  const names = await loadNames(tx, channelId);
  const found = await tx
    .select({ key: products.key })
    .from(products)
    .where(eq(products.channelId, channelId))
    .orderBy(asc(products.position), asc(products.id));
  for (let start = 0; start < found.length; start += PAGE) {
    const keys = found.slice(start, start + PAGE).map(({ key }) => key);
    const drafts = await loadProductDrafts(tx, channelId, keys);
    yield {
      rows: keys.flatMap((key) => {
        const draft = drafts.get(key)?.draft;
        return draft ? rowsOf(draft, names) : [];
      }),
      records: keys.length,
    };
  }
}

async function loadNames(tx: Transaction, channelId: number): Promise<Names> {
  const brandRows = await tx
    .select({ key: brands.key, name: brands.name })
    .from(brands)
    .where(eq(brands.channelId, channelId));
  const categoryRows = await tx
    .select({ key: categories.key, name: categories.name })
    .from(categories)
    .where(and(eq(categories.channelId, channelId), eq(categories.kind, "products")));
  return {
    brands: new Map(brandRows.map(({ key, name }) => [key, name])),
    categories: new Map(categoryRows.map(({ key, name }) => [key, name])),
  };
}

function rowsOf(draft: ProductDraft, names: Names): CsvCells[] {
  const { options = [] } = draft;
  if (options.length > OPTIONS.length) throw new StartError(exportCopy.tooManyOptions(draft.key, OPTIONS.length));
  return draft.variants.map((variant, position) => {
    const cells: Cells = {
      key: draft.key,
      ...(position === 0 && productCells(draft, names)),
      option1_value: variant.optionValues[0] ?? "",
      option2_value: variant.optionValues[1] ?? "",
      option3_value: variant.optionValues[2] ?? "",
      code: variant.code,
      price: variant.price,
      compare_price: variant.beforePrice ?? "",
      stock: variant.stock,
      exported_stock: variant.stock,
    };
    return COLUMNS.map((column) => cells[column] ?? "");
  });
}

/** What belongs to the product: in its first row only, so that a change needs one cell. */
function productCells(draft: ProductDraft, names: Names): Cells {
  const { shelfLife, options = [] } = draft;
  return {
    product_code: draft.code,
    name: draft.name,
    is_show: draft.isShow === false ? norenCopy.hidden : norenCopy.shown,
    brand: draft.brand ? (names.brands.get(draft.brand) ?? "") : "",
    category_keys: draft.categories.join(LIST_SEPARATOR),
    category_names: draft.categories.map((key) => names.categories.get(key) ?? key).join(LIST_SEPARATOR),
    catch_copy: draft.catchCopy ?? "",
    description: draft.description,
    keywords: (draft.keywords ?? []).join(LIST_SEPARATOR),
    tax_rate: draft.taxRate,
    lead_days: draft.leadDays ?? "",
    delivery_method: draft.deliveryMethod ?? "",
    shelf_life_kind: shelfLife ? norenCopy.shelfLives[shelfLife.kind] : "",
    shelf_life_days: shelfLife?.days ?? "",
    attributes: Object.entries(draft.attributes ?? {})
      .map(([key, value]) => `${key}=${String(value)}`)
      .join(LIST_SEPARATOR),
    picture_roles: draft.images
      .flatMap(({ role, value }, index) => (role === undefined ? [] : [`${index + 1}:${role}=${String(value)}`]))
      .join(LIST_SEPARATOR),
    option1_name: options[0]?.name ?? "",
    option2_name: options[1]?.name ?? "",
    option3_name: options[2]?.name ?? "",
  };
}
