import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { testDatabase } from "../testing/database.ts";

it("limits.md has an entry for each table: who may fill it and until when, or that only the shop does", async () => {
  const text = await readFile(new URL("../../../docs/behaviour/limits.md", import.meta.url), "utf8");
  const [, section = ""] = text.split("## Stored data");
  const [table = "", list = ""] = section.split("Tables that the shop's staff and jobs fill:");
  const rows = [...table.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)];
  for (const [row, , cells = ""] of rows) {
    expect(cells.split("|"), row).toHaveLength(3);
    expect(
      cells.split("|").map((cell) => cell.trim()),
      row,
    ).not.toContain("");
  }
  const ofShop = [...list.matchAll(/`(\w+)`/g)];
  const { db } = await testDatabase();
  const { rows: tables } = await db.$client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  expect([...rows, ...ofShop].map(([, name]) => name).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});
