import { calls } from "@noren/contract";
import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inquiries } from "../db/schema/inquiry.ts";
import { channels } from "../db/schema/shop.ts";
import { testProfile } from "../testing/member.fixture.ts";
import { StartError } from "../process/start-error.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { readRecaptchas } from "./read-recaptchas.ts";

const corporate = {
  kind: "corporate",
  corporation: "暖簾商事",
  name: "山田 花子",
  email: "office@example.jp",
  tel: "0312345678",
  body: "お見積りをお願いします。",
};

describe("calls guarded by reCAPTCHA [recaptcha.errors]", () => {
  let shop: TestShop;
  let verified: [string, string][];
  beforeAll(async () => {
    shop = await openTestShop({
      recaptcha: {
        isHuman: async (token, action) => {
          verified.push([token, action]);
          return token === "human";
        },
      },
    });
  });
  beforeEach(async () => {
    verified = [];
    await use("site-key");
  });

  const use = (key: string | null) =>
    shop.db
      .update(channels)
      .set({ settings: { ...shop.simple.settings, "PLUGIN.RECAPTCHA.KEY": key } })
      .where(eq(channels.id, shop.simple.id));
  const inquire = (more: object = {}, channel = "simple") =>
    shop.call(calls.createInquiry, { channel, body: { ...corporate, ...more } });

  it("accept a valid token and do not store it", async () => {
    expect((await inquire({ recaptcha_token: "human" })).status).toBe(200);
    expect(verified).toEqual([["human", "contact"]]);
    const [stored] = await shop.db.select().from(inquiries).orderBy(desc(inquiries.id)).limit(1);
    expect(JSON.stringify(stored)).not.toContain("recaptcha_token");
  });

  it("reject an invalid or missing token with the shop's message", async () => {
    for (const more of [{ recaptcha_token: "bot" }, {}]) {
      const { status, body } = await inquire(more);
      expect([status, body.code, body.message]).toEqual([
        422,
        "recaptcha.refused",
        "自動送信でないことを確認できませんでした。お手数ですが、もう一度お試しください。",
      ]);
    }
    expect(verified).toHaveLength(1);
  });

  it("verify each form's own action, and only after all other fields are valid", async () => {
    const register = { ...testProfile(), password: "abcd1234", is_agreed: true, recaptcha_token: "human" };
    expect((await shop.call(calls.createUser, { body: { ...register, last_name: "" } })).status).toBe(422);
    expect(verified).toEqual([]);
    expect((await shop.call(calls.createUser, { body: register })).status).toBe(200);
    const reminder = { type: "username", email: "a@example.jp", recaptcha_token: "human" };
    expect((await shop.call(calls.requestReminder, { body: reminder })).status).toBe(204);
    expect(verified.map(([, action]) => action)).toEqual(["register", "reminder"]);
  });

  it("skip the check in a shop without a site key or secret", async () => {
    await use(null);
    expect((await inquire()).status).toBe(200);
    expect((await inquire({ recaptcha_token: "bot" }, "fl1")).status).toBe(200);
    expect(verified).toEqual([]);
  });

  it("validate a token's format", async () => {
    for (const recaptcha_token of ["", "x".repeat(4097), 1, null, {}]) {
      const { status, body } = await inquire({ recaptcha_token });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["recaptcha_token"]]);
    }
  });
});

it("secrets are read by shop, and errors do not contain them", () => {
  const secret = `6Lc${"a".repeat(37)}`;
  expect([...readRecaptchas(`simple=${secret}, fl1=${secret}`).keys()]).toEqual(["simple", "fl1"]);
  expect(readRecaptchas(undefined).size).toBe(0);
  for (const text of [secret, `=${secret}`, `simple=${secret}!`, "simple=short"]) {
    expect(() => readRecaptchas(text)).toThrow(StartError);
    expect(() => readRecaptchas(text)).not.toThrow(secret);
  }
});
