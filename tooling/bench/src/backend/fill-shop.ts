import { type Db, openDatabase } from "@noren/backend/db/pool";
import { sql, type SQL } from "drizzle-orm";
import { FINISHES } from "./fill-shop.fixture.ts";

export const PRODUCTS = 100_000;
export const ORDERS = 100_000;

/** The ids of copies start here, above those of the sequences. */
const FIRST = sql.raw("1000000");

/** How many products and orders the shop has afterwards. */
interface Size {
  products: number;
  orders: number;
}

/**
 * Fills the shop `simple` once with copies of its products and orders, up to the size. Each copy has its own finish,
 * number and price; copies are spread over the categories. Triggers and foreign keys are disabled meanwhile, so prices
 * and stock are written as the triggers would.
 */
export async function fillShop(url: string, size: Size = { products: PRODUCTS, orders: ORDERS }): Promise<void> {
  const { db, close } = openDatabase(url, { connections: 1 });
  try {
    await db.execute(sql`SET statement_timeout = 0`);
    if (await fill(db, size)) await db.execute(sql`VACUUM ANALYZE`);
  } finally {
    await close();
  }
}

/** @returns whether the shop had to be filled */
function fill(db: Db, { products, orders }: Size): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`SELECT FROM products WHERE id >= ${FIRST} LIMIT 1`);
    if (rows.length > 0) return false;
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    // Creating an index once is faster than updating it for each row.
    const index = await tx.execute<{ made: string }>(sql`SELECT pg_get_indexdef('products_search'::regclass) AS made`);
    await tx.execute(sql`DROP INDEX products_search`);
    for (const step of [...productSteps(products), ...orderSteps(orders)]) await tx.execute(step);
    for (const { made } of index.rows) await tx.execute(sql.raw(made));
    return true;
  });
}

function* productSteps(count: number): Generator<SQL> {
  yield sql`
    CREATE TEMP TABLE product_copies ON COMMIT DROP AS
    WITH own AS (
      SELECT p.id, row_number() OVER (ORDER BY p.id) - 1 AS place, count(*) OVER () AS count
      FROM products p JOIN channels c ON c.id = p.channel_id WHERE c.key = 'simple' AND p.is_show
    ), finishes AS (
      SELECT word, place - 1 AS place, count(*) OVER () AS count
      FROM unnest(ARRAY[${sql.join(FINISHES, sql`, `)}]) WITH ORDINALITY AS given (word, place)
    )
    SELECT ${FIRST} + n AS id, own.id AS original, finishes.word AS finish, lpad(n::text, 6, '0') AS number,
      80 + (n * 37) % 120 AS percent
    FROM generate_series(1, (${count} - (SELECT count(*) FROM own))::int) n
    JOIN own ON own.place = n % own.count
    JOIN finishes ON finishes.place = (n / own.count + n) % finishes.count`;
  yield sql`
    INSERT INTO products OVERRIDING SYSTEM VALUE
    SELECT made.*
    FROM product_copies copy JOIN products p ON p.id = copy.original,
      jsonb_populate_record(p, jsonb_build_object(
      'id', copy.id,
      'key', p.key || '-' || copy.number,
      'code', p.code || '-' || copy.number,
      'name', copy.finish || ' ' || p.name,
      'price_from', p.price_from * percent / 1000 * 10,
      'price_to', p.price_to * percent / 1000 * 10,
      'before_price', p.before_price * percent / 1000 * 10,
      'position', p.position + copy.id::bigint * 7919 % 100000,
      'released_at', p.released_at - copy.id % 1000000 * interval '1 minute',
      'search_text', copy.finish || ' ' || p.search_text || chr(10) || copy.number,
      'search', p.search || ARRAY(
        SELECT DISTINCT substr(word, place, length)
        FROM unnest(ARRAY[copy.finish, copy.number]) word, generate_series(1, length(word)) place, unnest(ARRAY[1, 2]) length)
    )) AS made`;
  yield sql`
    INSERT INTO product_categories
    SELECT copy.id, category_id, position FROM product_copies copy JOIN product_categories ON product_id = original`;
  yield sql`
    INSERT INTO product_images (product_id, position, path, width, height, color, alt)
    SELECT copy.id, position, path, width, height, color, alt
    FROM product_copies copy JOIN product_images ON product_id = original`;
  yield sql`
    INSERT INTO variants (product_id, position, code, option_values, price, before_price, stock, is_active)
    SELECT copy.id, position, code || '-' || number, option_values, price * percent / 1000 * 10,
      before_price * percent / 1000 * 10, CASE WHEN copy.id % 10 = 0 THEN 0 ELSE 1000 END, true
    FROM product_copies copy JOIN variants ON product_id = original AND is_active`;
  yield sql`
    INSERT INTO stock_movements (variant_id, quantity, reason)
    SELECT id, stock, 'initial' FROM variants WHERE product_id >= ${FIRST} AND stock > 0`;
}

function* orderSteps(count: number): Generator<SQL> {
  yield sql`
    CREATE TEMP TABLE order_copies ON COMMIT DROP AS
    WITH own AS (
      SELECT o.id, row_number() OVER (ORDER BY o.id) - 1 AS place, count(*) OVER () AS count
      FROM orders o JOIN channels c ON c.id = o.channel_id WHERE c.key = 'simple'
    )
    SELECT ${FIRST} + n AS id, own.id AS original, now() - n * interval '5 minutes' AS ordered_at
    FROM generate_series(1, (${count} - (SELECT count(*) FROM own))::int) n JOIN own ON own.place = n % own.count`;
  yield sql`
    INSERT INTO carts OVERRIDING SYSTEM VALUE
    SELECT made.*
    FROM order_copies copy JOIN orders o ON o.id = original JOIN carts c ON c.id = o.cart_id,
      jsonb_populate_record(c, jsonb_build_object('id', copy.id, 'user_id', null, 'decided_at', copy.ordered_at)) AS made`;
  yield sql`
    INSERT INTO orders OVERRIDING SYSTEM VALUE
    SELECT made.*
    FROM order_copies copy JOIN orders o ON o.id = original,
      jsonb_populate_record(o, jsonb_build_object(
      'id', copy.id, 'order_no', 'BENCH-' || copy.id, 'cart_id', copy.id, 'user_id', null, 'ordered_at', copy.ordered_at)) AS made`;
  yield sql`
    INSERT INTO order_shippings OVERRIDING SYSTEM VALUE
    SELECT made.*
    FROM order_copies copy JOIN order_shippings s ON s.order_id = original,
      jsonb_populate_record(s, jsonb_build_object('id', copy.id * 10 + s.position, 'order_id', copy.id)) AS made`;
  yield sql`
    INSERT INTO order_packings
    SELECT made.*
    FROM order_copies copy JOIN order_shippings s ON s.order_id = original JOIN order_packings p ON p.order_shipping_id = s.id,
      jsonb_populate_record(p, jsonb_build_object('order_shipping_id', copy.id * 10 + s.position)) AS made`;
  yield sql`
    INSERT INTO order_lines OVERRIDING SYSTEM VALUE
    SELECT made.*
    FROM order_copies copy JOIN order_shippings s ON s.order_id = original JOIN order_lines l ON l.order_shipping_id = s.id,
      jsonb_populate_record(l, jsonb_build_object(
      'id', copy.id * 10 + l.id % 10, 'order_shipping_id', copy.id * 10 + s.position)) AS made`;
}
