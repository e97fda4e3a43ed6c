import { calls } from "@noren/contract";
import { expect, it } from "vitest";
import { attempts } from "../db/schema/account.ts";
import {
  isOf,
  REMINDERS_FROM_NETWORK,
  REMINDERS_FROM_NETWORK_IN_TOTAL,
  REMINDERS_PER_NAME_AND_NETWORK,
} from "../rate-limit/attempts.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember, verifiedMember } from "../testing/member.fixture.ts";
import { openTestShop } from "../testing/shop.ts";

it("a refused reminder points at the mailed links, whether an account has the name or not [reminder.flow]", async () => {
  const shop = await openTestShop();
  const { email } = await testMember(shop);
  for (const username of [email, "unknown@example.com"]) {
    const requestFrom = (ip: string) =>
      shop.call(calls.requestReminder, { body: { type: "password", username }, headers: { "x-forwarded-for": ip } });
    for (const ip of ["203.0.113.9", "198.51.100.7"])
      for (let count = 0; count < REMINDERS_PER_NAME_AND_NETWORK.max; count += 1)
        expect((await requestFrom(ip)).status).toBe(204);
    expect(await requestFrom("198.51.100.8")).toMatchObject({
      status: 429,
      body: { code: "rate_limited", message: expect.stringContaining("すでにメールが届いている場合は、そのリンクを") },
    });
  }
});

it("many reminders of a network leave one an hour to each name, whether an account has it or not [reminder.flow]", async () => {
  const shop = await openTestShop();
  const { email } = await verifiedMember(shop);
  const campus = "203.0.113.9";
  const request = async (username: string) => {
    const headers = { "x-forwarded-for": campus };
    return (await shop.call(calls.requestReminder, { body: { type: "password", username }, headers })).status;
  };
  expect(await request("invented@example.com")).toBe(204);
  const ofCampus = isOf(REMINDERS_FROM_NETWORK, campus);
  await shop.db.update(attempts).set({ count: REMINDERS_FROM_NETWORK.max }).where(ofCampus);
  for (const name of [email, "unknown@example.com"])
    expect([await request(name), await request(name)]).toEqual([204, 429]);
  expect((await findMailsTo(shop, email)).map(({ kind }) => kind)).toEqual(["account.reminder_password"]);
  const inTotal = isOf(REMINDERS_FROM_NETWORK_IN_TOTAL, campus);
  await shop.db.update(attempts).set({ count: REMINDERS_FROM_NETWORK_IN_TOTAL.max }).where(inTotal);
  const count = await shop.db.$count(attempts);
  expect(await request("another@example.com")).toBe(429);
  expect(await shop.db.$count(attempts), "a refused one stores nothing").toBe(count);
});
