import { and, isNotNull, type SQL } from "drizzle-orm";
import { isMember } from "./mailbox-holder.ts";
import { users } from "./schema/account.ts";

/** The condition that a user is this member and has verified this email. */
export const isVerifiedMember = (userId: number, email: string): SQL | undefined =>
  and(isMember(userId, email), isNotNull(users.emailVerifiedAt));
