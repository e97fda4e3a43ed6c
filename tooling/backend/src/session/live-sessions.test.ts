import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDatabase } from "../db/pool.ts";
import { memberBeforeEach } from "../testing/member-before-each.ts";
import { openTestShop } from "../testing/shop.ts";
import { cacheLiveSessions, type Session } from "./live-sessions.ts";
import { endFamilies, openFamily } from "./session-family.ts";

describe("the live sessions that a process caches", async () => {
  const shop = await openTestShop();
  const { db, url, clock } = shop;
  const member = memberBeforeEach(shop);

  const openSession = async (): Promise<Session> => ({
    id: (await openFamily(db, member.id, clock.now, { isConfirmed: true, isByOwnProof: true })).sessionId,
    memberId: member.id,
  });
  const endSession = () => endFamilies(db, member.id, clock.now);
  const selects = vi.spyOn(db, "select");

  /** A process whose clock does not advance, so that only a notification ends what it remembers. */
  async function openProcess() {
    const time = { ms: 1 };
    const sessions = cacheLiveSessions(db, url, { now: () => time.ms });
    onTestFinished(() => sessions.close());
    const probe = await openSession();
    const isRead = async () => {
      selects.mockClear();
      await sessions.isLive(probe, clock.now);
      return selects.mock.calls.length > 0;
    };
    return { sessions, isRead, time };
  }

  it("reads a session once and refuses it when another process ends it", async () => {
    const { sessions, isRead } = await openProcess();
    await expect.poll(isRead).toBe(false);
    const session = await openSession();
    expect(await sessions.isLive(session, clock.now)).toBe(true);
    selects.mockClear();
    expect(await sessions.isLive(session, clock.now)).toBe(true);
    expect(selects).not.toHaveBeenCalled();
    await endSession();
    await expect.poll(() => sessions.isLive(session, clock.now)).toBe(false);
  });

  it("checks a remembered session in less than a millisecond", async () => {
    const { sessions, isRead } = await openProcess();
    await expect.poll(isRead).toBe(false);
    const session = await openSession();
    await sessions.isLive(session, clock.now);
    const checks = 10_000;
    const before = process.threadCpuUsage();
    for (let check = 0; check < checks; check += 1) await sessions.isLive(session, clock.now);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000 / checks).toBeLessThan(1);
  });

  it("refuses a session at once after this process ended it", async () => {
    const { sessions, isRead } = await openProcess();
    await expect.poll(isRead).toBe(false);
    const session = await openSession();
    expect(await sessions.isLive(session, clock.now)).toBe(true);
    await endSession();
    sessions.forget(member.id);
    expect(await sessions.isLive(session, clock.now)).toBe(false);
  });

  it("reads every time while notifications fail, and caches again when they arrive", async () => {
    const { isRead } = await openProcess();
    await expect.poll(isRead).toBe(false);
    await db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'noren-notifications'`);
    await expect.poll(isRead).toBe(true);
    expect(await isRead()).toBe(true);
    await expect.poll(isRead, { timeout: 10_000 }).toBe(false);
  });

  it("reads again after some seconds, in case a notification was lost", async () => {
    const { isRead, time } = await openProcess();
    await expect.poll(isRead).toBe(false);
    time.ms += 5_001;
    await expect.poll(isRead).toBe(true);
  });

  it("does not wait for a locked table again within two seconds", async () => {
    const { db: impatient, close } = openDatabase(url, { lockTimeoutSeconds: 0.05 });
    const time = { ms: 1 };
    const sessions = cacheLiveSessions(impatient, url, { now: () => time.ms });
    onTestFinished(async () => {
      await sessions.close();
      await close();
    });
    const [first, second] = [await openSession(), await openSession()];
    await db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE session_families IN ACCESS EXCLUSIVE MODE`);
      await expect(sessions.isLive(first, clock.now)).rejects.toThrow("Failed query");
      const reads = vi.spyOn(impatient, "select");
      await expect(sessions.isLive(second, clock.now)).rejects.toThrow("Failed query");
      expect(reads).not.toHaveBeenCalled();
    });
    time.ms += 2_000;
    expect(await sessions.isLive(second, clock.now)).toBe(true);
  });

  it("refuses another member's session and an unknown one", async () => {
    const { sessions } = await openProcess();
    const session = await openSession();
    expect(await sessions.isLive({ ...session, memberId: member.id + 1 }, clock.now)).toBe(false);
    expect(await sessions.isLive({ ...session, id: crypto.randomUUID() }, clock.now)).toBe(false);
  });
});
