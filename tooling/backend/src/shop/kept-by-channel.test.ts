import { afterEach, describe, expect, it, vi } from "vitest";
import type { Channel } from "../db/schema/shop.ts";
import { testDatabase } from "../testing/database.ts";
import { openTestShop } from "../testing/shop.ts";
import { channelFinder } from "./channels.ts";
import { keptByChannel, MOST_KEPT, succeed } from "./kept-by-channel.ts";

describe("what is kept with a channel", () => {
  afterEach(() => vi.useRealTimers());

  async function counted() {
    const { db, simple } = await openTestShop({ database: await testDatabase() });
    const reads: PromiseWithResolvers<number>[] = [];
    const read = keptByChannel(
      (_db, _channel, _word: string) => {
        const gate = Promise.withResolvers<number>();
        reads.push(gate);
        return gate.promise;
      },
      (word) => word,
    );
    const again = (): Channel => ({ ...simple });
    return { ask: (channel: Channel, word = "cup") => read(db, channel, word), reads, again };
  }

  it("is read once, by what is asked", async () => {
    const { ask, reads, again } = await counted();
    const channel = again();
    const both = [ask(channel), ask(channel)];
    reads[0]?.resolve(1);
    expect(await Promise.all(both)).toEqual([1, 1]);
    void ask(channel, "bowl");
    expect(reads).toHaveLength(2);
  });

  it("is given on while the row's successor has none yet, and then no more", async () => {
    const { ask, reads, again } = await counted();
    const [first, second] = [again(), again()];
    const made = ask(first);
    reads[0]?.resolve(1);
    await made;
    succeed(second, first);
    expect(await ask(second)).toBe(1);
    expect(reads).toHaveLength(2);
    reads[1]?.resolve(2);
    await reads[1]?.promise;
    expect(await ask(second)).toBe(2);
  });

  it("is made anew one at a time, so that those who wait for an answer get a connection", async () => {
    const { ask, reads, again } = await counted();
    const [first, second] = [again(), again()];
    const words = ["cup", "bowl", "vase"];
    const made = words.map((word) => ask(first, word));
    reads.forEach((read, index) => read.resolve(index));
    await Promise.all(made);
    succeed(second, first);
    expect(await Promise.all(words.map((word) => ask(second, word)))).toEqual([0, 1, 2]);
    expect(reads).toHaveLength(4);
    reads[3]?.resolve(10);
    await expect.poll(() => ask(second)).toBe(10);
    expect(await ask(second, "bowl")).toBe(1);
    expect(reads).toHaveLength(5);
    reads[4]?.reject(new Error("no longer wanted"));
  });

  it("is no older than that", async () => {
    const { ask, reads, again } = await counted();
    const [first, second, third] = [again(), again(), again()];
    const made = ask(first);
    reads[0]?.resolve(1);
    await made;
    succeed(second, first);
    succeed(third, second);
    const waits = ask(third);
    reads[1]?.resolve(3);
    expect(await waits).toBe(3);
  });

  it("is handed on to a row that is read soon after, and to none that is read long after", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { db } = await testDatabase();
    const { ask, reads } = await counted();
    const find = channelFinder(db, 1_000, new Map());
    const made = ask(await find("simple"));
    reads[0]?.resolve(1);
    await made;
    vi.advanceTimersByTime(1_500);
    const again = async () => {
      const value = await ask(await find("simple"));
      reads[1]?.resolve(2);
      return value;
    };
    expect(await again()).toBe(1);
    await expect.poll(again).toBe(2);
    vi.advanceTimersByTime(2_500);
    const waits = ask(await find("simple"));
    reads[2]?.resolve(3);
    expect(await waits).toBe(3);
  });

  it("is read again after a failure", async () => {
    const { ask, reads, again } = await counted();
    const channel = again();
    const failed = ask(channel);
    reads[0]?.reject(new Error("gone"));
    await expect(failed).rejects.toThrow("gone");
    const next = ask(channel);
    reads[1]?.resolve(2);
    expect(await next).toBe(2);
  });

  it("has a limit, beyond which the least recently used value is read again", async () => {
    const { ask, reads, again } = await counted();
    const channel = again();
    const words = Array.from({ length: MOST_KEPT }, (_, index) => `word ${index}`);
    const answers = words.map((word) => ask(channel, word));
    for (const read of reads) read.resolve(1);
    await Promise.all(answers);
    expect(await ask(channel, "word 0")).toBe(1);
    const beyond = [ask(channel, "beyond"), ask(channel, "beyond")];
    expect(reads).toHaveLength(MOST_KEPT + 1);
    reads[MOST_KEPT]?.resolve(2);
    expect(await Promise.all(beyond)).toEqual([2, 2]);
    expect(await ask(channel, "word 0")).toBe(1);
    expect(reads).toHaveLength(MOST_KEPT + 1);
    void ask(channel, "word 1");
    expect(reads).toHaveLength(MOST_KEPT + 2);
  });
});
