import { readdir } from "node:fs/promises";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../testing/database.ts";
import type { Db } from "./pool.ts";

const FOLDER = new URL("./schema/", import.meta.url);

/** Tables of the migrations that only raw SQL uses, so that Drizzle's schema lacks them. */
const SQL_ONLY = ["migrations", "product_histories", "product_search_histories"];

/** A placeholder for a default that only the migrations define; the schema has sql`default`. */
const MIGRATION_DEFAULT = `'"in the migrations"'::jsonb`;

/** Columns of a schema as PostgreSQL describes them. */
const COLUMNS = `
  SELECT format('%s.%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod))
    || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
    || CASE a.attidentity WHEN 'a' THEN ' ALWAYS AS IDENTITY' WHEN 'd' THEN ' BY DEFAULT AS IDENTITY' ELSE '' END
    || CASE WHEN a.attgenerated <> '' THEN ' GENERATED' WHEN d.oid IS NOT NULL THEN ' DEFAULT' ELSE '' END
    || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') AS fact
  FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE c.relnamespace = $1::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`;

/** Primary keys, foreign keys, and unique constraints, without their names. */
const CONSTRAINTS = `
  SELECT format('%s %s', c.relname, pg_get_constraintdef(k.oid)) AS fact
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE c.relnamespace = $1::regnamespace AND k.contype IN ('p', 'f', 'u')`;

/** Indexes other than those of constraints, without their names. */
const INDEXES = `
  SELECT format('%s %s', c.relname, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', '')) AS fact
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = $1::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)`;

describe("Drizzle's schema", () => {
  let db: Db;
  beforeAll(async () => {
    ({ db } = await testDatabase());
    const tables: Record<string, unknown> = {};
    for (const file of await readdir(FOLDER)) Object.assign(tables, await import(new URL(file, FOLDER).href));
    const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables));
    const client = await db.$client.connect();
    // PostgreSQL formats types and defaults of both the same way.
    try {
      await client.query("CREATE SCHEMA drizzle; SET search_path TO drizzle, public");
      for (const statement of statements)
        await client.query(statement.replaceAll(" DEFAULT default", ` DEFAULT ${MIGRATION_DEFAULT}`));
    } finally {
      client.release(true);
    }
  });

  async function facts(text: string, schema: string): Promise<string[]> {
    const { rows } = await db.$client.query<{ fact: string }>(text, [schema]);
    const all = rows.map(({ fact }) => fact.replaceAll(/\b(drizzle|public)\./g, ""));
    return all.filter((fact) => !SQL_ONLY.includes(/^\w+/.exec(fact)?.[0] ?? "")).toSorted();
  }

  it("has the tables and columns of the migrations, with their types, nullability and defaults", async () => {
    const declared = await facts(COLUMNS, "drizzle");
    const hasMigrationDefault = (start: string) => declared.includes(`${start} DEFAULT ${MIGRATION_DEFAULT}`);
    const migrated = (await facts(COLUMNS, "public")).map((fact) => {
      const [start = ""] = fact.split(" DEFAULT ");
      return hasMigrationDefault(start) ? `${start} DEFAULT ${MIGRATION_DEFAULT}` : fact;
    });
    expect(declared).toEqual(migrated);
  });

  it("has the primary keys of the migrations", async () => {
    const primaryKeys = async (schema: string) =>
      (await facts(CONSTRAINTS, schema)).filter((fact) => fact.includes(" PRIMARY KEY "));
    expect(await primaryKeys("drizzle")).toEqual(await primaryKeys("public"));
  });

  // Only the migrations define foreign keys, unique constraints, checks and indexes (decision 0076).
  it("declares no foreign key, unique constraint or index that is missing in the migrations", async () => {
    for (const text of [CONSTRAINTS, INDEXES])
      expect(await facts(text, "public")).toEqual(expect.arrayContaining(await facts(text, "drizzle")));
  });
});
