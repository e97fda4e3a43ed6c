import { calls } from "@noren/contract";
import { Hono } from "hono";
import { beforeAll, describe, expect, it } from "vitest";
import { sendSystemMessage } from "../system-message/system-messages.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { FILE_ROUTE, serveFile } from "./file-link.ts";
import { DOWNLOADS_AT_A_TIME } from "./limit-downloads.ts";

const PDF = new TextEncoder().encode("%PDF-1.7\n");

describe("the signed URL of a file", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-21T03:00:00Z");
    memberId = (await testMember(shop)).id;
  });

  async function sendFileMessage(): Promise<string> {
    const file = new File([PDF], "明細.pdf");
    const { key } = (await shop.call(calls.uploadFile, { file, body: { dir: "inquiries" } })).body;
    const createdAt = shop.clock.now;
    await sendSystemMessage(shop.db, { userId: memberId, title: "明細", body: "", fileKey: key, createdAt });
    const { file: linked } = await openNewest();
    expect(linked).toMatchObject({ name: "明細.pdf", type: "application/pdf", size: 9 });
    return linked.url;
  }
  const openNewest = async () => {
    const [message] = (await shop.call(calls.listSystemMessages, { memberId })).body.data;
    return (await shop.call(calls.getSystemMessage, { memberId, params: { key: message.key } })).body;
  };

  it("opens it as a download without a token for an hour", async () => {
    const url = await sendFileMessage();
    const { status, body, headers } = await shop.fetch(url, { channel: null });
    expect([status, body.toString()]).toEqual([200, "%PDF-1.7\n"]);
    expect(headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''%E6%98%8E%E7%B4%B0.pdf");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("cache-control")).toBe("private, no-store");
    shop.clock.now = new Date("2026-11-21T04:00:00Z");
    expect((await shop.fetch(url)).status).toBe(404);
    shop.clock.now = new Date("2026-11-21T03:00:00Z");
  });

  it("is rejected for another file or a changed expiry", async () => {
    const [one, other] = [await sendFileMessage(), await sendFileMessage()];
    const [, query] = one.split("?");
    const [path] = other.split("?");
    for (const url of [
      `${path}?${query}`,
      one.replace(/expires=\d+/, "expires=9999999999"),
      one.replace(/expires=\d+/, "expires=NaN"),
      path ?? "",
      one.replace("/files/", "/files/..%2f"),
    ])
      expect((await shop.fetch(url)).status).toBe(404);
  });

  it("is rejected for an expired file whose content still exists, and its message has no link", async () => {
    await sendFileMessage();
    shop.clock.now = new Date("2026-11-22T02:30:00Z");
    const { url } = (await openNewest()).file;
    expect((await shop.fetch(url, { channel: null })).status).toBe(200);
    shop.clock.now = new Date("2026-11-22T03:00:00Z");
    expect((await shop.fetch(url, { channel: null })).status).toBe(404);
    expect((await openNewest()).file).toBeNull();
    shop.clock.now = new Date("2026-11-21T03:00:00Z");
  });

  it("is sent to a network up to a limit at a time: a further download ends the oldest", async () => {
    const url = await sendFileMessage();
    const { db, files, secret } = shop;
    const app = new Hono().get(FILE_ROUTE, serveFile({ db, files, secret, now: () => shop.clock.now }));
    const download = async (ip: string) => app.request(url, { headers: { "x-forwarded-for": ip } });
    const other = await download("203.0.113.8");
    const finished = await download("203.0.113.7");
    expect(await finished.text()).toBe("%PDF-1.7\n");
    const oldest = await download("203.0.113.7");
    // They begin in any order, since their queries run at the same time.
    const rest = await Promise.all(Array.from({ length: DOWNLOADS_AT_A_TIME }, () => download("203.0.113.7")));
    await expect(oldest.text()).rejects.toThrow("took its place");
    for (const each of [...rest, other]) expect(await each.text()).toBe("%PDF-1.7\n");
  });
});
