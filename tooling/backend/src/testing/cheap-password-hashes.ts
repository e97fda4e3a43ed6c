import argon2 from "@node-rs/argon2";

/** Argon2's least cost. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

type Hashing = Pick<typeof argon2, "hash" | "hashRaw">;

/** Files share the library, but a file that resets modules evaluates this one again: the library keeps its own functions. */
const library: typeof argon2 & { real?: Hashing } = argon2;

/** The library's functions, with the cost that the caller gives. */
export const realArgon2: Hashing = (library.real ??= { hash: argon2.hash, hashRaw: argon2.hashRaw });

/**
 * Hashes passwords at the least cost, which takes a hundredth of the time. No result of a test but that of
 * `password.test.ts` depends on the cost.
 */
export function makePasswordHashesCheap(): void {
  argon2.hash = (password, options, signal) => realArgon2.hash(password, { ...options, ...LEAST }, signal);
  argon2.hashRaw = (password, options, signal) => realArgon2.hashRaw(password, { ...options, ...LEAST }, signal);
}
