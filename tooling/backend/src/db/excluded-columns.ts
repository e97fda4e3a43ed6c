import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** The row's columns for `ON CONFLICT DO UPDATE`, each with its new value. */
export function excludedColumns(table: PgTable, row: object): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in row);
  return Object.fromEntries(columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]));
}
