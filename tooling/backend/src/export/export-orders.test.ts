import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { inquiries, inquiryComments } from "../db/schema/inquiry.ts";
import { orderLines, orders, orderShippings } from "../db/schema/order.ts";
import { channels } from "../db/schema/shop.ts";
import { decodeText, parseCsv } from "../csv/read-csv.ts";
import { writeTemporaryFile } from "../testing/csv-file.ts";
import { seededDatabase } from "../testing/database.ts";
import { exportTable, type TableId } from "./export-table.ts";

const { db } = await seededDatabase();
let channelId: number;
beforeAll(async () => {
  const [channel] = await db.select().from(channels).where(eq(channels.key, "simple"));
  channelId = channel!.id;
}, 60_000);

/** The rows of an export by column name. */
async function read(table: TableId, channel = "simple"): Promise<Record<string, string>[]> {
  const path = join(dirname(writeTemporaryFile("")), `${table}.csv`);
  await exportTable(db, { table, channel, file: { path, encoding: "utf-8", isForced: false } });
  const [header, ...rows] = parseCsv(decodeText(readFileSync(path)) ?? "") ?? [];
  const names = header?.cells ?? [];
  return rows.map(({ cells }) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""])));
}

describe("the export of orders", () => {
  it("has a row for each line, and the amounts of an order once", async () => {
    const rows = await read("orders");
    const [all] = await db
      .select({ total: sql<number>`sum(${orders.total_payment})::int`, count: sql<number>`count(*)::int` })
      .from(orders)
      .where(eq(orders.channelId, channelId));
    const lines = await db
      .select({ code: orderLines.code, no: orders.orderNo })
      .from(orderLines)
      .innerJoin(orderShippings, eq(orderShippings.id, orderLines.orderShippingId))
      .innerJoin(orders, eq(orders.id, orderShippings.orderId))
      .where(eq(orders.channelId, channelId));
    expect(all!.count).toBeGreaterThan(3);
    expect(rows.reduce((sum, row) => sum + Number(row["お支払い合計（税込）"]), 0)).toBe(all!.total);
    expect(rows.map((row) => `${row["注文番号"]} ${row["SKU"]}`).sort()).toEqual(
      lines.map(({ no, code }) => `${no} ${code}`).sort(),
    );
    expect(new Set(rows.map((row) => row["注文番号"])).size).toBe(all!.count);
  });

  it("contains the destination of each parcel, and escapes a text that would be a formula", async () => {
    const [order] = await db.select().from(orders).where(eq(orders.channelId, channelId)).orderBy(orders.id).limit(1);
    await db.update(orders).set({ remarks: '=HYPERLINK("http://evil.example")' }).where(eq(orders.id, order!.id));
    const [row] = await read("orders");
    expect(row).toMatchObject({
      注文番号: order!.orderNo,
      会員区分: "会員",
      お荷物: "1-1",
      備考: '\'=HYPERLINK("http://evil.example")',
    });
    expect(row!["お届け先の住所"]).toMatch(/^〒\d{3}-\d{4} /);
    expect(row!["注文日時"]).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d$/);
  });
});

describe("the export of inquiries", () => {
  it("contains each inquiry of the shop with its comments, in Japan's time", async () => {
    const base = {
      kind: "contact",
      email: "a@shop.example",
      details: { name: "佐倉 葵", order_no: "261120-7K3F9QXA" },
      createdAt: new Date("2026-11-19T15:30:00Z"),
      updatedAt: new Date("2026-11-19T15:30:00Z"),
    } as const;
    await db.delete(inquiries);
    const [mine] = await db
      .insert(inquiries)
      .values({ ...base, channelId, key: "Q7K3F9QXA1", body: "一行目\n二行目" })
      .returning();
    const [other] = await db.select().from(channels).where(eq(channels.key, "fl1"));
    await db.insert(inquiries).values({ ...base, channelId: other!.id, key: "Q7K3F9QXA2", body: "よそ" });
    await db.insert(inquiryComments).values({
      inquiryId: mine!.id,
      author: "shop",
      body: "承りました。",
      createdAt: new Date("2026-11-20T01:00:00Z"),
    });
    expect(await read("inquiries")).toEqual([
      {
        お問い合わせ番号: "Q7K3F9QXA1",
        受付日時: "2026-11-20 00:30",
        状況: "受付済み",
        区分: "お問い合わせ",
        種類: "",
        会員区分: "ゲスト",
        メールアドレス: "a@shop.example",
        商品コード: "",
        会員のご注文番号: "",
        入力された項目: "氏名：佐倉 葵\nご注文番号：261120-7K3F9QXA",
        内容: "一行目\n二行目",
        やりとり: "【ショップ 2026-11-20 10:00】\n承りました。",
      },
    ]);
  });
});
