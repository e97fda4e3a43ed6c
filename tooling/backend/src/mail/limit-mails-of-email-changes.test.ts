import { calls } from "@noren/contract";
import { describe, expect, it } from "vitest";
import { deliveredMails } from "../testing/delivered-mails.ts";
import { findMailsTo, readLinkParameter } from "../testing/mailbox.ts";
import { catalog } from "../testing/inquiry.fixture.ts";
import { PASSWORD, testMember, testProfile, verifiedMember } from "../testing/member.fixture.ts";
import { openTestShop } from "../testing/shop.ts";

const shop = await openTestShop();

const THIEF = "198.51.100.1";
const REQUESTED = "メールアドレスの変更が申し込まれました";
const CHANGED = "メールアドレスが変更されました";

describe("mails to the email that a member loses [mail.hold] [session.email-restore]", () => {
  const { sent, deliverBatch, deliverAll } = deliveredMails(shop);
  const subjectsTo = (email: string) => sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  const subjects = (...parts: string[]) => parts.map((part) => expect.stringContaining(part));

  async function request(memberId: number, email: string, ip = THIEF): Promise<string> {
    const body = { ...testProfile({ email }), current_password: PASSWORD };
    const headers = { "x-forwarded-for": ip };
    expect((await shop.call(calls.updateUser, { memberId, headers, body })).status).toBe(200);
    return (await readLinkParameter(shop, email, "token")) ?? "";
  }
  async function confirm(token: string): Promise<void> {
    const headers = { "x-forwarded-for": THIEF };
    expect((await shop.call(calls.checkEmailVerify, { headers, body: { token } })).status).toBe(200);
  }
  /** Changes the email of a member; the mails about it are sent at once. */
  async function change(memberId: number, email: string): Promise<void> {
    const token = await request(memberId, email);
    await deliverAll();
    await confirm(token);
    await deliverAll();
  }
  /** Changes the emails of accounts with other spellings of a mailbox, so that its hour is used up. */
  async function changeSpellings(mailbox: string, count: number): Promise<void> {
    const [local, domain] = mailbox.split("@");
    for (let index = 0; index < count; index += 1) {
      const { id } = await testMember(shop, { email: `${local}+${index}@${domain}` });
      await change(id, testProfile().email);
    }
  }

  it.each([2, 7])(
    "arrive at a verified one at once after %i spellings of its mailbox changed theirs",
    async (count) => {
      const { id, email } = await verifiedMember(shop, { email: `yuki${count}@home.example` });
      await changeSpellings(email, count);
      await change(id, testProfile().email);
      expect(subjectsTo(email)).toEqual(subjects(REQUESTED, CHANGED));
    },
  );

  it("arrive at a verified one even if both changes are made before the first mail is sent", async () => {
    const { id, email } = await verifiedMember(shop, { email: "rin@home.example" });
    await changeSpellings(email, 7);
    await confirm(await request(id, testProfile().email));
    await deliverAll();
    expect(subjectsTo(email)).toHaveLength(2);
    expect(subjectsTo(email)).toEqual(expect.arrayContaining(subjects(REQUESTED, CHANGED)));
  });

  it("arrive at an unverified one that holds its mailbox", async () => {
    const { id, email } = await testMember(shop, { email: "aoi@home.example" });
    await changeSpellings(email, 7);
    await confirm(await request(id, testProfile().email));
    await deliverAll();
    expect(subjectsTo(email)).toHaveLength(2);
  });

  it("arrive there about new passwords and the end of the account too", async () => {
    const { id, email } = await verifiedMember(shop, { email: "mei@home.example" });
    await changeSpellings(email, 7);
    await change(id, testProfile().email);
    sent.length = 0;
    const passwords = [PASSWORD, "stolen2026", "stolen2027", "stolen2028"];
    for (const [index, password] of passwords.slice(1).entries()) {
      const body = { current_password: passwords[index], password };
      expect((await shop.call(calls.changePassword, { memberId: id, body })).status).toBe(204);
    }
    const body = { current_password: passwords.at(-1) };
    expect((await shop.call(calls.deleteUser, { memberId: id, body })).status).toBe(204);
    await deliverAll();
    expect(subjectsTo(email)).toHaveLength(4);
  });

  it("are sent with the link to the new one and before a flood of the same network", async () => {
    const { id, email } = await verifiedMember(shop, { email: "sora@home.example" });
    const { email: stolen } = testProfile();
    const flood = async () => {
      for (let index = 0; index < 12; index += 1) {
        const body = { ...catalog, email: `flood${index}@example.com` };
        const headers = { "x-forwarded-for": THIEF };
        expect((await shop.call(calls.createInquiry, { headers, body })).status).toBe(200);
      }
    };
    await flood();
    const token = await request(id, stolen);
    await deliverBatch();
    expect(sent.map(({ to }) => to)).toEqual(expect.arrayContaining([stolen, email]));
    sent.length = 0;
    await confirm(token);
    await deliverBatch();
    expect(subjectsTo(email)).toEqual(subjects(CHANGED));
  });

  it("do not let a stranger mail a mailbox by accounts that have it in turn", async () => {
    const spellings = ["kai@home.example", ...Array.from({ length: 9 }, (_, index) => `kai+${index}@home.example`)];
    const members = [];
    for (const email of spellings) {
      members.push(await testMember(shop, { email }));
      await change(members.at(-1)!.id, testProfile().email);
    }
    const body = { current_password: PASSWORD, password: "stolen2026" };
    for (const { id } of members)
      expect((await shop.call(calls.changePassword, { memberId: id, body })).status).toBe(204);
    await deliverAll();
    const toMailbox = sent.filter(({ to }) => spellings.includes(to)).map(({ subject }) => subject);
    // Its first account's change, and two of the others; six other notices, and two of the first account.
    expect(toMailbox.filter((subject) => subject.includes(CHANGED))).toHaveLength(3);
    expect(toMailbox).toHaveLength(3 + 8);
    expect(await findMailsTo(shop, "kai+8@home.example")).not.toEqual([]);
  });
});
