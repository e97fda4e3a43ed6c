import { and, eq } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { categories } from "../db/schema/catalogue.ts";
import { inquiries, type InquiryRow } from "../db/schema/inquiry.ts";
import { pickRandomLetters } from "../payment/order-number.ts";

/** Adds an inquiry of a demo member, without a mail. */
export async function seedInquiry(
  tx: Transaction,
  { channelId, userId, name, email }: { channelId: number; userId: number; name: string; email: string },
  { category, body }: { category: string; body: string },
  at: Date,
): Promise<InquiryRow> {
  const [found] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.channelId, channelId), eq(categories.kind, "inquiries"), eq(categories.key, category)));
  const [inquiry] = await tx
    .insert(inquiries)
    .values({
      channelId,
      key: pickRandomLetters(10),
      userId,
      kind: "contact",
      categoryId: found?.id ?? null,
      email,
      body,
      details: { name, email },
      createdAt: at,
      updatedAt: at,
      readAt: at,
    })
    .returning();
  if (!inquiry) throw new Error("The inquiry was not returned");
  return inquiry;
}
