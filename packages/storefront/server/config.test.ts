import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("readConfig", () => {
  test("everything has a default", () => {
    expect(readConfig({}, "/apps")).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      channels: {},
      proxies: 0,
      reuseMs: 3000,
    });
  });

  test("reads the channels of custom hosts", () => {
    expect(readConfig({ CHANNELS: "Shop.example.jp=wag, www.example.jp=fl1" }, "/apps").channels).toEqual({
      "shop.example.jp": "wag",
      "www.example.jp": "fl1",
    });
  });

  test.each([
    { PORT: "x" },
    { PORT: "70000" },
    { API_ORIGIN: "localhost" },
    { API_ORIGIN: "ftp://x" },
    { CHANNELS: "a" },
    { CHANNELS: "a=b=c" },
    { API_REUSE_MS: "-1" },
    { PROXIES: "1.5" },
    { WORKERS: "0" },
  ])("%j is rejected with an error that names the variable", (env) => {
    expect(() => readConfig(env, "/apps")).toThrow(ConfigError);
    expect(() => readConfig(env, "/apps")).toThrow(Object.keys(env)[0]);
  });
});
