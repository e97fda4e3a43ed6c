import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { query } from "./database.ts";
import { cards } from "./shopper.ts";

const NUMBERS = Object.values(cards);

/** The tables whose rows contain a text, as characters or as bytes. */
export async function tablesWith(...texts: readonly string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const patterns = texts.flatMap((text) => [`%${text}%`, `%${Buffer.from(text).toString("hex")}%`]);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(`select from ${name} t where t::text like any ($1) limit 1`, [patterns]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Runs after all tests, while the shop still runs: no test card is in its database, log or mails. */
export default async function expectNoCards(): Promise<void> {
  const outbox = join(process.env["E2E_DATA"] ?? "", "outbox");
  const files = [
    process.env["E2E_LOG"] ?? "",
    ...(existsSync(outbox) ? readdirSync(outbox).map((name) => join(outbox, name)) : []),
  ].filter((file) => existsSync(file));
  const places = [
    ...(await tablesWith(...NUMBERS)),
    ...files.filter((file) => NUMBERS.some((number) => readFileSync(file, "latin1").includes(number))),
  ];
  if (places.length > 0) throw new Error(`A test card's number is stored in ${places.join(", ")}`);
}
