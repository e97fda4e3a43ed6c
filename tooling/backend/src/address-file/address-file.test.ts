import { calls } from "@noren/contract";
import { addMinutes } from "date-fns/addMinutes";
import { subHours } from "date-fns/subHours";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionFamilies, userAddresses } from "../db/schema/account.ts";
import { channels } from "../db/schema/shop.ts";
import { makeExports } from "./make-exports.ts";
import { toCsv, shiftJis } from "../testing/csv-file.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { encodeText } from "../csv/write-csv.ts";
import { addressFileCopy as copy } from "./address-file.copy.ts";
import { MAX_INLINE_EXPORT } from "./address-file.routes.ts";

const HEADER = [
  "番号",
  "姓",
  "名",
  "セイ",
  "メイ",
  "郵便番号",
  "都道府県",
  "市区町村",
  "丁目/番地/号",
  "マンション/ビル名等",
  "電話番号",
  "携帯電話番号",
];
const sato = [
  "",
  "佐藤",
  "太郎",
  "サトウ",
  "タロウ",
  "530-0001",
  "大阪府",
  "大阪市北区",
  "梅田1-1-3",
  "",
  "06-1234-5678",
  "",
];
const withCell = (row: readonly string[], at: number, cell: string) => row.with(at, cell);

describe("address files", () => {
  let shop: TestShop;
  let member: { id: number; email: string };
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-20T16:00:00Z");
  });
  beforeEach(async () => {
    member = await testMember(shop);
  });

  const send = (
    rows: readonly (readonly string[])[],
    encode: (text: string) => Uint8Array<ArrayBuffer> | string = String,
  ) => sendText(encode(toCsv([HEADER, ...rows])));
  const sendText = (content: Uint8Array<ArrayBuffer> | string) =>
    shop.call(calls.importAddresses, { memberId: member.id, file: new File([content], "先.csv") });
  const book = async () => (await shop.call(calls.listAddresses, { memberId: member.id })).body.data;
  const download = (encoding = "utf-8") =>
    shop.call(calls.exportAddresses, { memberId: member.id, query: { encoding } });

  it.each([
    ["UTF-8", String],
    ["UTF-8 as Excel saves it", (text: string) => `\uFEFF${text}`],
    ["Shift_JIS", (text: string) => new Uint8Array(shiftJis(text))],
  ])("are accepted in %s, with values normalised", async (_, encode) => {
    const typed = [
      "",
      "髙橋",
      " 花子 ",
      "たかはし",
      "ﾊﾅｺ",
      "１５０ー０００１",
      "東京都",
      "渋谷区",
      "神宮前１－２",
      "",
      "0312345678",
      "090-1234-5678",
    ];
    const { body } = await send([sato, typed], encode);
    expect(body).toEqual({ added: 2, changed: 0, ids: (await book()).slice(1).map(({ id }: { id: number }) => id) });
    const [, first, second] = await book();
    expect(first).toMatchObject({ shipping_name: "佐藤 太郎", postal_code: "5300001", address2: null, division_ct: 2 });
    expect(second).toMatchObject({
      shipping_last_name: "髙橋",
      shipping_kana: "タカハシ ハナコ",
      postal_code: "1500001",
      phone_number: "0312345678",
      cell_phone_number: "09012345678",
    });
  });

  it("are validated as a whole: every error has its line, and nothing is imported", async () => {
    const { status, body } = await send([
      sato,
      withCell(withCell(sato, 5, "123"), 6, "東京"),
      withCell(sato, 3, "Sato"),
      withCell(sato, 0, "2000000"),
      withCell(sato, 1, ""),
    ]);
    expect([status, body.code]).toEqual([422, "user_address.file"]);
    expect(body.errors).toEqual({
      "lines.3.postal_code": ["郵便番号の形式で入力してください。例：123-4567"],
      "lines.3.prefecture": [expect.any(String)],
      "lines.4.shipping_last_name_kana": ["セイは全角カタカナで入力してください"],
      "lines.6.shipping_last_name": [expect.any(String)],
    });
    expect(await book()).toHaveLength(1);
  });

  it("are refused before a long cell is normalised, which would occupy the server", async () => {
    const marks = `佐${"\u0301\u0316".repeat(60_000)}`;
    const { status, body } = await send([sato, withCell(withCell(sato, 1, marks), 0, "1".repeat(201))]);
    expect([status, body.errors]).toEqual([
      422,
      { "lines.3.shipping_last_name": [copy.longCell], "lines.3.id": [copy.unknownNumber] },
    ]);
  });

  it("are refused with stacked marks, and lose hidden characters", async () => {
    const stacked = withCell(sato, 1, `佐${"\u0301".repeat(20)}`);
    expect((await send([stacked])).body).toMatchObject({
      code: "user_address.file",
      errors: { "lines.2.shipping_last_name": ["姓に使用できない文字が含まれています"] },
    });
    expect((await send([withCell(sato, 7, "大阪\u200B市\u{E0041}北区")])).status).toBe(200);
    expect((await book()).map(({ city }: { city: string }) => city)).toContain("大阪市北区");
  });

  it("are refused where an export in Shift_JIS lost a character, which would replace the member's own", async () => {
    const { status, body } = await send([sato, withCell(sato, 1, "𠮷田")], (text) => encodeText(text, "shift_jis"));
    expect([status, body.errors]).toEqual([422, { "lines.3.shipping_last_name": [copy.replaced] }]);
    expect(await book()).toHaveLength(1);
  });

  it("are normalised in a worker, so that other requests go on", async () => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    const rows = Array.from({ length: 20 }, () => withCell(sato, 1, `佐${"\u0301\u0316".repeat(90)}`));
    expect((await send(rows)).body.code).toBe("user_address.file");
    const texts = normalize.mock.contexts.map(String);
    normalize.mockRestore();
    expect(texts.filter((text) => text.includes("\u0316"))).toEqual([]);
  });

  it("update the addresses whose ids they contain, and the profile with the member's own [address.own-updates-profile]", async () => {
    await send([sato]);
    const [own, other] = await book();
    const lines = (await download()).body.toString().slice(1).replace("山田", "山本").replace("梅田1-1-3", "梅田2-2-2");
    expect((await sendText(lines)).body).toEqual({ added: 0, changed: 2, ids: [own.id, other.id] });
    const changed = await book();
    expect(changed.map(({ id }: { id: number }) => id)).toEqual([own.id, other.id]);
    expect(changed[1].address1).toBe("梅田2-2-2");
    expect((await shop.call(calls.getUser, { memberId: member.id })).body.last_name).toBe("山本");
    const twice = withCell(sato, 0, String(other.id));
    expect((await send([twice, twice])).body.errors).toEqual({ "lines.3.id": ["同じ番号が2回以上あります。"] });
  });

  it("do not change addresses of other members", async () => {
    const [theirs] = await book();
    member = await testMember(shop);
    const { status, body } = await send([withCell(sato, 0, String(theirs.id))]);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["lines.2.id"]]);
  });

  it("may have the headings of earlier exports, with ・ in place of a slash", async () => {
    const earlier = HEADER.map((heading) => heading.replaceAll("/", "・"));
    await sendText(toCsv([earlier, sato]));
    expect((await book())[1]).toMatchObject({ address1: "梅田1-1-3" });
  });

  it.each([
    ["a column is missing", toCsv([HEADER.slice(0, 8), sato.slice(0, 8)])],
    ["it has no lines", toCsv([HEADER])],
    ["quotes are broken", `${toCsv([HEADER])}"佐藤,太郎`],
    ["it is another encoding", new Uint8Array([0xfe, 0xff, 0x80, 0x30])],
    ["it is empty", ""],
    ["it is a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])("are rejected when %s", async (_, content) => {
    const { status, body } = await sendText(content);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["file"]]);
  });

  it("respect the limit [address.limit]", async () => {
    const free = shop.simple.addressLimit - 1;
    const many = Array.from({ length: free }, () => sato);
    expect(await send([...many, sato])).toMatchObject({ status: 422, body: { code: "user_address.limit" } });
    expect((await send(Array.from({ length: 5000 }, () => sato))).body.code).toBe("user_address.limit");
    const both = await Promise.all([send(many), send([sato])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await book()).length).toBeLessThanOrEqual(shop.simple.addressLimit);
  });

  it("survive a round trip, and contain no formula that a spreadsheet would run", async () => {
    await send([withCell(withCell(sato, 9, "=HYPERLINK(A1)"), 1, "＋佐藤")]);
    const { body, headers } = await download("shift_jis");
    expect(headers.get("content-type")).toBe("text/csv; charset=shift_jis");
    expect(decodeURIComponent(headers.get("x-suggested-filename") ?? "")).toBe("お届け先_20261121_Excel用.csv");
    const text = new TextDecoder("shift_jis").decode(body);
    expect(text).toContain(`"'＋佐藤"`);
    expect(text).toContain(`"'=HYPERLINK(A1)"`);
    expect(text).toContain('"530-0001"');
    const before = await book();
    expect((await sendText(new Uint8Array(body))).body).toMatchObject({ added: 0, changed: 2 });
    expect(await book()).toEqual(before);
  });

  it("restore leading zeros that spreadsheets remove", async () => {
    await send([withCell(withCell(sato, 5, "600001"), 10, "612345678")]);
    const [, first] = await book();
    expect([first.postal_code, first.phone_number]).toEqual(["0600001", "0612345678"]);
  });

  it("[export.deferred] of a large book are written later, once, and announced by a message with the file and a mail", async () => {
    await shop.db.update(channels).set({ addressLimit: 1000 }).where(eq(channels.id, shop.simple.id));
    await send(Array.from({ length: MAX_INLINE_EXPORT }, () => sato));
    expect((await download()).body).toEqual({ message: expect.stringContaining("順番に作成") });
    await download();
    const counts = await Promise.all([1, 2, 3].map(() => makeExports(shop, shop.clock.now)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    const [message, ...more] = (await shop.call(calls.listSystemMessages, { memberId: member.id })).body.data;
    expect([message.title, more]).toEqual(["お届け先のファイルができました", []]);
    const opened = await shop.call(calls.getSystemMessage, { memberId: member.id, params: { key: message.key } });
    const file = (await shop.fetch(opened.body.file.url)).body;
    expect(file.toString().split("\r\n")).toHaveLength(MAX_INLINE_EXPORT + 3);
    expect((await findMailsTo(shop, member.email)).at(-1)?.bodyText).toContain("/mypage/message-center");
    await shop.db.update(channels).set({ addressLimit: 20 }).where(eq(channels.id, shop.simple.id));
  });

  it("allow deleting all addresses at once except the member's own", async () => {
    await send([sato, sato]);
    const [, first] = await book();
    await shop.call(calls.useAddress, { memberId: member.id, params: { id: first.id } });
    const authorization = `Bearer ${await shop.accessToken(member.id)}`;
    const deleteAll = (body: object) => shop.call(calls.deleteAllAddresses, { headers: { authorization }, body });
    expect(await deleteAll({ current_password: "wrong2026" })).toMatchObject({
      status: 422,
      body: { code: "user.password_wrong" },
    });
    expect(await book()).toHaveLength(3);
    // A token that was copied from a login an hour ago destroys nothing.
    await shop.db.update(sessionFamilies).set({ confirmedAt: subHours(shop.clock.now, 1) });
    expect(await deleteAll({})).toMatchObject({
      status: 422,
      body: { errors: { current_password: [expect.any(String)] } },
    });
    expect(await book()).toHaveLength(3);
    shop.clock.now = addMinutes(shop.clock.now, 1);
    expect((await deleteAll({ current_password: PASSWORD })).status).toBe(204);
    expect(await book()).toMatchObject([{ division_ct: 1, is_default: true, is_sender_default: true }]);
    const rows = await shop.db.select().from(userAddresses).where(eq(userAddresses.userId, member.id));
    expect(rows).toHaveLength(1);
  });
});
