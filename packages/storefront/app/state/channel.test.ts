import { expect, test } from "vitest";
import { channelOf } from "./channel.ts";

test.each([
  ["localhost:3000", "simple"],
  ["127.0.0.1:3000", "simple"],
  ["wag.localhost:3000", "wag"],
  ["FL1.localhost", "fl1"],
  ["shop.example.jp", "wag"],
  ["SHOP.example.jp.:443", "wag"],
  ["other.example.jp", "simple"],
  ["a.b.localhost", "simple"],
  ["constructor", "simple"],
  ["", "simple"],
])("%s is the channel %s", (host, channel) => {
  expect(channelOf(host, { "shop.example.jp": "wag" })).toBe(channel);
});
