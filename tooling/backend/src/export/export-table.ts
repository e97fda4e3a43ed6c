import { eq } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { channels } from "../db/schema/shop.ts";
import { StartError } from "../process/start-error.ts";
import { exportCopy } from "./export.copy.ts";
import { inquiryHeader, listInquiryPages } from "./export-inquiries.ts";
import { listOrderPages, orderHeader } from "./export-orders.ts";
import { listProductPages, productHeader } from "./export-products.ts";
import { type CsvCells, type ExportFile, type ExportPage, type WrittenExport, writeExport } from "./write-export.ts";

interface Table {
  header: CsvCells;
  listPages: (tx: Transaction, channelId: number) => AsyncIterable<ExportPage>;
  /** Whether its rows contain customers' personal data. */
  isPersonal: boolean;
}

export const TABLES = {
  products: { header: productHeader, listPages: listProductPages, isPersonal: false },
  orders: { header: orderHeader, listPages: listOrderPages, isPersonal: true },
  inquiries: { header: inquiryHeader, listPages: listInquiryPages, isPersonal: true },
} as const satisfies Record<string, Table>;
export type TableId = keyof typeof TABLES;
export const TABLE_IDS = Object.keys(TABLES) as TableId[];

export interface ExportRequest {
  table: TableId;
  /** The shop's key. */
  channel: string;
  file: ExportFile;
}

/** Writes a table of a shop as it is at one moment into a CSV file. @throws StartError */
export async function exportTable(db: Db, { table, channel: key, file }: ExportRequest): Promise<WrittenExport> {
  const [channel] = await db.select({ id: channels.id }).from(channels).where(eq(channels.key, key));
  if (!channel) throw new StartError(exportCopy.unknownChannel(key));
  const { header, listPages } = TABLES[table];
  return db.transaction((tx) => writeExport(file, header, listPages(tx, channel.id)), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}
