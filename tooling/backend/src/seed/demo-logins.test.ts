import { calls } from "@noren/contract";
import { isNull } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sessionFamilies } from "../db/schema/account.ts";
import { seededDatabase } from "../testing/database.ts";
import { findMailsTo, readLoginCode } from "../testing/mailbox.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { closeDemo } from "./close-demo.ts";
import { DEMO_CODE_LOGIN, DEMO_LOGIN } from "./shops.ts";

describe("the demo logins", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ database: await seededDatabase() });
  });

  it("of the long-standing member fill two pages", async () => {
    const memberId = (await shop.call(calls.login, { body: DEMO_LOGIN })).body.user_id;
    const { body, headers } = await shop.call(calls.listLoginHistories, { memberId });
    expect(headers.get("x-last-page")).toBe("2");
    expect(body.data[1]).toMatchObject({ method_name: "パスワード", device_name: "iPhone / Safari" });
  });

  it("of the newcomer require a code, whose mail is in the outbox", async () => {
    const { body } = await shop.call(calls.login, { body: DEMO_CODE_LOGIN });
    expect(body.is_verify).toBe(true);
    const mails = await findMailsTo(shop, DEMO_CODE_LOGIN.username);
    expect(mails.map((mail) => mail.kind)).toEqual(["account.code"]);
    const code = await readLoginCode(shop, DEMO_CODE_LOGIN.username);
    const answer = { verify_code: body.verify_code, user_id: body.user_id, code };
    expect((await shop.call(calls.verifyLogin, { body: answer })).body.user_id).toBe(body.user_id);
  });

  it("are disabled without demo mode", async () => {
    await closeDemo(shop.db, shop.clock.now);
    for (const body of [DEMO_LOGIN, DEMO_CODE_LOGIN]) expect((await shop.call(calls.login, { body })).status).toBe(401);
    const open = await shop.db.select().from(sessionFamilies).where(isNull(sessionFamilies.endedAt));
    expect(open).toEqual([]);
  });
});
