import { expect, test } from "vitest";
import { channelOf } from "./channel.ts";

test.each([
  ["localhost:3000", "simple"],
  ["127.0.0.1:3000", "simple"],
  ["wag.localhost:3000", "wag"],
  ["FL1.localhost", "fl1"],
  ["shop.example.jp", "wag"],
  ["SHOP.example.jp.:443", "wag"],
  ["[::1]:3000", "simple"],
  ["evil.example", null],
  ["localhost.evil.example", null],
  ["127.0.0.1.evil.example", null],
  ["shop.example.jp@evil.example", null],
  ["evil.example:80@localhost", null],
  ["203.0.113.9", null],
  ["a.b.localhost", null],
  ["constructor", null],
  ["", null],
])("%s is the channel %s", (host, channel) => {
  expect(channelOf(host, { "shop.example.jp": "wag" })).toBe(channel);
});
