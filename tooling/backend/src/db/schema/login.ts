import type { LoginMethod } from "@noren/contract";
import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, moment } from "./columns.ts";

export type TokenKind =
  | "unlock"
  | "reminder"
  | "email"
  | "email_restore"
  | "code"
  | "sync"
  | "oauth"
  | "registration"
  | "passkey"
  | "passkey_login";

export const oneOffTokens = pgTable("one_off_tokens", {
  hash: bytes().primaryKey(),
  channelId: integer("channel_id").notNull(),
  kind: text().$type<TokenKind>().notNull(),
  userId: integer("user_id"),
  type: text(),
  email: text(),
  /** Whether the email was verified before the change that the token takes back. */
  isEmailVerified: boolean("is_email_verified").notNull().default(false),
  subject: text(),
  codeHash: bytes("code_hash"),
  fromUserId: integer("from_user_id"),
  /** The login service that a code links; `subject` identifies the account there. */
  service: text(),
  tries: smallint().notNull().default(0),
  expiresAt: moment("expires_at").notNull(),
});
export type OneOffToken = typeof oneOffTokens.$inferSelect;

export const loginHistories = pgTable("login_histories", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  /** The session that the login opened. */
  sessionId: uuid("session_id"),
  loggedInAt: moment("logged_in_at").notNull(),
  method: text().$type<LoginMethod>().notNull(),
  ipAddress: text("ip_address").notNull(),
  userAgent: text("user_agent").notNull(),
});

export const oauthProviders = pgTable(
  "oauth_providers",
  {
    channelId: integer("channel_id").notNull(),
    type: text().notNull(),
    issuer: text().notNull(),
    authorizeUrl: text("authorize_url").notNull(),
    tokenUrl: text("token_url").notNull(),
    jwksUrl: text("jwks_url"),
    userinfoUrl: text("userinfo_url"),
    clientId: text("client_id").notNull(),
    clientSecret: text("client_secret").notNull(),
    scope: text().notNull().default("openid profile email"),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.type] })],
);
export type OauthProvider = typeof oauthProviders.$inferSelect;

export const oauthAccounts = pgTable(
  "oauth_accounts",
  {
    channelId: integer("channel_id").notNull(),
    type: text().notNull(),
    subject: text().notNull(),
    userId: integer("user_id").notNull(),
    /** Only processes of the previous release write it; the next release drops it. */
    linkedAt: moment("linked_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.type, table.subject] })],
);

export const loginLinks = pgTable(
  "login_links",
  { fromUserId: integer("from_user_id").notNull(), userId: integer("user_id").notNull() },
  (table) => [primaryKey({ columns: [table.fromUserId, table.userId] })],
);

export const passkeys = pgTable("passkeys", {
  id,
  userId: integer("user_id").notNull(),
  credentialId: bytes("credential_id").notNull(),
  publicKey: bytes("public_key").notNull(),
  /** The authenticator's counter of signatures; 0 if it has none. */
  signCount: bigint("sign_count", { mode: "number" }).notNull(),
  transports: text().array().notNull(),
  name: text().notNull(),
  createdAt: moment("created_at").notNull(),
  lastUsedAt: moment("last_used_at"),
});
export type PasskeyRow = typeof passkeys.$inferSelect;
