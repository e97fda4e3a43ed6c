import argon2 from "@node-rs/argon2";
import { afterEach, describe, expect, it, vi } from "vitest";
import { withNetwork } from "../process/current-network.ts";
import { realArgon2 } from "../testing/cheap-password-hashes.ts";
import { hashPassword, hashSharedEmailLogin, passwordMatches } from "./password.ts";

afterEach(() => vi.restoreAllMocks());

it("are hashed in turns of the networks", async () => {
  // Threads finish in any order.
  vi.spyOn(argon2, "verify").mockResolvedValue(true);
  const hashed: string[] = [];
  const hashFrom = (network: string) =>
    withNetwork(network, async () => {
      await passwordMatches(undefined, "noren2026");
      hashed.push(network);
    });
  await Promise.all([...Array.from({ length: 12 }, () => hashFrom("203.0.113.1")), hashFrom("203.0.113.2")]);
  expect(hashed.indexOf("203.0.113.2")).toBeLessThan(6);
});

describe("passwords at their real cost", () => {
  it("are hashed with Argon2id, 19 MiB and two passes, and an unknown account costs as much", async () => {
    vi.spyOn(argon2, "hash").mockImplementation(realArgon2.hash);
    const verify = vi.spyOn(argon2, "verify");
    const hash = await hashPassword("noren2026");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordMatches(hash, "noren2026")).toBe(true);
    expect(await passwordMatches(hash, "noren2027")).toBe(false);
    expect(await passwordMatches(undefined, "noren2026")).toBe(false);
    expect(verify.mock.lastCall?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("cost as much when the hash finds one of several accounts", async () => {
    const hashRaw = vi.spyOn(argon2, "hashRaw").mockImplementation(realArgon2.hashRaw);
    await hashSharedEmailLogin(1, "hanako@example.com", "noren2026");
    expect(hashRaw.mock.lastCall?.[1]).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });
});
