import { expect, it } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { mailboxOf } from "./mailbox.ts";

it.each([
  ["Hanako.Yamada@Example.JP", "hanako.yamada@example.jp"],
  ["ｈａｎａｋｏ@example.jp", "hanako@example.jp"],
  ["hanako+shop+2@example.jp", "hanako@example.jp"],
  ["h.a.nako+1@gmail.com", "hanako@gmail.com"],
  ["hanako@googlemail.com", "hanako@gmail.com"],
  ["+1@example.jp", "+1@example.jp"],
  ["+hanako+1@example.jp", "+hanako@example.jp"],
  ['"hanako@home"@example.jp', '"hanako@home"@example.jp'],
  ["h.anako@docomo.ne.jp", "h.anako@docomo.ne.jp"],
])("%s arrives at %s, also in the database", async (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  const { db } = await testDatabase();
  const { rows } = await db.$client.query<{ mailbox: string }>("SELECT mailbox_of($1) AS mailbox", [email]);
  expect(rows).toEqual([{ mailbox }]);
});
