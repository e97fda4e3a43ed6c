import argon2 from "@node-rs/argon2";

/** Argon2's least cost. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The library's functions, with the cost that the caller gives. */
export const realArgon2 = { hash: argon2.hash, hashRaw: argon2.hashRaw };

let isCheap = false;

/**
 * Hashes passwords at the least cost, which takes a hundredth of the time. No result of a test but that of
 * `password.test.ts` depends on the cost.
 */
export function makePasswordHashesCheap(): void {
  // Files share their modules, so a second file would wrap the function of the first.
  if (isCheap) return;
  isCheap = true;
  argon2.hash = (password, options, signal) => realArgon2.hash(password, { ...options, ...LEAST }, signal);
  argon2.hashRaw = (password, options, signal) => realArgon2.hashRaw(password, { ...options, ...LEAST }, signal);
}
