import { sql } from "drizzle-orm";
import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, moment } from "./columns.ts";

export const users = pgTable("users", {
  id,
  channelId: integer("channel_id").notNull(),
  code: text()
    .notNull()
    .generatedAlwaysAs(sql`'M' || lpad(id::text, 8, '0')`),
  username: text().notNull(),
  email: text().notNull(),
  passwordHash: text("password_hash").notNull(),
  /** The hash by `hashSharedEmailLogin` of an account whose email another account holds, or may take as it is not verified. */
  sharedEmailLogin: bytes("shared_email_login"),
  /** True for an account that shares its email and whose next login has to store `sharedEmailLogin`. */
  isSharedLoginMissing: boolean("is_shared_login_missing").notNull().default(false),
  companyName: text("company_name"),
  department: text(),
  job: text(),
  fax: text(),
  birthday: date(),
  gender: smallint().$type<1 | 2 | 3 | 4>(),
  isReceiveNewsletter: boolean("is_receive_newsletter").notNull().default(false),
  isRegisteredMember: boolean("is_registered_member").notNull().default(true),
  point: integer().notNull().default(0),
  emailVerifiedAt: moment("email_verified_at"),
  isCodeWanted: boolean("is_code_wanted").notNull().default(false),
  passwordChangedAt: moment("password_changed_at").notNull().defaultNow(),
  /** Whether a login with the password was completed; until then it counts like a wrong one (decision 0132). */
  isPasswordUsed: boolean("is_password_used").notNull().default(false),
  questionCt: smallint("question_ct").$type<1 | 2 | 3 | 4>(),
  answerHash: text("answer_hash"),
  /** When the member set or removed the question in my page; null for a question of the registration. */
  questionChangedAt: moment("question_changed_at"),
  /** The random name of the account at authenticators; null before the first passkey. */
  passkeyHandle: bytes("passkey_handle"),
  /** The token of the links that stop advertising mails without a login. */
  mailStopKey: uuid("mail_stop_key").notNull().defaultRandom().unique(),
  /** When it is deleted unless it was verified or used (decision 0229); null for an account that stays. */
  expiresAt: moment("expires_at"),
  mailErrorCount: integer("mail_error_count").notNull().default(0),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const loginNames = pgTable(
  "login_names",
  {
    channelId: integer("channel_id").notNull(),
    name: text().notNull(),
    userId: integer("user_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.name] })],
);

export const userAddresses = pgTable("user_addresses", {
  id,
  userId: integer("user_id").notNull(),
  /** 1 for the member's own address, 2 for the others of the book. */
  divisionCt: smallint("division_ct").$type<1 | 2>().notNull(),
  isDefault: boolean("is_default").notNull().default(false),
  isSenderDefault: boolean("is_sender_default").notNull().default(false),
  shipping_last_name: text().notNull(),
  shipping_first_name: text().notNull(),
  shipping_last_name_kana: text().notNull(),
  shipping_first_name_kana: text().notNull(),
  postal_code: text().notNull(),
  prefecture: text().notNull(),
  city: text().notNull(),
  address1: text().notNull(),
  address2: text(),
  phone_number: text().notNull(),
  cell_phone_number: text(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

export const sessionFamilies = pgTable("session_families", {
  id: uuid().primaryKey(),
  userId: integer("user_id").notNull(),
  tokenHash: bytes("token_hash").notNull(),
  previousHash: bytes("previous_hash"),
  rotatedAt: moment("rotated_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  /** When the member last proved in this session who they are: by the login or by the password. */
  confirmedAt: moment("confirmed_at")
    .notNull()
    .default(sql`'-infinity'`),
  /** Whether the person who opened it knew the password or had the member's passkey. */
  isByOwnProof: boolean("is_by_own_proof").notNull().default(false),
  /** The members of other shops through whose logins it was taken over; empty for a login of its own. */
  viaUserIds: integer("via_user_ids").array().notNull().default([]),
  endedAt: moment("ended_at"),
  endReason: text("end_reason").$type<"logout" | "reuse" | "password">(),
});

export const attempts = pgTable(
  "attempts",
  {
    scope: text().notNull(),
    subject: bytes().notNull(),
    count: bigint({ mode: "number" }).notNull(),
    windowEndsAt: moment("window_ends_at").notNull(),
    waitsUntil: moment("waits_until"),
  },
  (table) => [primaryKey({ columns: [table.scope, table.subject] })],
);

/** Calls whose refusal would count, in all processes. */
export const attemptsInFlight = pgTable(
  "attempts_in_flight",
  {
    id: uuid().notNull(),
    scope: text().notNull(),
    subject: bytes().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.scope, table.subject] })],
);

export const schoolKeys = pgTable(
  "school_keys",
  {
    channelId: integer("channel_id").notNull(),
    key: text().notNull(),
    schoolName: text("school_name").notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.key] })],
);
