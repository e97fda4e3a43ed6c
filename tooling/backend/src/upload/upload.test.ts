import { buffer } from "node:stream/consumers";
import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { withNetwork } from "../process/current-network.ts";
import { attempts } from "../db/schema/account.ts";
import { storedFiles } from "../db/schema/file.ts";
import { cleanPicture } from "../files/clean-picture.ts";
import { createFileKey } from "../files/file-key.ts";
import { getAttemptCount, isOf, type Limit } from "../rate-limit/attempts.ts";
import { testMember, verifiedMember } from "../testing/member.fixture.ts";
import { blackPng, testPhoto } from "../testing/picture.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { hashNetwork } from "../rate-limit/hash-network.ts";
import { UPLOADS_FROM_NETWORK } from "./count-upload.ts";
import { BYTES_PER_NETWORK, MAX_BYTES, MAX_UNATTACHED_BYTES, MIN_FREE_BYTES } from "./limit-stored-bytes.ts";
import { uploadCopy } from "./upload.copy.ts";
import { deleteExpiredFile } from "../files/stored-file.ts";

const PDF = new TextEncoder().encode("%PDF-1.7\n");

describe("uploads", () => {
  let shop: TestShop;
  let photo: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    shop = await openTestShop();
    photo = await testPhoto();
  });
  beforeEach(() => void (shop.clock.now = new Date("2026-11-21T03:00:00Z")));

  let count = 0;
  const send = (content: Uint8Array<ArrayBuffer>, name = "傷.jpg", body: object = { dir: "inquiries" }) =>
    shop.call(calls.uploadFile, {
      file: new File([content], name),
      body,
      headers: { "x-forwarded-for": `203.0.113.${(count += 1)}` },
    });

  const uploadFrom = (ip: string, member: object = {}) => {
    const from = { headers: { "x-forwarded-for": ip }, ...member };
    return shop.call(calls.uploadFile, { file: new File([PDF], "a.pdf"), body: { dir: "inquiries" }, ...from });
  };

  const read = async (key: string) => {
    const file = await shop.files.get(key);
    if (!file) throw new Error(`${key} is not stored.`);
    return buffer(file.stream);
  };

  it("are stored under generated names, pictures without their metadata", async () => {
    const { status, body } = await send(photo, "../../傷.php");
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "傷.php", type: "image/jpeg", expires_at: "2026-11-22T03:00:00.000Z" });
    expect(body.key).toMatch(/^inquiries\/[a-f0-9]{2}\/[a-f0-9]{32}\.jpg$/);
    const stored = await read(body.key);
    const metadata = await sharp(stored).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([40, 20, undefined]);
    expect(body.size).toBe(stored.byteLength);
    expect((await send(PDF, "明細.pdf")).body).toMatchObject({ name: "明細.pdf", type: "application/pdf", size: 9 });
  });

  it.each([
    ["a script named as a picture", new TextEncoder().encode("<?php echo 1;"), { dir: "inquiries" }, "file"],
    ["a truncated picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), { dir: "inquiries" }, "file"],
    ["an unknown folder", PDF, { dir: "../exports" }, "dir"],
    ["no folder", PDF, {}, "dir"],
  ])("reject %s", async (_, content, fields, field) => {
    const { status, body } = await send(content, "a.jpg", fields);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("reject a picture that would exhaust the memory", async () => {
    expect((await send(blackPng(9000, 9000))).status).toBe(422);
  });

  it("are scaled down to what staff look at, as still pictures", async () => {
    const frames = { width: 30, height: 40, channels: 3 as const, pageHeight: 20, background: "#fff" };
    const animated = await sharp({ create: { ...frames, noise: { type: "gaussian", mean: 128, sigma: 40 } } })
      .webp()
      .toBuffer();
    const stored = async (picture: Uint8Array<ArrayBuffer>) => {
      const { status, body } = await send(picture);
      expect(status).toBe(200);
      return sharp(await read(body.key), { animated: true }).metadata();
    };
    expect(await stored(blackPng(8160, 6120))).toMatchObject({ format: "png", width: 2400, height: 1800 });
    expect((await sharp(animated).metadata()).pages).toBe(2);
    expect(await stored(new Uint8Array(animated))).toMatchObject({ format: "webp", width: 30, height: 20 });
  });

  it("are decoded one at a time; when too many wait, they can be sent again later", async () => {
    const wide = blackPng(3000, 3000);
    let most = 0;
    const count = () => (most = Math.max(most, sharp.counters().process));
    sharp.queue.on("change", count);
    const answers = await Promise.all(Array.from({ length: 14 }, () => send(wide)));
    sharp.queue.off("change", count);
    expect(most).toBe(1);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(11);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(headers.get("retry-after")).toBe("5");
  });

  it("of one network are received beside any number of bodies that never end", async () => {
    const headers = { "x-forwarded-for": "198.51.100.8", "content-type": "multipart/form-data; boundary=x" };
    const bodies: ReadableStreamDefaultController[] = [];
    const open = Array.from({ length: 30 }, () => {
      const start = (controller: ReadableStreamDefaultController) => void bodies.push(controller);
      const body = new ReadableStream({ start });
      return shop.fetch("/v1/upload-files", { method: "POST", headers, body, duplex: "half" } as RequestInit);
    });
    await expect.poll(() => bodies.length).toBe(30);
    expect((await uploadFrom("198.51.100.8")).status).toBe(200);
    for (const body of bodies) body.close();
    expect((await Promise.all(open)).map(({ status }) => status)).toEqual(Array(30).fill(400));
  });

  it("are decoded for another network while one network has the maximum waiting", async () => {
    const wide = { bytes: blackPng(3000, 3000), type: "image/png", name: "a.png" } as const;
    const flood = Promise.allSettled(Array.from({ length: 14 }, () => withNetwork("a", () => cleanPicture(wide))));
    const other = { bytes: photo, type: "image/jpeg", name: "b.jpg" } as const;
    expect((await withNetwork("b", () => cleanPicture(other))).length).toBeGreaterThan(0);
    expect((await flood).filter(({ status }) => status === "rejected")).toHaveLength(4);
  });

  it("are rate limited by network for guests and unverified members together, apart for each verified member", async () => {
    const { id: memberId } = await testMember(shop);
    const verified = await verifiedMember(shop);
    const upload = (member?: object) => uploadFrom("198.51.100.7", member);
    expect((await upload()).status).toBe(200);
    await shop.db
      .update(attempts)
      .set({ count: UPLOADS_FROM_NETWORK.max - 1 })
      .where(isOf(UPLOADS_FROM_NETWORK, "198.51.100.7"));
    expect((await upload({ memberId })).status).toBe(200);
    for (const member of [{}, { memberId }])
      expect(await upload(member)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect((await upload({ memberId: verified.id })).status).toBe(200);
    await shop.db
      .update(attempts)
      .set({ count: UPLOADS_FROM_NETWORK.max })
      .where(isOf(UPLOADS_FROM_NETWORK, `verified:${verified.email}`));
    expect((await upload({ memberId: verified.id })).status).toBe(429);
  });

  it("do not count without a file that was received", async () => {
    const ip = "198.51.100.9";
    const post = async (type: string, body: string) => {
      const headers = { "x-forwarded-for": ip, "content-type": type };
      return (await shop.fetch("/v1/upload-files", { method: "POST", headers, body })).status;
    };
    expect(await post("application/json", "{}")).toBe(415);
    expect(await post("multipart/form-data; boundary=x", "")).toBe(400);
    expect(await post("multipart/form-data; boundary=x", "--x--\r\n")).toBe(422);
    expect(await getAttemptCount(shop.db, UPLOADS_FROM_NETWORK, ip, shop.clock.now)).toBe(0);
    expect((await uploadFrom(ip)).status).toBe(200);
    expect(await getAttemptCount(shop.db, UPLOADS_FROM_NETWORK, ip, shop.clock.now)).toBe(1);
  });

  describe("are limited by their stored bytes", () => {
    const refusedWithoutRoom = { status: 503, body: { code: "unavailable", message: uploadCopy.noRoom } };

    it.each(BYTES_PER_NETWORK)("of one network ($scope)", async (limit) => {
      const ip = `198.51.100.${limit.seconds % 97}`;
      expect((await uploadFrom(ip)).status).toBe(200);
      const setCount = (count: number) => shop.db.update(attempts).set({ count }).where(isOf(limit, ip));
      await setCount(limit.max - PDF.byteLength + 1);
      // A refused file does not count: a smaller one may fit.
      for (const _ of [1, 2])
        expect(await uploadFrom(ip)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
      const count = (each: Limit) => getAttemptCount(shop.db, each, ip, shop.clock.now);
      for (const each of BYTES_PER_NETWORK)
        expect(await count(each)).toBe(each === limit ? limit.max - PDF.byteLength + 1 : PDF.byteLength);
      expect((await uploadFrom(`${ip}0`)).status).toBe(200);
      await setCount(limit.max - PDF.byteLength);
      expect((await uploadFrom(ip)).status).toBe(200);
    });

    const hold = (channelId: number, bytes: number, attachedAt: Date | null, ip?: string) =>
      shop.db.insert(storedFiles).values(
        Array.from({ length: Math.ceil(bytes / 2 ** 30) }, () => ({
          channelId,
          key: createFileKey("inquiries", "application/pdf"),
          name: "a.pdf",
          type: "application/pdf" as const,
          size: 2 ** 30,
          createdAt: shop.clock.now,
          expiresAt: new Date("2026-11-22T03:00:00Z"),
          attachedAt,
          ...(ip !== undefined && { networkHash: hashNetwork(shop.secret, ip) }),
        })),
      );

    it.each([
      ["unattached", MAX_UNATTACHED_BYTES, false],
      ["all", MAX_BYTES, true],
    ])("of the shop (%s): the network with the most loses its oldest, others upload", async (_, max, isAttached) => {
      await shop.db.delete(storedFiles);
      const attachedAt = isAttached ? shop.clock.now : null;
      const half = (Math.floor(max / 2 ** 31) + 1) * 2 ** 30;
      const [flooding, other] = ["198.51.100.1", "198.51.100.2"];
      await hold(shop.simple.id, half, attachedAt, flooding);
      await hold(shop.simple.id, max - half, attachedAt, other);
      const heldBy = async (ip: string) => {
        const files = await shop.db
          .select()
          .from(storedFiles)
          .where(eq(storedFiles.networkHash, hashNetwork(shop.secret, ip)));
        return files.filter(({ expiresAt }) => expiresAt !== null && expiresAt > shop.clock.now).length;
      };
      const before = [await heldBy(flooding), await heldBy(other)];
      expect((await uploadFrom("198.51.100.9")).status).toBe(200);
      expect([await heldBy(flooding), await heldBy(other)]).toEqual([(before[0] ?? 0) - 1, before[1]]);
      await hold(shop.simple.id, 2 ** 30, attachedAt, flooding);
      expect((await uploadFrom(flooding)).status).toBe(503);
      await shop.db.delete(storedFiles);
    });

    it.each([
      ["unattached", MAX_UNATTACHED_BYTES, false],
      ["all", MAX_BYTES, true],
    ])("of the shop (%s), until they expire", async (_, max, isAttached) => {
      await shop.db.delete(storedFiles);
      for (const { id } of [shop.fl1, shop.simple]) await hold(id, max, isAttached ? shop.clock.now : null);
      const refused = await uploadFrom("198.51.100.9");
      expect([refused, refused.headers.get("retry-after")]).toMatchObject([refusedWithoutRoom, "3600"]);
      shop.clock.now = new Date("2026-11-22T03:00:00Z");
      expect((await uploadFrom("198.51.100.9")).status).toBe(200);
      await shop.db.delete(storedFiles);
    });

    it("while the disk is nearly full", async () => {
      const free = vi.spyOn(shop.files, "getFreeBytes").mockResolvedValue(MIN_FREE_BYTES);
      expect(await uploadFrom("198.51.100.9")).toMatchObject(refusedWithoutRoom);
      free.mockResolvedValueOnce(MIN_FREE_BYTES + PDF.byteLength);
      expect((await uploadFrom("198.51.100.9")).status).toBe(200);
      free.mockRestore();
    });
  });

  describe("without a reference", () => {
    let keys: string[];
    let expiry: Date;
    beforeEach(async () => {
      await shop.db.delete(storedFiles);
      keys = [(await send(PDF)).body.key, (await send(PDF)).body.key].toSorted();
      expiry = new Date("2026-11-22T03:00:00Z");
    });
    const readKeys = async () => (await shop.db.select().from(storedFiles)).map(({ key }) => key).toSorted();

    it("are deleted after a day, with their content", async () => {
      expect(await deleteExpiredFile(shop.db, shop.files, new Date(expiry.getTime() - 1))).toBe(0);
      for (const found of [1, 1, 0]) expect(await deleteExpiredFile(shop.db, shop.files, expiry)).toBe(found);
      for (const key of keys) expect(await shop.files.get(key)).toBeUndefined();
      expect(await readKeys()).toEqual([]);
    });

    it("are skipped while another process deletes them", async () => {
      const claimed = Promise.withResolvers<void>();
      const gate = Promise.withResolvers<void>();
      const slow = {
        ...shop.files,
        remove: async (key: string) => {
          claimed.resolve();
          await gate.promise;
          await shop.files.remove(key);
        },
      };
      const first = deleteExpiredFile(shop.db, slow, expiry);
      await claimed.promise;
      for (const found of [1, 0]) expect(await deleteExpiredFile(shop.db, shop.files, expiry)).toBe(found);
      gate.resolve();
      expect([await first, await readKeys()]).toEqual([1, []]);
    });

    it("stay while the storage fails to delete, and do not block new uploads", async () => {
      const remove = vi.spyOn(shop.files, "remove").mockRejectedValue(new Error("AccessDenied"));
      shop.clock.now = expiry;
      expect((await send(PDF)).status).toBe(200);
      await expect(deleteExpiredFile(shop.db, shop.files, expiry)).rejects.toThrow("AccessDenied");
      remove.mockRestore();
      expect(await readKeys()).toEqual(expect.arrayContaining(keys));
    });
  });
});
