import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { categories, products } from "../db/schema/catalogue.ts";
import { inquiries, inquiryComments } from "../db/schema/inquiry.ts";
import { orders } from "../db/schema/order.ts";
import { inquiryKindNames, inquiryStatusNames } from "../inquiry/inquiry.copy.ts";
import { detailsOf } from "../inquiry/to-inquiry.ts";
import { toJapanMinute } from "../time/japan-time.ts";
import { exportCopy } from "./export.copy.ts";
import type { CsvCells, ExportPage } from "./write-export.ts";

const copy = exportCopy.inquiries;
/** Inquiries in memory at a time; each has up to 100 comments. */
const PAGE = 100;

export const inquiryHeader: CsvCells = Object.values(copy.columns);

/** Reads the inquiries of a shop with their comments, the oldest first. */
export async function* listInquiryPages(tx: Transaction, channelId: number): AsyncGenerator<ExportPage> {
  for (let last = 0; ;) {
    const page = await tx
      .select({ inquiry: inquiries, category: categories.name, product: products.code, orderNo: orders.orderNo })
      .from(inquiries)
      .leftJoin(categories, eq(categories.id, inquiries.categoryId))
      .leftJoin(products, eq(products.id, inquiries.productId))
      .leftJoin(orders, eq(orders.id, inquiries.orderId))
      .where(and(eq(inquiries.channelId, channelId), gt(inquiries.id, last)))
      .orderBy(asc(inquiries.id))
      .limit(PAGE);
    if (page.length === 0) return;
    const ids = page.map(({ inquiry }) => inquiry.id);
    const comments = await tx
      .select()
      .from(inquiryComments)
      .where(inArray(inquiryComments.inquiryId, ids))
      .orderBy(asc(inquiryComments.id));
    const byInquiry = Map.groupBy(comments, ({ inquiryId }) => inquiryId);
    const rows = page.map(({ inquiry, category, product, orderNo }) => {
      const cells: Record<keyof typeof copy.columns, string | number | null> = {
        key: inquiry.key,
        created_at: toJapanMinute(inquiry.createdAt),
        status: inquiryStatusNames[inquiry.status],
        kind: inquiryKindNames[inquiry.kind],
        category,
        member: inquiry.userId === null ? exportCopy.guest : exportCopy.member,
        email: inquiry.email,
        product,
        order_no: orderNo,
        details: detailsOf(inquiry)
          .map(({ name, value }) => `${name}：${value}`)
          .join("\n"),
        body: inquiry.body,
        replies: (byInquiry.get(inquiry.id) ?? [])
          .map(({ author, body, createdAt }) => `【${copy.authors[author]} ${toJapanMinute(createdAt)}】\n${body}`)
          .join("\n\n"),
      };
      return Object.values(cells);
    });
    yield { rows, records: page.length };
    last = page.at(-1)?.inquiry.id ?? last;
  }
}
