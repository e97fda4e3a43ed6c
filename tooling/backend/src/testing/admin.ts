import pg from "pg";

/** Runs one statement on its own connection, e.g. CREATE DATABASE, which cannot run inside a transaction. */
export async function queryAsAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The URL of another database of the same server. */
export function replaceDatabaseName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** The name of the template database that has the shops of the seed too. */
export const seededTemplateOf = (template: string): string => `${template}_seeded`;
