import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { hashPassword, passwordMatches } from "../account/password.ts";
import { endFamilies } from "../session/session-family.ts";
import type { Db } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { DEMO_CODE_LOGIN, DEMO_LOGIN } from "./shops.ts";

/**
 * The demo members have a public password. Without demo mode, sets a random password and ends their
 * logins; does not change a password that is no longer the public one.
 */
export async function closeDemo(db: Db, now: Date): Promise<void> {
  const people = await db
    .select({ id: users.id, username: users.username, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.username, [DEMO_LOGIN.username, DEMO_CODE_LOGIN.username]));
  for (const { id, username, passwordHash } of people) {
    const { password } = username === DEMO_LOGIN.username ? DEMO_LOGIN : DEMO_CODE_LOGIN;
    if (!(await passwordMatches(passwordHash, password))) continue;
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(randomUUID()), sharedEmailLogin: null, passwordChangedAt: now })
      .where(eq(users.id, id));
    await endFamilies(db, id, now);
  }
}
