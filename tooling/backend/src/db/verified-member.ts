import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { users } from "./schema/account.ts";

/** The condition that a user is this member and has verified this email. */
export const isVerifiedMember = (userId: number, email: string): SQL | undefined =>
  and(eq(users.id, userId), eq(sql`lower(${users.email})`, email.toLowerCase()), isNotNull(users.emailVerifiedAt));
