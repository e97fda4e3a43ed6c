import { expect, it } from "vitest";
import { readDemoSandbox, readIdentitySandbox } from "./identity-sandbox.ts";

const secret = "s".repeat(32);
const read = (origin?: string, key: string = secret) =>
  readIdentitySandbox({ IDENTITY_SANDBOX_ORIGIN: origin, IDENTITY_SANDBOX_SECRET: key });

it("is used at the loopback address only, with a long secret", () => {
  expect(read()).toBeUndefined();
  expect(read("http://127.0.0.1:4002")).toEqual({ origin: "http://127.0.0.1:4002", secret });
  for (const origin of [
    "https://id.example",
    "http://127.0.0.1.example:80",
    "http://127.0.0.1:4002/x",
    "http://0.0.0.0:1",
  ])
    expect(() => read(origin)).toThrow(/^IDENTITY_SANDBOX_ORIGIN is not an origin at 127.0.0.1/);
  expect(() => read("http://127.0.0.1:4002", "short")).toThrow(/^IDENTITY_SANDBOX_ORIGIN needs/);
});

it("is used with demo mode only", () => {
  const env = { IDENTITY_SANDBOX_ORIGIN: "http://127.0.0.1:4002", IDENTITY_SANDBOX_SECRET: secret };
  expect(readDemoSandbox({ ...env, NOREN_DEMO: "1" })).toBeDefined();
  for (const NOREN_DEMO of [undefined, "", "0"]) expect(readDemoSandbox({ ...env, NOREN_DEMO })).toBeUndefined();
});
