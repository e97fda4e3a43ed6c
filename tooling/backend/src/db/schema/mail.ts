import { bigint, boolean, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

/** How far a mail's recipient is proven to be the member's whom the mail is for. */
export type Standing = "verified" | "holder";

export const mails = pgTable("mails", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  channelId: integer("channel_id").notNull(),
  kind: text().notNull(),
  /** Null sends nothing. */
  recipient: text(),
  subject: text().notNull(),
  bodyText: text("body_text").notNull(),
  bodyHtml: text("body_html").notNull(),
  queuedAt: moment("queued_at").notNull(),
  tries: smallint().notNull().default(0),
  nextTryAt: moment("next_try_at").notNull(),
  failedAt: moment("failed_at"),
  /** The member whom the mail is for; null for a guest. */
  userId: integer("user_id"),
  /** That of the recipient when the mail was queued; null for another person's mailbox. */
  standing: text().$type<Standing>(),
  /** The network of the request that caused the mail; null for work in the background. */
  network: text(),
  /** Who caused the mail: its mails wait for each other, not those of other senders. */
  sender: text().notNull().default(""),
  /** Whether its recipient waits for it. */
  isUrgent: boolean("is_urgent").notNull().default(false),
  /** What the mail is about, e.g. the order's number. */
  reference: text(),
  /** Set while the mail waits to be sent in one mail with others, because a limit was exceeded. */
  heldAt: moment("held_at"),
  /** The token in the mail's link or code, whose lifetime begins when the mail is sent; null without one. */
  tokenHash: bytes("token_hash"),
  /** Whether the mail counted for its mailbox, so that it waits for its network only. */
  isMailboxCounted: boolean("is_mailbox_counted").notNull().default(false),
  /** Where the recipient of an advertising mail stops such mails; null for other mails. */
  stopUrl: text("stop_url"),
});
export type MailRow = typeof mails.$inferSelect;
