import { describe, expect, it, vi } from "vitest";
import type { Channel } from "../db/schema/shop.ts";
import { testDatabase } from "../testing/database.ts";
import { openTestShop } from "../testing/shop.ts";
import { channelFinder } from "./channels.ts";
import { keptByChannel, succeed } from "./kept-by-channel.ts";

describe("what is kept with a channel", () => {
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
    expect(await ask(await find("simple"))).toBe(1);
    reads[1]?.resolve(2);
    vi.advanceTimersByTime(2_500);
    const waits = ask(await find("simple"));
    reads[2]?.resolve(3);
    expect(await waits).toBe(3);
    vi.useRealTimers();
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
});
