import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { mails } from "../db/schema/mail.ts";
import { channels } from "../db/schema/shop.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { verifiedMember } from "../testing/member.fixture.ts";
import { mailTestMemorial } from "../testing/memorial.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { deliverMails } from "./deliver-mails.ts";
import { ADVERTISING_KINDS } from "./mail-kinds.ts";
import { queueMail } from "./queue-mail.ts";
import type { OutgoingMail } from "./transport.ts";

const shop = await openTestShop();
const memorial = {
  target_user_name: "和子",
  call: "",
  division_ct: 1,
  name: "母の誕生日",
  month: 6,
  date: 15,
} as const;

/** What sends each kind to a member. */
const kinds: Record<(typeof ADVERTISING_KINDS)[number], (memberId: number) => Promise<void>> = {
  "memorial.reminder": (memberId) => mailTestMemorial(shop, memberId, memorial),
};

describe("[mail.advertising] an advertising mail", () => {
  beforeAll(() => shop.db.update(channels).set({ issuer: testIssuer }));

  const readStopKey = async (memberId: number): Promise<string> => {
    const [member] = await shop.db.select({ key: users.mailStopKey }).from(users).where(eq(users.id, memberId));
    return member!.key;
  };
  const stop = (token: string, channel = "simple") =>
    shop.call(calls.stopMails, {
      params: { token },
      channel,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  it.each(ADVERTISING_KINDS)("%s names its sender, and is stopped without a login", async (kind) => {
    const member = await verifiedMember(shop);
    await kinds[kind](member.id);
    const [mail] = await findMailsTo(shop, member.email);
    expect(mail?.kind).toBe(kind);
    const token = await readStopKey(member.id);
    const page = `${shop.simple.origin}/mail/stop?token=${token}`;
    for (const text of [testIssuer.name, `〒${testIssuer.postal_code} ${testIssuer.address}`, testIssuer.tel, page])
      for (const body of [mail?.bodyText, mail?.bodyHtml]) expect(body).toContain(text);

    const sent: OutgoingMail[] = [];
    const transport = { send: async (each: OutgoingMail) => void sent.push(each), close: () => undefined };
    await deliverMails({ db: shop.db, transport, from: "shop@example.jp" }, new Date(shop.clock.now.getTime() + 4e10));
    expect(sent.map(({ to, stopUrl }) => [to, stopUrl])).toEqual([
      [member.email, `${shop.simple.origin}/v1/mails/stop/${token}`],
    ]);
    expect((await stop(token)).body).toEqual({ result: true });
    expect((await stop(token)).body).toEqual({ result: true });
  });

  it("is stopped for the days that exist, which remain, and resumed for one of them; a day that is registered later is mailed", async () => {
    const { id: memberId } = await verifiedMember(shop);
    const stranger = (await verifiedMember(shop)).id;
    const create = (as: number) => shop.call(calls.createMemorial, { memberId: as, body: memorial });
    const first = (await create(memberId)).body;
    await create(stranger);
    await stop(await readStopKey(memberId));
    const change = async (changes: object) => {
      const body = { ...memorial, month: 9, ...changes };
      return (await shop.call(calls.updateMemorial, { memberId, params: { id: first.id }, body })).body.is_mailed;
    };
    expect([
      await change({}),
      await change({ is_mailed: true }),
      await change({}),
      await change({ is_mailed: false }),
    ]).toEqual([false, true, true, false]);
    await create(memberId);
    const list = async (as: number) =>
      (await shop.call(calls.listMemorials, { memberId: as })).body.data.map(
        ({ is_mailed }: { is_mailed: boolean }) => is_mailed,
      );
    expect([await list(memberId), await list(stranger)]).toEqual([[false, true], [true]]);
  });

  it("is not stopped by an unknown key, nor in another shop", async () => {
    const { id: memberId } = await verifiedMember(shop);
    await shop.call(calls.createMemorial, { memberId, body: memorial });
    for (const each of [crypto.randomUUID(), `${memberId}`, "constructor"])
      expect((await stop(each)).body).toEqual({ result: false });
    expect((await stop(await readStopKey(memberId), "fl1")).body).toEqual({ result: false });
    const { body } = await shop.call(calls.listMemorials, { memberId });
    expect(body.data[0].is_mailed).toBe(true);
  });

  it("is not sent by a shop that does not say who it is, nor without a link that stops it", async () => {
    await shop.db.update(channels).set({ issuer: null }).where(eq(channels.id, shop.simple.id));
    const { id, email } = await verifiedMember(shop);
    await mailTestMemorial(shop, id, memorial);
    await shop.db.update(channels).set({ issuer: testIssuer }).where(eq(channels.id, shop.simple.id));
    expect(await findMailsTo(shop, email)).toEqual([]);
    const content = { subject: "", text: "", html: "" };
    const mail = { kind: "memorial.reminder", to: email, content } as const;
    await expect(queueMail(shop.db, shop.simple, mail, shop.clock.now)).rejects.toThrow("a link that stops it");
    expect(await shop.db.$count(mails, eq(mails.recipient, email))).toBe(0);
  });
});
