import { calls } from "@noren/contract";
import { addSeconds } from "date-fns/addSeconds";
import { count, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sessionFamilies } from "../db/schema/account.ts";
import { loginHistories } from "../db/schema/login.ts";
import { MAX_FAMILIES } from "../session/session-family.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { MAX_HISTORIES } from "./login-history.ts";

describe("logins of a member", () => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await openTestShop()));

  it("store a limited number of histories and sessions, of which the oldest end", async () => {
    const { id: userId, email } = await testMember(shop);
    const earlier = (index: number) => addSeconds(shop.clock.now, -1 - index);
    await shop.db.insert(loginHistories).values(
      Array.from({ length: MAX_HISTORIES }, (_, index) => ({
        userId,
        loggedInAt: earlier(index),
        method: "password" as const,
        ipAddress: "203.0.113.9",
        userAgent: "",
      })),
    );
    await shop.db.insert(sessionFamilies).values(
      Array.from({ length: MAX_FAMILIES }, (_, index) => ({
        id: crypto.randomUUID(),
        userId,
        tokenHash: Buffer.from(""),
        rotatedAt: earlier(index),
        expiresAt: addSeconds(shop.clock.now, 1000 + index),
        isByOwnProof: true,
      })),
    );
    expect((await shop.call(calls.login, { body: { username: email, password: PASSWORD } })).status).toBe(200);
    const [histories] = await shop.db
      .select({ count: count() })
      .from(loginHistories)
      .where(eq(loginHistories.userId, userId));
    expect(histories?.count).toBe(MAX_HISTORIES);
    const families = await shop.db.select().from(sessionFamilies).where(eq(sessionFamilies.userId, userId));
    expect(families).toHaveLength(MAX_FAMILIES);
    expect(families.map(({ rotatedAt }) => rotatedAt.getTime())).not.toContain(earlier(MAX_FAMILIES - 1).getTime());
    const { body } = await shop.call(calls.listLoginHistories, { memberId: userId, query: { per: "all" } });
    expect(body.data).toHaveLength(100);
  });
});
