import type { Db, Transaction } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import { indexProduct } from "./product-text.ts";

/** Raise it with each change of what is indexed: products of another version are indexed again. */
const VERSION = 4;
/** Products per turn of the job. */
const BATCH = 200;

interface Row {
  id: number;
  name: string;
  taxonomy: (string | null)[];
  readings: (string | null)[];
  keywords: string[];
  codes: string[];
  description: string[];
}

const taxonomyOf = (column: "name" | "kana") => `
  ARRAY(SELECT unnest(ARRAY[b.${column}, m.${column}]) FROM brands b LEFT JOIN makers m ON m.id = b.maker_id
    WHERE b.id = p.brand_id)
  || ARRAY(SELECT c.${column} FROM product_categories pc JOIN categories c ON c.id = pc.category_id
    WHERE pc.product_id = p.id ORDER BY pc.position)`;

const FIELDS = `
  SELECT p.id, p.name,
    ${taxonomyOf("name")} AS taxonomy,
    ${taxonomyOf("kana")} AS readings,
    p.keywords
    || ARRAY(SELECT t.name FROM product_tags pt JOIN tags t ON t.id = pt.tag_id
      WHERE pt.product_id = p.id AND t.password_hash IS NULL ORDER BY t.id)
    || ARRAY(SELECT unnest(v.option_values) FROM variants v
      WHERE v.product_id = p.id AND v.is_active ORDER BY v.position) AS keywords,
    p.code || ARRAY(SELECT v.code FROM variants v
      WHERE v.product_id = p.id AND v.is_active ORDER BY v.position) AS codes,
    ARRAY[p.catch_copy, p.description]
    || ARRAY(SELECT s ->> 'value' FROM jsonb_array_elements(p.specs) s) AS description
  FROM products p`;

/** Writes the search index of products, after they, their tags or their categories have changed. */
export async function indexProducts(db: Db | Transaction, ids: readonly number[]): Promise<void> {
  await write(db, await runStatement<Row>(db, `${FIELDS} WHERE p.id = ANY($1::int[])`, [ids]));
}

/** Indexes a batch of products that an older release has indexed. Returns their number. */
export async function indexOutdatedProducts(db: Db): Promise<number> {
  const rows = await runStatement<Row>(db, `${FIELDS} WHERE p.search_version < ${VERSION} LIMIT ${BATCH}`, []);
  await write(db, rows);
  return rows.length;
}

/** Drops the nulls of a missing maker. */
const present = (texts: readonly (string | null)[]) => texts.filter((text) => text !== null);

async function write(db: Db | Transaction, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const made = rows.map((row) => {
    return {
      id: row.id,
      ...indexProduct({ ...row, taxonomy: present(row.taxonomy), readings: present(row.readings) }),
    };
  });
  // Skips products whose index does not change: an update would lock them, and orders would wait.
  await runStatement(
    db,
    `UPDATE products p SET search = string_to_array(made.grams, ' '), search_text = made.text,
       search_words = string_to_array(made.words, ' '), search_version = ${VERSION}
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS made (id, grams, text, words) WHERE p.id = made.id
       AND (p.search, p.search_text, p.search_words, p.search_version) IS DISTINCT FROM
         (string_to_array(made.grams, ' '), made.text, string_to_array(made.words, ' '), ${VERSION})`,
    [
      made.map(({ id }) => id),
      made.map(({ grams }) => grams.join(" ")),
      made.map(({ text }) => text),
      made.map(({ words }) => words.join(" ")),
    ],
  );
}
