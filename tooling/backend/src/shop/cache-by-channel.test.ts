import { afterEach, describe, expect, it, vi } from "vitest";
import type { Channel } from "../db/schema/shop.ts";
import { testDatabase } from "../testing/database.ts";
import { openTestShop } from "../testing/shop.ts";
import { createChannelFinder } from "./channels.ts";
import { cacheByChannel, MAX_CACHED_VALUES, inheritCache } from "./cache-by-channel.ts";

describe("cacheByChannel", () => {
  afterEach(() => vi.useRealTimers());

  async function setUp() {
    const { db, simple } = await openTestShop({ database: await testDatabase() });
    const reads: PromiseWithResolvers<number>[] = [];
    const read = cacheByChannel(
      (_db, _channel, _word: string) => {
        const gate = Promise.withResolvers<number>();
        reads.push(gate);
        return gate.promise;
      },
      (word) => word,
    );
    const newRow = (): Channel => ({ ...simple });
    return { ask: (channel: Channel, word = "cup") => read(db, channel, word), reads, newRow };
  }

  it("reads each key once", async () => {
    const { ask, reads, newRow } = await setUp();
    const channel = newRow();
    const both = [ask(channel), ask(channel)];
    reads[0]?.resolve(1);
    expect(await Promise.all(both)).toEqual([1, 1]);
    void ask(channel, "bowl");
    expect(reads).toHaveLength(2);
  });

  it("serves the stale value of the previous row until the new one is read", async () => {
    const { ask, reads, newRow } = await setUp();
    const [first, second] = [newRow(), newRow()];
    const made = ask(first);
    reads[0]?.resolve(1);
    await made;
    inheritCache(second, first);
    expect(await ask(second)).toBe(1);
    expect(reads).toHaveLength(2);
    reads[1]?.resolve(2);
    await reads[1]?.promise;
    expect(await ask(second)).toBe(2);
  });

  it("refreshes one value at a time, so that requests still get a connection", async () => {
    const { ask, reads, newRow } = await setUp();
    const [first, second] = [newRow(), newRow()];
    const words = ["cup", "bowl", "vase"];
    const made = words.map((word) => ask(first, word));
    reads.forEach((read, index) => read.resolve(index));
    await Promise.all(made);
    inheritCache(second, first);
    expect(await Promise.all(words.map((word) => ask(second, word)))).toEqual([0, 1, 2]);
    expect(reads).toHaveLength(4);
    reads[3]?.resolve(10);
    await expect.poll(() => ask(second)).toBe(10);
    expect(await ask(second, "bowl")).toBe(1);
    expect(reads).toHaveLength(5);
    reads[4]?.reject(new Error("failed"));
  });

  it("serves no value that is older than the previous row", async () => {
    const { ask, reads, newRow } = await setUp();
    const [first, second, third] = [newRow(), newRow(), newRow()];
    const made = ask(first);
    reads[0]?.resolve(1);
    await made;
    inheritCache(second, first);
    inheritCache(third, second);
    const waits = ask(third);
    reads[1]?.resolve(3);
    expect(await waits).toBe(3);
  });

  it("passes values to a row that is read soon after, but not long after", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { db } = await testDatabase();
    const { ask, reads } = await setUp();
    const find = createChannelFinder(db, 1_000, new Map());
    const made = ask(await find("simple"));
    reads[0]?.resolve(1);
    await made;
    vi.advanceTimersByTime(1_500);
    const askAgain = async () => {
      const value = await ask(await find("simple"));
      reads[1]?.resolve(2);
      return value;
    };
    expect(await askAgain()).toBe(1);
    await expect.poll(askAgain).toBe(2);
    vi.advanceTimersByTime(2_500);
    const waits = ask(await find("simple"));
    reads[2]?.resolve(3);
    expect(await waits).toBe(3);
  });

  it("reads newRow after a failure", async () => {
    const { ask, reads, newRow } = await setUp();
    const channel = newRow();
    const failed = ask(channel);
    reads[0]?.reject(new Error("gone"));
    await expect(failed).rejects.toThrow("gone");
    const next = ask(channel);
    reads[1]?.resolve(2);
    expect(await next).toBe(2);
  });

  it("drops the least recently used value beyond its limit", async () => {
    const { ask, reads, newRow } = await setUp();
    const channel = newRow();
    const words = Array.from({ length: MAX_CACHED_VALUES }, (_, index) => `word ${index}`);
    const answers = words.map((word) => ask(channel, word));
    for (const read of reads) read.resolve(1);
    await Promise.all(answers);
    expect(await ask(channel, "word 0")).toBe(1);
    const beyond = [ask(channel, "beyond"), ask(channel, "beyond")];
    expect(reads).toHaveLength(MAX_CACHED_VALUES + 1);
    reads[MAX_CACHED_VALUES]?.resolve(2);
    expect(await Promise.all(beyond)).toEqual([2, 2]);
    expect(await ask(channel, "word 0")).toBe(1);
    expect(reads).toHaveLength(MAX_CACHED_VALUES + 1);
    void ask(channel, "word 1");
    expect(reads).toHaveLength(MAX_CACHED_VALUES + 2);
  });
});
