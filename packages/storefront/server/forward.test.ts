import { expect, test } from "vitest";
import { isHttpsRequest, visitorIp } from "./forward.ts";

test.each([
  [undefined, 0, "10.0.0.1"],
  ["6.6.6.6", 0, "10.0.0.1"],
  ["6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
  ["6.6.6.6, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  [undefined, 1, "10.0.0.1"],
  ["203.0.113.9", 3, "203.0.113.9"],
  ["203.0.113.9:52871", 1, "203.0.113.9"],
  ["[2001:db8::9]:52871", 1, "2001:db8::9"],
  ["[2001:db8::9]", 1, "2001:db8::9"],
  ["2001:db8::9", 1, "2001:db8::9"],
  ["6.6.6.6, unknown", 1, "10.0.0.1"],
  ["_hidden:1", 1, "10.0.0.1"],
  ["", 1, "10.0.0.1"],
])("from %j behind %i proxies the visitor's IP is %s", (forwardedFor, proxies, visitor) => {
  expect(visitorIp(forwardedFor, "10.0.0.1", proxies)).toBe(visitor);
});

test.each([
  ["https", 0, false],
  [undefined, 1, false],
  ["http", 1, false],
  ["https", 1, true],
  ["https, http", 1, false],
  ["https, http", 2, true],
  ["https", 2, true],
])("%j behind %i proxies: by https is %s", (forwardedProto, proxies, isHttps) => {
  expect(isHttpsRequest(forwardedProto, proxies)).toBe(isHttps);
});
