import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { connectionOf, type Db, type Transaction } from "./pool.ts";

const names = new Map<string, string>();

/** Texts of `runVariedStatement` that are prepared: each takes some 250 kB of each connection's memory in the server. */
const MAX_VARIED = 60;
const varied = new Set<string>();

/**
 * Runs SQL with `$1`, `$2` … as a prepared statement: PostgreSQL parses and plans a text once per connection. Texts must
 * come from a small set (pass values in `values`), since each one stays prepared.
 */
export function runStatement<Row>(db: Db | Transaction, text: string, values: readonly unknown[]): Promise<Row[]> {
  return run(db, { name: nameOf(text), text, values });
}

/**
 * Runs SQL whose text depends on which filters a visitor sets, in thousands of combinations. The first texts are prepared; the
 * others are parsed each time, so that no visitor can fill the server's memory.
 */
export function runVariedStatement<Row>(
  db: Db | Transaction,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  if (varied.size < MAX_VARIED) varied.add(text);
  return run(db, { ...(varied.has(text) && { name: nameOf(text) }), text, values });
}

async function run<Row>(
  db: Db | Transaction,
  { text, values, ...prepared }: { name?: string; text: string; values: readonly unknown[] },
): Promise<Row[]> {
  const client = "$client" in db ? db.$client : connectionOf(db);
  if (client) {
    const result = await client.query({ ...prepared, text, values: [...values] });
    return result.rows as Row[];
  }
  const result = await db.execute(template(text, values));
  return result.rows as Row[];
}

function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash("sha1").update(text).digest("hex")));
  return name;
}

/** A nested transaction accepts only the query builder's own templates. */
function template(text: string, values: readonly unknown[]): SQL {
  const [first = "", ...rest] = text.split(/\$(?=\d)/);
  const parts: SQL[] = [sql.raw(first)];
  for (const part of rest) {
    const number = Number.parseInt(part, 10);
    parts.push(sql`${sql.param(values[number - 1])}`, sql.raw(part.slice(String(number).length)));
  }
  return sql.join(parts);
}
