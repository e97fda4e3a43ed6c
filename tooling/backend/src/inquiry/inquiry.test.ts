import { calls } from "@noren/contract";
import { addMinutes } from "date-fns/addMinutes";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempts, users } from "../db/schema/account.ts";
import { categories } from "../db/schema/catalogue.ts";
import { storedFiles } from "../db/schema/file.ts";
import { inquiries } from "../db/schema/inquiry.ts";
import { channels } from "../db/schema/shop.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember, testProfile, verifiedMember } from "../testing/member.fixture.ts";
import { testPhoto } from "../testing/picture.fixture.ts";
import { catalog } from "../testing/inquiry.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { isOf } from "../rate-limit/attempts.ts";
import { INQUIRIES_FROM_NETWORK } from "./count-inquiry.ts";
import { answerInquiry } from "./inquiries.ts";

const contact = {
  kind: "contact",
  name: "山田 花子",
  category: "delivery",
  order_no: "261120-7K3F9QXA",
  body: "お届け日を変更できますか。\n21日を希望します。",
};

describe("inquiries", () => {
  let shop: TestShop;
  let member: { id: number; email: string };
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.db.insert(categories).values([
      { channelId: shop.simple.id, kind: "inquiries", key: "delivery", name: "お届けについて" },
      { channelId: shop.simple.id, kind: "products", key: "tea", name: "お茶" },
    ]);
  });
  beforeEach(async () => {
    shop.clock.now = new Date("2026-11-21T03:00:00Z");
    member = await testMember(shop);
  });

  let count = 0;
  const send = (body: object, memberId?: number, ip?: string) =>
    shop.call(calls.createInquiry, {
      body: { email: `guest${(count += 1)}@example.jp`, ...body },
      headers: { "x-forwarded-for": ip ?? `203.0.113.${count}` },
      ...(memberId !== undefined && { memberId }),
    });
  const own = async (): Promise<string> => (await send({ ...contact, email: member.email }, member.id)).body.key;
  const read = (key: string, memberId = member.id) => shop.call(calls.getInquiry, { memberId, params: { key } });
  const list = (query = {}) => shop.call(calls.listInquiries, { memberId: member.id, query });
  const reply = (body: object, memberId = member.id) => shop.call(calls.replyToInquiry, { memberId, body });
  const upload = async (): Promise<string> => {
    const file = new File([await testPhoto()], "傷.jpg");
    return (await shop.call(calls.uploadFile, { file, body: { dir: "inquiries" } })).body.key;
  };
  const answer = (key: string, body: string) =>
    shop.db.transaction(async (tx) => {
      const [row] = await tx.select().from(inquiries).where(eq(inquiries.key, key));
      if (row) await answerInquiry(tx, shop.simple, row, body, shop.clock.now);
    });

  it("of a guest get a number and a mail that omits the text, since the email is unverified", async () => {
    const email = "stranger@example.jp";
    const { status, body } = await send({ ...contact, email });
    expect([status, body]).toEqual([200, { key: expect.stringMatching(/^[A-Z0-9]{10}$/) }]);
    const [mail] = await findMailsTo(shop, email);
    expect(mail?.subject).toContain("お問い合わせを受け付けました");
    expect(mail).toMatchObject({ userId: null, network: expect.any(String), reference: body.key });
    expect(mail?.bodyText).toContain(body.key);
    expect(mail?.bodyText).toContain("お届けについて");
    for (const word of ["お届け日を変更", "山田"]) expect(mail?.bodyText).not.toContain(word);
  });

  it("are mailed to the shop's staff with all fields, and so are later comments", async () => {
    const to = "staff@example.jp";
    await shop.db.update(channels).set({ contactEmail: to }).where(eq(channels.id, shop.simple.id));
    const key = await own();
    await reply({ inquiry_key: key, body: "写真です。", file_keys: [await upload()] });
    await send({ ...contact, email: "stranger@example.jp" }, undefined);
    const [first, replied, ofGuest] = await findMailsTo(shop, to);
    expect(first?.subject).toContain("お問い合わせが届きました");
    const quoted = "> お届け日を変更できますか。\n> 21日を希望します。";
    for (const word of [key, "お届けについて", quoted, "山田 花子", member.email, contact.order_no])
      expect(first?.bodyText).toContain(word);
    expect(replied?.subject).toContain("返信が届きました");
    for (const word of [key, "写真です。", "1件", member.email]) expect(replied?.bodyText).toContain(word);
    expect(replied?.bodyText).not.toContain(contact.body);
    expect(ofGuest?.bodyText).toContain("stranger@example.jp");
    await shop.db.update(channels).set({ contactEmail: null }).where(eq(channels.id, shop.simple.id));
    await own();
    expect(await findMailsTo(shop, to)).toHaveLength(3);
  });

  it("of a member are in the member's list, with all fields", async () => {
    const key = await own();
    expect((await list()).body.data).toMatchObject([
      {
        key,
        kind_name: "お問い合わせ",
        category: { key: "delivery", name: "お届けについて" },
        subject: "お届け日を変更できますか。",
        status: "received",
        is_unread: false,
      },
    ]);
    const { body } = await read(key);
    expect(body).toMatchObject({ body: contact.body, files: [], comments: [], can_reply: true });
    expect(body.details).toEqual([
      { name: "氏名", value: "山田 花子" },
      { name: "メールアドレス", value: member.email },
      { name: "ご注文番号", value: "261120-7K3F9QXA" },
    ]);
    const [mail] = await findMailsTo(shop, member.email);
    expect(mail?.bodyText).not.toContain("お届け日を変更できますか。");
    expect(mail?.bodyText).toContain(`/mypage/inquiry_history/${key}`);
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, member.id));
    await own();
    expect((await findMailsTo(shop, member.email)).at(-1)?.bodyText).toContain("> お届け日を変更できますか。\n> 21日");
  });

  it("can be sent by a company, with the names of the selected options", async () => {
    const corporate = {
      kind: "corporate",
      corporation: "株式会社のれん堂",
      name: "山田",
      tel: "0312345678",
      delivery: 2,
      payment: 3,
      body: "見積もりをお願いします。",
    };
    const { key } = (await send(corporate, member.id)).body;
    const { details } = (await read(key)).body;
    expect(details).toContainEqual({ name: "会社名", value: "株式会社のれん堂" });
    expect(details).toContainEqual({ name: "配送方法", value: "店舗へ直送" });
    expect(details).toContainEqual({ name: "お支払い方法", value: "後払い決済" });
  });

  it("can request printed catalogues", async () => {
    const { status, body } = await send(catalog, member.id);
    expect(status).toBe(200);
    expect((await read(body.key)).body).toMatchObject({ kind: "catalog", body: "2026年秋冬号 2部" });
    expect((await send({ ...catalog, prefecture: "東京" })).body.errors).toHaveProperty("prefecture");
    expect((await send({ ...catalog, quantity: 11 })).body.errors).toHaveProperty("quantity");
  });

  it.each([
    [{ category: "none" }, "category"],
    [{ category: "tea" }, "category"],
    [{ kind: "other" }, "kind"],
    [{ body: " " }, "body"],
    [{ email: "a@b\r\nBcc: c@d.jp" }, "email"],
    [{ name: "a".repeat(101) }, "name"],
    [{ file_keys: ["../../etc/passwd"] }, "file_keys.0"],
    [{ file_keys: [`inquiries/aa/${"a".repeat(32)}.jpg`] }, "file_keys"],
  ])("report the invalid field of %j", async (changes, field) => {
    const { status, body } = await send({ ...contact, ...changes });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("keep their uploads, each of which belongs to one inquiry only", async () => {
    const keys = [await upload(), await upload()];
    const first = await send({ ...contact, file_keys: keys }, member.id);
    const { files } = (await read(first.body.key)).body;
    expect(files).toMatchObject([{ name: "傷.jpg", type: "image/jpeg" }, { name: "傷.jpg" }]);
    expect((await shop.fetch(files[0].url)).status).toBe(200);
    expect((await send({ ...contact, file_keys: [keys[0]] })).status).toBe(422);
    const fresh = await upload();
    expect((await send({ ...contact, file_keys: [fresh, fresh] })).status).toBe(422);
    shop.clock.now = new Date("2026-11-22T03:00:00Z");
    expect((await send({ ...contact, file_keys: [fresh] })).status).toBe(422);
  });

  it("keep uploads for two years of a verified email, else for 180 days", async () => {
    const expiryOf = async (memberId?: number) => {
      const key = await upload();
      expect((await send({ ...contact, file_keys: [key] }, memberId)).status).toBe(200);
      const [row] = await shop.db.select().from(storedFiles).where(eq(storedFiles.key, key));
      return row?.expiresAt?.toISOString();
    };
    for (const memberId of [undefined, member.id]) expect(await expiryOf(memberId)).toBe("2027-05-20T03:00:00.000Z");
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, member.id));
    expect(await expiryOf(member.id)).toBe("2028-11-20T03:00:00.000Z");

    const { key } = (await send({ ...contact, file_keys: [await upload()] }, member.id)).body;
    const [file] = (await read(key)).body.files;
    shop.clock.now = new Date("2028-11-20T03:00:00Z");
    expect((await shop.fetch(file.url)).status).toBe(404);
    expect((await read(key)).body.files).toEqual([]);
  });

  it("alternate between the shop's and the member's comments", async () => {
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, member.id));
    const key = await own();
    const other = await own();
    shop.clock.now = new Date("2026-11-21T04:00:00Z");
    await answer(key, "承りました。");
    const [received, , answered] = await findMailsTo(shop, member.email);
    for (const mail of [received, answered]) expect(mail?.bodyText).toMatch(/^山田 花子 様\n/);
    expect(answered?.bodyText).toContain("承りました。");
    const [newest] = (await list({ per: 1 })).body.data;
    expect(newest).toMatchObject({ key, status: "answered", is_unread: true });
    expect((await read(key)).body).toMatchObject({
      is_unread: false,
      comments: [{ author: "shop", body: "承りました。", created_at: "2026-11-21T04:00:00.000Z" }],
    });
    shop.clock.now = new Date("2026-11-21T05:00:00Z");
    const replied = await reply({ inquiry_key: key, body: "写真です。", file_keys: [await upload()] });
    expect(replied.body).toMatchObject({
      status: "received",
      updated_at: "2026-11-21T05:00:00.000Z",
      comments: [{ author: "shop" }, { author: "member", body: "写真です。", files: [{ name: "傷.jpg" }] }],
    });
    expect((await list()).body.data.map((each: { key: string }) => each.key)).toEqual([key, other]);
  });

  it("reject comments once closed", async () => {
    const key = await own();
    await shop.db.update(inquiries).set({ status: "closed" }).where(eq(inquiries.key, key));
    expect(await reply({ inquiry_key: key, body: "もう一度" })).toMatchObject({
      status: 409,
      body: { code: "inquiry.closed" },
    });
    expect((await read(key)).body.can_reply).toBe(false);
  });

  it("can be read and answered only by their member", async () => {
    const key = await own();
    const stranger = (await testMember(shop)).id;
    for (const unknown of [key, "AAAAAAAAAA"]) {
      expect((await read(unknown, stranger)).status).toBe(404);
      expect((await reply({ inquiry_key: unknown, body: "x" }, stranger)).status).toBe(404);
    }
    expect((await read(key)).body.comments).toEqual([]);
  });

  /** Sends inquiries and returns their statuses. */
  const sendAll = async (count: number, body: object, { ip, memberId }: { ip: string; memberId?: number }) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) statuses.push((await send(body, memberId, ip)).status);
    return statuses;
  };
  const FIVE = [...Array<number>(5).fill(200), 429];

  it("of a guest are limited per mailbox and network", async () => {
    const spellings = [1, 2, 3, 4, 5, 6, 7].map((tag) => `${tag % 2 === 0 ? "Flooded" : "flooded"}+${tag}@example.jp`);
    const answers = await Promise.all(
      spellings.map((each) => send({ ...contact, email: each }, undefined, "203.0.113.250")),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const mails = await Promise.all(spellings.map((each) => findMailsTo(shop, each)));
    expect(mails.flat()).toHaveLength(5);
  });

  it.each([
    ["a guest", async () => ({ email: testProfile().email })],
    ["an unverified member", () => testMember(shop)],
    ["a verified member", () => verifiedMember(shop)],
  ])("of strangers with the email of %s do not limit its owner", async (_, create) => {
    const owner: { id?: number; email: string } = await create();
    const body = { ...contact, email: owner.email };
    expect(await sendAll(6, body, { ip: "198.51.100.1" })).toEqual(FIVE);
    expect(await sendAll(6, body, { ip: "198.51.100.1", memberId: member.id })).toEqual(FIVE);
    expect(await sendAll(6, body, { ip: "198.51.100.2", memberId: owner.id })).toEqual(FIVE);
  });

  it("that were refused do not count", async () => {
    const email = "typing@example.jp";
    const ip = "198.51.100.3";
    expect(await sendAll(8, { ...contact, email, category: "none" }, { ip })).toEqual(Array(8).fill(422));
    expect(await sendAll(8, { ...catalog, email, prefecture: "東京" }, { ip })).toEqual(Array(8).fill(422));
    expect(await sendAll(6, { ...contact, email }, { ip })).toEqual(FIVE);
  });

  it("of a campus are limited for guests and unverified members, not for verified ones", async () => {
    const ip = "198.51.100.4";
    const verified = await verifiedMember(shop);
    await sendAll(1, contact, { ip });
    await shop.db.update(attempts).set({ count: INQUIRIES_FROM_NETWORK.max }).where(isOf(INQUIRIES_FROM_NETWORK, ip));
    expect(await sendAll(1, contact, { ip })).toEqual([429]);
    expect(await sendAll(1, contact, { ip, memberId: member.id })).toEqual([429]);
    expect(await sendAll(6, { ...contact, email: verified.email }, { ip, memberId: verified.id })).toEqual(FIVE);
    // Another spelling of a verified mailbox is no further person.
    const email = verified.email.replace("@", "+2@");
    const second = await verifiedMember(shop, { email });
    expect(await sendAll(1, { ...contact, email }, { ip, memberId: second.id })).toEqual([429]);
    shop.clock.now = addMinutes(shop.clock.now, 10);
    expect(await sendAll(1, contact, { ip })).toEqual([200]);
  });
});
