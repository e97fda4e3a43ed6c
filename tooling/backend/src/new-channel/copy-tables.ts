import { sql } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";

/**
 * The tables of a shop's settings, catalogue and content, parents before children. Not copied: customers' data (accounts,
 * carts, orders, reviews, inquiries, files, mails), what is counted from it, records of imports, and the client secrets of
 * login providers.
 */
export const COPIED_TABLES = [
  "business_day_exceptions",
  "messages",
  "banners",
  "categories",
  "makers",
  "brands",
  "attributes",
  "products",
  "product_categories",
  "product_images",
  "product_accessories",
  "variants",
  "tags",
  "product_tags",
  "collections",
  "collection_products",
  "collection_entries",
  "news",
  "static_pages",
  "blogs",
  "blog_products",
  "qa_categories",
  "qas",
  "popups",
  "layouts",
  "landing_pages",
  "catalogs",
  "color_schemes",
  "coupons",
  "packing_options",
  "school_keys",
  "search_synonyms",
] as const;

type CopiedTable = (typeof COPIED_TABLES)[number];

/** Columns that are not copied unchanged: their value as SQL over the source's row `s`. */
const REPLACED: Partial<Record<CopiedTable, Readonly<Record<string, string>>>> = {
  // The stock is the sum of the movements, which `copyStock` writes.
  variants: { stock: "0" },
  coupons: { taken_count: "0", used_count: "0" },
  collection_entries: {
    product_ids: `array(select p.new_id from unnest(s.product_ids) with ordinality as e(id, n)
                        join copied_products p on p.old_id = e.id order by e.n)`,
  },
};

interface Column {
  name: string;
  /** Table that the column refers to; null for a plain value. */
  parent: string | null;
  isIdentity: boolean;
  isNullable: boolean;
}

/**
 * Copies the rows of {@link COPIED_TABLES} from one channel to another, with new ids and with references between the
 * copies. Columns and references are read from the database, so a new column needs no change here.
 */
export async function copyTables(tx: Transaction, source: number, target: number): Promise<void> {
  for (const table of COPIED_TABLES) await copyTable(tx, table, source, target);
  await copyStock(tx);
}

async function copyTable(tx: Transaction, table: CopiedTable, source: number, target: number): Promise<void> {
  const columns = await columnsOf(tx, table);
  const where = channelCondition(table, columns, source);
  if (columns.some(({ isIdentity }) => isIdentity)) {
    await tx.execute(
      sql.raw(`create temp table copied_${table} (old_id integer primary key, new_id integer not null) on commit drop`),
    );
    await tx.execute(
      sql.raw(`insert into copied_${table} select id, nextval(pg_get_serial_sequence('${table}', 'id'))
               from (select id from ${table} s where ${where} order by id) ordered`),
    );
  }
  const values = columns.map((column) => REPLACED[table]?.[column.name] ?? copiedValue(table, column, target));
  await tx.execute(
    sql.raw(`insert into ${table} (${columns.map(({ name }) => name).join()}) overriding system value
             select ${values.join()} from ${table} s where ${where}`),
  );
}

function copiedValue(table: CopiedTable, { name, parent, isIdentity }: Column, target: number): string {
  if (isIdentity) return selectNewId(table, name);
  if (parent === null) return `s.${name}`;
  return parent === "channels" ? String(target) : selectNewId(parent, name);
}

const selectNewId = (table: string, column: string) =>
  `(select c.new_id from copied_${table} c where c.old_id = s.${column})`;

/** The condition for the source's rows: by their channel, else by the first copied parent that each of them has. */
function channelCondition(table: CopiedTable, columns: readonly Column[], source: number): string {
  if (columns.some(({ parent }) => parent === "channels")) return `s.channel_id = ${source}`;
  const column = columns.find(({ parent, isNullable }) => parent !== null && !isNullable);
  if (!column) throw new Error(`${table} belongs to no channel`);
  return `s.${column.name} in (select old_id from copied_${column.parent})`;
}

/** One movement for each variant, so that the trigger on the movements writes the stock. */
const copyStock = (tx: Transaction) =>
  tx.execute(
    sql`insert into stock_movements (variant_id, quantity, reason)
        select c.new_id, v.stock, 'initial' from copied_variants c join variants v on v.id = c.old_id where v.stock > 0`,
  );

async function columnsOf(tx: Transaction, table: CopiedTable): Promise<Column[]> {
  const { rows } = await tx.execute<{ name: string; parent: string | null; identity: boolean; nullable: boolean }>(
    sql`select a.attname as name, k.confrelid::regclass::text as parent, a.attidentity <> '' as identity,
               not a.attnotnull as nullable
        from pg_attribute a
        left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum]
        where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum`,
  );
  return rows.map(({ name, parent, identity, nullable }) => ({
    name,
    parent,
    isIdentity: identity,
    isNullable: nullable,
  }));
}
