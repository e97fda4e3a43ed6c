import type { Inquiry, InquiryKind, InquirySummary } from "@noren/contract";
import { type Fields, labelOf } from "@noren/validation/fields/field";
import { catalogFields, contactFields, corporateFields } from "@noren/validation/fields/inquiry";
import type { StoredFileRow } from "../db/schema/file.ts";
import type { inquiryComments, InquiryRow } from "../db/schema/inquiry.ts";
import { linkFile } from "../upload/file-link.ts";
import type { ShopContext } from "../context/request-context.ts";
import { inquiryKindNames, inquiryStatusNames } from "./inquiry.copy.ts";

/** Maximum length of the excerpt in a list. */
const SUBJECT_LENGTH = 40;

/** Of one inquiry, since its page shows all of them. */
export const MAX_COMMENTS = 100;

/** The fields of each form, in its order. */
const formFields: Readonly<Record<InquiryKind, Fields>> = {
  contact: contactFields,
  corporate: corporateFields,
  catalog: catalogFields,
};

export interface ListedInquiry {
  inquiry: InquiryRow;
  category: { key: string; name: string } | null;
  isUnread: boolean;
  product: { key: string; name: string } | null;
  /** The number of the member's own order. */
  orderNo: string | null;
}

/** An inquiry in a list. */
export function summaryOf({ inquiry, category, isUnread }: ListedInquiry): InquirySummary {
  const [line = ""] = inquiry.body.split("\n");
  const characters = Array.from(line);
  return {
    key: inquiry.key,
    kind: inquiry.kind,
    kind_name: inquiryKindNames[inquiry.kind],
    category,
    subject: characters.length > SUBJECT_LENGTH ? `${characters.slice(0, SUBJECT_LENGTH).join("")}…` : line,
    status: inquiry.status,
    status_name: inquiryStatusNames[inquiry.status],
    is_unread: isUnread,
    created_at: inquiry.createdAt.toISOString(),
    updated_at: inquiry.updatedAt.toISOString(),
  };
}

/** Whether the member can comment on an inquiry that has so many comments. */
export const canReplyTo = ({ status }: Pick<InquiryRow, "status">, comments: number): boolean =>
  status !== "closed" && comments < MAX_COMMENTS;

/** An inquiry with all its comments. */
export function toInquiry(
  context: ShopContext,
  listed: ListedInquiry,
  comments: readonly (typeof inquiryComments.$inferSelect)[],
  files: readonly { commentId: number | null; file: StoredFileRow }[],
): Inquiry {
  const { inquiry } = listed;
  const filesWith = (commentId: number | null) =>
    files.filter((each) => each.commentId === commentId).map(({ file }) => linkFile(context, file));
  return {
    ...summaryOf(listed),
    product: listed.product,
    order_no: listed.orderNo,
    body: inquiry.body,
    details: detailsOf(inquiry),
    files: filesWith(null),
    comments: comments.map(({ id, author, body, createdAt }) => ({
      id,
      author,
      body,
      files: filesWith(id),
      created_at: createdAt.toISOString(),
    })),
    can_reply: canReplyTo(inquiry, comments.length),
  };
}

/** The filled-in fields other than the text, with the labels of their form. */
export function detailsOf({ kind, details }: Pick<InquiryRow, "kind" | "details">): Inquiry["details"] {
  return Object.entries(formFields[kind]).flatMap(([name, field]) => {
    const value = details[name];
    if (value === null || value === undefined) return [];
    return [{ name: field.label, value: field.kind === "choice" ? labelOf(field, value) : String(value) }];
  });
}
