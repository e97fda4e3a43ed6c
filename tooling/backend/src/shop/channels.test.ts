import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { channels } from "../db/schema/shop.ts";
import { testDatabase } from "../testing/database.ts";
import { createChannelFinder } from "./channels.ts";

describe("createChannelFinder", () => {
  afterEach(() => vi.useRealTimers());

  async function open() {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { db } = await testDatabase();
    const find = createChannelFinder(db, 1_000, new Map());
    const name = async () => (await find("simple")).name;
    const rename = (to: string) => db.update(channels).set({ name: to }).where(eq(channels.key, "simple"));
    return { name, rename };
  }

  it("caches the row, and serves it stale while the new one is read", async () => {
    const { name, rename } = await open();
    const first = await name();
    await rename("new name");
    vi.advanceTimersByTime(999);
    expect(await name()).toBe(first);
    vi.advanceTimersByTime(1);
    expect(await name()).toBe(first);
    await expect.poll(name).toBe("new name");
  });

  it("serves no stale row after a pause", async () => {
    const { name, rename } = await open();
    await name();
    await rename("newer name");
    vi.advanceTimersByTime(2_000);
    expect(await name()).toBe("newer name");
  });
});
