import { eq, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { testVariant } from "../testing/variant.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { insertRows } from "./insert-rows.ts";
import { stockMovements } from "./schema/catalogue.ts";
import { mails } from "./schema/mail.ts";

it("inserts a thousand rows with dates, numbers and defaults through one parameter", async () => {
  const shop = await openTestShop({ routes: [] });
  const variantId = await testVariant(shop);
  const movedAt = new Date("2026-11-20T03:00:00.123Z");
  const dialect = new PgDialect();
  const statements: unknown[][] = [];
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    variantId,
    quantity: 1 + index,
    reason: "cancel" as const,
    reference: "'\\\"💐\n",
    movedAt,
  }));
  await shop.db.transaction(async (tx) => {
    const execute = tx.execute.bind(tx);
    tx.execute = (query: Parameters<typeof execute>[0]) => {
      statements.push(dialect.sqlToQuery(sql`${query}`).params);
      return execute(query);
    };
    await insertRows(tx, stockMovements, rows);
    await insertRows(tx, stockMovements, []);
    const mail = {
      channelId: shop.simple.id,
      kind: "k",
      subject: "s",
      bodyText: "t",
      bodyHtml: "h",
      queuedAt: movedAt,
    };
    await insertRows(tx, mails, [
      { ...mail, nextTryAt: movedAt },
      { ...mail, nextTryAt: movedAt, tries: 3, isUrgent: undefined },
    ]);
  });
  // The last one commits.
  expect(statements.map(({ length }) => length)).toEqual([1, 1, 0]);
  const stored = await shop.db.select().from(stockMovements).where(eq(stockMovements.reference, rows[0]!.reference));
  expect(stored).toEqual(rows.map((row) => expect.objectContaining(row)));
  expect(
    (await shop.db.select().from(mails).orderBy(mails.id)).map(({ tries, isUrgent }) => [tries, isUrgent]),
  ).toEqual([
    [0, false],
    [3, false],
  ]);
});
